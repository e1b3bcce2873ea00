import { afterEach, beforeEach, expect, it } from 'vitest';
import { type JobGroup, type JobObserver, PostgresQueue } from '../../src/queue/index.ts';
import { Store } from '../../src/store/index.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { emptyPostgres, type TestDatabase } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { PostgresProxy } from '../support/postgres-proxy.ts';

/* The queue in PostgreSQL, with jobs of the test's own. */

let database: TestDatabase & { target: { postgres: string } };
let store: Store;
let queues: PostgresQueue[];
let done: string[];
let failures: string[];

beforeEach(async () => {
  database = await emptyPostgres({ schema: true });
  store = await Store.open(database.target);
  [queues, done, failures] = [[], [], []];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await store.close();
  await database.remove();
});

const observer: JobObserver = {
  done: () => {},
  failed: (kind, about, error, attempt) =>
    void failures.push(`${kind} ${about} ${attempt}: ${String(error)}`),
};

/** Does jobs until the end of the test. */
function begin(handlers: JobGroup['handlers'], atOnce = 2): PostgresQueue {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const queue = new PostgresQueue({ url: database.target.postgres, log, observer });
  queues.push(queue);
  queue.start([{ handlers, atOnce, threads: 0 }]);
  return queue;
}

const add = (kind: string, about: string, more: { after?: number; once?: boolean } = {}): Promise<void> =>
  store.journal.commit(async (tx) => tx.jobs.add({ kind, about, ...more }));

const note = (about: string): Promise<void> => Promise.resolve(void done.push(about));

const jobs = (): Promise<Record<string, unknown>[]> =>
  database.query('SELECT id::text, key, attempts, locked_by FROM graphile_worker._private_jobs ORDER BY id');

it('does a job once that a transaction added, and none of a transaction that failed', async () => {
  begin({ note });
  begin({ note });
  const refused = store.journal.commit(async (tx) => {
    tx.jobs.add({ kind: 'note', about: 'never' });
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  for (let i = 0; i < 20; i++) await add('note', `job ${i}`);
  await eventually(async () => (await jobs()).length === 0 && done.length >= 20, 'the end of all jobs');
  expect([...done].sort()).toEqual(Array.from({ length: 20 }, (_, i) => `job ${i}`).sort());
});

it('keeps one job of a kind about a thing, and does another one that was added while it was done', async () => {
  await add('note', 'twice', { after: 60_000 });
  await add('note', 'twice', { after: 60_000, once: true });
  expect(await jobs()).toHaveLength(1);
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  begin({
    note: async (about) => {
      await note(about);
      await held;
    },
  });
  await add('note', 'twice');
  await eventually(() => done.length === 1, 'its begin');
  await add('note', 'twice', { once: true });
  expect(await jobs()).toHaveLength(1);
  await add('note', 'twice');
  await eventually(() => done.length === 2, 'the second begin');
  go();
  await eventually(async () => (await jobs()).length === 0, 'the end');
  expect(done).toEqual(['twice', 'twice']);
});

it('does not do what was removed', async () => {
  await add('note', 'removed', { after: 500 });
  await store.journal.commit(async (tx) => tx.jobs.change({ kind: 'note', about: 'removed', removed: true }));
  begin({ note });
  await add('note', 'last', { after: 1000 });
  await eventually(() => done.length > 0, 'a job');
  expect(done).toEqual(['last']);
});

it('tries again what fails, shows it, and goes on with the others meanwhile', async () => {
  const queue = begin({
    note,
    bad: async () => {
      throw new Error('not possible');
    },
  });
  await add('bad', 'job');
  await eventually(() => failures.length === 1, 'a failure');
  await add('note', 'another');
  await eventually(() => done.includes('another'), 'the other job');
  const shown = await eventually(
    async () => (await queue.levels()).find(({ kind, scheduled }) => kind === 'bad' && scheduled === 1),
    'the next attempt',
  );
  expect(shown).toEqual({ kind: 'bad', waiting: 0, scheduled: 1, running: 0, failed: 0, oldestSeconds: 0 });
  await eventually(() => failures.length === 2, 'the second failure');
  expect(failures).toEqual(['bad job 1: Error: not possible', 'bad job 2: Error: not possible']);
  await database.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_at = NULL, locked_by = NULL`,
  );
  expect(await queue.levels()).toMatchObject([{ kind: 'bad', waiting: 0, scheduled: 0, failed: 1 }]);
});

it('tries soon again what the storage made fail, however long that lasted', async () => {
  const { postgres: url } = database.target;
  const proxy = await PostgresProxy.before(url);
  const away = await Store.open({ postgres: proxy.url(url), listen: url });
  try {
    await add('note', 'stored', { after: 60_000 });
    proxy.isDown = true;
    proxy.cut();
    // As after hours.
    await database.query('UPDATE graphile_worker._private_jobs SET attempts = 10, run_at = now()');
    begin({
      note: async (about) => {
        await away.journal.commit((tx) => tx.meta.set('done', about));
        await note(about);
      },
    });
    await eventually(() => failures.length === 2, 'a failure and another one');
    // What is owed is added once again.
    await add('note', 'stored', { once: true });
    proxy.isDown = false;
    await eventually(() => done.length > 0, 'the job');
    await eventually(async () => (await jobs()).length === 0, 'the end of the job');
    expect(done).toEqual(['stored']);
    expect(await away.meta.get('done')).toBe('stored');
  } finally {
    proxy.isDown = false;
    await away.close();
    proxy.close();
  }
});

it('shows what waits, and for how long', async () => {
  const queue = begin({ other: note });
  await add('note', 'a');
  await add('note', 'b');
  await database.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '90 s' WHERE key = 'note:b'`,
  );
  const [level] = await queue.levels();
  expect(level).toMatchObject({ kind: 'note', waiting: 2, running: 0 });
  expect(must(level).oldestSeconds).toBeGreaterThanOrEqual(90);
});

it('does the jobs of a worker that is gone, and those of its own that it knows nothing of', async () => {
  await add('note', 'of a dead one');
  await add('note', 'of a living one');
  await add('note', 'unknown');
  await database.query(
    `INSERT INTO workers (id, seen, threads) VALUES ('alive', now() + interval '1 hour', 0)`,
  );
  const lock = (about: string, by: string): Promise<unknown> =>
    database.query(`UPDATE graphile_worker._private_jobs SET locked_by = '${by}', attempts = 1,
      locked_at = now() - interval '20 s' WHERE key = 'note:${about}'`);
  await lock('of a dead one', 'dead');
  await lock('of a living one', 'alive');
  await lock('unknown', 'alive');
  const before = await jobs();
  begin({ note });
  const [own] = await eventually(async () => {
    const rows = await database.query(`SELECT id FROM workers WHERE id <> 'alive'`);
    return rows.length > 0 && rows;
  }, 'the worker');
  await lock('unknown', String(must(own)['id']));
  await eventually(() => done.length === 2, 'both jobs');
  expect([...done].sort()).toEqual(['of a dead one', 'unknown']);
  // The worker that had it before can end nothing by the number that it knows.
  expect(await eventually(async () => (await jobs()).length === 1 && jobs(), 'the end')).toEqual([before[1]]);
});

it('leaves to others at once what is not done when it stops', async () => {
  const stopping = begin({
    note: (_about, signal) =>
      new Promise((_resolve, reject) => {
        done.push('begun');
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  });
  await add('note', 'handed over');
  await eventually(() => done.length === 1, 'its begin');
  await stopping.stop();
  expect(await jobs()).toMatchObject([{ key: 'note:handed over', attempts: 0, locked_by: null }]);
  expect(failures).toEqual([]);
  begin({ note });
  await eventually(() => done.includes('handed over'), 'the job');
});

it('does again what it gave up because it was not heard of for too long, where no other worker took it over', async () => {
  begin({
    note: async (about, signal) => {
      await note(about);
      if (done.length > 1) return;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  });
  await add('note', 'given up');
  await eventually(() => done.length === 1, 'its begin');
  const seen = async (): Promise<unknown> =>
    (await database.query('SELECT seen::text FROM workers'))[0]?.['seen'];
  const first = await eventually(seen, 'the worker');
  await eventually(async () => (await seen()) !== first, 'its next sign of life');
  await database.query(`UPDATE workers SET seen = seen - interval '1 hour'`);
  await eventually(() => done.length === 2, 'the second begin');
  await eventually(async () => (await jobs()).length === 0, 'the end');
  expect(done).toEqual(['given up', 'given up']);
});

it('goes on after all connections were lost in the middle of a job', async () => {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  begin({
    note: async (about) => {
      await note(about);
      await held;
    },
  });
  await add('note', 'before');
  await eventually(() => done.length === 1, 'its begin');
  await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  go();
  await eventually(
    () =>
      add('note', 'after').then(
        () => true,
        () => false,
      ),
    'the database',
  );
  await eventually(() => done.includes('after'), 'the job after the loss');
  await eventually(async () => (await jobs()).length === 0, 'the end of all jobs');
  expect(new Set(done)).toEqual(new Set(['before', 'after']));
});
