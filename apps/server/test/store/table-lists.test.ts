import { describe, expect, it } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore } from '../support/open-store.ts';

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

describe.each(ENGINES)('lists of tables (%s)', (kind) => {
  const open = openStore(kind);

  it('show in the lobby open tables first, and the newest of each first', async () => {
    for (const [id, status, age, isPublic] of [
      ['o1', 'open', 5, 1],
      ['o2', 'open', 1, 1],
      ['o3', 'open', 3, 1],
      ['p1', 'playing', 4, 1],
      ['p2', 'playing', 0, 1],
      ['secret', 'open', 2, 0],
      ['over', 'over', 2, 1],
      ['cancelled', 'cancelled', 2, 1],
    ] as const) {
      await open.table(id, { status, created: NOW - age, public: isPublic, updated: NOW + age });
    }
    const { tables } = open.store;
    expect(ids(await tables.lobby(10))).toEqual(['o2', 'o3', 'o1', 'p2', 'p1']);
    expect(ids(await tables.lobby(2))).toEqual(['o2', 'o3', 'p2', 'p1']);
    expect(ids(await tables.lobby(0))).toEqual([]);
    expect((await tables.lobby(1))[0]).toEqual(await tables.get('o2'));
  });

  it('of a person begin with running games, then the latest', async () => {
    for (const [id, status, updated] of [
      ['a', 'open', 9],
      ['b', 'playing', 1],
      ['c', 'playing', 2],
      ['d', 'over', 7],
      ['e', 'open', 8],
      ['f', 'open', 99],
    ] as const) {
      await open.table(id, { status, updated: NOW + updated });
    }
    await open.commit(async ({ tables }) => {
      for (const id of ['a', 'b', 'c', 'd']) await tables.setSeat(id, 1, { person: 'p' });
      await tables.setSeat('a', 0, { reserved: 'p' });
      await tables.setSeat('e', 0, { reserved: 'p', person: 'q' });
      await tables.setSeat('f', 0, { person: 'q' });
    });
    expect(ids(await open.store.tables.ofPerson('p', 10))).toEqual(['c', 'b', 'a', 'e', 'd']);
    expect(ids(await open.store.tables.ofPerson('p', 3))).toEqual(['c', 'b', 'a']);
    expect(await open.store.tables.ofPerson('other', 3)).toEqual([]);
    expect((await open.store.tables.ofPerson('p', 1))[0]).toEqual(await open.store.tables.get('c'));
  });

  it('count and name the tables that a person uses', async () => {
    for (const [id, status, host] of [
      ['open', 'open', 'h'],
      ['playing', 'playing', 'h'],
      ['over', 'over', 'h'],
      ['other', 'open', 'x'],
    ] as const) {
      await open.table(id, { status, host });
    }
    await open.commit(async ({ tables }) => {
      for (const id of ['playing', 'over', 'other']) await tables.setSeat(id, 0, { person: 'h' });
      await tables.setSeat('other', 1, { person: 'h' });
    });
    const { tables } = open.store;
    expect(await tables.countOpen('h')).toBe(2);
    expect(await tables.countOpen('y')).toBe(0);
    expect((await tables.sittingAt('h')).sort()).toEqual(['other', 'playing']);
    expect((await tables.heldBy('h')).sort()).toEqual(['open', 'other', 'playing']);
    expect((await tables.heldBy('x')).sort()).toEqual(['other']);
    expect((await tables.unfinished()).sort()).toEqual(['open', 'other', 'playing']);
    const counts = (await tables.counts()).sort((a, b) => (a.status < b.status ? -1 : 1));
    expect(counts).toEqual([
      { status: 'open', n: 2 },
      { status: 'over', n: 1 },
      { status: 'playing', n: 1 },
    ]);
  });

  it('give the seats of many tables at once, by table and seat', async () => {
    for (const id of ['b', 'a', 'c']) await open.table(id, {}, 3);
    const seats = await open.store.tables.seatsAt(['c', 'a', 'none']);
    expect([...seats.keys()].sort()).toEqual(['a', 'c']);
    expect(seats.get('a')).toEqual(await open.store.tables.seats('a'));
    expect(seats.get('c')!.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(await open.store.tables.seatsAt([])).toEqual(new Map());
  });

  it('name tables that are due, at most 200, and none without a date', async () => {
    await open.table('none', { due: null });
    await open.table('zero', { due: 0 });
    await open.table('now', { due: 5.25 });
    await open.table('later', { due: 5.5 });
    expect((await open.store.tables.due(5.25)).sort()).toEqual(['now', 'zero']);
    expect((await open.store.tables.due(5.24)).sort()).toEqual(['zero']);
    expect((await open.store.tables.due(-1)).sort()).toEqual([]);
    const many = 'WITH RECURSIVE x (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM x WHERE i < 205)';
    await open.database.query(`${many} INSERT INTO tables (id, status, public, rated, key, settings, created)
      SELECT 'x' || i, 'playing', 0, 0, '', '{}', 0 FROM x`);
    await open.database.query(
      `${many} INSERT INTO progress (table_id, due, updated) SELECT 'x' || i, 1, 0 FROM x`,
    );
    expect(await open.store.tables.due(2)).toHaveLength(200);
  });

  it('name tables without activity, by status', async () => {
    await open.table('old', { updated: NOW - 1 });
    await open.table('older', { updated: NOW - 2 });
    await open.table('new', { updated: NOW });
    await open.table('played', { status: 'playing', updated: NOW - 5 });
    const { tables } = open.store;
    expect((await tables.abandoned('open', NOW, 9)).sort()).toEqual(['old', 'older']);
    expect(await tables.abandoned('open', NOW - 1, 9)).toEqual(['older']);
    expect(await tables.abandoned('open', NOW, 1)).toHaveLength(1);
    expect(await tables.abandoned('playing', NOW, 9)).toEqual(['played']);
    expect(await tables.abandoned('over', NOW, 9)).toEqual([]);
  });

  it('are removed without activity, unless something has happened or their game has begun', async () => {
    for (const status of ['open', 'cancelled', 'playing', 'over'] as const)
      await open.table(status, { status, updated: NOW - 1 });
    await open.table('new', { updated: NOW });
    const dropped: string[] = [];
    for (const id of ['open', 'cancelled', 'playing', 'over', 'new', 'none'])
      if (await open.commit(({ tables }) => tables.dropAbandoned(id, NOW))) dropped.push(id);
    expect(dropped).toEqual(['open', 'cancelled']);
    expect((await open.rows('tables')).map(({ id }) => String(id)).sort()).toEqual([
      'new',
      'over',
      'playing',
    ]);
  });
});

describe.each(ENGINES)('tables that wait (%s)', (kind) => {
  const open = openStore(kind);

  it('wait for those whose seat owes a decision', async () => {
    await open.table('t', { status: 'playing' }, 6);
    await open.commit(async ({ tables }) => {
      for (let seat = 0; seat < 6; seat++) await tables.setSeat('t', seat, { person: `p${seat}` });
    });
    const { tables } = open.store;
    for (const pending of [0, 1, 2, 4, 8, 16, 32, 63, 21]) {
      await open.commit((tx) => tx.tables.set('t', { pending }));
      const people = [0, 1, 2, 3, 4, 5].map((seat) => ({
        id: `p${seat}`,
        owes: (pending >> seat) % 2 === 1,
      }));
      expect(await Promise.all(people.map(({ id }) => tables.waitsFor('t', id)))).toEqual(
        people.map(({ owes }) => owes),
      );
      expect(await Promise.all(people.map(({ id }) => tables.waitingFor(id)))).toEqual(
        people.map(({ owes }) => (owes ? ['t'] : [])),
      );
    }
    expect(await open.store.tables.waitsFor('other', 'p0')).toBe(false);
  });

  it('do not wait for a bot, a player who has gone, or a game that is not played', async () => {
    await open.table('t', { status: 'playing', pending: 15 }, 4);
    await open.commit(async ({ tables }) => {
      await tables.setSeat('t', 0, { person: 'bot', bot: 'b' });
      await tables.setSeat('t', 1, { person: 'left', gone: 'left' });
      await tables.setSeat('t', 2, { person: 'here' });
    });
    const waits = (person: string) => open.store.tables.waitsFor('t', person);
    expect(await Promise.all(['bot', 'left', 'here'].map(waits))).toEqual([false, false, true]);
    for (const status of ['open', 'over', 'cancelled'] as const) {
      await open.commit(({ tables }) => tables.set('t', { status }));
      expect(await waits('here')).toBe(false);
    }
  });

  it('are told to a person in the order of how long they wait', async () => {
    for (const [id, updated] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ] as const) {
      await open.table(id, { status: 'playing', pending: 2, updated: NOW + updated });
      await open.commit(({ tables }) => tables.setSeat(id, 1, { person: 'p' }));
    }
    expect(await open.store.tables.waitingFor('p')).toEqual(['b', 'c', 'a']);
    await open.commit(({ tables }) => tables.setSeat('c', 0, { person: 'q' }));
    await open.commit(({ tables }) => tables.set('c', { pending: 3 }));
    expect(await open.store.tables.waitingForEach(['q', 'nowhere', 'p'])).toEqual(
      new Map([
        ['q', ['c']],
        ['nowhere', []],
        ['p', ['b', 'c', 'a']],
      ]),
    );
  });

  it('are resumed where a bot or an answer given in advance is to decide', async () => {
    for (const [id, seat, status] of [
      ['bot', { bot: 'b' }, 'playing'],
      ['pass', { auto_pass: 1 }, 'playing'],
      ['outbid', { auto_pass: 2 }, 'playing'],
      ['queued', { queued: '{}' }, 'playing'],
      ['person', { person: 'p' }, 'playing'],
      ['over', { bot: 'b' }, 'over'],
    ] as const) {
      await open.table(id, { status, pending: 3 });
      await open.commit(({ tables }) => tables.setSeat(id, 1, seat));
    }
    await open.table('two', { status: 'playing', pending: 3 });
    await open.table('idle', { status: 'playing', pending: 1 });
    await open.commit(async ({ tables }) => {
      for (const seat of [0, 1]) await tables.setSeat('two', seat, { bot: 'b' });
      await tables.setSeat('idle', 1, { bot: 'b' });
    });
    const waiting = (await open.store.tables.waitingForBots()).sort();
    expect(waiting).toEqual(['bot', 'outbid', 'pass', 'queued', 'two']);
  });
});
