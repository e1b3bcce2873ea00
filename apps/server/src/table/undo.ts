import { FULL_EDITION, type RecordEntry, replayRecord } from '@keyflower/engine';
import { Refused } from '../refused.ts';
import { nextDue, perDecision, stop } from './clocks.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { commit, tellWhoWaits } from './referee.ts';
import { storedRecord } from './shelf.ts';
import { Story } from './story.ts';
import { type Asker, tellViews } from './tell.ts';
import { askEveryone } from './votes.ts';

/**
 * Takes back to the start of one's own turn. That is free until something hidden was shown or somebody else acted;
 * beyond it, everyone who plays is asked.
 */
export function undo(house: House, table: LiveTable, seat: number, version: number, asker: Asker): void {
  if (table.answerTo(seat, asker.request) !== undefined) {
    table.whenSettled(() => done(table, seat, asker));
    return;
  }
  const current = table.version(seat);
  if (!table.playing) throw new Refused('NOT_PLAYING', 'this game is not being played', { version: current });
  if (table.seats[seat].bot !== null) throw new Refused('FORBIDDEN', 'a bot plays this seat now');
  if (version !== current) throw new Refused('STALE', 'the game has gone on since', { version: current });
  const entry = table.freeUndo?.seat === seat ? table.freeUndo.from : null;
  table.whenSettled(() => {
    if (entry !== null && table.freeUndo?.from === entry) takeBack(house, table, entry, seat, asker);
    else askToTakeBack(house, table, seat, asker);
  });
}

function done(table: LiveTable, seat: number, asker: Asker): void {
  asker.listener.send({ type: 'done', table: table.id, id: asker.request, version: table.version(seat) });
}

/** Where a seat's latest run of actions began, among those that still count. */
export function lastRunOf(entries: readonly RecordEntry[], seat: number): number | null {
  const standing: RecordEntry[] = [];
  for (const entry of entries) {
    if ('undo' in entry) {
      while (standing.length > 0 && standing[standing.length - 1].n >= entry.undo) standing.pop();
    } else if ('action' in entry) standing.push(entry);
  }
  let from: number | null = null;
  for (let i = standing.length - 1; i >= 0; i--) {
    const entry = standing[i];
    const own = 'player' in entry && entry.player === seat;
    if (own) from = entry.n;
    else if (from !== null) break;
  }
  return from;
}

function askToTakeBack(house: House, table: LiveTable, seat: number, asker: Asker): void {
  const [, ...entries] = storedRecord(house.store, table.id, table.row.header!);
  const entry = lastRunOf(entries as RecordEntry[], seat);
  if (entry === null) {
    asker.listener.send(refused(table, asker, 'you have not done anything yet'));
    return;
  }
  const others = table.peoplePlaying().filter((other) => other.seat !== seat);
  if (others.length === 0) takeBack(house, table, entry, seat, asker);
  else askEveryone(house, table, { kind: 'undo', by: seat, entry }, asker);
}

const refused = (table: LiveTable, asker: Asker, message: string) =>
  ({
    type: 'refused',
    table: table.id,
    id: asker.request,
    error: { code: 'CONFLICT', message },
  }) as const;

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
  const now = house.playTime.now();
  for (const time of table.live.times ?? []) stop(time, now);
  game.undo(entry);
  const lines = game.linesAfter(lengthBefore).join('\n');
  const owesNow = table.pendingMask();
  restartClocks(house, table, by, owedBefore, owesNow);
  delete table.live.votes;
  table.shown = null;
  retell(table);
  const step = {
    n: lengthBefore + 1,
    at: Date.now(),
    seat: by,
    request: asker?.request ?? null,
    lines,
    length: game.length,
    pending: owesNow,
    live: JSON.stringify(table.live),
    due: nextDue(table.live.times ?? null),
  };
  table.row = { ...table.row, length: step.length, pending: owesNow, live: step.live, due: step.due };
  if (asker) table.remember(by, asker.request, table.version(by));
  commit(
    house,
    table,
    () => house.store.tables.step(table.id, step),
    () => {
      tellViews(house, table, (viewer) => {
        const index = viewer ?? table.players;
        return table.told[index] === toldBefore[index];
      });
      if (asker) done(table, by, asker);
      house.audience.tellEach(table.id, () => ({ type: 'votes', table: table.id, votes: [] }));
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
  table.askedAt = story.told.slice(0, table.players);
}

/** Taking back gives no time: whoever did it goes on with the time they had left. */
function restartClocks(
  house: House,
  table: LiveTable,
  by: number,
  owedBefore: number,
  owesNow: number,
): void {
  const { times } = table.live;
  if (!times) return;
  const now = house.playTime.now();
  times.forEach((time, seat) => {
    if (!((owesNow >> seat) & 1) || table.seats[seat].bot !== null) return;
    if (!((owedBefore >> seat) & 1) && seat !== by) time.free = perDecision(table.settings.clock);
    time.since = time.away ? null : now;
  });
}
