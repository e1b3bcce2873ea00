import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Store } from '../store/index.ts';
import { commit } from './commit.ts';
import { TableCache } from './cache.ts';
import type { TableContext } from './context.ts';

const folder = mkdtempSync(join(tmpdir(), 'keyflower-cache-'));
const ID = 'table';
const HOST = 'host';
const SETTINGS = { options: { players: 2 }, clock: { kind: 'untimed' }, stand: 'easy' };
const logged: string[] = [];
const log = { error: (_facts: object, text: string) => logged.push(text) } as unknown as TableContext['log'];
const background = { run: () => Promise.reject(new Error('no long games here')) };

let store: Store;
let cache: TableCache;

const cacheOn = (on: Store): TableCache =>
  new TableCache({ store: on, work: { replayed: 0 }, log, background });

beforeAll(async () => {
  store = await Store.open({ sqlite: join(folder, 'keyflower.sqlite') });
  await store.journal.commit((tx) => tx.people.addGuest(HOST, 'Ada', 'en', 0));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const row = { id: ID, public: 1, rated: 0, host: HOST, key: 'key', created: 0, reason: null };
  await store.journal.commit(async (tx) => {
    await tx.tables.drop(ID);
    await tx.tables.add({ ...row, settings: JSON.stringify(SETTINGS) }, ['first', 'second']);
  });
  cache = cacheOn(store);
  logged.length = 0;
});

describe('a table that is opened', () => {
  it('is read once for all who ask, with the people it names', async () => {
    const [one, other] = await Promise.all([cache.open(ID), cache.open(ID)]);
    expect(other).toBe(one);
    expect(cache.peek(ID)).toBe(one);
    expect(cache.isLoading(ID)).toBe(false);
    expect(store.people.known(HOST)?.name).toBe('Ada');
    expect(await cache.open('none')).toBeNull();
  });

  it('is read again if it is dropped meanwhile', async () => {
    let reads = 0;
    const slow = Object.create(store, {
      reading: {
        value: async (work: Parameters<Store['reading']>[0]) => {
          const read = await store.reading(work);
          reads += 1;
          if (reads === 1) {
            await store.journal.commit((tx) => tx.tables.setSeat(ID, 1, { person: HOST }));
            cache.drop(ID);
          }
          return read;
        },
      },
    }) as Store;
    cache = cacheOn(slow);
    const table = await cache.open(ID);
    expect(reads).toBe(2);
    expect(table?.seatOf(HOST)).toBe(1);
    expect(cache.peek(ID)).toBe(table);
  });
});

describe('a step', () => {
  const contextOf = (): TableContext =>
    ({ store, cache, log, followed: null, busy: new Map() }) as unknown as TableContext;
  const cancel: Parameters<typeof commit>[2] = (tx) => tx.tables.set(ID, { status: 'cancelled' });

  it('is not stored after one of the same table that was lost', async () => {
    const table = (await cache.open(ID))!;
    const done: number[] = [];
    let second: Promise<void> | undefined;
    const first = commit(
      contextOf(),
      table,
      async () => {
        // While the first is being stored, it goes to the next commit.
        second ??= commit(contextOf(), table, cancel, () => done.push(2));
        throw new Error('the disk is full');
      },
      () => done.push(1),
    );
    await expect(first).rejects.toThrow('the disk is full');
    await expect(second).rejects.toThrow('the disk is full');
    expect(done).toEqual([]);
    expect((await store.tables.get(ID))?.status).toBe('open');
    expect(logged).toEqual(['a step could not be stored', 'a step could not be stored']);
    expect(await cache.open(ID)).not.toBe(table);
  });

  it('of a copy that was replaced is not stored', async () => {
    const table = (await cache.open(ID))!;
    cache.drop(ID);
    const now = await cache.open(ID);
    await expect(commit(contextOf(), table, cancel, () => {})).rejects.toThrow('the table was read again');
    expect((await store.tables.get(ID))?.status).toBe('open');
    expect(cache.peek(ID)).toBe(now);
  });

  it('is followed by what waits until all are on disk', async () => {
    const table = (await cache.open(ID))!;
    const order: string[] = [];
    const write = async (): Promise<void> => {};
    const both = [
      commit(contextOf(), table, write, () => {
        order.push('first');
        table.whenSettled(() => order.push('settled'));
      }),
      commit(contextOf(), table, write, () => {
        order.push('second');
        table.whenSettled(() => order.push('at once'));
      }),
    ];
    await Promise.all(both);
    expect(order).toEqual(['first', 'second', 'at once', 'settled']);
  });
});
