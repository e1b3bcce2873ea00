/**
 * Stepping through a game, finished or running. Shows the same board and panels as the table, read-only. May import everything
 * but pages.
 */
export { localReplay } from './local-replay.tsx';
export { replayPage } from './replay-page.tsx';
export { useStillTable } from './still-table.ts';
