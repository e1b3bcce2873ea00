/**
 * Stepping through a finished game. Shows the same board and panels as a running game, read-only. May import everything
 * but pages.
 */
export { replayPage } from './replay-page.tsx';
export { useStillTable } from './still-table.ts';
