import { randomBytes } from 'node:crypto';
import {
  FULL_EDITION,
  Game,
  parseOptions,
  RefusalError,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import { BOT_IDS, currentBot } from '@keyflower/bots';
import type { TableSettings } from '@keyflower/protocol';
import { newId } from '../safety/token.ts';
import { refused, refusedByEngine } from '../errors/refused.ts';
import type { SeatRecord } from '../store/tables.ts';
import { nextDue, startTimes } from './clocks.ts';
import { maySee } from './access.ts';
import { whetherRated } from './ending.ts';
import type { House } from './context.ts';
import { tellTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { onDisk } from './on-disk.ts';
import { commit, runClocks, tellWhoWaits } from './actions.ts';
import { openGame } from './cache.ts';
import { tellViews } from './broadcast.ts';

/** Says no to settings that contradict each other or that the engine would refuse. */
function checkSettings(settings: TableSettings): void {
  const { seed, tiles, options, rated, stand: standIn } = settings;
  if (seed !== undefined && settings.public) throw refused('seed-needs-private-table');
  if (seed !== undefined && rated) throw refused('seed-not-rated');
  if (tiles !== undefined && rated) throw refused('tiles-not-rated');
  if (options.handicap.length > 0 && rated) throw refused('handicap-not-rated');
  if (!BOT_IDS.includes(standIn)) throw refused('no-such-bot', { bot: standIn });
  try {
    parseOptions(options);
    // Creating a game validates corrected tiles; the printed ones are known to be sound.
    if (tiles) Game.create(editionOf(settings), options, 'check');
  } catch (error) {
    throw error instanceof RefusalError ? refusedByEngine(error.refusal) : error;
  }
}

function editionOf({ tiles }: TableSettings) {
  return tiles ? withOverrides(FULL_EDITION, tiles as unknown as TileOverrides) : FULL_EDITION;
}

/** Writes a new table with all its keys; part of a transaction of the caller. */
function addTable(house: House, id: string, host: string, settings: TableSettings): void {
  house.store.tables.add(
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
}

/** Makes a table; whoever makes it sits down at the first seat. */
export async function createTable(house: House, person: string, wanted: TableSettings): Promise<string> {
  const settings = { ...wanted, stand: currentBot(wanted.stand) };
  checkSettings(settings);
  const id = newId(12);
  await house.store.journal.commit(() => {
    addTable(house, id, person, settings);
    house.store.tables.setSeat(id, 0, { person });
  });
  return id;
}

function mustBeOpen(table: LiveTable): void {
  if (table.row.status !== 'open') throw refused('table-not-open');
}

/** Writes changes of seats before the game, in memory and on disk together. */
function changeSeats(
  house: House,
  table: LiveTable,
  changes: { seat: number; set: Partial<Pick<SeatRecord, 'person' | 'bot' | 'reserved'>> }[],
): Promise<void> {
  const now = Date.now();
  for (const { seat, set } of changes) Object.assign(table.seats[seat], set);
  table.row = { ...table.row, updated: now };
  return commit(
    house,
    table,
    () => {
      for (const { seat, set } of changes) house.store.tables.setSeat(table.id, seat, set);
      house.store.tables.set(table.id, { updated: now });
    },
    () => {
      house.audience.reseat(table);
      tellTable(house, table);
    },
  );
}

/** Takes a free seat, or changes to it. A seat's own key takes a seat that is kept for somebody else. */
export function sit(
  house: House,
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
  return changeSeats(house, table, [
    ...(before !== null && before !== seat ? [{ seat: before, set: { person: null } }] : []),
    { seat, set: { person, reserved: null } },
  ]);
}

/** Leaves a seat before the game. */
export function stand(house: House, table: LiveTable, person: string): Promise<void> {
  mustBeOpen(table);
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  return changeSeats(house, table, [{ seat, set: { person: null } }]);
}

/** The host puts a bot on a seat, or frees it: a bot leaves, and so does a person whom the host sends away. */
export function setBot(house: House, table: LiveTable, seat: number, id: string | null): Promise<void> {
  mustBeOpen(table);
  const bot = id === null ? null : currentBot(id);
  const wanted = table.seats[seat];
  if (!wanted) throw refused('no-such-seat');
  if (bot !== null && !BOT_IDS.includes(bot)) throw refused('no-such-bot', { bot });
  if (bot !== null && wanted.person !== null) throw refused('seat-taken');
  return changeSeats(house, table, [{ seat, set: { bot, person: null, reserved: null } }]);
}

/** Everybody sits: the game begins. The seed is 256 random bits unless one was chosen. */
export function start(house: House, table: LiveTable): Promise<void> {
  mustBeOpen(table);
  if (table.seats.some(({ person, bot }) => person === null && bot === null)) {
    throw refused('seats-free');
  }
  const rated = whetherRated(house, table);
  if (table.settings.rated && !rated.rated) {
    throw refused('not-ratable', { why: rated.why });
  }
  const seed = table.settings.seed ?? randomBytes(32).toString('hex');
  const game = Game.create(editionOf(table.settings), table.settings.options, seed);
  const [header] = game.record();
  const now = Date.now();
  table.game = game;
  const times = startTimes(table.settings.clock, table.players);
  table.live = times ? { times } : {};
  if (table.settings.clock.kind === 'correspondence') {
    for (const { seat, person } of table.seats) if (onVacation(house, person, now)) times![seat].away = true;
  }
  const owes = table.pendingMask();
  runClocks(house, table, null, 0, owes);
  const begun = {
    status: 'playing',
    seed,
    header: JSON.stringify(header),
    started: now,
    live: JSON.stringify(table.live),
    due: nextDue(times),
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
    house,
    table,
    () => {
      house.store.tables.set(table.id, begun);
      house.store.tables.step(table.id, step);
    },
    () => {
      // From here on the record tells the story, the set-up included.
      openGame(house.store, table);
      if (!table.settings.spectators) sendAway(house, table);
      tellTable(house, table);
      tellViews(house, table);
      tellWhoWaits(house, table, null, 0, owes);
      house.next(table);
    },
  );
}

function onVacation(house: House, person: string | null, now: number): boolean {
  const until = person === null ? null : house.store.people.get(person)?.vacation_until;
  return typeof until === 'number' && until > now;
}

/** Whoever looked on while people sat down and may not look on now. */
function sendAway(house: House, table: LiveTable): void {
  house.audience.keepOnly(table.id, ({ person }) => {
    return maySee(house, table, house.store.people.get(person) ?? null);
  });
}

/** The host calls the game off before it begins. */
export function cancel(house: House, table: LiveTable): Promise<void> {
  mustBeOpen(table);
  const cancelled = { status: 'cancelled', ended: Date.now() } as const;
  table.row = { ...table.row, ...cancelled };
  return commit(
    house,
    table,
    () => house.store.tables.set(table.id, cancelled),
    () => tellTable(house, table),
  );
}

/**
 * The same people again. Whoever asks first makes the new table and sits; the seats of the others are kept for
 * them, moved on by one so that somebody else begins. One that was called off does not stand in the way of another.
 */
export function rematch(house: House, { id }: LiveTable, person: string): Promise<string> {
  return onDisk(house, id, (table) => {
    if (table.row.status !== 'over' && table.row.status !== 'closed') {
      throw refused('game-not-over');
    }
    const before = table.row.rematch === null ? undefined : house.store.tables.get(table.row.rematch);
    return before && before.status !== 'cancelled' ? before.id : playAgain(house, table, person);
  });
}

async function playAgain(house: House, table: LiveTable, person: string): Promise<string> {
  if (table.seatOf(person) === null) throw refused('not-seated');
  const { seed: _seed, options, ...rest } = table.settings;
  // Whoever had a handicap keeps it.
  const handicap = options.handicap.map((seat) => (seat + 1) % table.players).sort((a, b) => a - b);
  const settings = { ...rest, options: { ...options, handicap } };
  const id = newId(12);
  table.row = { ...table.row, rematch: id };
  const write = (): void => {
    addTable(house, id, person, settings);
    for (const { seat, person: sat, bot } of table.seats) {
      const next = (seat + 1) % table.players;
      const deleted = sat !== null && house.store.people.get(sat)?.deleted !== null;
      if (deleted) continue;
      if (sat === person) house.store.tables.setSeat(id, next, { person });
      else if (sat !== null) house.store.tables.setSeat(id, next, { reserved: sat });
      else house.store.tables.setSeat(id, next, { bot: bot === null ? null : currentBot(bot) });
      if (sat !== null) house.store.tables.grant(id, sat);
    }
    house.store.tables.set(table.id, { rematch: id });
  };
  await commit(house, table, write, () => tellTable(house, table));
  return id;
}
