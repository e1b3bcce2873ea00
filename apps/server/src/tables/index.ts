/**
 * Tables in memory: seats, actions, clocks, votes, undo. Knows sockets and notifications only by the interfaces of
 * `context.ts`; may import `people`, `store`, `rating`, `bots`, `background`, `safety`, `errors` and `telemetry`.
 */
export * as lobby from './lobby.ts';
export { enter, visibleTable } from './access.ts';
export { act } from './actions.ts';
export { undoFor, viewMessage } from './broadcast.ts';
export { TableCache } from './cache.ts';
export { gracePeriod } from './clocks.ts';
export { commitContribution } from './contributions.ts';
export type { Audience, Subscriber, TableContext, TurnNotifier } from './context.ts';
export { downloadRecord, eventsFrom, history, missed } from './history.ts';
export {
  broadcastPresence,
  broadcastTable,
  chatLine,
  lobbyOf,
  myPlace,
  tableInfo,
  tablesOf,
  tableTexts,
} from './info.ts';
export type { LiveTable } from './live-table.ts';
export { onDisk } from './on-disk.ts';
export { readGame } from './open-game.ts';
export { shownVotes } from './open-votes.ts';
export { PersonTables } from './person-tables.ts';
export { HEARTBEAT_MS, PlayTime } from './play-time.ts';
export { reseedRestored } from './restored.ts';
export { correctWins, resultOf } from './result.ts';
export { askForSeat, proposeBot } from './replacing.ts';
export { closeTable, comeBack, giveUp, voteOutcomes } from './seats.ts';
export { changeSettings, confirmSettings } from './table-settings.ts';
export { advance, enforceDeadlines } from './turns.ts';
export { undo } from './undo.ts';
export { endVacation, endVacations, startVacation } from './vacation.ts';
export { castVote } from './votes.ts';
export { queueAnswer, setAutoPass } from './wishes.ts';
