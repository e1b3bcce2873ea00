/**
 * Options of processes in tests. Most of their functions run for a moment: optimising them as early as V8 usually does takes
 * longer than it saves.
 */
export const SHORT_LIVED = ['--interrupt-budget=1000000'];
