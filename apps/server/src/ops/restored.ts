import { aloneOn, Store } from '../store/index.ts';
import { reseedUnfinished } from '../tables/index.ts';
import type { Place } from './account-admin.ts';

/**
 * After PostgreSQL was brought back to an earlier time: players have seen what was drawn after it, so all unfinished games
 * go on with new draws. Refused while servers use the database. Returns how many games there are.
 */
export function afterRecovery(target: Extract<Place, { postgres: string }>): Promise<number> {
  return aloneOn(target.listen ?? target.postgres, async () => {
    const store = await Store.open(target, { isMade: true });
    try {
      return await reseedUnfinished(store);
    } finally {
      await store.close();
    }
  });
}
