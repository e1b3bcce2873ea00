import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database, StorageError } from './database.ts';
import { Journal } from './journal.ts';

let folder: string;
let db: Database;
let reader: Database;
let journal: Journal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-journal-'));
  db = new Database(join(folder, 'x.sqlite'));
  reader = new Database(join(folder, 'x.sqlite'));
  journal = new Journal(db);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (key: string) => (): void => {
  db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run(key, 'x');
};
const twice = (key: string) => (): void => {
  write(key)();
  write(key)();
};
/** The committed rows, read through another connection. */
const onDisk = (): string[] =>
  reader
    .prepare<{ key: string }>('SELECT key FROM meta ORDER BY key')
    .all()
    .map(({ key }) => key);

const nothing = (): void => {};
const unexpected = (error: Error): void => {
  throw error;
};

test('writes of one event-loop turn share one commit', async () => {
  const commits: number[] = [];
  journal.onCommit = (writes) => commits.push(writes);
  for (const key of ['a', 'b', 'c']) journal.add(write(key), nothing, unexpected);
  expect(journal.busy).toBe(true);
  await journal.commit(write('d'));
  expect(commits).toEqual([4]);
  expect(onDisk()).toEqual(['a', 'b', 'c', 'd']);
});

test('writes resolve only once they are on disk, in the order of the writes', async () => {
  const heard: string[] = [];
  for (const key of ['a', 'b', 'c']) {
    journal.add(write(key), () => heard.push(`${key} when there are ${onDisk().join('')}`), unexpected);
  }
  expect(onDisk()).toEqual([]);
  expect(heard).toEqual([]);
  await journal.settled();
  expect(heard).toEqual(['a when there are abc', 'b when there are abc', 'c when there are abc']);
});

test('a write that fails alone is rolled back without affecting the others', async () => {
  const before = journal.commit(write('before'));
  const failing = journal.commit(twice('half'));
  const after = journal.commit(write('after'));
  await expect(failing).rejects.toThrow('UNIQUE constraint failed');
  await Promise.all([before, after]);
  expect(onDisk()).toEqual(['after', 'before']);
  expect(journal.broken).toBeNull();
});

test('the result or error of a write reaches its caller', async () => {
  class Mine extends Error {}
  const throwing = journal.commit(() => {
    throw new Mine('no');
  });
  await expect(throwing).rejects.toBeInstanceOf(Mine);
  await expect(journal.commit(() => 42)).resolves.toBe(42);
});

test('a failed commit rejects all its writes, in order, and leaves nothing behind', async () => {
  const heard: string[] = [];
  const lock = new Database(join(folder, 'x.sqlite'));
  lock.exec('BEGIN EXCLUSIVE');
  for (const key of ['a', 'b']) {
    journal.add(
      write(key),
      () => heard.push(`${key} is done`),
      (error) => heard.push(`${key} ${error instanceof StorageError ? 'is refused' : String(error)}`),
    );
  }
  await expect(journal.commit(write('c'))).rejects.toThrow(/another program holds the database/);
  expect(heard).toEqual(['a is refused', 'b is refused']);
  expect(journal.broken).toBeInstanceOf(StorageError);
  expect(db.inTransaction).toBe(false);
  lock.exec('ROLLBACK');
  expect(onDisk()).toEqual([]);
});

test('a constraint violated in the middle of a commit rolls back all of it', async () => {
  const heard: string[] = [];
  const hear = (word: string) => (): void => {
    heard.push(word);
  };
  journal.add(write('a'), hear('a is done'), hear('a failed'));
  journal.add(twice('b'), hear('b is done'), hear('b failed'));
  journal.add(write('c'), hear('c is done'), hear('c failed'));
  await journal.settled();
  expect(heard).toEqual(['a failed', 'b failed', 'c failed']);
  expect(db.inTransaction).toBe(false);
  expect(onDisk()).toEqual([]);
});

test('after a failure the first successful commit is reported once', async () => {
  let recovered = 0;
  journal.onRecovered = () => (recovered += 1);
  journal.add(twice('a'), nothing, nothing);
  await journal.settled();
  expect(journal.broken).not.toBeNull();
  await journal.commit(write('b'));
  expect(journal.broken).toBeNull();
  await journal.commit(write('c'));
  expect(recovered).toBe(1);
});

test('where the storage rolls back the whole transaction, no write is reported as successful', async () => {
  // A full disk does this: SQLite rolls back by itself, in the middle of a write.
  const first = journal.commit(write('first'));
  const full = journal.commit(() => {
    write('half')();
    db.exec('ROLLBACK');
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  });
  const last = journal.commit(write('last'));
  for (const refused of [first, full, last]) await expect(refused).rejects.toThrow('there is no space left');
  expect(onDisk()).toEqual([]);
  expect(db.inTransaction).toBe(false);
});

test('an error in one listener does not keep the others from being called', async () => {
  const mistakes: unknown[] = [];
  const heard: string[] = [];
  journal.onError = (error) => mistakes.push(error);
  const mistake = new Error('my mistake');
  const stumble = (): void => {
    throw mistake;
  };
  journal.add(write('a'), stumble, unexpected);
  journal.add(write('b'), () => heard.push('done'), unexpected);
  await journal.settled();
  journal.add(twice('c'), nothing, stumble);
  journal.add(write('d'), nothing, () => heard.push('failed'));
  await journal.settled();
  expect(heard).toEqual(['done', 'failed']);
  expect(mistakes).toEqual([mistake, mistake]);
});

test('writes made by a listener go into the next commit', async () => {
  const commits: number[] = [];
  journal.onCommit = (writes) => commits.push(writes);
  const second = new Promise<void>((resolve) => {
    journal.add(write('a'), () => journal.add(write('b'), resolve, unexpected), unexpected);
  });
  await second;
  expect(commits).toEqual([1, 1]);
  expect(onDisk()).toEqual(['a', 'b']);
});

test('an idle journal resolves at once', () => {
  let ran = false;
  journal.after(() => (ran = true));
  expect(ran).toBe(true);
});
