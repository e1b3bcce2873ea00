import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Store } from '../store.ts';
import { checkedSchema, copyDatabase, DATABASE_FILE, finishRestore, PENDING_FILE } from './copy.ts';
import { opened } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

let data: string;
const file = (name: string): string => join(data, name);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'keyflower-copy-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

async function written(path: string, word: string): Promise<void> {
  const store = await Store.open({ sqlite: path });
  await store.journal.commit(({ meta }) => meta.set('word', word));
  await store.close();
}

async function wordIn(path: string): Promise<string | undefined> {
  const store = await Store.open({ sqlite: path });
  const word = await store.meta.get('word');
  await store.close();
  return word;
}

/** An old database and a new one that waits. */
async function staged(): Promise<void> {
  await written(file(DATABASE_FILE), 'old');
  await written(file('backup.sqlite'), 'new');
  copyDatabase(file('backup.sqlite'), file(PENDING_FILE));
}

const keptOnes = (): string[] => readdirSync(data).filter((name) => /before-restore-.*\.sqlite$/.test(name));

describe('a file that is to be restored', () => {
  it('is an intact database of ours, and not of a newer schema', async () => {
    await written(file('good'), 'word');
    expect(checkedSchema(file('good'))).toBe(MIGRATIONS.length);
    writeFileSync(file('letter'), 'Dear server, '.repeat(1000));
    const foreign = opened(file('foreign'));
    foreign.exec('CREATE TABLE moves (x); PRAGMA user_version = 1');
    foreign.close();
    const empty = opened(file('empty'));
    empty.exec('PRAGMA user_version = 0');
    empty.close();
    await written(file('future'), 'word');
    const future = opened(file('future'));
    future.exec('PRAGMA user_version = 99');
    future.close();
    for (const [name, reason] of [
      ['letter', 'damaged'],
      ['foreign', 'is no database of this program'],
      ['empty', 'is no database of this program'],
      ['future', 'is of schema 99; this version knows up to'],
      ['nothing', 'there is no database'],
    ] as const) {
      expect(() => checkedSchema(file(name)), name).toThrow(reason);
    }
    expect(existsSync(file('nothing'))).toBe(false);
  });
});

describe('putting a backup in the place of the database', () => {
  it('does nothing where none waits', async () => {
    await written(file(DATABASE_FILE), 'old');
    expect(finishRestore(data)).toBeNull();
    expect(await wordIn(file(DATABASE_FILE))).toBe('old');
  });

  it('keeps the old one', async () => {
    await staged();
    const done = finishRestore(data);
    expect(await wordIn(file(DATABASE_FILE))).toBe('new');
    expect(await wordIn(file(done!.kept!))).toBe('old');
    expect(finishRestore(data)).toBeNull();
  });

  it('keeps also what was only in the log of a killed server', async () => {
    await staged();
    const store = await Store.open({ sqlite: file(DATABASE_FILE) });
    await store.journal.commit(({ meta }) => meta.set('word', 'in the log'));
    const [database, log] = [file('frozen'), file('frozen-wal')];
    // The files as a kill would leave them.
    for (const [from, to] of [
      [DATABASE_FILE, database],
      [`${DATABASE_FILE}-wal`, log],
    ] as const) {
      copyBytes(file(from), to);
    }
    await store.close();
    renameSync(database, file(DATABASE_FILE));
    renameSync(log, file(`${DATABASE_FILE}-wal`));
    const done = finishRestore(data);
    expect(await wordIn(file(DATABASE_FILE))).toBe('new');
    expect(await wordIn(file(done!.kept!))).toBe('in the log');
  });

  it('replaces even a database that cannot be read', async () => {
    await staged();
    writeFileSync(file(DATABASE_FILE), 'rubbish '.repeat(2000));
    writeFileSync(file(`${DATABASE_FILE}-wal`), 'more rubbish');
    finishRestore(data);
    expect(await wordIn(file(DATABASE_FILE))).toBe('new');
    expect(keptOnes()).toHaveLength(1);
  });

  it('is finished by the next start, at whatever point a crash came', async () => {
    await staged();
    // After the old one was hard-linked; after it was moved, on file systems without hard links.
    const time = finishRestore(data)!.kept!;
    copyDatabase(file('backup.sqlite'), file(PENDING_FILE));
    finishRestore(data);
    expect(await wordIn(file(DATABASE_FILE))).toBe('new');
    copyDatabase(file('backup.sqlite'), file(PENDING_FILE));
    rmSync(file(DATABASE_FILE));
    expect(finishRestore(data)).toEqual({ kept: null });
    expect(await wordIn(file(DATABASE_FILE))).toBe('new');
    expect(await wordIn(file(time))).toBe('old');
  });

  it('leaves no partial copy behind', () => {
    writeFileSync(file('rubbish'), 'rubbish '.repeat(2000));
    expect(() => copyDatabase(file('rubbish'), file('copy'))).toThrow('damaged');
    expect(() => copyDatabase(file('nothing'), file('copy'))).toThrow('there is no database');
    expect(readdirSync(data)).toEqual(['rubbish']);
    expect(existsSync(file('copy'))).toBe(false);
  });
});

function copyBytes(from: string, to: string): void {
  writeFileSync(to, readFileSync(from));
}
