import { StorageError } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';

/** Reads a table when all of it is on disk, so that nothing is shown that a crash could lose. */
export async function onDisk<T>(
  context: TableContext,
  id: string,
  look: (table: LiveTable) => T | Promise<T>,
): Promise<T> {
  const loading = context.cache.load(id);
  if (loading) await loading.done;
  return whenOnDisk(context, id, look);
}

function whenOnDisk<T>(
  context: TableContext,
  id: string,
  look: (table: LiveTable) => T | Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const attempt = (): void => {
      try {
        const table = context.cache.get(id);
        if (!table) throw new StorageError(`the table ${id} is not there any more`);
        if (table.settled) resolve(look(table));
        // Where a step was lost, the stored table replaced this one, so the cache is asked again.
        else table.whenSettled(attempt, attempt);
      } catch (error) {
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever was thrown, unchanged
        reject(error);
      }
    };
    attempt();
  });
}
