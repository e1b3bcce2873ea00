import { StorageError } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';

/** Reads a table when all of it is on disk, so that nothing is shown that a crash could lose. */
export async function onDisk<T>(
  context: TableContext,
  id: string,
  look: (table: LiveTable) => T | Promise<T>,
): Promise<T> {
  for (;;) {
    const table = context.cache.peek(id);
    if (table?.settled) return look(table);
    if (table) await whenSettled(table);
    else if (!(await context.cache.open(id))) throw new StorageError(`the table ${id} is not there any more`);
  }
}

/** A table when all of it is on disk; null if there is none. */
export async function settledTable(context: TableContext, id: string): Promise<LiveTable | null> {
  for (;;) {
    const table = context.cache.peek(id) ?? (await context.cache.open(id));
    if (!table) return null;
    if (!table.settled) await whenSettled(table);
    else if (context.cache.peek(id) === table && !table.lostBy) return table;
  }
}

/** As `onDisk`, for those who do not wait for it. */
export function tellOnDisk(context: TableContext, id: string, tell: (table: LiveTable) => void): void {
  onDisk(context, id, tell).catch((error: unknown) =>
    context.log.error({ table: id, error: String(error) }, 'a table cannot be read'),
  );
}

/** Where a step was lost, the stored table replaces this one, so the cache is asked again in any case. */
const whenSettled = (table: LiveTable): Promise<void> =>
  new Promise((resolve) => table.whenSettled(resolve, () => resolve()));
