import { describe, expect, it } from 'vitest';
import { StorageError } from '../../src/store/index.ts';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, result, STRANGE_TEXT } from '../support/open-store.ts';

describe.each(ENGINES)('people (%s)', (kind) => {
  const open = openStore(kind);

  const get = (id: string) => open.read(({ people }) => people.get(id));

  it('begin as guests without anything personal', async () => {
    await open.commit(({ people }) => people.addGuest('a', 'Ada', 'fr', NOW));
    expect(await get('a')).toEqual({
      id: 'a',
      name: 'Ada',
      name_key: null,
      password: null,
      email: null,
      email_confirmed: 0,
      lang: 'fr',
      is_bot: 0,
      operator: 0,
      banned_until: null,
      ban_reason: null,
      settings: '{}',
      vacation_until: null,
      vacation_year: null,
      vacation_used: 0,
      mu: null,
      sigma: null,
      created: NOW,
      seen: NOW,
      deleted: null,
    });
    expect(await get('b')).toBeUndefined();
  });

  it('keep every changed value, with its type', async () => {
    await open.guests('a', 'b');
    const changes = {
      name: STRANGE_TEXT,
      name_key: STRANGE_TEXT,
      password: STRANGE_TEXT,
      email: 'ada@example.org',
      email_confirmed: 1,
      lang: 'de',
      is_bot: 1,
      operator: 1,
      banned_until: Number.MAX_SAFE_INTEGER,
      ban_reason: STRANGE_TEXT,
      settings: JSON.stringify({ text: STRANGE_TEXT }),
      vacation_until: NOW + 1,
      vacation_year: 2026,
      vacation_used: 30,
      mu: 25.12345678901234,
      sigma: 1 / 3,
      created: 0,
      seen: NOW + 2,
      deleted: NOW + 3,
    };
    const before = await get('b');
    await open.commit(({ people }) => people.set('a', changes));
    expect(await get('a')).toEqual({ id: 'a', ...changes });
    expect(await get('b')).toEqual(before);
    await open.commit(({ people }) => people.set('a', { mu: null, banned_until: null, name_key: null }));
    expect(await get('a')).toEqual({ id: 'a', ...changes, mu: null, banned_until: null, name_key: null });
  });

  it('are found by the key of their name, exactly', async () => {
    await open.guests('a', 'b');
    await open.commit(({ people }) => people.set('a', { name_key: 'ada' }));
    expect(await open.store.people.named('ada')).toMatchObject({ id: 'a' });
    for (const other of ['Ada', 'ad', 'ada ', '%', '']) {
      expect(await open.store.people.named(other)).toBeUndefined();
    }
  });

  it('are found by a confirmed address, unless they are deleted', async () => {
    await open.guests('a', 'b', 'c', 'd');
    await open.commit(async ({ people }) => {
      for (const id of ['a', 'b']) await people.set(id, { email: 'x@example.org', email_confirmed: 1 });
      await people.set('c', { email: 'x@example.org' });
      await people.set('d', { email: 'x@example.org', email_confirmed: 1, deleted: NOW });
    });
    const found = await open.store.people.withEmail('x@example.org');
    expect(found.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect(await open.store.people.withEmail('y@example.org')).toEqual([]);
  });

  it('have a name and an id that no one else has', async () => {
    await open.guests('a', 'b');
    await open.commit(({ people }) => people.set('a', { name_key: 'ada' }));
    const taken = open.commit(({ people }) => people.set('b', { name_key: 'ada', seen: 1 }));
    await expect(taken).rejects.toThrow(/unique/i);
    await expect(taken).rejects.not.toBeInstanceOf(StorageError);
    await expect(open.guests('a')).rejects.toThrow(/unique/i);
    expect(await get('b')).toMatchObject({ name_key: null, seen: NOW });
    expect(open.store.journal.broken).toBeNull();
  });

  it('lists accounts in the order of the bytes of their names', async () => {
    const names = ['b', 'B', 'a', 'Z', 'é', 'e', 'ａ', '🌷', '_', '1', 'a b', 'ab', ''];
    await open.commit(async ({ people }) => {
      for (const [i, name] of names.entries()) {
        await people.addGuest(`p${i}`, name, 'en', NOW);
        await people.set(`p${i}`, { password: 'x' });
      }
      await people.addGuest('guest', 'A guest', 'en', NOW);
    });
    const sorted = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect((await open.store.people.list(100)).map(({ name }) => name)).toEqual(sorted);
    expect((await open.store.people.list(3)).map(({ name }) => name)).toEqual(sorted.slice(0, 3));
    expect(await open.store.people.list(0)).toEqual([]);
  });

  it('are on vacation until a date', async () => {
    await open.guests('a', 'b', 'c');
    await open.commit(async ({ people }) => {
      await people.set('a', { vacation_until: NOW });
      await people.set('b', { vacation_until: NOW + 1 });
    });
    const over = async (until: number) =>
      (await open.store.people.onVacation(until)).map(({ id }) => id).sort();
    expect(await over(NOW - 1)).toEqual([]);
    expect(await over(NOW)).toEqual(['a']);
    expect(await over(NOW + 1)).toEqual(['a', 'b']);
  });

  it('count as stale guests, and are forgotten, when they were not seen and sit at no table in use', async () => {
    await open.guests('old', 'seen', 'account', 'deleted', 'waits', 'plays', 'played');
    for (const [id, status] of [
      ['waits', 'open'],
      ['plays', 'playing'],
      ['played', 'over'],
    ] as const) {
      await open.table(`t-${id}`, { status });
      await open.commit(({ tables }) => tables.setSeat(`t-${id}`, 1, { person: id }));
    }
    await open.commit(async ({ people }) => {
      await people.set('seen', { seen: NOW + 1 });
      await people.set('account', { password: 'x' });
      await people.set('deleted', { deleted: NOW });
    });
    const stale = async (before: number, limit = 100) =>
      (await open.store.people.staleGuests(before, limit)).sort();
    expect(await stale(NOW + 1)).toEqual(['old', 'played']);
    expect(await stale(NOW)).toEqual([]);
    expect(await stale(NOW + 2)).toEqual(['old', 'played', 'seen']);
    expect(await stale(NOW + 2, 2)).toHaveLength(2);
    const forgotten: string[] = [];
    for (const id of ['old', 'seen', 'account', 'deleted', 'waits', 'plays', 'played', 'none'])
      if (await open.commit(({ people }) => people.forgetStale(id, NOW + 1, NOW))) forgotten.push(id);
    expect(forgotten).toEqual(['old', 'played']);
    expect(await get('old')).toMatchObject({ name: '', deleted: NOW });
    expect(await get('seen')).toMatchObject({ deleted: null });
  });

  it('who are deleted or banned are found while they hold a seat or an open table', async () => {
    await open.guests('deleted', 'banned', 'free', 'left', 'host', 'later', 'fine');
    await open.table('open', { status: 'open', host: 'host' });
    await open.table('playing', { status: 'playing', host: 'later' }, 3);
    await open.table('over', { status: 'over', host: 'deleted' });
    await open.commit(async ({ people, tables }) => {
      for (const id of ['deleted', 'left', 'later']) await people.set(id, { deleted: NOW - 5 });
      for (const id of ['banned', 'host']) await people.set(id, { banned_until: NOW + 1 });
      await people.set('free', { banned_until: NOW });
      await tables.setSeat('open', 0, { person: 'banned' });
      await tables.setSeat('open', 1, { person: 'deleted' });
      await tables.setSeat('playing', 0, { person: 'deleted' });
      await tables.setSeat('playing', 1, { person: 'left', gone: 'left' });
      await tables.setSeat('playing', 2, { person: 'free' });
      await tables.setSeat('over', 0, { person: 'later' });
      await tables.setSeat('over', 1, { person: 'fine' });
    });
    const found = await open.store.people.absentHolders(NOW);
    expect(found.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'banned', deleted: null },
      { id: 'deleted', deleted: NOW - 5 },
      { id: 'host', deleted: null },
    ]);
  });
});

describe.each(ENGINES)('a person who is deleted (%s)', (kind) => {
  const open = openStore(kind);

  it('leaves games and results, and nothing personal', async () => {
    await open.guests('a', 'b');
    await open.table('t', { host: 'a', status: 'over' });
    const line = await open.commit(
      async ({ people, sessions, tables, chat, notes, push, hands, results }) => {
        const personal = {
          name_key: 'a',
          password: 'p',
          email: 'e',
          email_confirmed: 1,
          settings: '{"x":1}',
        };
        await people.set('a', {
          ...personal,
          operator: 1,
          vacation_until: NOW,
          mu: 1.5,
          sigma: 2.5,
          lang: 'de',
        });
        for (const id of ['a', 'b']) {
          await sessions.add(`s-${id}`, id, NOW);
          await sessions.addToken(`i-${id}`, `h-${id}`, id, 'label', NOW);
          await sessions.addOneTime(`o-${id}`, id, 'reset', null, NOW);
          await push.add({ endpoint: `e-${id}`, person: id, p256dh: 'p', auth: 'a' }, NOW);
          await tables.grant('t', id);
          await notes.write('t', id, 'note');
          await hands.add('t', 0, id, 0);
          await chat.block(id, 'x');
          await chat.report(id, { text: 'report' }, NOW);
        }
        await chat.block('b', 'a');
        await chat.block('a', 'b');
        await tables.setSeat('t', 0, { person: 'a' });
        await tables.setSeat('t', 1, { person: 'b', reserved: 'a' });
        await results.add(result('t', 0, { person: 'a' }));
        await chat.say('t', 'b', 1, NOW, 'stays', 'r');
        return chat.say('t', 'a', 0, NOW, 'goes', 'r');
      },
    );
    await open.commit(({ people }) => people.forget('a', NOW + 9));
    const { store } = open;
    expect(await open.read(({ people }) => people.get('a'))).toMatchObject({
      name: '',
      name_key: null,
      password: null,
      email: null,
      email_confirmed: 0,
      settings: '{}',
      operator: 0,
      vacation_until: null,
      mu: null,
      sigma: null,
      deleted: NOW + 9,
      lang: 'de',
      created: NOW,
    });
    for (const table of ['sessions', 'tokens', 'one_time', 'push', 'access', 'notes']) {
      expect(
        (await open.rows(table)).map(({ person }) => person),
        table,
      ).toEqual(['b']);
    }
    expect(await open.rows('blocks')).toEqual([{ person: 'b', blocked: 'x' }]);
    expect((await store.tables.seats('t')).map(({ person, reserved }) => [person, reserved])).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect((await store.chat.lines('t', 9)).map(({ text, removed }) => [text, removed])).toEqual([
      ['stays', 0],
      ['', 1],
    ]);
    expect(await store.chat.line(line!)).toMatchObject({ person: 'a' });
    expect((await store.results.games('a', 9)).map(({ table_id }) => table_id)).toEqual(['t']);
    expect(await store.hands.of('t', 'a')).toEqual([0]);
    expect(await store.chat.reportsOf('a')).toHaveLength(1);
    expect(await store.tables.get('t')).toMatchObject({ host: 'a' });
  });

  it('is dropped altogether only where no game or line of chat names them', async () => {
    const ids = ['seat', 'result', 'chat', 'host', 'none', 'alive'];
    await open.guests(...ids);
    await open.table('t', { host: 'host' });
    await open.commit(async ({ people, tables, results, chat, sessions }) => {
      await tables.setSeat('t', 0, { person: 'seat' });
      await results.add(result('t', 1, { person: 'result' }));
      await chat.say('t', 'chat', null, NOW, 'hello', 'r');
      for (const id of ids) await sessions.add(id, id, NOW);
      for (const id of ids) if (id !== 'alive') await people.set(id, { deleted: NOW });
      for (const id of ids) await people.dropTraceless(id);
    });
    const left = ['alive', 'chat', 'host', 'result', 'seat'];
    expect((await open.rows('people')).map(({ id }) => id)).toEqual(left);
    expect((await open.rows('sessions')).map(({ person }) => person)).toEqual(left);
  });
});
