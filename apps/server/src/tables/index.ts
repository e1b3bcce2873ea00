/**
 * Tables in memory: seats, actions, clocks, votes, undo. Knows sockets and notifications only by the interfaces of
 * `context.ts`; may import `people`, `store`, `rating`, `bots`, `background`, `safety`, `errors` and `telemetry`.
 */
export * as lobby from './lobby.ts';
export { enter, mustSee, visibleTable } from './access.ts';
export { act } from './actions.ts';
export { viewMessage } from './broadcast.ts';
export { BOTS } from './bot-jobs.ts';
export { letBotsDecide } from './bot-turns.ts';
export { TableCache } from './cache.ts';
export { catchUp, resumed } from './catch-up.ts';
export { gracePeriod } from './clocks.ts';
export { Beginnings } from './beginnings.ts';
export { Coalesced } from './coalesced.ts';
export { COUNT, countGame, factsOf } from './counting.ts';
export { createContinued } from './continued.ts';
export { commitContribution, takeContribution } from './contributions.ts';
export { isAwaited } from './draws.ts';
export { MOST_ATTEMPTS } from './insist.ts';
export type { Audience, Subscriber, TableContext, TurnNotifier } from './context.ts';
export { Followed } from './follow.ts';
export { downloadRecord, eventsFrom, history } from './history.ts';
export {
  broadcastPresence,
  broadcastTable,
  CHAT_LINES,
  chatLines,
  myPlace,
  tableInfo,
  tableTexts,
} from './info.ts';
export { lobbyOf, tablesOf } from './listed.ts';
export type { LiveTable } from './live-table.ts';
export { onDisk } from './on-disk.ts';
export { readGame } from './open-game.ts';
export { shownVotes } from './open-votes.ts';
export { PersonTables } from './person-tables.ts';
export { HEARTBEAT_MS, PlayTime } from './play-time.ts';
export { checkRecord, replayStart } from './record-start.ts';
export { reseedRestored, reseedUnfinished } from './restored.ts';
export { correctWins, resultOf } from './result.ts';
export { askForSeat, proposeBot } from './replacing.ts';
export { closeTable, comeBack, giveUp, voteOutcomes } from './seats.ts';
export { changeSettings, confirmSettings } from './table-settings.ts';
export { stepsFrom, stepsSoFar } from './steps-so-far.ts';
export { addDue, advance, DUE, timeUp } from './turns.ts';
export { undo } from './undo.ts';
export { endVacation, endVacations, startVacation } from './vacation.ts';
export { castVote } from './votes.ts';
export { queueAnswer, setAutoPass } from './wishes.ts';
