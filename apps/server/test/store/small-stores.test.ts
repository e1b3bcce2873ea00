import { describe, expect, it } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, STRANGE_TEXT } from '../support/open-store.ts';

describe.each(ENGINES)('notes (%s)', (kind) => {
  const open = openStore(kind);

  const write = (table: string, person: string, text: string) =>
    open.commit(({ notes }) => notes.write(table, person, text));

  it('are replaced, and deleted by an empty text', async () => {
    await open.table('t');
    const { notes } = open.store;
    expect(await notes.text('t', 'a')).toBe('');
    await write('t', 'a', 'first');
    await write('t', 'b', 'other');
    await write('t', 'a', STRANGE_TEXT);
    expect(await notes.text('t', 'a')).toBe(STRANGE_TEXT);
    await write('t', 'a', '');
    expect(await notes.text('t', 'a')).toBe('');
    expect(await open.rows('notes')).toEqual([{ table_id: 't', person: 'b', text: 'other' }]);
    await expect(write('none', 'a', 'x')).rejects.toThrow(/foreign key/i);
  });

  it('of a person are listed in the order of the tables', async () => {
    for (const id of ['b', 'B', 'a', 'é', '_']) {
      await open.table(id);
      await write(id, 'a', `about ${id}`);
      await write(id, 'other', 'x');
    }
    expect((await open.store.notes.of('a', 9)).map(({ table }) => table)).toEqual(['B', '_', 'a', 'b', 'é']);
    expect(await open.store.notes.of('a', 1)).toEqual([{ table: 'B', text: 'about B' }]);
  });
});

describe.each(ENGINES)('push devices (%s)', (kind) => {
  const open = openStore(kind);

  const device = (endpoint: string, person: string) => ({ endpoint, person, p256dh: 'key', auth: 'secret' });

  it('belong to who registered them last', async () => {
    await open.guests('a', 'b');
    await open.commit(async ({ push }) => {
      await push.add(device('one', 'a'), NOW);
      await push.add({ ...device('one', 'b'), p256dh: 'other', auth: 'new' }, NOW + 1);
    });
    expect(await open.store.push.of('a')).toEqual([]);
    expect(await open.store.push.of('b')).toMatchObject([
      { endpoint: 'one', person: 'b', p256dh: 'other', auth: 'new' },
    ]);
    expect(await open.rows('push')).toMatchObject([{ created: NOW + 1 }]);
    await expect(open.commit(({ push }) => push.add(device('x', 'none'), NOW))).rejects.toThrow(
      /foreign key/i,
    );
  });

  it('are listed with the oldest first, at most 20', async () => {
    await open.guests('a');
    await open.commit(async ({ push }) => {
      for (let i = 0; i < 25; i++) await push.add(device(`e${i}`, 'a'), NOW - i);
    });
    const endpoints = (await open.store.push.of('a')).map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual(Array.from({ length: 20 }, (_, i) => `e${24 - i}`));
  });

  it('are dropped, by their owner or altogether', async () => {
    await open.guests('a');
    await open.commit(async ({ push }) => {
      for (const endpoint of ['one', 'two', 'three']) await push.add(device(endpoint, 'a'), NOW);
      await push.drop('one');
      await push.drop('two', 'b');
      await push.drop('three', 'a');
    });
    expect((await open.store.push.of('a')).map(({ endpoint }) => endpoint)).toEqual(['two']);
  });
});

describe.each(ENGINES)('hands (%s)', (kind) => {
  const open = openStore(kind);

  it('tell which seats a person has held, and who held them first', async () => {
    await open.table('t');
    await open.table('u');
    await open.commit(async ({ hands }) => {
      await hands.add('t', 0, 'a', 0);
      await hands.add('t', 0, 'a', 0);
      await hands.add('t', 0, 'a', 5);
      await hands.add('t', 2, 'a', 9);
      await hands.add('t', 1, 'b', 0);
      await hands.add('t', 1, 'c', 3);
      await hands.add('u', 3, 'a', 0);
    });
    const { hands } = open.store;
    expect((await hands.of('t', 'a')).sort((a, b) => a - b)).toEqual([0, 2]);
    expect(await hands.of('t', 'c')).toEqual([1]);
    expect(await hands.of('t', 'd')).toEqual([]);
    expect((await hands.first('t')).sort((a, b) => a.seat - b.seat)).toEqual([
      { seat: 0, person: 'a' },
      { seat: 1, person: 'b' },
    ]);
    expect(await open.rows('hands')).toHaveLength(6);
  });
});

describe.each(ENGINES)('single values (%s)', (kind) => {
  const open = openStore(kind);

  it('are replaced', async () => {
    const set = (key: string, value: string) => open.commit(({ meta }) => meta.set(key, value));
    expect(await open.store.meta.get('word')).toBeUndefined();
    await set('word', 'first');
    await set('word', STRANGE_TEXT);
    await set('empty', '');
    expect(await open.store.meta.get('word')).toBe(STRANGE_TEXT);
    expect(await open.store.meta.get('empty')).toBe('');
  });

  it('say when something is due again, even after a clock was far ahead', async () => {
    const [hour, month] = [3_600_000, 30 * 86_400_000];
    const isTime = (now: number) => open.commit(({ meta }) => meta.isTime('last', hour, now));
    expect(await isTime(NOW)).toBe(false);
    expect(await isTime(NOW + hour - 1)).toBe(false);
    expect(await isTime(NOW + hour)).toBe(true);
    // Clocks of servers differ a little.
    expect(await isTime(NOW + hour - 5000)).toBe(false);
    expect(await isTime(NOW + month)).toBe(true);
    expect(await isTime(NOW + 2 * hour)).toBe(true);
    expect(await isTime(NOW + 2 * hour)).toBe(false);
  });
});
