import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageError, Store } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { emptyPostgres } from '../support/engines.ts';

let database: Awaited<ReturnType<typeof emptyPostgres>>;
beforeEach(async () => {
  database = await emptyPostgres();
});
afterEach(() => database.remove());

const stored = async (): Promise<unknown> => {
  const [row] = await database.query("SELECT value FROM meta WHERE key = 'schema'");
  return JSON.parse(String(row!.value));
};
const pretend = (schema: number, needs: number): Promise<unknown> =>
  database.query(`UPDATE meta SET value = '${JSON.stringify({ schema, needs })}' WHERE key = 'schema'`);
const started = async (): Promise<number> => {
  const store = await Store.open(database.target);
  await store.close();
  return store.schema;
};

it('servers that start at once on an empty database make one schema together', async () => {
  const schemas = await Promise.all([started(), started(), started(), started()]);
  expect(new Set(schemas)).toEqual(new Set([MIGRATIONS.length]));
  expect(await stored()).toEqual({ schema: MIGRATIONS.length, needs: MIGRATIONS.at(-1)!.needs });
  expect(await started()).toBe(MIGRATIONS.length);
});

it('a newer schema that this program can work with is used and left as it is', async () => {
  await started();
  await pretend(MIGRATIONS.length + 7, MIGRATIONS.length);
  expect(await started()).toBe(MIGRATIONS.length + 7);
  expect(await stored()).toEqual({ schema: MIGRATIONS.length + 7, needs: MIGRATIONS.length });
  const store = await Store.open(database.target);
  await store.journal.commit(({ people }) => people.addGuest('a', 'Ada', 'en', 0));
  expect((await store.people.get('a'))?.name).toBe('Ada');
  await store.close();
});

it('a newer schema that needs a newer program is refused with a sentence and left as it is', async () => {
  await started();
  const version = { schema: MIGRATIONS.length + 7, needs: MIGRATIONS.length + 1 };
  await pretend(version.schema, version.needs);
  for (const readOnly of [false, true]) {
    const refused = Store.open(database.target, { readOnly });
    await expect(refused).rejects.toBeInstanceOf(StorageError);
    await expect(refused).rejects.toThrow(
      `the database is of schema ${version.schema} and needs a program that knows ${version.needs}; ` +
        `this version knows ${MIGRATIONS.length}: use a newer one`,
    );
  }
  expect(await stored()).toEqual(version);
});

it('an empty database is not opened for reading only, and stays empty', async () => {
  await expect(Store.open(database.target, { readOnly: true })).rejects.toThrow('start a server once');
  expect(
    await database.query("SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'"),
  ).toEqual([]);
});

it('a migration that fails leaves nothing behind', async () => {
  await database.query('CREATE TABLE sessions (x INTEGER)');
  await expect(started()).rejects.toThrow('already exists');
  const tables = await database.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  expect(tables).toEqual([{ name: 'sessions' }]);
  await database.query('DROP TABLE sessions');
  expect(await started()).toBe(MIGRATIONS.length);
});

it('a migration may take longer than any other query', async () => {
  await started();
  const url = `${database.target.postgres}?query_timeout=500`;
  const slow = { sql: 'SELECT pg_sleep(1.5); CREATE TABLE slow (x INTEGER)', needs: 1 };
  const open = (): Promise<Store> => Store.open({ postgres: url }, { migrations: [...MIGRATIONS, slow] });
  // The second one waits for the first.
  const stores = await Promise.all([open(), open()]);
  expect(stores.map(({ schema }) => schema)).toEqual([MIGRATIONS.length + 1, MIGRATIONS.length + 1]);
  for (const store of stores) await store.close();
  expect(await database.query('SELECT x FROM slow')).toEqual([]);
});

it('no migration needs more than itself and those before it, or less than an earlier one', () => {
  for (const [i, { needs }] of MIGRATIONS.entries()) {
    expect(needs).toBeLessThanOrEqual(i + 1);
    expect(needs).toBeGreaterThanOrEqual(MIGRATIONS[i - 1]?.needs ?? 1);
  }
});
