import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { move } from '../../src/ops/index.ts';
import { loadSecrets } from '../../src/safety/index.ts';
import { DATABASE_FILE, Store } from '../../src/store/index.ts';
import { MOVED } from '../../src/store/moving/tables.ts';
import { emptyPostgres, emptySqlite, type TestDatabase } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { OpenStore, type Rows, step } from '../support/open-store.ts';
import { PostgresProxy } from '../support/postgres-proxy.ts';
import { carryOut, operations } from '../support/random-writes.ts';

/** Tables that PostgreSQL alone has, about servers that run, and what is moved key by key. */
const NOT_MOVED: readonly string[] = [
  'commits',
  'login_attempts',
  'login_places',
  'meta',
  'servers',
  'watching',
  'workers',
];

let postgres: Awaited<ReturnType<typeof emptyPostgres>>;
let folder: string;
beforeEach(async () => {
  postgres = await emptyPostgres();
  folder = mkdtempSync(join(tmpdir(), 'keyflower-move-'));
});
afterEach(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** All rows, without what belongs to one engine or directory. */
async function everything(database: TestDatabase, kind: 'sqlite' | 'postgres'): Promise<Rows> {
  const open = new OpenStore(kind);
  open.database = database;
  const { meta = [], ...rows } = await open.everything();
  return { ...rows, meta: meta.filter(({ key }) => key !== 'heads' && key !== 'secrets') };
}

const inFolder = (data: string): Promise<TestDatabase> => emptySqlite(join(data, DATABASE_FILE));

const isEmpty = async (): Promise<boolean> => {
  const rows = await everything(postgres, 'postgres');
  return Object.values(rows).every((list) => list.length === 0);
};

/** A data directory with a few rows, and another one to move to. */
async function filled(): Promise<{ data: string; rows: Rows; back: string }> {
  const open = new OpenStore('sqlite');
  await open.begin();
  await open.guests('a', 'b');
  await open.table('t', { status: 'playing' });
  await open.commit(async ({ tables, chat }) => {
    for (let n = 1; n <= 450; n++) await tables.step('t', step(n, { due: n / 3 }));
    for (let n = 0; n < 5; n++) await chat.say('t', 'a', 0, n, `line ${n}`, `r${n}`);
    await chat.say('t', 'b', 0, 9, 'the last line', 'last');
  });
  await open.database.query("DELETE FROM chat WHERE request = 'last'");
  await open.store.close();
  const data = dirname((open.database.target as { sqlite: string }).sqlite);
  loadSecrets(data);
  return { data, rows: await everything(open.database, 'sqlite'), back: join(folder, 'back') };
}

describe('what is moved', () => {
  it('is every column of every table, in both engines', async () => {
    await (await Store.open(postgres.target)).close();
    const columns = await postgres.query(
      `SELECT table_name AS name, string_agg(column_name, ' ' ORDER BY column_name COLLATE "C") AS columns
       FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`,
    );
    const ours = MOVED.map(({ name, columns: own }) => ({ name, columns: [...own].sort().join(' ') }));
    const sorted = [...ours].sort((a, b) => (a.name < b.name ? -1 : 1));
    const isMoved = ({ name }: { name?: unknown }): boolean => !NOT_MOVED.includes(String(name));
    expect(columns.filter(isMoved)).toEqual(sorted);
    const file = await inFolder(folder);
    await (await Store.open(file.target)).close();
    const inFile = await file.query(
      `SELECT m.name, group_concat(c.name, ' ') AS columns FROM sqlite_schema m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'meta' GROUP BY 1 ORDER BY 1`,
    );
    const names = (text: unknown): string => String(text).split(' ').sort().join(' ');
    expect(inFile.map(({ name, columns: own }) => ({ name, columns: names(own) }))).toEqual(sorted);
  });

  test('moving there and back gives the same rows', async () => {
    const property = fc.asyncProperty(operations, async (all) => {
      const source = new OpenStore('sqlite');
      const target = await emptyPostgres();
      const back = mkdtempSync(join(tmpdir(), 'keyflower-move-'));
      try {
        await source.begin();
        await carryOut(source, all);
        await source.store.close();
        const rows = await everything(source.database, 'sqlite');
        const data = dirname((source.database.target as { sqlite: string }).sqlite);
        const there = await move({ data }, target.target);
        expect(await everything(target, 'postgres')).toEqual(rows);
        const again = await move(target.target, { data: join(back, 'data') });
        expect(await everything(await inFolder(join(back, 'data')), 'sqlite')).toEqual(rows);
        expect(again.digests).toEqual(there.digests);
        for (const { name, rows: n } of there.digests) expect(n, name).toBe(must(rows[name]).length);
      } finally {
        await target.remove();
        await source.database.remove();
        rmSync(back, { recursive: true });
      }
    });
    await fc.assert(property, { numRuns: FULL ? 60 : 3 });
  });

  it('includes the secrets, the file with the last steps, and which number comes next', async () => {
    const { data, back } = await filled();
    await move({ data }, postgres.target);
    await move(postgres.target, { data: back });
    expect(readFileSync(join(back, 'secrets.json'), 'utf8')).toBe(
      readFileSync(join(data, 'secrets.json'), 'utf8'),
    );
    expect(readFileSync(join(back, 'heads.log'), 'utf8')).toMatch(
      /^keyflower-heads\/1 \w{32}\nt 450 [\w-]{43}\n$/,
    );
    const numbers: (number | null)[] = [];
    for (const target of [
      { sqlite: join(data, DATABASE_FILE) },
      postgres.target,
      { sqlite: join(back, DATABASE_FILE) },
    ]) {
      const store = await Store.open(target);
      numbers.push(await store.journal.commit(({ chat }) => chat.say('t', 'a', 0, 1, 'next', 'next')));
      await store.close();
    }
    expect(numbers).toEqual([7, 7, 7]);
    rmSync(data, { recursive: true });
  });

  it('is named where its steps did not follow from each other before', async () => {
    const { data } = await filled();
    const file = await inFolder(data);
    await file.query("UPDATE steps SET lines = 'another' WHERE n = 200");
    expect((await move({ data }, postgres.target)).chains).toEqual({ tables: 1, broken: ['t'] });
    rmSync(data, { recursive: true });
  });
});

describe('a move that takes long', () => {
  /** Nothing is sent for so long, as while the other side works. */
  const block = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const onceBlocked = (ms: number) => {
    let isOver = false;
    return (done: number, all: number): void => {
      if (isOver || done < all / 4) return;
      isOver = true;
      block(ms);
    };
  };
  const withShortLimits = (): { postgres: string } => ({
    postgres: `${postgres.target.postgres}?query_timeout=500`,
  });

  it('to PostgreSQL may pause longer than other transactions, and its queries may take longer', async () => {
    const { data, rows } = await filled();
    await (await Store.open(postgres.target)).close();
    await postgres.query(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$`);
    await postgres.query('CREATE TRIGGER dawdle AFTER INSERT ON people EXECUTE FUNCTION dawdle()');
    await move({ data }, withShortLimits(), onceBlocked(6000));
    expect(await everything(postgres, 'postgres')).toEqual(rows);
    rmSync(data, { recursive: true });
  });

  it('from PostgreSQL waits as long as it takes to count the rows, and may pause', async () => {
    const { data, rows, back } = await filled();
    await move({ data }, postgres.target);
    await postgres.query(
      `ALTER DATABASE ${new URL(postgres.target.postgres).pathname.slice(1)} SET idle_in_transaction_session_timeout = 500`,
    );
    const held = postgres.query('LOCK TABLE steps; SELECT pg_sleep(2)');
    await eventually(async () => {
      const locks = await postgres.query(
        "SELECT 1 FROM pg_locks WHERE relation = 'steps'::regclass AND mode = 'AccessExclusiveLock' AND granted",
      );
      return locks.length > 0;
    }, 'the lock');
    await move(withShortLimits(), { data: back }, onceBlocked(1500));
    await held;
    expect(await everything(await inFolder(back), 'sqlite')).toEqual(rows);
    rmSync(data, { recursive: true });
  });
});

describe('a move that fails', () => {
  it('in the middle leaves the target empty and the source as it was, and can be repeated', async () => {
    const { data, rows, back } = await filled();
    const source = await inFolder(data);
    const stop = (share: number) => (done: number, all: number) => {
      if (done >= share * all) throw new Error('interrupted');
    };
    for (const share of [0.01, 0.4, 1]) {
      await expect(move({ data }, postgres.target, stop(share))).rejects.toThrow('interrupted');
      expect(await isEmpty()).toBe(true);
    }
    expect(await everything(source, 'sqlite')).toEqual(rows);
    await move({ data }, postgres.target);
    for (const share of [0.01, 0.4, 1]) {
      await expect(move(postgres.target, { data: back }, stop(share))).rejects.toThrow('interrupted');
      expect(existsSync(back)).toBe(false);
    }
    expect(await everything(postgres, 'postgres')).toEqual(rows);
    await move(postgres.target, { data: back });
    expect(readdirSync(back).sort()).toEqual(['heads.log', DATABASE_FILE, 'secrets.json', 'server.lock']);
    rmSync(data, { recursive: true });
  });

  it('because the connection breaks leaves the target empty', async () => {
    const { data } = await filled();
    const proxy = await PostgresProxy.before(postgres.target.postgres);
    const cut = move({ data }, { postgres: proxy.url(postgres.target.postgres) }, (done, all) => {
      if (done < all / 3) return;
      proxy.isDown = true;
      proxy.cut();
    });
    await expect(cut).rejects.toThrow('the database cannot be used now');
    expect(await isEmpty()).toBe(true);
    proxy.close();
    rmSync(data, { recursive: true });
  });

  it('because a row is not the same there says which table, and leaves the target empty', async () => {
    const { data } = await filled();
    await (await Store.open(postgres.target)).close();
    await postgres.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.n = 333 THEN NEW.at := NEW.at + 1; END IF; RETURN NEW; END $$`);
    await postgres.query('CREATE TRIGGER spoil BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION spoil()');
    await expect(move({ data }, postgres.target)).rejects.toThrow(
      'the rows of "steps" are not the same after the move: nothing was moved',
    );
    expect(await isEmpty()).toBe(true);
    rmSync(data, { recursive: true });
  });
});

describe('a move is refused', () => {
  it('to a target that is not empty', async () => {
    const { data, back } = await filled();
    await move({ data }, postgres.target);
    await expect(move({ data }, postgres.target)).rejects.toThrow(
      'the target is not empty, it has rows in people',
    );
    await expect(move(postgres.target, { data })).rejects.toThrow(`the target is not empty, it has ${data}`);
    await move(postgres.target, { data: back });
    rmSync(join(back, DATABASE_FILE));
    writeFileSync(join(back, 'secrets.json'), JSON.stringify(loadSecrets(folder)), { mode: 0o600 });
    await expect(move(postgres.target, { data: back })).rejects.toThrow('the target has other secrets');
    expect(existsSync(join(back, DATABASE_FILE))).toBe(false);
    rmSync(data, { recursive: true });
  });

  it('between two of the same kind, and from a database that is not there', async () => {
    expect(() => move({ data: folder }, { data: folder })).toThrow('a move is from a data directory');
    expect(() => move(postgres.target, postgres.target)).toThrow('a move is from a data directory');
    await expect(move({ data: folder }, postgres.target)).rejects.toThrow('there is no database');
    await expect(move(postgres.target, { data: join(folder, 'x') })).rejects.toThrow(
      'start a server of this version once',
    );
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  it('where steps are missing that players have seen: a server has to deal with that first', async () => {
    const { data } = await filled();
    const store = await Store.open({ sqlite: join(data, DATABASE_FILE) });
    await store.keepHeads(join(data, 'heads.log'), async () => {});
    await store.journal.commit(({ tables }) => tables.step('t', step(451)));
    await store.close();
    const file = await inFolder(data);
    await file.query('DELETE FROM steps WHERE n = 451');
    await expect(move({ data }, postgres.target)).rejects.toThrow('has lost steps: start its server once');
    rmSync(data, { recursive: true });
  });
});
