/** Threads on which bots think. May import `threads`. */
export { BotPool, BotsStopped } from './pool.ts';
