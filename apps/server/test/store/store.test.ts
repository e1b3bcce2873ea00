import { describe, expect, it } from 'vitest';
import { Store } from '../../src/store/index.ts';
import { emptyDatabase, ENGINES } from '../support/engines.ts';
import { NOW, openStore, step, STRANGE_TEXT } from '../support/open-store.ts';

describe.each(ENGINES)('a store (%s)', (kind) => {
  const open = openStore(kind);

  const set = (value: string) => open.commit(({ meta }) => meta.set('word', value));

  it('says what it is', () => {
    expect(open.store.kind).toBe(kind);
    expect(open.store.schema).toBeGreaterThan(0);
  });

  it('keeps what was stored for the next start', async () => {
    await set(STRANGE_TEXT);
    await open.store.close();
    open.store = await Store.open(open.database.target);
    expect(await open.store.meta.get('word')).toBe(STRANGE_TEXT);
  });

  it('reads one state of the database while others write', async () => {
    await set('before');
    await open.guests('a');
    const other = await Store.open(open.database.target);
    const seen = await open.store.reading(async ({ meta, people }) => {
      const words = [await meta.get('word')];
      await set('between');
      await other.journal.commit(async (tx) => {
        await tx.meta.set('word', 'after');
        await tx.people.set('a', { name: 'Changed' });
      });
      return [...words, await meta.get('word'), (await people.get('a'))?.name];
    });
    await other.close();
    expect(seen).toEqual(['before', 'before', 'Name of a']);
    expect(await open.store.meta.get('word')).toBe('after');
  });

  it('gives the result or error of several reads to the caller, and can be read afterwards', async () => {
    await set('word');
    const failing = open.store.reading(async ({ meta }) => {
      throw new Error(`read ${await meta.get('word')}`);
    });
    await expect(failing).rejects.toThrow('read word');
    expect(await Promise.all([1, 2, 3].map((n) => open.store.reading(async () => n)))).toEqual([1, 2, 3]);
    expect(await open.store.meta.get('word')).toBe('word');
  });

  it('refuses writes outside the journal', async () => {
    await open.guests('a');
    const { meta, sessions, people, tables } = open.store;
    const outside = [
      () => meta.set('word', 'x'),
      () => sessions.add('hash', 'a', NOW),
      () => people.set('a', { name: 'x' }),
      () => tables.grant('t', 'a'),
      () => open.store.reading((stores) => stores.meta.set('word', 'x')),
    ];
    for (const write of outside) await expect(write()).rejects.toThrow(/read.?only/i);
    expect(await meta.get('word')).toBeUndefined();
    expect(await sessions.get('hash')).toBeUndefined();
  });

  it('that only reads sees every commit and writes nothing', async () => {
    const reader = await Store.open(open.database.target, { readOnly: true });
    await set('one');
    expect(await reader.meta.get('word')).toBe('one');
    expect(reader.schema).toBe(open.store.schema);
    await expect(reader.journal.commit(({ meta }) => meta.set('word', 'x'))).rejects.toThrow('only reads');
    await set('two');
    expect(await reader.meta.get('word')).toBe('two');
    await reader.close();
  });

  it('tells what a commit changed, without what was rolled back in it', async () => {
    await open.guests('a', 'b');
    await open.table('t');
    const changed: { people: string[]; heads: Map<string, { n: number } | null> }[] = [];
    const before = open.store.journal.onStored;
    open.store.journal.onStored = (stored) => {
      before(stored);
      changed.push({ people: [...stored.changes.people], heads: stored.changes.heads });
    };
    const failing = open.commit(async (tx) => {
      await tx.people.set('b', { name: 'Never' });
      await tx.tables.step('t', step(7));
      throw new Error('refused');
    });
    const working = open.commit(async (tx) => {
      await tx.people.set('a', { name: 'New' });
      await tx.tables.step('t', step(1));
    });
    const late = open.commit(async (tx) => {
      await tx.tables.step('t', step(2));
      throw new Error('refused');
    });
    expect((await Promise.allSettled([failing, working, late])).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    const { chain } = (await open.store.tables.head('t'))!;
    expect(changed).toEqual([{ people: ['a'], heads: new Map([['t', { n: 1, chain }]]) }]);
  });
});

describe('both engines', () => {
  it('have all tables of a file with the same columns, and the same that may be empty', async () => {
    const [file, server] = await Promise.all(ENGINES.map(emptyDatabase));
    for (const { target } of [file!, server!]) await (await Store.open(target)).close();
    const columns = (rows: readonly Record<string, unknown>[]): string[] =>
      rows.map(({ tab, col, optional }) => `${String(tab)}.${String(col)} ${String(optional)}`).sort();
    const inFile = await file!.query(
      `SELECT t.name AS tab, c.name AS col, CASE WHEN c."notnull" OR c.pk > 0 THEN 'no' ELSE 'yes' END AS optional
       FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'libsql_%'`,
    );
    const onServer = await server!.query(
      `SELECT table_name AS tab, column_name AS col, CASE is_nullable WHEN 'YES' THEN 'yes' ELSE 'no' END AS optional
       FROM information_schema.columns WHERE table_schema = current_schema()`,
    );
    // Servers that share a database have further tables.
    const tables = new Set(inFile.map(({ tab }) => tab));
    expect(columns(onServer.filter(({ tab }) => tables.has(tab)))).toEqual(columns(inFile));
    await Promise.all([file!.remove(), server!.remove()]);
  });
});
