import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../schema.ts';
import { type JobChange, keyOf, type NewJob } from '../job.ts';
import { graphileWorker } from './graphile.ts';

/** How often a job is tried, with longer and longer pauses, before it counts as failed. */
const MAX_ATTEMPTS = 25;

/** Brings the tables of the job queue up to date. */
export async function installQueue(url: string): Promise<void> {
  const { Logger, runMigrations } = await graphileWorker();
  const pgPool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pgPool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

/** Adds and removes the jobs of a transaction, in it. */
export async function changeJobs(db: Db, changes: Iterable<JobChange>): Promise<void> {
  // In the same order everywhere, so that transactions wait for each other at most.
  const all = [...changes].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const removed = all.filter((change) => 'removed' in change);
  const added = all.filter((change): change is NewJob => !('removed' in change));
  if (removed.length > 0) {
    const keys = removed.map(keyOf);
    await sql`SELECT graphile_worker.remove_job(key) FROM unnest(${keys}::text[]) AS removed (key)`.execute(
      db,
    );
  }
  await addAll(
    db,
    added.filter(({ once }) => !once),
  );
  for (const job of added.filter(({ once }) => once)) {
    await sql`SELECT graphile_worker.add_job(identifier => ${job.kind}, payload => ${payloadOf(job)}::json,
      run_at => now() + ${job.after ?? 0} * interval '1 millisecond', job_key => ${keyOf(job)},
      max_attempts => ${MAX_ATTEMPTS}, job_key_mode => 'unsafe_dedupe')`.execute(db);
  }
}

const payloadOf = ({ about }: NewJob): string => JSON.stringify({ about });

async function addAll(db: Db, jobs: readonly NewJob[]): Promise<void> {
  let missing = jobs;
  while (missing.length > 0) {
    const [kinds, payloads, afters, keys] = [
      missing.map(({ kind }) => kind),
      missing.map(payloadOf),
      missing.map(({ after = 0 }) => after),
      missing.map(keyOf),
    ];
    const { rows } = await sql<{ key: string }>`SELECT key FROM graphile_worker.add_jobs(ARRAY(
      SELECT ROW (kind, payload, NULL, now() + after * interval '1 millisecond', ${MAX_ATTEMPTS}::smallint, key, NULL, NULL)
        ::graphile_worker.job_spec
      FROM unnest(${kinds}::text[], ${payloads}::json[], ${afters}::float8[], ${keys}::text[])
        AS added (kind, payload, after, key)))`.execute(db);
    // A job that a worker took in this very moment is neither replaced nor added: the next attempt sees that it was taken.
    const there = new Set(rows.map(({ key }) => key));
    missing = missing.filter((job) => !there.has(keyOf(job)));
  }
}
