import { FULL_EDITION, type RecordEntry, type RecordLine, replayRecord } from '@keyflower/engine';
import { refused } from '../errors/index.ts';
import { afterUndo, perDecision } from './clocks.ts';
import { noteWaiting } from './absence.ts';
import { dueAtTable } from './automatic.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { answerAgain, commit, mustPlay, notifyWaiting, storeWishes } from './actions.ts';
import { tellPlaces } from './info.ts';
import { dropOutdated } from './queue.ts';
import { onDisk } from './on-disk.ts';
import { dropUndoVotes, broadcastVotes } from './open-votes.ts';
import { EventLog, forcedSeats } from './event-log.ts';
import { type Requester, prepareViews } from './broadcast.ts';
import { askEveryone } from './votes.ts';

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
  const entry = table.freeUndo?.seat === seat ? table.freeUndo.from : null;
  // The vote is about steps that are on disk and that everyone has seen.
  return onDisk(context, table.id, (now) => {
    if (now.answerTo(seat, requester.request) !== undefined) {
      answerAgain(now, seat, requester);
      return;
    }
    mayTakeBack(now, seat, version);
    if (entry !== null && now.freeUndo?.from === entry) takeBack(context, now, entry, seat, requester);
    else askToTakeBack(context, now, seat, requester);
  });
}

function mayTakeBack(table: LiveTable, seat: number, seen: number): void {
  const version = table.version(seat);
  if (!table.playing) throw refused('not-playing', {}, { version });
  mustPlay(table, seat);
  if (seen !== version) throw refused('stale-version', {}, { version });
}

function done(table: LiveTable, seat: number, requester: Requester): void {
  requester.subscriber.send({
    type: 'done',
    table: table.id,
    id: requester.request,
    version: table.version(seat),
  });
}

type PlayedEntry = Extract<RecordEntry, { player: number }>;

/** The actions that were not undone. */
function standing(record: readonly RecordLine[]): PlayedEntry[] {
  const actions: PlayedEntry[] = [];
  for (const entry of record) {
    if ('undo' in entry) {
      while ((actions.at(-1)?.n ?? 0) >= entry.undo) actions.pop();
    } else if ('action' in entry) actions.push(entry);
  }
  return actions;
}

/**
 * Where a seat's latest run of actions began, among those that were not undone and are not passed over. Tiles that
 * others laid in between do not end it, as that would reveal when they were laid.
 */
function lastRunOf(
  record: readonly RecordLine[],
  seat: number,
  passedOver: ReadonlySet<number>,
): number | null {
  let from: number | null = null;
  const actions = standing(record).filter(({ n }) => !passedOver.has(n));
  for (let i = actions.length - 1; i >= 0; i--) {
    const { n, player, action } = actions[i]!;
    if (player === seat) from = n;
    else if (from !== null && action.type !== 'place') break;
  }
  return from;
}

/** The entries that the server would play again at once, because publicly there was no other answer. */
function forcedEntries(record: readonly RecordLine[]): Set<number> {
  const entries = new Set<number>();
  let forced: readonly number[] = [];
  replayRecord(FULL_EDITION, record, {
    onEntry: (entry, state) => {
      if ('action' in entry && forced.includes(entry.player)) entries.add(entry.n);
      forced = forcedSeats(state);
    },
  });
  return entries;
}

function askToTakeBack(context: TableContext, table: LiveTable, seat: number, requester: Requester): void {
  const record = table.game!.record();
  const entry = lastRunOf(record, seat, table.settings.askForced ? new Set() : forcedEntries(record));
  if (entry === null) throw refused('nothing-to-undo');
  const others = table.peoplePlaying().filter((other) => other.seat !== seat);
  if (others.length === 0) takeBack(context, table, entry, seat, requester);
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
  const undone = standing(game.record()).filter(({ n, player }) => n >= entry && player === by).length;
  game.undo(entry);
  const lines = game.linesAfter(lengthBefore).join('\n');
  const owesNow = table.pendingMask();
  restartClocks(context, table, { by, undone, owedBefore, owesNow });
  noteWaiting(context, table, { actor: by, owesNow });
  const asked = dropUndoVotes(table);
  const changed = endWishes(table, by);
  table.shown = null;
  retell(table);
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
  void commit(
    context,
    table,
    () => {
      context.store.tables.step(table.id, step);
      storeWishes(context, table, changed);
    },
    () => {
      views();
      tellPlaces(context, table, changed);
      if (requester) done(table, by, requester);
      if (asked) broadcastVotes(context, table);
      notifyWaiting(context, table, by, owedBefore, owesNow);
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

/** Recounts all versions, the undo included. */
function retell(table: LiveTable): void {
  const eventLog = new EventLog(table.players);
  replayRecord(FULL_EDITION, table.game!.record(), eventLog.hooks);
  table.versions = eventLog.versions;
  table.freeUndo = null;
  table.askedAt = eventLog.askedAt;
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
