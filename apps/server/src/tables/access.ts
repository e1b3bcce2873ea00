import { refused } from '../errors/index.ts';
import type { PersonRow } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';

type Viewer = Pick<PersonRow, 'id' | 'operator'>;

/** Whether a person may know of a table: it is public, they sit there, or they came by its link (`granted`). */
function maySee(table: LiveTable, person: Viewer | null, granted: boolean): boolean {
  if (person?.operator) return true;
  const { row } = table;
  if (person) {
    if (table.seatOf(person.id) !== null || row.host === person.id) return true;
    if (table.seats.some(({ reserved }) => reserved === person.id)) return true;
  }
  const playing = row.status === 'playing';
  if (playing && !table.settings.spectators) return false;
  return row.public === 1 || granted;
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
  if (await context.store.tables.granted(table.id, person.id)) return;
  await context.store.journal.commit((tx) => tx.tables.grant(table.id, person.id));
}

/** Refuses people who may not see a table. For them it does not exist, unless they have come by its link. */
export function mustSee(table: LiveTable | null, person: Viewer | null, granted: boolean): asserts table {
  if (table && maySee(table, person, granted)) return;
  throw refused(table && granted ? 'spectators-not-allowed' : 'no-such-table');
}

/** A table that a person may see. */
export async function visibleTable(
  context: TableContext,
  id: string,
  person: PersonRow | null,
  address?: string,
): Promise<LiveTable> {
  const table = await context.cache.open(id, address);
  if (table && maySee(table, person, false)) return table;
  const granted = person !== null && (await context.store.tables.granted(id, person.id));
  const now = await context.cache.open(id, address);
  mustSee(now, person, granted);
  return now;
}

/** Disconnects watchers who may not, or no longer, watch the table; at once where that does not depend on a link. */
export async function keepAllowed(context: TableContext, table: LiveTable): Promise<void> {
  const { audience, store, cache, log } = context;
  const viewer = (person: string): Viewer => store.people.known(person) ?? { id: person, operator: 0 };
  const asked = new Set<string>();
  audience.keepOnly(table.id, ({ person }) => {
    const byLink = maySee(table, viewer(person), true);
    if (byLink && !maySee(table, viewer(person), false)) asked.add(person);
    return byLink;
  });
  const barred = new Set<string>();
  for (const person of asked) {
    const granted = await store.tables.granted(table.id, person).catch((error: unknown) => {
      log.error({ table: table.id, error: String(error) }, 'a table cannot be read');
      return false;
    });
    if (!granted) barred.add(person);
  }
  const now = cache.peek(table.id) ?? table;
  audience.keepOnly(table.id, ({ person }) => maySee(now, viewer(person), !barred.has(person)));
}
