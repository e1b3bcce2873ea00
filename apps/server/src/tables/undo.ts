import { type Action, FULL_EDITION, type Game, replayRecord } from '@keyflower/engine';
import { refused } from '../errors/index.ts';
import { afterUndo, perDecision } from './clocks.ts';
import { noteWaiting } from './absence.ts';
import { dueAtTable } from './automatic.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { answerAgain, mustPlay, storingWishes, tellWaiting } from './actions.ts';
import { commit } from './commit.ts';
import { remindingWaiting } from './reminding.ts';
import { tellPlaces } from './info.ts';
import { dropOutdated } from './queue.ts';
import { onDisk } from './on-disk.ts';
import { dropUndoVotes, prepareVotes } from './open-votes.ts';
import { countUndo, EventLog, type ToldEntry } from './event-log.ts';
import { type Requester, prepareViews } from './broadcast.ts';
import { askEveryone } from './votes.ts';
import { countUndoOf, freeUndoOf, hasOthers, hasUndoneTooOften, MOST_UNDOS } from './undo-limit.ts';

/**
 * Undoes to the start of the seat's own turn. That is free until something hidden was revealed or another seat acted;
 * beyond that, the other players vote.
 */
export function undo(
  context: TableContext,
  table: LiveTable,
  seat: number,
  version: number,
  requester: Requester,
): Promise<void> | void {
  if (table.answerTo(seat, requester.request) !== undefined) {
    answerAgain(table, seat, requester);
    return;
  }
  mayTakeBack(table, seat, version);
  const entry = freeUndoOf(table, seat)?.from ?? null;
  // The vote is about steps that are on disk and that everyone has seen.
  return onDisk(context, table.id, (now) => {
    if (now.answerTo(seat, requester.request) !== undefined) {
      answerAgain(now, seat, requester);
      return;
    }
    mayTakeBack(now, seat, version);
    if (entry !== null && freeUndoOf(now, seat)?.from === entry)
      takeBack(context, now, entry, seat, requester);
    else askToTakeBack(context, now, seat, requester);
  });
}

function mayTakeBack(table: LiveTable, seat: number, seen: number): void {
  const version = table.version(seat);
  if (!table.playing) throw refused('not-playing', {}, { version });
  mustPlay(table, seat);
  if (seen !== version) throw refused('stale-version', {}, { version });
}

/** Actions that begin a turn, or are one by themselves. */
const BEGINNING: ReadonlySet<string> = new Set<Action['type']>(['pass', 'bid', 'use', 'boat', 'offer']);

/**
 * Where a seat's latest turn began, among those that were not undone and that the server would not play again at once.
 * The tiles that a seat lays at the end of a season are one turn. Tiles that others laid in between do not end it, as
 * that would reveal when they were laid.
 */
function lastTurnOf(context: TableContext, table: LiveTable, seat: number): number | null {
  let from: number | null = null;
  let isLaying = false;
  const isForced = table.settings.askForced ? () => false : forcedEntries(context, table);
  for (const { n, player, action } of table.game!.latestActions()) {
    if (isForced(n)) continue;
    const lays = action.type === 'place';
    if (player !== seat) {
      if (from !== null && !lays) break;
      continue;
    }
    if (from !== null && lays !== isLaying) break;
    from = n;
    isLaying = lays;
    if (BEGINNING.has(action.type)) break;
  }
  return from;
}

/** Whether an entry was publicly the only answer. The whole record is asked only where recent entries do not tell. */
function forcedEntries(context: TableContext, table: LiveTable): (n: number) => boolean {
  let all: Map<number, ToldEntry> | null = null;
  return (n) => {
    const { told } = table.recent.entry(n) ?? (all ??= allEntries(context, table)).get(n)!;
    return told.type === 'action' && told.forced;
  };
}

function allEntries(context: TableContext, table: LiveTable): Map<number, ToldEntry> {
  const entries = new Map<number, ToldEntry>();
  const eventLog = new EventLog(table.players, [], (entry) => entries.set(entry.n, entry));
  replayRecord(FULL_EDITION, table.game!.record(), eventLog.hooks);
  context.work.replayed += table.game!.length;
  return entries;
}

function askToTakeBack(context: TableContext, table: LiveTable, seat: number, requester: Requester): void {
  const alone = !hasOthers(table, seat);
  if (alone && hasUndoneTooOften(table, seat)) throw refused('too-many-undos', { most: MOST_UNDOS });
  const entry = lastTurnOf(context, table, seat);
  if (entry === null) throw refused('nothing-to-undo');
  if (alone) takeBack(context, table, entry, seat, requester);
  else askEveryone(context, table, { kind: 'undo', by: seat, entry }, requester);
}

/** Undoes entry `entry` and everything after it. Everyone who saw any of it gets a new view. */
export function takeBack(
  context: TableContext,
  table: LiveTable,
  entry: number,
  by: number,
  requester: Requester | null,
): void {
  const game = table.game!;
  const owedBefore = table.pendingMask();
  const versionsBefore = [...table.versions];
  const lengthBefore = game.length;
  const undone = countSince(game, entry, by);
  const replayedBefore = game.replayed;
  game.undo(entry);
  context.work.replayed += game.replayed - replayedBefore;
  const lines = game.linesAfter(lengthBefore).join('\n');
  const owesNow = table.pendingMask();
  restartClocks(context, table, { by, undone, owedBefore, owesNow });
  noteWaiting(context, table, { actor: by, owesNow });
  const asked = dropUndoVotes(table);
  const changed = endWishes(table, by);
  if (requester) countUndoOf(table, by, lengthBefore - entry + 1);
  table.shown = null;
  countTakenBack(context, table, entry);
  const at = Date.now();
  // An undo that no other viewer sees must not change the table's date either.
  const secret = table.versions.every(
    (versions, viewer) => viewer === by || versions === versionsBefore[viewer],
  );
  const step = {
    n: lengthBefore + 1,
    at,
    secret,
    seat: by,
    request: requester?.request ?? null,
    lines,
    pending: owesNow,
    live: JSON.stringify(table.live),
    due: dueAtTable(table),
  };
  const updated = secret ? table.row.updated : at;
  table.row = {
    ...table.row,
    pending: owesNow,
    live: step.live,
    due: step.due,
    updated,
  };
  if (requester) table.remember(by, requester.request, table.version(by));
  const views = prepareViews(context, table, (viewer) => {
    const index = viewer ?? table.players;
    return table.versions[index] === versionsBefore[index];
  });
  const wishes = storingWishes(table, changed);
  const votes = asked ? prepareVotes(context, table) : null;
  const version = table.version(by);
  const reminding = remindingWaiting(context, table, owedBefore, owesNow);
  void commit(
    context,
    table,
    async (tx) => {
      await tx.tables.step(table.id, step);
      await wishes(tx);
      await reminding(tx);
    },
    () => {
      views();
      tellPlaces(context, table, changed);
      requester?.subscriber.send({ type: 'done', table: table.id, id: requester.request, version });
      votes?.();
      tellWaiting(context, table, owedBefore, owesNow);
      context.advance(table);
    },
    requester,
  );
}

/** A player who undoes wants to decide anew, and queued answers may no longer fit. Returns the seats with a change. */
function endWishes(table: LiveTable, by: number): number[] {
  const changed = dropOutdated(table);
  const seat = table.seat(by);
  if (seat.auto_pass === 0 && seat.queued === null) return changed;
  seat.auto_pass = 0;
  seat.queued = null;
  return [...changed, by];
}

/** How many actions of a seat stand since an entry. */
function countSince(game: Game, entry: number, seat: number): number {
  let count = 0;
  for (const { n, player } of game.latestActions()) {
    if (n < entry) break;
    if (player === seat) count += 1;
  }
  return count;
}

/** Counts the undo of an entry in all versions. */
export function countTakenBack(context: TableContext, table: LiveTable, undone: number): void {
  const { told, versions: since } = table.recent.entry(undone) ?? allEntries(context, table).get(undone)!;
  const player = told.type === 'action' ? told.player! : 0;
  table.recent.add({
    n: table.game!.length,
    versions: [...table.versions],
    told: { type: 'undo', player, since },
  });
  countUndo(table.versions, table.askedAt, since);
  table.freeUndo = null;
}

function restartClocks(
  context: TableContext,
  table: LiveTable,
  taken: { by: number; undone: number; owedBefore: number; owesNow: number },
): void {
  if (!table.live.times) return;
  const people = table.playedByPeople();
  afterUndo(table.live.times, {
    ...taken,
    owedBefore: taken.owedBefore & people,
    owesNow: taken.owesNow & people,
    free: perDecision(table.settings.clock),
    now: context.playTime.now(),
  });
}
