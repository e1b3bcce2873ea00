import { refused } from '../errors/index.ts';
import type { PersonRow } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';

/** Whether a person may know of a table: it is public, they sit there, or they came by its link. */
function maySee(context: TableContext, table: LiveTable, person: PersonRow | null): boolean {
  if (person?.operator) return true;
  const { row } = table;
  if (person) {
    if (table.seatOf(person.id) !== null || row.host === person.id) return true;
    if (table.seats.some(({ reserved }) => reserved === person.id)) return true;
  }
  const playing = row.status === 'playing';
  if (playing && !table.settings.spectators) return false;
  return row.public === 1 || (person !== null && context.store.tables.granted(table.id, person.id));
}

/** A key from a link opens a private table for good. */
export async function enter(
  context: TableContext,
  table: LiveTable,
  person: PersonRow,
  key: string,
): Promise<void> {
  const opens = key === table.row.key || table.seats.some((seat) => seat.key === key);
  if (!opens) throw refused('no-such-table');
  if (context.store.tables.granted(table.id, person.id)) return;
  await context.store.journal.commit(() => context.store.tables.grant(table.id, person.id));
}

/** A table that a person may see. For everyone else it does not exist, unless they have come by its link. */
export function visibleTable(context: TableContext, id: string, person: PersonRow | null): LiveTable {
  const table = context.cache.get(id);
  if (table && maySee(context, table, person)) return table;
  const hasEntered = table !== null && person !== null && context.store.tables.granted(id, person.id);
  throw refused(hasEntered ? 'spectators-not-allowed' : 'no-such-table');
}

/** Disconnects watchers who may not, or no longer, watch the table. */
export function keepAllowed(context: TableContext, table: LiveTable): void {
  context.audience.keepOnly(table.id, ({ person }) =>
    maySee(context, table, context.store.people.get(person) ?? null),
  );
}
