import { describe, expect, it } from 'vitest';
import { brokenAt } from '../../src/store/index.ts';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, result, step, STRANGE_TEXT } from '../support/open-store.ts';

describe.each(ENGINES)('a table (%s)', (kind) => {
  const open = openStore(kind);

  const begun = {
    id: 't',
    status: 'open',
    public: 1,
    rated: 0,
    host: null,
    key: 'key of t',
    settings: '{}',
    seed: null,
    header: null,
    pending: 0,
    live: '{}',
    due: null,
    result: null,
    rematch: null,
    reason: null,
    created: NOW,
    started: null,
    ended: null,
    counted: 0,
    updated: NOW,
    version: 0,
  };
  const seat = {
    table_id: 't',
    seat: 0,
    key: 't-0',
    person: null,
    bot: null,
    reserved: null,
    gone: 'no',
    gone_at: null,
    auto_pass: 0,
    queued: null,
  };

  it('begins open, with empty seats', async () => {
    await open.table('t');
    expect(await open.store.tables.get('t')).toEqual(begun);
    expect(await open.store.tables.seats('t')).toEqual([seat, { ...seat, seat: 1, key: 't-1' }]);
    expect(await open.store.tables.get('u')).toBeUndefined();
    expect(await open.store.tables.seats('u')).toEqual([]);
  });

  it('keeps every changed value, with its type', async () => {
    await open.table('t');
    await open.table('u');
    const changes = {
      status: 'playing',
      public: 0,
      rated: 1,
      host: 'h',
      key: STRANGE_TEXT,
      settings: JSON.stringify(STRANGE_TEXT),
      seed: STRANGE_TEXT,
      header: STRANGE_TEXT,
      result: STRANGE_TEXT,
      rematch: 'u',
      reason: STRANGE_TEXT,
      created: NOW + 1,
      started: NOW + 2,
      ended: NOW + 3,
      pending: 63,
      live: JSON.stringify({ text: STRANGE_TEXT }),
      due: 123_456_789_012.345,
      updated: NOW + 4,
    } as const;
    await open.commit(({ tables }) => tables.set('t', changes));
    expect(await open.store.tables.get('t')).toMatchObject({ id: 't', ...changes });
    expect(await open.store.tables.get('u')).toEqual({ ...begun, id: 'u', key: 'key of u' });
    await open.commit(({ tables }) => tables.set('t', { host: null, due: null }));
    expect(await open.store.tables.get('t')).toMatchObject({ ...changes, host: null, due: null });
    await open.commit(({ tables }) => tables.set('t', {}));
    expect(await open.store.tables.get('t')).toMatchObject({ ...changes, host: null, due: null });
  });

  it('changes one seat at a time', async () => {
    await open.table('t', {}, 3);
    const changes = {
      person: 'p',
      bot: 'b',
      reserved: 'r',
      gone: 'timed-out',
      gone_at: 77,
      auto_pass: 2,
      queued: JSON.stringify(STRANGE_TEXT),
    } as const;
    await open.commit(({ tables }) => tables.setSeat('t', 1, changes));
    const others = [seat, { ...seat, seat: 2, key: 't-2' }];
    const [first, second, third] = await open.store.tables.seats('t');
    expect([first, third]).toEqual(others);
    expect(second).toEqual({ ...seat, seat: 1, key: 't-1', ...changes });
  });

  it('gets and loses seats', async () => {
    await open.table('t', {}, 2);
    await open.table('u', {}, 6);
    await open.commit(async ({ tables }) => {
      await tables.addSeat('t', 2, 'new');
      await tables.dropSeats('u', 2);
    });
    expect((await open.store.tables.seats('t')).map(({ key }) => key)).toEqual(['t-0', 't-1', 'new']);
    expect((await open.store.tables.seats('u')).map(({ key }) => key)).toEqual(['u-0', 'u-1']);
    await expect(open.commit(({ tables }) => tables.addSeat('t', 2, 'again'))).rejects.toThrow(/unique/i);
    await expect(open.commit(({ tables }) => tables.addSeat('none', 0, 'x'))).rejects.toThrow(/foreign key/i);
  });

  it('takes everything with it when it is dropped, and nothing of others', async () => {
    await open.guests('a');
    for (const id of ['t', 'u']) {
      await open.table(id, {}, 1);
      await open.commit(async ({ tables, chat, results, hands, notes }) => {
        await tables.step(id, step(1));
        await tables.grant(id, 'a');
        await chat.say(id, 'a', 0, NOW, 'hello', 'r');
        await results.add(result(id, 0));
        await hands.add(id, 0, 'a', 0);
        await notes.write(id, 'a', 'note');
      });
    }
    await open.commit(({ tables }) => tables.drop('t'));
    expect((await open.rows('tables')).map(({ id }) => id)).toEqual(['u']);
    for (const table of ['progress', 'seats', 'steps', 'access', 'chat', 'results', 'hands', 'notes']) {
      expect(
        (await open.rows(table)).map(({ table_id: id }) => id),
        table,
      ).toEqual(['u']);
    }
  });

  it('lets in whom it was opened to, however often', async () => {
    await open.table('t');
    await open.commit(async ({ tables }) => {
      await tables.grant('t', 'a');
      await tables.grant('t', 'a');
    });
    expect(await open.store.tables.granted('t', 'a')).toBe(true);
    expect(await open.store.tables.granted('t', 'b')).toBe(false);
    expect(await open.store.tables.granted('u', 'a')).toBe(false);
    expect(await open.rows('access')).toHaveLength(1);
  });
});

describe.each(ENGINES)('the steps of a game (%s)', (kind) => {
  const open = openStore(kind);

  it('are kept in order, each with a hash of all before it', async () => {
    await open.table('t');
    await open.table('u');
    const added = [
      step(0, { seat: 1, request: 'r', lines: STRANGE_TEXT }),
      step(2, { at: Number.MAX_SAFE_INTEGER }),
      step(10, { seat: 0, lines: '' }),
    ];
    await open.commit(async ({ tables }) => {
      for (const one of added) await tables.step('t', one);
      await tables.step('u', step(0));
    });
    const { tables } = open.store;
    const steps = await tables.steps('t');
    expect(steps).toMatchObject(
      added.map(({ n, at, seat, request, lines }) => ({ n, at, seat, request, lines })),
    );
    expect(brokenAt(steps)).toBeNull();
    expect(new Set(steps.map(({ chain }) => chain)).size).toBe(3);
    expect(await tables.last('t')).toEqual({ n: 10, chain: steps[2]!.chain });
    expect(await tables.head('t')).toEqual({ n: 10, chain: steps[2]!.chain });
    expect(await tables.chainAt('t', 2)).toBe(steps[1]!.chain);
    expect(await tables.chainAt('t', 1)).toBeNull();
    expect(await tables.steps('none')).toEqual([]);
    expect(await tables.head('none')).toBeNull();
    expect(await tables.last('none')).toBeNull();
  });

  it('follow from those of earlier versions, which have no hash', async () => {
    await open.table('t');
    await open.commit(({ tables }) => tables.step('t', step(0)));
    await open.database.query('UPDATE steps SET chain = NULL');
    expect(await open.store.tables.head('t')).toBeNull();
    expect(await open.store.tables.last('t')).toEqual({ n: 0, chain: null });
    await open.commit(({ tables }) => tables.step('t', step(1)));
    await open.commit(({ tables }) => tables.step('t', step(2)));
    expect(brokenAt(await open.store.tables.steps('t'))).toBeNull();
  });

  it.each(["lines = 'other'", 'at = at + 1', 'seat = 3', "request = 'x'", 'chain = NULL'])(
    'tell where one was changed (%s)',
    async (change) => {
      await open.table('t');
      await open.commit(async ({ tables }) => {
        for (const n of [0, 1, 2]) await tables.step('t', step(n));
      });
      await open.database.query(`UPDATE steps SET ${change} WHERE n = 1`);
      expect(brokenAt(await open.store.tables.steps('t'))).toBe(1);
    },
  );

  it('advance the table, and a secret one does not change its date', async () => {
    await open.table('t');
    await open.commit(({ tables }) => tables.step('t', step(0, { pending: 5, live: '{"a":1}', due: 1.5 })));
    expect(await open.store.tables.get('t')).toMatchObject({
      pending: 5,
      live: '{"a":1}',
      due: 1.5,
      updated: NOW,
    });
    await open.commit(({ tables }) => tables.step('t', step(7, { pending: 2, live: '{}', secret: true })));
    expect(await open.store.tables.get('t')).toMatchObject({
      pending: 2,
      live: '{}',
      due: null,
      updated: NOW,
    });
    await open.commit(({ tables }) => tables.step('t', step(8)));
    expect(await open.store.tables.get('t')).toMatchObject({ pending: 0, updated: NOW + 8 });
  });

  it('have numbers that are not given twice', async () => {
    await open.table('t');
    await open.commit(({ tables }) => tables.step('t', step(0)));
    await expect(open.commit(({ tables }) => tables.step('t', step(0, { pending: 3 })))).rejects.toThrow(
      /unique/i,
    );
    expect(await open.store.tables.steps('t')).toHaveLength(1);
    expect(await open.store.tables.get('t')).toMatchObject({ pending: 0 });
    await expect(open.commit(({ tables }) => tables.step('none', step(0)))).rejects.toThrow(/foreign key/i);
  });

  it('tell the latest 64 requests, the oldest first', async () => {
    await open.table('t');
    await open.commit(async ({ tables }) => {
      for (let n = 0; n < 100; n++) {
        await tables.step('t', step(n, { seat: n % 3, request: n % 4 === 0 ? null : `r${n}` }));
      }
    });
    const recent = await open.store.tables.recentRequests('t');
    const all = Array.from({ length: 100 }, (_, n) => n).filter((n) => n % 4 !== 0);
    expect(recent).toEqual(all.slice(-64).map((n) => ({ seat: n % 3, request: `r${n}` })));
    expect(await open.store.tables.recentRequests('none')).toEqual([]);
  });
});
