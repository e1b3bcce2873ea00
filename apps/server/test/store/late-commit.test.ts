import { expect, test } from 'vitest';
import { StorageError, Store, type Stores } from '../../src/store/index.ts';
import { FaultyLink } from '../servers/support/faulty-link.ts';
import { eventually, pause } from '../support/eventually.ts';
import { emptyPostgres } from '../support/engines.ts';

const add =
  (id: string) =>
  ({ people }: Stores): Promise<void> =>
    people.addGuest(id, id, 'en', 0);

test('a commit that is still on its way when it counts as failed is not made any more', async () => {
  const database = await emptyPostgres({ schema: true });
  const url = new URL(database.target.postgres);
  const link = await FaultyLink.to(Number(url.port));
  url.port = String(link.port);
  url.searchParams.set('query_timeout', '2000');
  const store = await Store.open({ postgres: url.href });
  const inTransaction = async (): Promise<boolean> => {
    const [row] = await database.query(
      "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'",
    );
    return row?.['n'] === 1;
  };
  try {
    await store.journal.commit(add('a'));
    const late = store.journal.commit(async (tx) => {
      await add('b')(tx);
      link.delayMs = 5000;
    });
    late.catch(() => {});
    await eventually(() => link.delayMs > 0, 'the commit');
    await pause(50);
    // Only what is on its way takes long.
    link.delayMs = 0;
    await expect(late).rejects.toBeInstanceOf(StorageError);
    expect(await inTransaction()).toBe(true);
    await eventually(async () => !(await inTransaction()), 'the arrival of the commit');
    const rows = await database.query('SELECT id FROM people ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual(['a']);
    await store.journal.commit(add('c'));
  } finally {
    await store.close();
    link.close();
    await database.remove();
  }
});

test('transactions at the same time do not take each other for their own', async () => {
  const database = await emptyPostgres({ schema: true });
  const store = await Store.open(database.target);
  try {
    const names = Array.from({ length: 20 }, (_, i) => `p${i}`);
    await Promise.all(
      names.map((name, i) => (i % 2 === 0 ? store.journal.commit(add(name)) : store.apart(add(name)))),
    );
    const rows = await database.query('SELECT id FROM people');
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(names));
    expect(rows).toHaveLength(names.length);
    await store.close();
    expect(await database.query('SELECT id FROM commits')).toEqual([]);
  } finally {
    await database.remove();
  }
});
