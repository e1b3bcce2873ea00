import { describe, expect, it } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, STRANGE_TEXT } from '../support/open-store.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('sessions (%s)', (kind) => {
  const open = openStore(kind);

  it('belong to a person, and are listed in the order of their beginning', async () => {
    await open.guests('a', 'b');
    await open.commit(async ({ sessions }) => {
      await sessions.add('late', 'a', NOW + 5);
      await sessions.add('early', 'a', NOW);
      await sessions.add('other', 'b', NOW);
      await sessions.touch('early', NOW + 9);
    });
    const { sessions } = open.store;
    expect(await sessions.get('early')).toEqual({ person: 'a', seen: NOW + 9 });
    expect(await sessions.get('none')).toBeUndefined();
    expect(await sessions.of('a')).toEqual([
      { created: NOW, seen: NOW + 9 },
      { created: NOW + 5, seen: NOW + 5 },
    ]);
    expect(await sessions.of('c')).toEqual([]);
  });

  it('need a person who is there', async () => {
    await expect(open.commit(({ sessions }) => sessions.add('h', 'ghost', NOW))).rejects.toThrow(
      /foreign key/i,
    );
    expect(await open.rows('sessions')).toEqual([]);
  });

  it('end one by one', async () => {
    await open.guests('a');
    await open.commit(async ({ sessions }) => {
      await sessions.add('one', 'a', NOW);
      await sessions.add('two', 'a', NOW);
      await sessions.end('one');
      await sessions.end('none');
    });
    expect((await open.rows('sessions')).map(({ hash }) => hash)).toEqual(['two']);
  });

  it.each([
    ['endLinks', ['sessions', 'tokens']],
    ['endAll', ['tokens']],
    ['revokeAll', []],
  ] as const)('and other credentials: %s leaves a person their %s', async (method, left) => {
    await open.guests('a', 'b');
    await open.commit(async ({ sessions }) => {
      for (const id of ['a', 'b']) {
        await sessions.add(`s-${id}`, id, NOW);
        await sessions.addToken(`i-${id}`, `h-${id}`, id, 'label', NOW);
        await sessions.addOneTime(`o-${id}`, id, 'reset', null, NOW);
      }
      await sessions[method]('a');
    });
    for (const table of ['sessions', 'tokens', 'one_time']) {
      const people = (await open.rows(table)).map(({ person }) => String(person)).sort();
      expect(people, table).toEqual((left as readonly string[]).includes(table) ? ['a', 'b'] : ['b']);
    }
  });

  it('end when they were not seen for long, and links when they expired', async () => {
    await open.guests('a');
    await open.commit(async ({ sessions }) => {
      await sessions.add('old', 'a', NOW - 1);
      await sessions.add('new', 'a', NOW);
      await sessions.addOneTime('expired', 'a', 'reset', null, Date.now() - DAY);
      await sessions.addOneTime('valid', 'a', 'confirm', null, Date.now() + DAY);
      await sessions.endStale(NOW);
    });
    expect((await open.rows('sessions')).map(({ hash }) => hash)).toEqual(['new']);
    expect((await open.rows('one_time')).map(({ hash }) => hash)).toEqual(['valid']);
  });
});

describe.each(ENGINES)('personal tokens (%s)', (kind) => {
  const open = openStore(kind);

  it('are found by their hash and listed by their age', async () => {
    await open.guests('a', 'b');
    await open.commit(async ({ sessions }) => {
      await sessions.addToken('2', 'hash2', 'a', STRANGE_TEXT, NOW + 1);
      await sessions.addToken('1', 'hash1', 'a', 'first', NOW);
      await sessions.addToken('3', 'hash3', 'b', 'other', NOW);
      await sessions.touchToken('1', NOW + 7);
    });
    const { sessions } = open.store;
    const first = { id: '1', person: 'a', label: 'first', created: NOW, used: NOW + 7 };
    const second = { id: '2', person: 'a', label: STRANGE_TEXT, created: NOW + 1, used: null };
    expect(await sessions.tokenByHash('hash1')).toEqual(first);
    expect(await sessions.tokenByHash('hash')).toBeUndefined();
    expect(await sessions.tokens('a')).toEqual([first, second]);
  });

  it('are revoked only by their owner, and once', async () => {
    await open.guests('a', 'b');
    await open.commit(({ sessions }) => sessions.addToken('1', 'hash1', 'a', 'first', NOW));
    const drop = (id: string, person: string) =>
      open.commit(({ sessions }) => sessions.dropToken(id, person));
    expect(await drop('1', 'b')).toBeNull();
    expect(await drop('2', 'a')).toBeNull();
    expect(await drop('1', 'a')).toBe('hash1');
    expect(await drop('1', 'a')).toBeNull();
    expect(await open.store.sessions.tokens('a')).toEqual([]);
  });

  it('have a hash that no other has', async () => {
    await open.guests('a');
    await open.commit(({ sessions }) => sessions.addToken('1', 'hash', 'a', '', NOW));
    const again = open.commit(({ sessions }) => sessions.addToken('2', 'hash', 'a', '', NOW));
    await expect(again).rejects.toThrow(/unique/i);
  });
});

describe.each(ENGINES)('a one-time link (%s)', (kind) => {
  const open = openStore(kind);

  const add = (hash: string, purpose: string, expires = NOW, data: string | null = null) =>
    open.commit(({ sessions }) => sessions.addOneTime(hash, 'a', purpose, data, expires));
  const take = (hash: string, purpose: string, now = NOW) =>
    open.commit(({ sessions }) => sessions.takeOneTime(hash, purpose, now));

  it('works once', async () => {
    await open.guests('a');
    await add('h', 'reset', NOW, STRANGE_TEXT);
    expect(await take('h', 'reset')).toEqual({ person: 'a', data: STRANGE_TEXT });
    expect(await take('h', 'reset')).toBeNull();
  });

  it('works once even where it is used twice at the same time', async () => {
    await open.guests('a');
    await add('h', 'reset');
    const both = await Promise.all([take('h', 'reset'), take('h', 'reset')]);
    expect(both).toEqual([{ person: 'a', data: null }, null]);
  });

  it('works until it expires, and is used up by being too late', async () => {
    await open.guests('a');
    await add('h', 'reset', NOW);
    await add('i', 'confirm', NOW);
    expect(await take('h', 'reset', NOW + 1)).toBeNull();
    expect(await take('h', 'reset', NOW)).toBeNull();
    expect(await take('i', 'confirm', NOW)).toEqual({ person: 'a', data: null });
  });

  it('works for its purpose only, and is not used up by another', async () => {
    await open.guests('a');
    await add('h', 'reset');
    expect(await take('h', 'confirm')).toBeNull();
    expect(await take('g', 'reset')).toBeNull();
    expect(await take('h', 'reset')).toEqual({ person: 'a', data: null });
  });

  it('replaces the one before it for the same person and purpose', async () => {
    await open.guests('a', 'b');
    await add('h', 'reset');
    await add('c', 'confirm');
    await open.commit(({ sessions }) => sessions.addOneTime('other', 'b', 'reset', null, NOW));
    await add('i', 'reset');
    expect((await open.rows('one_time')).map(({ hash }) => hash)).toEqual(['c', 'i', 'other']);
  });

  it('stays usable where the write that used it is rolled back', async () => {
    await open.guests('a');
    await add('h', 'reset');
    const failing = open.commit(async ({ sessions }) => {
      await sessions.takeOneTime('h', 'reset', NOW);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await take('h', 'reset')).toEqual({ person: 'a', data: null });
  });
});
