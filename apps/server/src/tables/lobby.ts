import { BOT_IDS, currentBot } from '@keyflower/bots';
import type { TableSettings } from '@keyflower/protocol';
import { newId } from '../safety/index.ts';
import { refused } from '../errors/index.ts';
import type { SeatRecord, Stores } from '../store/index.ts';
import type { TableContext } from './context.ts';
import { begin, beginWithout } from './begin.ts';
import { askToReveal, dropCommitments, newDraws } from './contributions.ts';
import { broadcastTable } from './info.ts';
import type { LiveState, LiveTable } from './live-table.ts';
import { onDisk } from './on-disk.ts';
import { commit } from './commit.ts';
import { insist } from './insist.ts';
import { unpacked, withEntropy } from './record-start.ts';
import { whetherRated } from './ratable.ts';
import { checkedSettings, confirmedBy, mustBeOpen } from './table-settings.ts';
import { drawsOf } from './draws.ts';

/** Writes a new table with all its keys; runs in the caller's transaction. */
async function addTable(
  tx: Stores,
  id: string,
  host: string,
  settings: TableSettings,
  live: LiveState = { draws: newDraws() },
): Promise<void> {
  await tx.tables.add(
    {
      id,
      public: settings.public ? 1 : 0,
      rated: settings.rated ? 1 : 0,
      host,
      key: newId(22),
      settings: JSON.stringify(settings),
      created: Date.now(),
      reason: null,
    },
    Array.from({ length: settings.options.players }, () => newId(22)),
  );
  await tx.tables.set(id, { live: JSON.stringify(live) });
}

/** Creates a table with its host on the first seat. `live`: what a game that goes on from a record begins with. */
export async function createTable(
  context: TableContext,
  person: string,
  wanted: TableSettings,
  most: number,
  live?: LiveState,
): Promise<string> {
  const settings = checkedSettings(wanted);
  const id = newId(12);
  await context.store.journal.commit(async (tx) => {
    // Counted where it is written: several requests may come at once.
    if ((await tx.tables.countOpen(person)) >= most) throw refused('too-many-tables', { most });
    await addTable(tx, id, person, settings, live);
    await tx.tables.setSeat(id, 0, { person });
  });
  return id;
}

/** Writes changes of seats before the game, in memory and on disk together. */
function changeSeats(
  context: TableContext,
  table: LiveTable,
  changes: { seat: number; set: Partial<Pick<SeatRecord, 'person' | 'bot' | 'reserved'>> }[],
): Promise<void> {
  const now = Date.now();
  for (const { seat, set } of changes) Object.assign(table.seat(seat), set);
  dropCommitments(
    table,
    changes.map(({ seat }) => seat),
  );
  // A new player agrees to the settings by sitting down.
  const live = confirmedBy(
    table,
    changes.map(({ seat }) => seat),
  );
  table.row = { ...table.row, updated: now, live };
  return commit(
    context,
    table,
    async (tx) => {
      for (const { seat, set } of changes) await tx.tables.setSeat(table.id, seat, set);
      await tx.tables.set(table.id, { updated: now, live });
    },
    () => {
      context.audience.reseat(table);
      broadcastTable(context, table);
    },
  );
}

/** Takes a free seat, or changes to it. A seat's own key also takes a reserved seat. */
export function sit(
  context: TableContext,
  table: LiveTable,
  person: string,
  seat: number,
  key?: string,
): Promise<void> {
  mustBeOpen(table);
  const wanted = table.seats[seat];
  if (!wanted) throw refused('no-such-seat');
  const invited = key !== undefined && key === wanted.key;
  const kept = wanted.reserved !== null && wanted.reserved !== person && !invited;
  if ((wanted.person !== null && wanted.person !== person) || wanted.bot !== null || kept) {
    throw refused('seat-taken');
  }
  const before = table.seatOf(person);
  return changeSeats(context, table, [
    ...(before !== null && before !== seat ? [{ seat: before, set: { person: null } }] : []),
    { seat, set: { person, reserved: null } },
  ]);
}

/** Leaves a seat before the game. */
export function stand(context: TableContext, table: LiveTable, person: string): Promise<void> {
  mustBeOpen(table);
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  return changeSeats(context, table, [{ seat, set: { person: null } }]);
}

/** The host puts a bot on a seat, or frees it by removing a bot or a person. */
export function setBot(
  context: TableContext,
  table: LiveTable,
  seat: number,
  id: string | null,
): Promise<void> {
  mustBeOpen(table);
  const bot = id === null ? null : currentBot(id);
  const wanted = table.seats[seat];
  if (!wanted) throw refused('no-such-seat');
  if (bot !== null && !BOT_IDS.includes(bot)) throw refused('no-such-bot', { bot });
  if (bot !== null && wanted.person !== null) throw refused('seat-taken');
  return changeSeats(context, table, [{ seat, set: { bot, person: null, reserved: null } }]);
}

/** Starts the game once every seat is taken, and the players' devices have contributed to its seed or were too slow. */
export async function start(context: TableContext, table: LiveTable): Promise<void> {
  mustBeReady(context, table);
  const { continued } = table.live;
  if (continued?.start) {
    await beginContinued(context, table.id, continued.start);
    return;
  }
  const draws = drawsOf(table);
  const asked = draws && askToReveal(context, table, draws);
  if (!asked) {
    await begin(context, table);
    return;
  }
  await asked;
  await context.beginnings.wait(table.id, context.revealMs);
  await beginWithout(context, table.id);
}

/** Goes on from a record, which the background thread replays. */
async function beginContinued(context: TableContext, id: string, from: string): Promise<void> {
  const record = withEntropy(unpacked(from));
  const replayed = await context.background.run('replay-record', record);
  context.work.replayed += record.lines.length;
  await insist(context, id, (table) => {
    // Another request may have begun it.
    if (table.row.status !== 'open') return null;
    mustBeReady(context, table);
    return begin(context, table, null, undefined, { start: record, replayed });
  });
}

function mustBeReady(context: TableContext, table: LiveTable): void {
  mustBeOpen(table);
  if (table.seats.some(({ person, bot }) => person === null && bot === null)) {
    throw refused('seats-free');
  }
  if ((table.live.unconfirmed ?? []).length > 0) throw refused('settings-unconfirmed');
  const rated = whetherRated(context.store.people, table);
  if (table.settings.rated && !rated.rated) {
    throw refused('not-ratable', { why: rated.why });
  }
}

/** The host cancels the game before it starts. */
export function cancel(context: TableContext, table: LiveTable): Promise<void> {
  mustBeOpen(table);
  const cancelled = { status: 'cancelled', ended: Date.now() } as const;
  table.row = { ...table.row, ...cancelled };
  return commit(
    context,
    table,
    (tx) => tx.tables.set(table.id, cancelled),
    () => broadcastTable(context, table),
  );
}

/**
 * Creates a rematch, once per table unless it was cancelled. The first person to ask hosts it; the other seats are
 * reserved, all moved on by one so that another player begins.
 */
export function rematch(context: TableContext, { id }: LiveTable, person: string): Promise<string> {
  return onDisk(context, id, async (table) => {
    const { status, rematch: last } = table.row;
    if (status !== 'over' && status !== 'closed') throw refused('game-not-over');
    if (last === null) return playAgain(context, table, person);
    const before = await context.store.tables.get(last);
    if (before && before.status !== 'cancelled') return before.id;
    // Another player may have asked meanwhile.
    const isSame = context.cache.peek(id) === table && table.row.rematch === last;
    return isSame ? playAgain(context, table, person) : rematch(context, table, person);
  });
}

async function playAgain(context: TableContext, table: LiveTable, person: string): Promise<string> {
  if (table.seatOf(person) === null) throw refused('not-seated');
  const { seed: _seed, options, ...rest } = table.settings;
  // The handicap moves with its player.
  const handicap = options.handicap.map((seat) => (seat + 1) % table.players).sort((a, b) => a - b);
  const settings = { ...rest, options: { ...options, handicap } };
  const id = newId(12);
  table.row = { ...table.row, rematch: id };
  const write = async (tx: Stores): Promise<void> => {
    await addTable(tx, id, person, settings);
    for (const { seat, person: sat, bot } of table.seats) {
      const next = (seat + 1) % table.players;
      const deleted = sat !== null && (await tx.people.get(sat))?.deleted !== null;
      if (deleted) continue;
      if (sat === person) await tx.tables.setSeat(id, next, { person });
      else if (sat !== null) await tx.tables.setSeat(id, next, { reserved: sat });
      else await tx.tables.setSeat(id, next, { bot: bot === null ? null : currentBot(bot) });
      if (sat !== null) await tx.tables.grant(id, sat);
    }
    await tx.tables.set(table.id, { rematch: id });
  };
  await commit(context, table, write, () => broadcastTable(context, table));
  return id;
}
