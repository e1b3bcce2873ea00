import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStorageFailure, OutcomeUnknown, StorageError, Store, type Stores } from '../../src/store/index.ts';
import { eventually, pause } from '../support/eventually.ts';
import { openStore } from '../support/open-store.ts';
import { PostgresProxy } from '../support/postgres-proxy.ts';

const open = openStore('postgres');
let proxy: PostgresProxy;
let store: Store;
let url: string;
beforeEach(async () => {
  const { postgres } = open.database.target as { postgres: string };
  proxy = await PostgresProxy.before(postgres);
  url = proxy.url(postgres);
  store = await Store.open({ postgres: url });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  proxy.close();
});

const write =
  (id: string) =>
  ({ people }: Stores): Promise<void> =>
    people.addGuest(id, id, 'en', 0);
const onDisk = async (): Promise<string[]> =>
  (await open.database.query('SELECT id FROM people ORDER BY id')).map(({ id }) => String(id));

/** Ends the connections in a state, such as `idle in transaction`. */
const terminate = (state: string): Promise<unknown> =>
  open.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = '${state}'`,
  );

describe('a commit', () => {
  it('counts as stored where only its answer was lost', async () => {
    let runs = 0;
    proxy.cutNext = 'after';
    await store.journal.commit(async (tx) => {
      runs += 1;
      await write('a')(tx);
    });
    expect(proxy.cutNext).toBeNull();
    expect(await onDisk()).toEqual(['a']);
    expect(runs).toBe(1);
    expect(store.journal.broken).toBeNull();
    await store.journal.commit(write('b'));
    expect(await onDisk()).toEqual(['a', 'b']);
  });

  it('counts as failed where it did not reach the server', async () => {
    const reports: boolean[] = [];
    store.journal.onAvailable = (available) => reports.push(available);
    proxy.cutNext = 'before';
    const both = await Promise.allSettled([
      store.journal.commit(write('a')),
      store.journal.commit(write('b')),
    ]);
    for (const one of both) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(StorageError);
    expect(store.journal.broken).toBeInstanceOf(StorageError);
    expect(await onDisk()).toEqual([]);
    await store.journal.commit(write('a'));
    expect(await onDisk()).toEqual(['a']);
    expect(store.journal.broken).toBeNull();
    expect(reports).toEqual([false, true]);
  });

  it.each([
    ['after', ['a']],
    ['before', []],
  ] as const)('is asked for as soon as the server can be reached again (cut %s it)', async (cut, left) => {
    proxy.cutNext = cut;
    let told = false;
    const answer = store.journal
      .commit(async (tx) => {
        await write('a')(tx);
        proxy.isDown = true;
      })
      .then(
        () => 'stored',
        () => 'failed',
      )
      .finally(() => (told = true));
    await eventually(() => proxy.cutNext === null, 'the commit');
    await pause(300);
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(3_600_000);
    await pause(300);
    expect(told).toBe(false);
    proxy.isDown = false;
    expect(await answer).toBe(left.length > 0 ? 'stored' : 'failed');
    expect(await onDisk()).toEqual(left);
  });

  it('of which nothing is known when the store is closed does not count as failed', async () => {
    proxy.cutNext = 'after';
    const failed = store.journal
      .commit(async (tx) => {
        await write('a')(tx);
        proxy.isDown = true;
      })
      .catch((error: unknown) => error);
    await eventually(() => proxy.cutNext === null, 'the commit');
    await store.close();
    expect(await failed).toBeInstanceOf(OutcomeUnknown);
    expect(await onDisk()).toEqual(['a']);
  });

  it('works, and so does a write, where the end of all connections was not noticed yet', async () => {
    await Promise.all([1, 2, 3].map(() => store.meta.get('x')));
    proxy.cut();
    expect(await store.meta.get('x')).toBeUndefined();
    proxy.cut();
    await store.journal.commit(write('a'));
    expect(await onDisk()).toEqual(['a']);
  });

  it('fails where its connection is ended in the middle, and the next one works', async () => {
    const failed: string[] = [];
    store.journal.add(
      write('a'),
      () => failed.push('a is done'),
      () => failed.push('a failed'),
    );
    const killed = store.journal.commit(async (tx) => {
      await write('b')(tx);
      await terminate('idle in transaction');
      await write('c')(tx);
    });
    await expect(killed).rejects.toBeInstanceOf(StorageError);
    await expect(killed).rejects.toThrow(/the database cannot be used now/);
    expect(failed).toEqual(['a failed']);
    expect(await onDisk()).toEqual([]);
    await store.journal.commit(write('d'));
    expect(await onDisk()).toEqual(['d']);
  });

  it('does not take along what is left of one that failed', async () => {
    await store.close();
    store = await Store.open({ postgres: `${url}?query_timeout=2000` });
    const slow = store.journal.commit(async (tx) => {
      await write('a')(tx);
      proxy.stall();
      await write('b')(tx);
    });
    await expect(slow).rejects.toBeInstanceOf(StorageError);
    await store.journal.commit(write('c'));
    await store.journal.commit(write('d'));
    expect(await onDisk()).toEqual(['c', 'd']);
  });

  it('fails where the database refuses it, and tells only the one who broke a rule', async () => {
    const [first, second, third] = await Promise.allSettled([
      store.journal.commit(write('a')),
      // An error that the write itself handles has ended what PostgreSQL lets it do.
      store.journal.commit((tx) => write('a')(tx).catch(() => {})),
      store.journal.commit(write('b')),
    ]);
    expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await onDisk()).toEqual(['a', 'b']);
  });

  it('that another server is in the way of is tried again', async () => {
    await store.journal.commit(async (tx) => {
      for (const id of ['a', 'b']) await write(id)(tx);
    });
    const other = await Store.open(open.database.target);
    const runs = { here: 0, there: 0 };
    const holding = new Set<string>();
    let meet = (): void => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    // Each changes one row, waits for the other, and then wants the other's.
    const crossing = (server: Store, name: 'here' | 'there', first: string, second: string): Promise<void> =>
      server.journal.commit(async ({ people }) => {
        runs[name] += 1;
        await people.set(first, { name });
        holding.add(name);
        if (holding.size === 2) meet();
        await met;
        await people.set(second, { name });
      });
    await Promise.all([crossing(store, 'here', 'a', 'b'), crossing(other, 'there', 'b', 'a')]);
    await other.close();
    // PostgreSQL ends one of the two; on a slow machine the other may run into the limit for locks as well.
    expect(runs.here + runs.there).toBeGreaterThan(2);
    const names = await open.database.query('SELECT DISTINCT name FROM people');
    expect(names).toHaveLength(1);
  });
});

describe('a read', () => {
  it('works after all idle connections were ended', async () => {
    await store.journal.commit(write('a'));
    await Promise.all([1, 2, 3].map(() => store.people.named('x')));
    await terminate('idle');
    await eventually(() => proxy.connections === 0, 'the end of all connections');
    expect((await store.people.get('a'))?.name).toBe('a');
    await store.journal.commit(write('b'));
    expect(await onDisk()).toEqual(['a', 'b']);
  });

  it('fails where its connection is ended in the middle, and the next one works', async () => {
    await store.journal.commit(write('a'));
    const killed = store.reading(async ({ people }) => {
      await people.get('a');
      await terminate('idle in transaction');
      await people.get('a');
    });
    await expect(killed).rejects.toSatisfy(isStorageFailure);
    expect((await store.reading(({ people }) => people.get('a')))?.name).toBe('a');
  });

  it('that gets no answer is given up, and so is its connection', async () => {
    await store.close();
    store = await Store.open({ postgres: `${url}?query_timeout=2000` });
    await store.meta.get('x');
    proxy.stall();
    await expect(store.meta.get('x')).rejects.toSatisfy(isStorageFailure);
    expect(await store.meta.get('x')).toBeUndefined();
  });
});

describe('a server that cannot be reached', () => {
  it('is named in a sentence', async () => {
    proxy.isDown = true;
    const refused = Store.open({ postgres: url });
    await expect(refused).rejects.toBeInstanceOf(StorageError);
    await expect(refused).rejects.toThrow('the database cannot be used now');
  });
});
