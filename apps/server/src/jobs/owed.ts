import type { ServerContext } from '../context/index.ts';
import { aboutReminder, REMIND, type Stores } from '../store/index.ts';
import { BOTS } from '../tables/index.ts';
import { COUNT_EARLIER } from './count-earlier.ts';

/** Jobs that are added in one transaction. */
const AT_ONCE = 200;
/** After a start, people who watched have so long to come back. */
const COME_BACK_MS = 15_000;

type NewJob = Parameters<Stores['jobs']['add']>[0];

/**
 * Adds the jobs that follow from what is stored and are not there: with SQLite after every start, with PostgreSQL where
 * the database was copied from elsewhere.
 */
export async function addOwed({ store }: ServerContext): Promise<void> {
  const now = Date.now();
  const tables = await store.tables.waitingForBots();
  const reminders = await store.reminders.waiting();
  const [uncounted] = await store.statistics.uncounted('', 1);
  const jobs: NewJob[] = [
    ...tables.map((about) => ({ kind: BOTS, about, once: true })),
    ...(uncounted === undefined ? [] : [{ kind: COUNT_EARLIER, about: '', once: true }]),
    ...reminders.map(({ table_id: table, person, kind, due }) => ({
      kind: REMIND,
      about: aboutReminder({ table, person, kind }),
      after: Math.max(due! - now, COME_BACK_MS),
      once: true,
    })),
  ];
  for (let start = 0; start < jobs.length; start += AT_ONCE) {
    await store.journal.commit(async (tx) => {
      for (const job of jobs.slice(start, start + AT_ONCE)) tx.jobs.add(job);
    });
  }
}
