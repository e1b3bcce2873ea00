import {
  canonicalJson,
  type Edition,
  FULL_EDITION,
  Game,
  parseOptions,
  RefusalError,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import { BOT_IDS, currentBot } from '@keyflower/bots';
import type { TableSettings } from '@keyflower/protocol';
import { refused, refusedByEngine } from '../errors/index.ts';
import { newId } from '../safety/index.ts';
import { commit } from './commit.ts';
import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { keepAllowed } from './access.ts';
import type { SeatRecord } from '../store/index.ts';

export function mustBeOpen(table: LiveTable): void {
  if (table.row.status !== 'open' || table.live.starting) throw refused('table-not-open');
}

export function editionOf({ tiles }: TableSettings): Edition {
  return tiles ? withOverrides(FULL_EDITION, tiles as unknown as TileOverrides) : FULL_EDITION;
}

/** Settings with today's name of the bot. Refused if they contradict each other or if the engine would refuse them. */
export function checkedSettings(wanted: TableSettings): TableSettings {
  const settings = { ...wanted, stand: currentBot(wanted.stand) };
  const { seed, tiles, options, rated, stand } = settings;
  if (seed !== undefined && settings.public) throw refused('seed-needs-private-table');
  if (seed !== undefined && rated) throw refused('seed-not-rated');
  if (tiles !== undefined && rated) throw refused('tiles-not-rated');
  if (options.handicap.length > 0 && rated) throw refused('handicap-not-rated');
  if (!BOT_IDS.includes(stand)) throw refused('no-such-bot', { bot: stand });
  try {
    parseOptions(options);
    // Creating a game validates corrected tiles; the printed ones are known to be valid.
    if (tiles) Game.create(editionOf(settings), options, 'check');
  } catch (error) {
    throw error instanceof RefusalError ? refusedByEngine(error.refusal) : error;
  }
  return settings;
}

/** The host changes the settings of a waiting table. The other players who sit there have to agree again. */
export async function changeSettings(
  context: TableContext,
  table: LiveTable,
  wanted: TableSettings,
): Promise<void> {
  mustBeOpen(table);
  const settings = checkedSettings(wanted);
  if (table.live.continued && !isSameGame(settings, table.settings)) throw refused('continued-options');
  const text = JSON.stringify(settings);
  if (text === JSON.stringify(table.settings)) return;
  const { players } = settings.options;
  if (table.seats.slice(players).some(({ person }) => person !== null)) throw refused('seat-taken');
  const added = Array.from({ length: Math.max(0, players - table.players) }, (_, i) =>
    freeSeat(table.id, table.players + i),
  );
  table.seats = [...table.seats.slice(0, players), ...added];
  const { host } = table.row;
  const asked = table.seats.filter(({ person }) => person !== null && person !== host);
  const { unconfirmed: _, ...live } = table.live;
  table.live = asked.length === 0 ? live : { ...live, unconfirmed: asked.map(({ seat }) => seat) };
  const changes = {
    settings: text,
    public: settings.public ? 1 : 0,
    rated: settings.rated ? 1 : 0,
    live: JSON.stringify(table.live),
    updated: Date.now(),
  };
  table.settings = settings;
  table.row = { ...table.row, ...changes };
  await commit(
    context,
    table,
    async ({ tables }) => {
      await tables.set(table.id, changes);
      await tables.dropSeats(table.id, players);
      for (const { seat, key } of added) await tables.addSeat(table.id, seat, key);
    },
    () => {
      if (settings.public) broadcastTable(context, table);
    },
  );
  if (settings.public) return;
  // Watchers who may not know of a private table are not told of it any more.
  await keepAllowed(context, table);
  broadcastTable(context, table);
}

/** Whether a game can go on from the same record with other settings. */
const isSameGame = (a: TableSettings, b: TableSettings): boolean =>
  !a.rated &&
  a.seed === undefined &&
  canonicalJson([a.options, a.tiles ?? null]) === canonicalJson([b.options, b.tiles ?? null]);

function freeSeat(table: string, seat: number): SeatRecord {
  const empty = {
    person: null,
    bot: null,
    reserved: null,
    gone: 'no',
    gone_at: null,
    auto_pass: 0,
    queued: null,
  } as const;
  return { table_id: table, seat, key: newId(22), ...empty };
}

/** A player agrees to the changed settings. */
export async function confirmSettings(
  context: TableContext,
  table: LiveTable,
  person: string,
): Promise<void> {
  mustBeOpen(table);
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  if (!table.live.unconfirmed?.includes(seat)) return;
  const live = confirmedBy(table, [seat]);
  table.row = { ...table.row, live };
  await commit(
    context,
    table,
    (tx) => tx.tables.set(table.id, { live }),
    () => broadcastTable(context, table),
  );
}

/** Notes that some seats need not agree any more; returns the live state to store. */
export function confirmedBy(table: LiveTable, seats: readonly number[]): string {
  const left = (table.live.unconfirmed ?? []).filter((seat) => !seats.includes(seat));
  const { unconfirmed: _, ...live } = table.live;
  table.live = left.length === 0 ? live : { ...live, unconfirmed: left };
  return JSON.stringify(table.live);
}
