import { FULL_EDITION, type RecordEntry, type RecordLine, replayRecord } from '@keyflower/engine';
import { refused } from '../errors/refused.ts';
import { afterUndo, nextDue, perDecision } from './clocks.ts';
import type { House } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { answerAgain, commit, mustPlay, tellWhoWaits } from './actions.ts';
import { onDisk } from './on-disk.ts';
import { dropUndoVotes, tellVotes } from './open-votes.ts';
import { Story } from './event-log.ts';
import { type Asker, prepareViews } from './broadcast.ts';
import { askEveryone } from './votes.ts';

/**
 * Takes back to the start of one's own turn. That is free until something hidden was shown or somebody else acted;
 * beyond it, everyone who plays is asked.
 */
export function undo(
  house: House,
  table: LiveTable,
  seat: number,
  version: number,
  asker: Asker,
): Promise<void> | void {
  if (table.answerTo(seat, asker.request) !== undefined) {
    answerAgain(table, seat, asker);
    return;
  }
  mayTakeBack(table, seat, version);
  const entry = table.freeUndo?.seat === seat ? table.freeUndo.from : null;
  // What is asked about is on disk, and everyone has seen it.
  return onDisk(house, table.id, (now) => {
    if (now.answerTo(seat, asker.request) !== undefined) {
      answerAgain(now, seat, asker);
      return;
    }
    mayTakeBack(now, seat, version);
    if (entry !== null && now.freeUndo?.from === entry) takeBack(house, now, entry, seat, asker);
    else askToTakeBack(house, now, seat, asker);
  });
}

function mayTakeBack(table: LiveTable, seat: number, seen: number): void {
  const version = table.version(seat);
  if (!table.playing) throw refused('not-playing', {}, { version });
  mustPlay(table, seat);
  if (seen !== version) throw refused('stale-version', {}, { version });
}

function done(table: LiveTable, seat: number, asker: Asker): void {
  asker.listener.send({ type: 'done', table: table.id, id: asker.request, version: table.version(seat) });
}

type PlayedEntry = Extract<RecordEntry, { player: number }>;

/** The actions that still count. */
function standing(record: readonly RecordLine[]): PlayedEntry[] {
  const actions: PlayedEntry[] = [];
  for (const entry of record) {
    if ('undo' in entry) {
      while (actions.length > 0 && actions[actions.length - 1].n >= entry.undo) actions.pop();
    } else if ('action' in entry) actions.push(entry);
  }
  return actions;
}

/**
 * Where a seat's latest run of actions began, among those that still count. Tiles that others laid in between don't
 * end it: nobody may tell from it when they did.
 */
function lastRunOf(record: readonly RecordLine[], seat: number): number | null {
  let from: number | null = null;
  const actions = standing(record);
  for (let i = actions.length - 1; i >= 0; i--) {
    const { n, player, action } = actions[i];
    if (player === seat) from = n;
    else if (from !== null && action.type !== 'place') break;
  }
  return from;
}

function askToTakeBack(house: House, table: LiveTable, seat: number, asker: Asker): void {
  const entry = lastRunOf(table.game!.record(), seat);
  if (entry === null) throw refused('nothing-to-undo');
  const others = table.peoplePlaying().filter((other) => other.seat !== seat);
  if (others.length === 0) takeBack(house, table, entry, seat, asker);
  else askEveryone(house, table, { kind: 'undo', by: seat, entry }, asker);
}

/** Takes back entry `entry` and everything after it. Everyone who saw any of it gets a fresh view. */
export function takeBack(
  house: House,
  table: LiveTable,
  entry: number,
  by: number,
  asker: Asker | null,
): void {
  const game = table.game!;
  const owedBefore = table.pendingMask();
  const toldBefore = [...table.told];
  const lengthBefore = game.length;
  const undone = standing(game.record()).filter(({ n, player }) => n >= entry && player === by).length;
  game.undo(entry);
  const lines = game.linesAfter(lengthBefore).join('\n');
  const owesNow = table.pendingMask();
  restartClocks(house, table, { by, undone, owedBefore, owesNow });
  const asked = dropUndoVotes(table);
  table.shown = null;
  retell(table);
  const at = Date.now();
  // What nobody else was told of they do not notice by the table's date either.
  const secret = table.told.every((told, viewer) => viewer === by || told === toldBefore[viewer]);
  const step = {
    n: lengthBefore + 1,
    at,
    secret,
    seat: by,
    request: asker?.request ?? null,
    lines,
    pending: owesNow,
    live: JSON.stringify(table.live),
    due: nextDue(table.live.times ?? null),
  };
  const updated = secret ? table.row.updated : at;
  table.row = {
    ...table.row,
    pending: owesNow,
    live: step.live,
    due: step.due,
    updated,
  };
  if (asker) table.remember(by, asker.request, table.version(by));
  const views = prepareViews(house, table, (viewer) => {
    const index = viewer ?? table.players;
    return table.told[index] === toldBefore[index];
  });
  void commit(
    house,
    table,
    () => house.store.tables.step(table.id, step),
    () => {
      views();
      if (asker) done(table, by, asker);
      if (asked) tellVotes(house, table);
      tellWhoWaits(house, table, by, owedBefore, owesNow);
      house.next(table);
    },
    asker,
  );
}

/** Counts anew what everyone has been told, the undo included. */
function retell(table: LiveTable): void {
  const story = new Story(table.players);
  replayRecord(FULL_EDITION, table.game!.record(), story.hooks);
  table.told = story.told;
  table.freeUndo = null;
  table.askedAt = story.askedAt;
}

function restartClocks(
  house: House,
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
    now: house.playTime.now(),
  });
}
