import type { ChatLine, MyPlace, PersonBrief, TableInfo, TableRow, TableSettings } from '@keyflower/protocol';
import { seedCommitment } from '@keyflower/engine';
import { briefOf } from '../people/index.ts';
import type { ChatRow, ResultRow, SeatRecord, Store, TableRecord } from '../store/index.ts';
import { isAbsent } from './absence.ts';
import type { Subscriber, TableContext } from './context.ts';
import { botNow, type LiveTable, UNTIL_OUTBID } from './live-table.ts';
import { queuedAnswer, whyDropped } from './queue.ts';
import { whyNotRated } from './ratable.ts';
import { resultOf } from './result.ts';
import { drawsOf, proofOf } from './reveals.ts';

function brief(store: Store, id: string | null): PersonBrief | null {
  return id === null ? null : briefOf(store.people.get(id), id);
}

/** Facts about a table for everyone who may see it. */
export function tableInfo(context: TableContext, table: LiveTable): TableInfo {
  const { row } = table;
  const draws = drawsOf(table);
  return {
    id: table.id,
    status: row.status,
    settings: table.settings,
    ...(table.tilesHash === undefined ? {} : { tilesHash: table.tilesHash }),
    host: row.host,
    seats: table.seats.map(({ seat, person, bot, gone, reserved }) => ({
      seat,
      person: brief(context.store, person),
      bot,
      gone,
      reserved: brief(context.store, reserved),
      online: person !== null && context.audience.online(table.id, person),
      absent: isAbsent(table, seat),
    })),
    created: row.created,
    started: row.started,
    ended: row.ended,
    ...(draws ? { draws: proofOf(draws, table.players) } : {}),
    seedHash: row.seed === null ? null : seedCommitment(row.seed),
    // The seed is part of the result: it is published when the game is over, never before.
    result: row.status === 'over' ? resultOf(table) : null,
    rematch: row.rematch,
    reason: row.reason ?? whyNotRated(context.store, table),
    unconfirmed: table.live.unconfirmed ?? [],
    spectators: context.audience.spectators(table.id),
  };
}

/** What the server does for a player, and what became of it. */
function wishesOf(
  seat: SeatRecord | null,
): Pick<MyPlace, 'autoPass' | 'autoPassUntil' | 'queued' | 'queueDropped'> {
  const mode = seat?.auto_pass ?? 0;
  return {
    autoPass: mode !== 0,
    autoPassUntil: mode === 0 ? null : mode === UNTIL_OUTBID ? 'outbid' : 'action',
    queued: seat && queuedAnswer(seat),
    queueDropped: seat && whyDropped(seat),
  };
}

/** Facts about a table for one person only. */
export function myPlace(table: LiveTable, person: string): MyPlace {
  const seat = table.seatOf(person);
  const host = table.row.host === person;
  return {
    seat,
    host,
    ...wishesOf(seat === null ? null : table.seat(seat)),
    key: seat !== null || host ? table.row.key : null,
    seatKeys: host ? table.seats.map(({ key }) => key) : null,
  };
}

/** The `table` message for each subscriber. Corrected tiles are large: a socket is sent them once. */
export function tableTexts(context: TableContext, table: LiveTable): (subscriber: Subscriber) => string {
  const info = tableInfo(context, table);
  const { tiles, ...settings } = info.settings;
  const short = JSON.stringify({ ...info, settings });
  let whole: string | null = null;
  return (subscriber) => {
    const isShort = tiles === undefined || subscriber.knowsTiles(table.id, info.tilesHash!);
    const text = isShort ? short : (whole ??= JSON.stringify(info));
    return `{"type":"table","table":${text},"you":${JSON.stringify(myPlace(table, subscriber.person))}}`;
  };
}

/** Sends the current facts about a table to all watchers. */
export function broadcastTable(context: TableContext, table: LiveTable): void {
  context.audience.broadcastTexts(table.id, tableTexts(context, table));
}

/** Sends the players of some seats what only they may know of their places. */
export function tellPlaces(context: TableContext, table: LiveTable, seats: Iterable<number>): void {
  const people = new Set([...seats].map((seat) => table.seat(seat).person));
  if (people.size === 0) return;
  const textFor = tableTexts(context, table);
  context.audience.broadcastTexts(table.id, (subscriber) =>
    people.has(subscriber.person) ? textFor(subscriber) : null,
  );
}

export function broadcastPresence(context: TableContext, table: LiveTable): void {
  const online = table.seats.map(
    ({ person }) => person !== null && context.audience.online(table.id, person),
  );
  const spectators = context.audience.spectators(table.id);
  context.audience.broadcast(table.id, { type: 'presence', table: table.id, online, spectators });
}

const LOBBY_SIZE = 100;
const MY_TABLES = 200;

/** The public tables; `person`: who looks at them. */
export const lobbyOf = (store: Store, person: string | null): { tables: TableRow[] } => ({
  tables: listedTables(store, store.tables.lobby(LOBBY_SIZE), person),
});

export const tablesOf = (store: Store, person: string): { tables: TableRow[] } => ({
  tables: listedTables(store, store.tables.ofPerson(person, MY_TABLES), person),
});

function listedTables(store: Store, rows: readonly TableRecord[], person: string | null): TableRow[] {
  const seats = store.tables.seatsAt(rows.map(({ id }) => id));
  const results = store.results.at(rows.filter(({ status }) => status === 'over').map(({ id }) => id));
  return rows.map((row) => ({
    ...listedTable(store, row, seats.get(row.id) ?? [], person),
    result: listedResult(results.get(row.id)),
  }));
}

function listedResult(seats: readonly ResultRow[] | undefined): TableRow['result'] {
  if (!seats) return null;
  return {
    scores: seats.map(({ score }) => score),
    winners: seats.filter(({ won }) => won === 1).map(({ seat }) => seat),
  };
}

function listedTable(
  store: Store,
  row: TableRecord,
  seats: readonly SeatRecord[],
  person: string | null,
): Omit<TableRow, 'result'> {
  const settings = JSON.parse(row.settings) as TableSettings;
  const mine = person === null ? undefined : seats.find((seat) => seat.person === person);
  return {
    id: row.id,
    title: settings.title,
    status: row.status,
    players: seats.length,
    taken: seats.filter(({ person: sitting, bot }) => sitting !== null || bot !== null).length,
    farmers: settings.options.farmers,
    gamers: settings.options.gamers,
    rated: row.rated === 1,
    clock: settings.clock,
    names: seats.map((seat) => nameOn(store, { ...seat, bot: botNow(seat, row) })),
    created: row.created,
    updated: row.updated,
    ended: row.ended,
    mine: mine !== undefined,
    waiting: mine !== undefined && owes(row, mine),
    vacant: settings.rated ? 0 : seats.filter((seat) => isVacant(row, seat)).length,
  };
}

function nameOn(store: Store, { person, bot }: SeatRecord): string | null {
  if (person !== null) return brief(store, person)!.name;
  return bot;
}

const isVacant = ({ status }: TableRecord, { person, gone }: SeatRecord): boolean =>
  status === 'playing' && person !== null && gone !== 'no';

const owes = (row: TableRecord, seat: SeatRecord): boolean =>
  row.status === 'playing' &&
  seat.bot === null &&
  seat.gone === 'no' &&
  ((row.pending >> seat.seat) & 1) === 1;

export function chatLine(store: Store, row: ChatRow): ChatLine {
  return {
    id: row.id,
    at: row.at,
    person: brief(store, row.person),
    seat: row.seat,
    text: row.removed ? '' : row.text,
    removed: row.removed === 1,
  };
}
