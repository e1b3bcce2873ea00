import type { ServerContext } from '../context/index.ts';
import { countGame } from '../tables/index.ts';

/** The kind of the job that counts games that ended before statistics were kept, or right before a crash. */
export const COUNT_EARLIER = 'count-earlier';
/** Games that are counted in one job. */
const AT_ONCE = 100;

/** Counts the games that are not in the statistics, one after the other by id, and leaves the rest to the next job. */
export async function countEarlier(
  { store, tables, log }: ServerContext,
  after: string,
  signal: AbortSignal,
): Promise<void> {
  const ids = await store.statistics.uncounted(after, AT_ONCE);
  for (const id of ids) {
    if (signal.aborted) return;
    try {
      await countGame(tables, id);
    } catch (error) {
      // One that cannot be read must not stop the others; it is tried again after the next start.
      log.error({ table: id, error: String(error) }, 'a game cannot be counted');
    }
  }
  const last = ids.at(-1);
  if (last === undefined) return;
  await store.journal.commit(async (tx) => tx.jobs.add({ kind: COUNT_EARLIER, about: last, once: true }));
}
