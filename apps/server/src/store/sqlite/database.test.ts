import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StorageError } from '../engine.ts';
import { Database, explained, isSqliteFailure } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-store-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

function setting(db: Database, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get()!)[0];
}

const notes = (db: Database): string[] =>
  db
    .prepare<{ key: string }>('SELECT key FROM meta ORDER BY key')
    .all()
    .map(({ key }) => key);

const note = (db: Database, key: string): void => {
  db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run(key, 'x');
};

test('every commit is on disk before it is answered: WAL with synchronous FULL', () => {
  const db = new Database(at('durable.sqlite'));
  expect(setting(db, 'journal_mode')).toBe('wal');
  expect(setting(db, 'synchronous')).toBe(2);
  expect(setting(db, 'foreign_keys')).toBe(1);
  expect(db.schema).toBe(MIGRATIONS.length);
});

test('a second connection that only reads sees every commit and one state at a time', () => {
  const db = new Database(at('read.sqlite'));
  const reader = new Database(at('read.sqlite'), { readOnly: true });
  expect(() => note(reader, 'refused')).toThrow('readonly');
  note(db, 'one');
  expect(notes(reader)).toEqual(['one']);
  reader.exec('BEGIN');
  expect(notes(reader)).toEqual(['one']);
  note(db, 'two');
  expect(notes(reader)).toEqual(['one']);
  reader.exec('COMMIT');
  expect(notes(reader)).toEqual(['one', 'two']);
});

test('a query returns rows or the number of changed rows, whatever its kind', () => {
  const db = new Database(at('query.sqlite'));
  const insert = 'INSERT INTO meta (key, value) VALUES (?, ?)';
  expect(db.query(insert, ['a', 'returning'])).toEqual({ rows: [], numAffectedRows: 1n });
  expect(db.query(`${insert} returning "key"`, ['b', 'x']).rows).toEqual([{ key: 'b' }]);
  expect(db.query('select "key" from meta where value = ?', ['x']).rows).toEqual([{ key: 'b' }]);
  expect(db.query('UPDATE meta SET value = ?', ['y']).numAffectedRows).toBe(2n);
  expect(db.query('DELETE FROM meta WHERE key = ? RETURNING value', ['a']).rows).toEqual([{ value: 'y' }]);
  expect(db.query('DELETE FROM meta WHERE key = ?', ['a']).numAffectedRows).toBe(0n);
  expect(notes(db)).toEqual(['b']);
});

test('queries of more kinds than are kept prepared work', () => {
  const db = new Database(at('kinds.sqlite'));
  for (let n = 1; n <= 600; n++) {
    expect(db.query(`SELECT ${n} AS n`, []).rows).toEqual([{ n }]);
  }
  expect(db.query('SELECT 1 AS n', []).rows).toEqual([{ n: 1 }]);
});

test('a transaction that throws leaves nothing behind and is closed', () => {
  const db = new Database(at('transaction.sqlite'));
  expect(() =>
    db.transaction(() => {
      note(db, 'lost');
      throw new Error('rolled back');
    }),
  ).toThrow('rolled back');
  expect(db.inTransaction).toBe(false);
  expect(notes(db)).toEqual([]);
  db.transaction(() => note(db, 'kept'));
  expect(notes(db)).toEqual(['kept']);
});

test('a transaction that another program prevents from starting is closed, and the next one works', () => {
  const db = new Database(at('locked.sqlite'));
  const other = new Database(at('locked.sqlite'));
  other.exec('BEGIN EXCLUSIVE');
  const refused = (): void => db.transaction(() => note(db, 'locked'));
  expect(refused).toThrow(expect.objectContaining({ code: 'SQLITE_BUSY' }));
  expect(db.inTransaction).toBe(false);
  other.exec('ROLLBACK');
  db.transaction(() => note(db, 'free'));
  expect(notes(db)).toEqual(['free']);
});

test('a transaction that fails on commit is closed, and the next one works', () => {
  const db = new Database(at('late.sqlite'));
  db.exec('CREATE TABLE later (person TEXT REFERENCES people (id) DEFERRABLE INITIALLY DEFERRED)');
  expect(() => db.transaction(() => db.exec("INSERT INTO later VALUES ('unknown')"))).toThrow('FOREIGN KEY');
  expect(db.inTransaction).toBe(false);
  db.transaction(() => note(db, 'after'));
  expect(notes(db)).toEqual(['after']);
});

test('a database of a newer schema is refused and left alone', () => {
  const path = at('newer.sqlite');
  const db = new Database(path);
  db.exec('PRAGMA user_version = 9999');
  expect(() => new Database(path)).toThrow(/of schema 9999.*use a newer one/);
  expect(db.schema).toBe(9999);
});

test('a file that is not a database is refused, and so is a path where none can be created', () => {
  writeFileSync(at('letter.sqlite'), 'Dear diary, '.repeat(1000));
  expect(() => new Database(at('letter.sqlite'))).toThrow(/is damaged: .*keyflower restore/);
  expect(() => new Database(join(folder, 'nowhere', 'x.sqlite'))).toThrow(/cannot be opened: check/);
  expect(() => new Database(folder)).toThrow(StorageError);
});

const driver = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test.each([
  ['SQLITE_FULL', 'database or disk is full', 'there is no space left'],
  ['SQLITE_BUSY', 'database is locked', 'another program holds'],
  ['SQLITE_BUSY_SNAPSHOT', 'database is locked', 'another program holds'],
  ['SQLITE_LOCKED', 'database table is locked', 'another program holds'],
  ['SQLITE_READONLY', 'attempt to write a readonly database', 'cannot be written'],
  ['SQLITE_READONLY_DIRECTORY', 'attempt to write a readonly database', 'cannot be written'],
  ['SQLITE_CORRUPT', 'database disk image is malformed', 'is damaged'],
  ['SQLITE_NOTADB', 'file is not a database', 'is damaged'],
  ['SQLITE_CANTOPEN', 'unable to open database file', 'cannot be opened'],
  ['', 'ConnectionFailed("Unable to open connection to local database x: 14")', 'cannot be opened'],
  ['SQLITE_IOERR_WRITE', 'disk I/O error', 'the disk failed'],
  ['SQLITE_IOERR_SHMSIZE', 'disk I/O error', 'the disk failed'],
  ['SQLITE_NOMEM', 'out of memory', 'failed'],
])('%s (%s) becomes a message that says what to do', (code, message, sentence) => {
  const told = explained(driver(code, message), 'games.sqlite');
  expect(told).toBeInstanceOf(StorageError);
  expect(told.message).toContain(sentence);
  expect(told.message).toContain('games.sqlite');
  expect(told.message).toContain(message);
});

test('a violated constraint or a bug of ours is not a storage failure', () => {
  const taken = driver('SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: people.name_key');
  expect(explained(taken, 'x')).toBe(taken);
  expect(isSqliteFailure(taken)).toBe(false);
  const ours = new TypeError('undefined is not a function');
  expect(explained(ours, 'x')).toBe(ours);
  expect(isSqliteFailure(ours)).toBe(false);
});
