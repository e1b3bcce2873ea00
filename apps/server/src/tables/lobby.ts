import { randomBytes } from 'node:crypto';
import { Game, provenSeed } from '@keyflower/engine';
import { BOT_IDS, currentBot } from '@keyflower/bots';
import type { TableSettings } from '@keyflower/protocol';
import { newId } from '../safety/index.ts';
import { refused } from '../errors/index.ts';
import type { SeatRecord } from '../store/index.ts';
import { startTimes } from './clocks.ts';
import { isOnVacation, noteWaiting } from './absence.ts';
import { keepAllowed } from './access.ts';
import { dueAtTable } from './automatic.ts';
import type { TableContext } from './context.ts';
import { dropCommitments, newDraws, reveal } from './contributions.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { onDisk } from './on-disk.ts';
import { commit, runClocks, notifyWaiting } from './actions.ts';
import { openGame, readGame } from './open-game.ts';
import { whetherRated } from './ratable.ts';
import { checkedSettings, confirmedBy, editionOf, mustBeOpen } from './table-settings.ts';
import { broadcastViews } from './broadcast.ts';
import { drawsOf, proofOf } from './reveals.ts';

/** Writes a new table with all its keys; runs in the caller's transaction. */
function addTable(context: TableContext, id: string, host: string, settings: TableSettings): void {
  context.store.tables.add(
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
  context.store.tables.set(id, { live: JSON.stringify({ draws: newDraws() }) });
}

/** Creates a table with its host on the first seat. */
export async function createTable(
  context: TableContext,
  person: string,
  wanted: TableSettings,
  most: number,
): Promise<string> {
  const settings = checkedSettings(wanted);
  const id = newId(12);
  await context.store.journal.commit(() => {
    // Counted where it is written: several requests may come at once.
    if (context.store.tables.countOpen(person) >= most) throw refused('too-many-tables', { most });
    addTable(context, id, person, settings);
    context.store.tables.setSeat(id, 0, { person });
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
    () => {
      for (const { seat, set } of changes) context.store.tables.setSeat(table.id, seat, set);
      context.store.tables.set(table.id, { updated: now, live });
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

/** Starts the game once every seat is taken. The seed is 256 random bits unless one was chosen. */
export async function start(context: TableContext, table: LiveTable): Promise<void> {
  mustBeOpen(table);
  if (table.seats.some(({ person, bot }) => person === null && bot === null)) {
    throw refused('seats-free');
  }
  if ((table.live.unconfirmed ?? []).length > 0) throw refused('settings-unconfirmed');
  const rated = whetherRated(context.store, table);
  if (table.settings.rated && !rated.rated) {
    throw refused('not-ratable', { why: rated.why });
  }
  const draws = drawsOf(table);
  if (draws) {
    await reveal(context, table, draws);
    // Meanwhile it may have been loaded anew, for example because a guest became an account.
    if (context.cache.peek(table.id) !== table) throw refused('table-not-open');
  }
  const source = draws
    ? { secret: draws.secret, proof: proofOf(draws, table.players) }
    : (table.settings.seed ?? randomBytes(32).toString('hex'));
  const seed = typeof source === 'string' ? source : provenSeed(source.secret, source.proof);
  const game = Game.create(editionOf(table.settings), table.settings.options, source);
  const [header] = game.record();
  const now = Date.now();
  table.game = game;
  const times = startTimes(table.settings.clock, table.players);
  table.live = { ...(times ? { times } : {}), ...(draws ? { draws } : {}) };
  if (table.settings.clock.kind === 'correspondence') {
    for (const { seat, person } of table.seats)
      if (isOnVacation(context, person, now)) times![seat]!.away = true;
  }
  const owes = table.pendingMask();
  runClocks(context, table, null, 0, owes);
  noteWaiting(context, table, { actor: null, owesNow: owes });
  const begun = {
    status: 'playing',
    seed,
    header: JSON.stringify(header),
    started: now,
    live: JSON.stringify(table.live),
    due: dueAtTable(table),
    pending: owes,
    updated: now,
  } as const;
  const step = {
    n: 1,
    at: now,
    seat: null,
    request: null,
    lines: game.linesAfter(0).join('\n'),
    pending: owes,
    live: begun.live,
    due: begun.due,
  };
  table.row = { ...table.row, ...begun };
  return commit(
    context,
    table,
    () => {
      context.store.tables.set(table.id, begun);
      context.store.tables.step(table.id, step);
      for (const { seat, person } of table.seats)
        if (person) context.store.hands.add(table.id, seat, person, 0);
    },
    () => {
      // From here on the record holds the game, the set-up included.
      openGame(context.store, table, readGame(context.store, table.id)!);
      if (!table.settings.spectators) keepAllowed(context, table);
      broadcastTable(context, table);
      broadcastViews(context, table);
      notifyWaiting(context, table, null, 0, owes);
      context.advance(table);
    },
  );
}

/** The host cancels the game before it starts. */
export function cancel(context: TableContext, table: LiveTable): Promise<void> {
  mustBeOpen(table);
  const cancelled = { status: 'cancelled', ended: Date.now() } as const;
  table.row = { ...table.row, ...cancelled };
  return commit(
    context,
    table,
    () => context.store.tables.set(table.id, cancelled),
    () => broadcastTable(context, table),
  );
}

/**
 * Creates a rematch, once per table unless it was cancelled. The first person to ask hosts it; the other seats are
 * reserved, all moved on by one so that another player begins.
 */
export function rematch(context: TableContext, { id }: LiveTable, person: string): Promise<string> {
  return onDisk(context, id, (table) => {
    if (table.row.status !== 'over' && table.row.status !== 'closed') {
      throw refused('game-not-over');
    }
    const before = table.row.rematch === null ? undefined : context.store.tables.get(table.row.rematch);
    return before && before.status !== 'cancelled' ? before.id : playAgain(context, table, person);
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
  const write = (): void => {
    addTable(context, id, person, settings);
    for (const { seat, person: sat, bot } of table.seats) {
      const next = (seat + 1) % table.players;
      const deleted = sat !== null && context.store.people.get(sat)?.deleted !== null;
      if (deleted) continue;
      if (sat === person) context.store.tables.setSeat(id, next, { person });
      else if (sat !== null) context.store.tables.setSeat(id, next, { reserved: sat });
      else context.store.tables.setSeat(id, next, { bot: bot === null ? null : currentBot(bot) });
      if (sat !== null) context.store.tables.grant(id, sat);
    }
    context.store.tables.set(table.id, { rematch: id });
  };
  await commit(context, table, write, () => broadcastTable(context, table));
  return id;
}
