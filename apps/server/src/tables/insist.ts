import { Conflict } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';

/** How often a request is judged again that other servers were faster than. */
export const MOST_ATTEMPTS = 50;

/**
 * Changes a table. Where another server does so at the same time, `change` is called again for the table as it is then; it
 * returns null where nothing is to be changed any more.
 */
export async function insist(
  context: TableContext,
  id: string,
  change: (table: LiveTable) => Promise<void> | null,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await context.followed?.refresh(id);
    const table = await context.cache.open(id);
    const stored = table && change(table);
    if (!stored) return;
    try {
      await stored;
      return;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
