import { describe, expect, it } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, STRANGE_TEXT } from '../support/open-store.ts';

describe.each(ENGINES)('chat (%s)', (kind) => {
  const open = openStore(kind);

  const say = (table: string, person: string, text: string, request: string, seat: number | null = null) =>
    open.commit(({ chat }) => chat.say(table, person, seat, NOW, text, request));

  it('numbers its lines and keeps them whole', async () => {
    await open.table('t');
    const first = await say('t', 'a', STRANGE_TEXT, 'r1', 3);
    const second = await say('t', 'b', '', 'r1');
    expect(second).toBeGreaterThan(first!);
    const line = { id: first, table_id: 't', person: 'a', seat: 3, at: NOW, text: STRANGE_TEXT, removed: 0 };
    expect(await open.store.chat.line(first!)).toEqual(line);
    expect(await open.store.chat.lines('t', 9)).toEqual([
      line,
      { ...line, id: second, person: 'b', seat: null, text: '' },
    ]);
    expect(await open.store.chat.line(second! + 1)).toBeUndefined();
    await expect(say('none', 'a', 'x', 'r')).rejects.toThrow(/foreign key/i);
  });

  it('takes a message that is sent twice once', async () => {
    await open.table('t');
    await open.table('u');
    const [first, again] = await Promise.all([say('t', 'a', 'hello', 'r'), say('t', 'a', 'hello', 'r')]);
    expect(first).toEqual(expect.any(Number));
    expect(again).toBeNull();
    expect(await say('t', 'a', 'other text', 'r')).toBeNull();
    for (const other of [
      say('t', 'b', 'hello', 'r'),
      say('u', 'a', 'hello', 'r'),
      say('t', 'a', 'hello', 's'),
    ]) {
      expect(await other).toEqual(expect.any(Number));
    }
    expect(await open.store.chat.lines('t', 9)).toHaveLength(3);
  });

  it('shows the latest lines, the oldest of them first, and a person’s first ones', async () => {
    await open.table('t');
    await open.table('u');
    await open.commit(async ({ chat }) => {
      for (let i = 0; i < 12; i++) {
        await chat.say(i % 3 === 2 ? 'u' : 't', i % 2 === 0 ? 'a' : 'b', null, NOW - i, `${i}`, `r${i}`);
      }
    });
    const texts = (rows: readonly { text: string }[]): string[] => rows.map(({ text }) => text);
    const { chat } = open.store;
    expect(texts(await chat.lines('t', 3))).toEqual(['7', '9', '10']);
    expect(texts(await chat.lines('t', 99))).toEqual(['0', '1', '3', '4', '6', '7', '9', '10']);
    expect(texts(await chat.lines('t', 0))).toEqual([]);
    expect(texts(await chat.linesOf('a', 4))).toEqual(['0', '2', '4', '6']);
    expect(texts(await chat.linesOf('c', 4))).toEqual([]);
  });

  it('removes the text of one line and keeps its place', async () => {
    await open.table('t');
    const [first, second] = [await say('t', 'a', 'bad', 'r'), await say('t', 'a', 'good', 's')];
    await open.commit(({ chat }) => chat.remove(first!));
    expect((await open.store.chat.lines('t', 9)).map(({ id, text, removed }) => [id, text, removed])).toEqual(
      [
        [first, '', 1],
        [second, 'good', 0],
      ],
    );
  });

  it('does not give the number of the last line again after it is gone', async () => {
    await open.table('t');
    await open.table('u');
    const first = await say('t', 'a', 'x', 'r');
    await open.commit(({ tables }) => tables.drop('t'));
    expect(await say('u', 'a', 'x', 'r')).toBeGreaterThan(first!);
  });
});

describe.each(ENGINES)('blocks (%s)', (kind) => {
  const open = openStore(kind);

  it('are kept once, in the order of the ids, and can be lifted', async () => {
    await open.guests('a', 'b');
    const blocked = ['z', 'Z', 'é', 'a1', '_', 'b'];
    await open.commit(async ({ chat }) => {
      for (const id of [...blocked, 'z']) await chat.block('a', id);
      await chat.block('b', 'a');
      await chat.unblock('a', 'b');
      await chat.unblock('b', 'none');
    });
    expect(await open.store.chat.blockedBy('a')).toEqual(['Z', '_', 'a1', 'z', 'é']);
    expect(await open.store.chat.blockedBy('b')).toEqual(['a']);
    expect(await open.store.chat.blockedBy('none')).toEqual([]);
  });

  it('need a person who is there', async () => {
    await expect(open.commit(({ chat }) => chat.block('none', 'a'))).rejects.toThrow(/foreign key/i);
  });
});

describe.each(ENGINES)('reports (%s)', (kind) => {
  const open = openStore(kind);

  it('are listed with those that are not settled first, and the latest first', async () => {
    await open.commit(async ({ chat }) => {
      await chat.report('a', { person: 'p', table: 't', chat: 3_000_000_000, text: STRANGE_TEXT }, NOW);
      await chat.report('b', { text: 'second' }, NOW + 1);
      await chat.report('a', { table: 't', text: 'third' }, NOW + 2);
    });
    const [third, second, first] = await open.store.chat.reports(9);
    expect(first).toEqual({
      id: expect.any(Number) as number,
      by: 'a',
      person: 'p',
      table: 't',
      chat: 3_000_000_000,
      text: STRANGE_TEXT,
      at: NOW,
      done: null,
    });
    expect([second!.text, third!.text]).toEqual(['second', 'third']);
    const settle = (id: number) => open.commit(({ chat }) => chat.settleReport(id, NOW + 5));
    expect(await settle(third!.id)).toBe(true);
    expect(await settle(first!.id)).toBe(true);
    expect(await settle(third!.id + 1)).toBe(false);
    expect((await open.store.chat.reports(9)).map(({ text, done }) => [text, done])).toEqual([
      ['second', null],
      ['third', NOW + 5],
      [STRANGE_TEXT, NOW + 5],
    ]);
    expect((await open.store.chat.reports(2)).map(({ text }) => text)).toEqual(['second', 'third']);
  });

  it('are told to who made them, in order', async () => {
    await open.commit(async ({ chat }) => {
      await chat.report('a', { person: 'p', text: 'one' }, NOW);
      await chat.report('b', { text: 'other' }, NOW);
      await chat.report('a', { table: 't', chat: 7, text: 'two' }, NOW + 1);
    });
    expect(await open.store.chat.reportsOf('a')).toEqual([
      { person: 'p', table: null, chat: null, text: 'one', at: NOW },
      { person: null, table: 't', chat: 7, text: 'two', at: NOW + 1 },
    ]);
  });
});

describe.each(ENGINES)('the audit log (%s)', (kind) => {
  const open = openStore(kind);

  it('lists the latest acts first', async () => {
    await open.commit(async ({ chat }) => {
      await chat.note('a', 'ban', 'p', STRANGE_TEXT, NOW);
      await chat.note(null, 'restore', 'database', '', NOW + 1);
    });
    const [second, first] = await open.store.chat.audit(9);
    const id = expect.any(Number) as number;
    expect(first).toEqual({ id, at: NOW, operator: 'a', act: 'ban', target: 'p', reason: STRANGE_TEXT });
    expect(second).toEqual({
      id,
      at: NOW + 1,
      operator: null,
      act: 'restore',
      target: 'database',
      reason: '',
    });
    expect(second!.id).toBeGreaterThan(first!.id);
    expect(await open.store.chat.audit(1)).toEqual([second]);
  });
});
