/**
 * Tables whose game runs in the page, with the engine and without a server. May import play, ui and session; draws
 * nothing.
 */
export { localInfo } from './table-info.ts';
export { type LocalSeat, LocalTable } from './local-table.ts';
