import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store } from '../store.ts';
import type { Stores } from '../stores.ts';
import { opened } from './database.ts';
import type { Heads, Lost } from './heads.ts';

let folder: string;
let store: Store;
const file = (): string => join(folder, 'heads.log');
const path = (): string => join(folder, 'a.sqlite');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-heads-'));
  store = await Store.open({ sqlite: path() });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

type Found = Pick<Heads, 'unknown'> & { lost: readonly Lost[] };

/** Opens the file again, as a start does, and returns what it finds. */
async function found(mend: (found: Found, tx: Stores) => Promise<void> = async () => {}): Promise<Found> {
  const { lost, unknown } = await store.keepHeads(file(), mend);
  return { lost, unknown };
}

const crash = (): Promise<void> => Promise.reject(new Error('crash'));

const stepOf = (n: number) => {
  const rest = { seat: null, request: null, pending: 0, live: '{}', due: null };
  return { n, at: n, lines: `${n}`, ...rest };
};

async function step(id: string, n: number): Promise<void> {
  store.journal.add(
    ({ tables }) => tables.step(id, stepOf(n)),
    () => {},
    (error) => {
      throw error;
    },
  );
  await store.journal.flush();
}

async function addTable(id: string): Promise<void> {
  const row = { id, public: 0, rated: 0, host: null, key: 'k', settings: '{}', created: 1, reason: null };
  await store.journal.commit(({ tables }) => tables.add(row, []));
}

function changedElsewhere(sql: string): void {
  const db = opened(path());
  db.exec(sql);
  db.close();
}

it('finds what is missing again until it has been dealt with on disk', async () => {
  expect(await found()).toEqual({ lost: [], unknown: false });
  await addTable('one');
  await step('one', 1);
  await step('one', 2);
  expect(await found()).toEqual({ lost: [], unknown: false });
  changedElsewhere('DELETE FROM steps WHERE n = 2');
  const lost = [{ table: 'one', had: 2, has: 1 }];
  const before = readFileSync(file(), 'utf8');
  await expect(found(crash)).rejects.toThrow('crash');
  expect(readFileSync(file(), 'utf8')).toBe(before);
  expect(await found()).toEqual({ lost, unknown: false });
  expect(await found()).toEqual({ lost: [], unknown: false });
});

it('finds that the file is not there again until it has been dealt with on disk', async () => {
  await found();
  rmSync(file());
  await expect(found(crash)).rejects.toThrow('crash');
  expect(await found()).toEqual({ lost: [], unknown: true });
  expect(await found()).toEqual({ lost: [], unknown: false });
});

it('reads the lines around one that was not written whole', async () => {
  await found();
  for (const id of ['one', 'two']) await addTable(id);
  await step('one', 1);
  appendFileSync(file(), 'two 1 abc\n');
  await step('two', 1);
  appendFileSync(file(), 'one 7');
  expect(await found()).toEqual({ lost: [], unknown: false });
  changedElsewhere('DELETE FROM steps');
  expect((await found()).lost.map(({ table }) => table)).toEqual(['one', 'two']);
});

it('knows nothing of steps that were not stored', async () => {
  await found();
  await addTable('one');
  await step('one', 1);
  const refused = store.journal.commit(async ({ tables }) => {
    await tables.step('one', stepOf(2));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await new Promise<void>((resolve) => {
    const twice = async ({ tables }: Stores): Promise<void> => {
      await tables.step('one', stepOf(3));
      await tables.step('one', stepOf(3));
    };
    store.journal.add(
      twice,
      () => {},
      () => resolve(),
    );
  });
  expect(await found()).toEqual({ lost: [], unknown: false });
});

it('does not miss a table that was dropped, and knows what was done to mend another', async () => {
  await found();
  for (const id of ['one', 'two']) {
    await addTable(id);
    await step(id, 1);
    await step(id, 2);
  }
  await store.journal.commit(({ tables }) => tables.drop('one'));
  changedElsewhere("DELETE FROM steps WHERE n = 2 AND table_id = 'two'");
  const mended = await found(({ lost }, { tables }) => tables.step(lost[0]!.table, stepOf(3)));
  expect(mended.lost).toEqual([{ table: 'two', had: 2, has: 1 }]);
  changedElsewhere('DELETE FROM steps WHERE n = 3');
  expect((await found()).lost).toEqual([{ table: 'two', had: 3, has: 1 }]);
});
