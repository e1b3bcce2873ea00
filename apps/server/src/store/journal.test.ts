import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../../test/support/engines.ts';
import { type OpenStore, openStore } from '../../test/support/open-store.ts';
import { StorageError } from './engine.ts';
import type { Journal } from './journal.ts';
import type { Db } from './schema.ts';
import { opened } from './sqlite/database.ts';
import { Store } from './store.ts';
import type { Stores } from './stores.ts';

/** The committed rows, read through another connection. */
const stored = async ({ database }: OpenStore): Promise<string[]> =>
  (await database.query('SELECT id FROM people ORDER BY id')).map(({ id }) => String(id));

const write =
  (id: string) =>
  ({ people }: Stores): Promise<void> =>
    people.addGuest(id, id, 'en', 0);
const twice =
  (id: string) =>
  async (tx: Stores): Promise<void> => {
    await write(id)(tx);
    await write(id)(tx);
  };
const nothing = (): void => {};
const unexpected = (error: Error): void => {
  throw error;
};

describe.each(ENGINES)('a journal (%s)', (kind) => {
  const open = openStore(kind);
  let journal: Journal;
  beforeEach(() => {
    journal = open.store.journal;
  });
  const onDisk = (): Promise<string[]> => stored(open);

  test('stores writes of one event-loop turn in one commit', async () => {
    const commits: number[] = [];
    journal.onCommit = (writes) => commits.push(writes);
    for (const id of ['a', 'b', 'c']) journal.add(write(id), nothing, unexpected);
    expect(journal.busy).toBe(true);
    await journal.commit(write('d'));
    expect(commits).toEqual([4]);
    expect(await onDisk()).toEqual(['a', 'b', 'c', 'd']);
    await journal.settled();
    expect(journal.busy).toBe(false);
  });

  test('stores what comes in during a commit in the next one, in order', async () => {
    const commits: number[] = [];
    const heard: string[] = [];
    journal.onCommit = (writes) => commits.push(writes);
    let begun = nothing;
    const running = new Promise<void>((resolve) => (begun = resolve));
    let finish = nothing;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const first = journal.commit(async (tx) => {
      begun();
      await finished;
      await write('0')(tx);
    });
    await running;
    const others = ['3', '1', '2'].map((id) => journal.commit(write(id)).then(() => heard.push(id)));
    for (const id of ['5', '4']) journal.add(write(id), () => heard.push(id), unexpected);
    expect(journal.busy).toBe(true);
    finish();
    await Promise.all([first, ...others]);
    expect(commits).toEqual([1, 5]);
    expect(heard.filter((id) => id < '4')).toEqual(['3', '1', '2']);
    expect(heard.filter((id) => id >= '4')).toEqual(['5', '4']);
  });

  test('tells of writes only once they are on disk, in the order of the writes', async () => {
    const heard: string[] = [];
    const seen: Promise<string[]>[] = [];
    const before: string[][] = [];
    for (const id of ['a', 'b', 'c']) {
      const told = (): void => {
        heard.push(id);
        seen.push(onDisk());
      };
      journal.add(
        async (tx) => {
          await write(id)(tx);
          before.push(await onDisk());
        },
        told,
        unexpected,
      );
    }
    expect(await onDisk()).toEqual([]);
    expect(heard).toEqual([]);
    await journal.settled();
    expect(heard).toEqual(['a', 'b', 'c']);
    expect(before).toEqual([[], [], []]);
    for (const ids of seen) expect(await ids).toEqual(['a', 'b', 'c']);
  });

  test('rolls back a write that fails alone without affecting the others', async () => {
    const before = journal.commit(write('before'));
    const failing = journal.commit(twice('half'));
    const after = journal.commit(write('after'));
    await expect(failing).rejects.toThrow(/unique/i);
    await expect(failing).rejects.not.toBeInstanceOf(StorageError);
    await Promise.all([before, after]);
    expect(await onDisk()).toEqual(['after', 'before']);
    expect(journal.broken).toBeNull();
  });

  test('gives the result or error of a write to its caller', async () => {
    class Mine extends Error {}
    const throwing = journal.commit(async (tx) => {
      await write('a')(tx);
      throw new Mine('no');
    });
    await expect(throwing).rejects.toBeInstanceOf(Mine);
    await expect(journal.commit(async () => 42)).resolves.toBe(42);
    expect(await onDisk()).toEqual([]);
  });

  test('lets a write read what it and those before it have written', async () => {
    const [, names] = await Promise.all([
      journal.commit(write('a')),
      journal.commit(async (tx) => {
        await write('b')(tx);
        return [(await tx.people.get('a'))?.name, (await tx.people.get('b'))?.name];
      }),
    ]);
    expect(names).toEqual(['a', 'b']);
  });

  test('rolls back a whole commit where a constraint is violated in the middle of it', async () => {
    const heard: string[] = [];
    const hear = (word: string) => (): void => {
      heard.push(word);
    };
    journal.add(write('a'), hear('a is done'), hear('a failed'));
    journal.add(twice('b'), hear('b is done'), hear('b failed'));
    journal.add(write('c'), hear('c is done'), hear('c failed'));
    await journal.settled();
    expect(heard).toEqual(['a failed', 'b failed', 'c failed']);
    expect(await onDisk()).toEqual([]);
    await journal.commit(write('d'));
    expect(await onDisk()).toEqual(['d']);
  });

  test('reports the first failure, and the first successful commit after it', async () => {
    const reports: boolean[] = [];
    journal.onAvailable = (available) => reports.push(available);
    for (let i = 0; i < 2; i++) {
      journal.add(twice('a'), nothing, nothing);
      await journal.settled();
    }
    expect(reports).toEqual([false]);
    await journal.commit(write('b'));
    expect(journal.broken).toBeNull();
    await journal.commit(write('c'));
    expect(reports).toEqual([false, true]);
  });

  test('says what is broken until a commit succeeds', async () => {
    const broken = new Promise<Error | null>((resolve) => {
      journal.add(twice('a'), nothing, () => resolve(journal.broken));
    });
    expect((await broken)?.message).toMatch(/unique/i);
  });

  test('calls the other listeners where one throws', async () => {
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

  test('stores writes made by a listener in the next commit', async () => {
    const commits: number[] = [];
    journal.onCommit = (writes) => commits.push(writes);
    const second = new Promise<void>((resolve) => {
      journal.add(write('a'), () => journal.add(write('b'), resolve, unexpected), unexpected);
    });
    await second;
    expect(commits).toEqual([1, 1]);
    expect(await onDisk()).toEqual(['a', 'b']);
  });

  test('stores what is queued at any moment after the commit before', async () => {
    const ticks = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) await Promise.resolve();
    };
    for (let count = 0; count < 12; count++) {
      await journal.commit(write(`first ${count}`));
      await ticks(count);
      await journal.commit(write(`second ${count}`));
    }
    expect(await onDisk()).toHaveLength(24);
  });

  test('resolves at once while it is idle', async () => {
    let ran = false;
    journal.after(() => (ran = true));
    expect(ran).toBe(true);
    await journal.flush();
    expect(journal.busy).toBe(false);
    await journal.commit(write('a'));
  });

  test('stores everything that is queued before the store is closed', async () => {
    const done: string[] = [];
    journal.add(write('a'), () => done.push('a'), unexpected);
    await open.store.close();
    expect(done).toEqual(['a']);
    expect(await onDisk()).toEqual(['a']);
    open.store = await Store.open(open.database.target);
  });
});

describe('a journal in a file', () => {
  const open = openStore('sqlite');
  let journal: Journal;
  beforeEach(() => {
    journal = open.store.journal;
  });
  const onDisk = (): Promise<string[]> => stored(open);

  test('rejects all writes of a failed commit, in order, and leaves nothing behind', async () => {
    const heard: string[] = [];
    const lock = opened((open.database.target as { sqlite: string }).sqlite);
    lock.exec('BEGIN EXCLUSIVE');
    for (const id of ['a', 'b']) {
      journal.add(
        write(id),
        () => heard.push(`${id} is done`),
        (error) => heard.push(`${id} ${error instanceof StorageError ? 'is refused' : String(error)}`),
      );
    }
    await expect(journal.commit(write('c'))).rejects.toThrow(/another program holds the database/);
    expect(heard).toEqual(['a is refused', 'b is refused']);
    expect(journal.broken).toBeInstanceOf(StorageError);
    lock.exec('ROLLBACK');
    lock.close();
    expect(await onDisk()).toEqual([]);
    await journal.commit(write('d'));
    expect(await onDisk()).toEqual(['d']);
  });

  test('reports no write as successful where the storage rolls back the whole transaction', async () => {
    // A full disk does this: SQLite rolls back by itself, in the middle of a write.
    const first = journal.commit(write('first'));
    const full = journal.commit(async (tx) => {
      await write('half')(tx);
      await sql`ROLLBACK`.execute((tx.meta as unknown as { db: Db }).db);
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    const last = journal.commit(write('last'));
    const refused = await Promise.allSettled([first, full, last]);
    for (const { status, reason } of refused as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect((reason as Error).message).toContain('there is no space left');
    }
    expect(await onDisk()).toEqual([]);
    await journal.commit(write('later'));
    expect(await onDisk()).toEqual(['later']);
  });
});
