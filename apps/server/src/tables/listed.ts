import type { TableRow, TableSettings } from '@keyflower/protocol';
import type { ResultRow, SeatRecord, Stores, TableRecord } from '../store/index.ts';
import { botNow, type LiveState } from './live-table.ts';
import { personName, type ReadPeople, readPeople } from './read-people.ts';

const LOBBY_SIZE = 100;
const MY_TABLES = 200;

/** The public tables; `person`: who looks at them. */
export const lobbyOf = async (stores: Stores, person: string | null): Promise<{ tables: TableRow[] }> => ({
  tables: await listedTables(stores, await stores.tables.lobby(LOBBY_SIZE), person),
});

export const tablesOf = async (stores: Stores, person: string): Promise<{ tables: TableRow[] }> => ({
  tables: await listedTables(stores, await stores.tables.ofPerson(person, MY_TABLES), person),
});

async function listedTables(
  stores: Stores,
  rows: readonly TableRecord[],
  person: string | null,
): Promise<TableRow[]> {
  const seats = await stores.tables.seatsAt(rows.map(({ id }) => id));
  const results = await stores.results.at(rows.filter(({ status }) => status === 'over').map(({ id }) => id));
  const sitting = [...seats.values()].flat().flatMap((seat) => seat.person ?? []);
  const people = await readPeople(stores, sitting);
  return rows.map((row) => ({
    ...listedTable(people, row, seats.get(row.id) ?? [], person),
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
  people: ReadPeople,
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
    continued: (JSON.parse(row.live) as LiveState).continued !== undefined,
    clock: settings.clock,
    names: seats.map((seat) => nameOn(people, { ...seat, bot: botNow(seat, row) })),
    created: row.created,
    updated: row.updated,
    ended: row.ended,
    mine: mine !== undefined,
    waiting: mine !== undefined && owes(row, mine),
    vacant: settings.rated ? 0 : seats.filter((seat) => isVacant(row, seat)).length,
  };
}

function nameOn(people: ReadPeople, { person, bot }: SeatRecord): string | null {
  return person === null ? bot : personName(people)(person);
}

const isVacant = ({ status }: TableRecord, { person, gone }: SeatRecord): boolean =>
  status === 'playing' && person !== null && gone !== 'no';

const owes = (row: TableRecord, seat: SeatRecord): boolean =>
  row.status === 'playing' &&
  seat.bot === null &&
  seat.gone === 'no' &&
  ((row.pending >> seat.seat) & 1) === 1;
