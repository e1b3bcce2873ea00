import type { ServerContext } from '../context/index.ts';
import { Refused } from '../errors/index.ts';
import { Conflict, StorageError } from '../store/index.ts';
import { MOST_ATTEMPTS } from '../tables/index.ts';

/** Handles a request about a table again while other servers change the table meanwhile. */
export async function judged<T>({ tables }: ServerContext, id: string, handle: () => Promise<T>): Promise<T> {
  // The caller may know more than this server, by another one.
  await tables.followed?.refresh(id);
  for (let attempt = 1; ; attempt++) {
    try {
      return await handle();
    } catch (error) {
      const isOutdated =
        error instanceof Conflict ||
        (error instanceof Refused && ((await tables.followed?.recheck(id).catch(() => false)) ?? false));
      if (!isOutdated) throw error;
      if (attempt === MOST_ATTEMPTS)
        throw new StorageError('gave up after repeated conflicts with other servers', { cause: error });
    }
  }
}
