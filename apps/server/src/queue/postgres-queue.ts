import type pg from 'pg';
import type { Log } from '../telemetry/index.ts';
import { queueConnections } from './connections.ts';
import type { JobGroup, JobLevel, JobObserver, JobQueue } from './queue.ts';
import { Runner } from './runner.ts';

const BEAT_MS = 1000;
/** Who has not been heard of for so long counts as gone: others do its jobs. All by the database's clock. */
const LEASE_MS = 5000;
/** How often to clean up, in beats. */
const CLEAN_EVERY = 60;
/** Connections besides those that listen. */
const CONNECTIONS = 4;

/*
 * What graphile-worker does not do by itself. It gives jobs of dead workers to others after four hours, and removes a job
 * by its number alone when it was done. A job that is given to others therefore gets another number: a worker that was
 * paused then ends nothing but its own. The tables are private to graphile-worker, whose version is pinned.
 */

/** Tells which of those that say so were not thought to be gone. */
const BEAT = `WITH before AS (SELECT id FROM workers WHERE id = ANY($1::text[])
    AND seen > clock_timestamp() - $3 * interval '1 millisecond'),
  beat AS (INSERT INTO workers (id, seen, threads)
    SELECT id, clock_timestamp(), threads FROM unnest($1::text[], $2::int[]) AS own (id, threads)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen)
  SELECT id FROM before`;

const renewed = (runAt: string): string => `INSERT INTO graphile_worker._private_jobs
    (task_id, payload, priority, run_at, attempts, max_attempts, last_error, key, created_at)
  SELECT task_id, payload, priority, ${runAt}, attempts, max_attempts, last_error, key, created_at FROM taken
    WHERE key IS NOT NULL
  ON CONFLICT (key) DO NOTHING`;

/** Jobs of those that are gone, and those of our own that we know nothing of, since the answer was lost. */
const TAKE_OVER = `WITH taken AS (DELETE FROM graphile_worker._private_jobs AS jobs
    WHERE locked_at < clock_timestamp() - $3 * interval '1 millisecond' AND (
      NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = jobs.locked_by
        AND workers.seen > clock_timestamp() - $3 * interval '1 millisecond')
      OR (locked_by = ANY($1::text[]) AND NOT id = ANY($2::bigint[])))
    RETURNING *)
  ${renewed('least(run_at, now())')}`;

const GIVE_BACK = `WITH given AS (DELETE FROM graphile_worker._private_jobs WHERE id = $1 RETURNING *),
  taken AS (SELECT task_id, payload, priority, $2::smallint AS attempts, max_attempts, last_error, key, created_at
    FROM given)
  ${renewed("now() + $3 * interval '1 millisecond'")}`;

const LOAD = `SELECT (SELECT count(*) FROM graphile_worker._private_jobs AS jobs
      JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
      WHERE tasks.identifier = ANY($1::text[]) AND is_available AND run_at <= now())::int AS waiting,
    (SELECT coalesce(sum(threads), 0) FROM workers
      WHERE seen > clock_timestamp() - $2 * interval '1 millisecond')::int AS threads`;

const LEVELS = `SELECT tasks.identifier AS kind,
    count(*) FILTER (WHERE is_available AND run_at <= now())::int AS waiting,
    count(*) FILTER (WHERE is_available AND run_at > now())::int AS scheduled,
    count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
    count(*) FILTER (WHERE locked_at IS NULL AND NOT is_available AND key IS NOT NULL)::int AS failed,
    coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_available AND run_at <= now())), 0)::float8
      AS "oldestSeconds"
  FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
  GROUP BY tasks.identifier`;

/** Jobs that were replaced while they were done, and failed then; and who has been gone for long. */
const CLEAN = `WITH gone AS (DELETE FROM workers WHERE seen < clock_timestamp() - interval '10 minutes')
  DELETE FROM graphile_worker._private_jobs WHERE key IS NULL AND locked_at IS NULL AND NOT is_available`;

interface Parts {
  /** The database, without a transaction pooler in between. */
  url: string;
  log: Log;
  observer: JobObserver;
}

/** Jobs in PostgreSQL, which all servers and workers share. */
export class PostgresQueue implements JobQueue {
  private readonly parts: Parts;
  private readonly pool: pg.Pool;
  private runners: Runner[] = [];
  private thinking: string[] = [];
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  /** Those that have said that they live. */
  private seen: ReadonlySet<string> = new Set();
  private beats = 0;
  private stopped: Promise<void> | null = null;
  waitingPerThread = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    this.pool = queueConnections(parts.url, CONNECTIONS + 2);
  }

  start(groups: readonly JobGroup[]): void {
    const { pool } = this;
    const { log, observer } = this.parts;
    const giveBack = async (job: string, attempts: number, pauseMs: number): Promise<void> => {
      await pool.query(GIVE_BACK, [job, attempts, pauseMs]);
    };
    this.runners = groups.map((group) => new Runner({ pool, log, observer, group, giveBack }));
    this.thinking = groups.flatMap(({ threads, handlers }) => (threads > 0 ? Object.keys(handlers) : []));
    this.beatSoon();
  }

  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    const ids = this.ids();
    await Promise.all(this.runners.map((runner) => runner.stop()));
    if (this.timer) clearTimeout(this.timer);
    await this.beating;
    // What is still marked as ours is done by others at once.
    await this.pool.query('DELETE FROM workers WHERE id = ANY($1::text[])', [ids]).catch(() => {});
    await this.pool.end();
  }

  async levels(): Promise<JobLevel[]> {
    return (await this.pool.query<JobLevel>(LEVELS)).rows;
  }

  private ids(): string[] {
    return this.runners.flatMap(({ id }) => id ?? []);
  }

  private beatSoon(): void {
    this.timer = setTimeout(() => {
      this.beating = this.beat().catch((error: unknown) => {
        this.parts.log.warn({ error: String(error) }, 'jobs of others cannot be looked at now');
      });
      void this.beating.then(() => {
        if (!this.stopped) this.beatSoon();
      });
    }, BEAT_MS);
  }

  /** Says that this process lives, and takes over from those that do not. */
  private async beat(): Promise<void> {
    const { pool } = this;
    const alive = this.runners.filter(({ id }) => id !== null);
    const ids = alive.map(({ id }) => id);
    const threads = alive.map((runner) => runner.threads);
    const inTime = await pool.query<{ id: string }>(BEAT, [ids, threads, LEASE_MS]);
    for (const runner of alive) {
      const isLate = this.seen.has(runner.id!) && !inTime.rows.some(({ id }) => id === runner.id);
      if (isLate) runner.abandon();
    }
    this.seen = new Set(this.runners.flatMap(({ id }) => (ids.includes(id) ? id! : [])));
    const known = alive.flatMap((runner) => runner.known(LEASE_MS));
    await pool.query(TAKE_OVER, [ids, known, LEASE_MS]);
    const { rows } = await pool.query<{ waiting: number; threads: number }>(LOAD, [this.thinking, LEASE_MS]);
    const [load] = rows;
    this.waitingPerThread = load && load.threads > 0 ? load.waiting / load.threads : 0;
    this.beats += 1;
    if (this.beats % CLEAN_EVERY === 0) await pool.query(CLEAN);
  }
}
