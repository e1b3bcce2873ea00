import { describe, expect, it } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, result } from '../support/open-store.ts';

describe.each(ENGINES)('what a guest had (%s)', (kind) => {
  const open = openStore(kind);

  const handOver = () => open.commit(({ people }) => people.handOver('guest', 'account'));

  it('belongs to the account afterwards', async () => {
    await open.guests('guest', 'account', 'other');
    await open.table('t', { host: 'guest' });
    await open.commit(async ({ tables, results, hands, notes, chat, push }) => {
      await tables.setSeat('t', 0, { person: 'guest' });
      await tables.setSeat('t', 1, { person: 'other', reserved: 'guest' });
      await tables.grant('t', 'guest');
      await results.add(result('t', 0, { person: 'guest' }));
      await hands.add('t', 0, 'guest', 0);
      await notes.write('t', 'guest', 'note');
      await chat.say('t', 'guest', 0, NOW, 'hello', 'r');
      await chat.block('guest', 'other');
      await chat.block('other', 'guest');
      await chat.report('guest', { person: 'other', text: 'by' }, NOW);
      await chat.report('other', { person: 'guest', text: 'about' }, NOW);
      await push.add({ endpoint: 'e', person: 'guest', p256dh: 'p', auth: 'a' }, NOW);
    });
    await handOver();
    const { store } = open;
    expect((await store.tables.seats('t')).map(({ person, reserved }) => [person, reserved])).toEqual([
      ['account', null],
      ['other', 'account'],
    ]);
    expect(await store.tables.get('t')).toMatchObject({ host: 'account' });
    expect(await store.tables.granted('t', 'account')).toBe(true);
    expect(await store.tables.granted('t', 'guest')).toBe(false);
    expect(await store.results.games('account', 9)).toEqual([result('t', 0, { person: 'account' })]);
    expect(await store.hands.of('t', 'account')).toEqual([0]);
    expect(await store.notes.text('t', 'account')).toBe('note');
    expect((await store.chat.linesOf('account', 9)).map(({ text }) => text)).toEqual(['hello']);
    expect(await store.chat.blockedBy('account')).toEqual(['other']);
    expect(await store.chat.blockedBy('other')).toEqual(['account']);
    expect((await store.chat.reports(9)).map(({ by, person, text }) => [by, person, text])).toEqual([
      ['other', 'account', 'about'],
      ['account', 'other', 'by'],
    ]);
    expect((await store.push.of('account')).map(({ endpoint }) => endpoint)).toEqual(['e']);
    for (const table of ['seats', 'results', 'hands', 'notes', 'chat', 'push', 'access', 'blocks']) {
      expect(
        (await open.rows(table)).map(({ person }) => person),
        table,
      ).not.toContain('guest');
    }
  });

  it('stays with the guest where the account has the same', async () => {
    await open.guests('guest', 'account', 'other');
    for (const id of ['both', 'one']) await open.table(id);
    await open.commit(async ({ tables, results, hands, notes, chat }) => {
      for (const [seat, person] of ['guest', 'account'].entries()) {
        await tables.setSeat('both', seat, { person });
        await results.add(result('both', seat, { person }));
        await tables.grant('both', person);
        await hands.add('both', 0, person, 3);
        await notes.write('both', person, `by ${person}`);
        await chat.block(person, 'other');
        await chat.block('other', person);
      }
      await tables.setSeat('one', 0, { person: 'guest' });
      await results.add(result('one', 0, { person: 'guest' }));
      await tables.grant('one', 'guest');
      await hands.add('both', 0, 'guest', 4);
      await hands.add('both', 1, 'guest', 3);
      await notes.write('one', 'guest', 'only mine');
    });
    await handOver();
    const people = async (table: string, where: string) =>
      (await open.rows(table))
        .filter(({ table_id: id }) => id === where)
        .flatMap(({ person }) => (typeof person === 'string' ? [person] : []))
        .sort();
    for (const table of ['seats', 'results', 'access', 'notes']) {
      expect(await people(table, 'both'), table).toEqual(['account', 'guest']);
      expect(await people(table, 'one'), table).toEqual(['account']);
    }
    expect((await open.store.tables.seats('both')).map(({ person }) => person)).toEqual(['guest', 'account']);
    expect(await open.store.notes.text('both', 'account')).toBe('by account');
    expect(await open.store.notes.text('one', 'account')).toBe('only mine');
    expect(
      (await open.rows('hands'))
        .map(({ person, seat, since }) => [person, seat, since])
        .sort((a, b) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual([
      ['account', 0, 3],
      ['account', 0, 4],
      ['account', 1, 3],
      ['guest', 0, 3],
    ]);
    expect(
      (await open.rows('blocks')).map(({ person, blocked }) => `${String(person)} ${String(blocked)}`).sort(),
    ).toEqual(['account other', 'guest other', 'other account', 'other guest']);
  });

  it.each([
    ['guest', 'account'],
    ['account', 'guest'],
  ])('does not make an account block itself where the %s had blocked the %s', async (person, blocked) => {
    await open.guests('guest', 'account', 'other');
    await open.commit(async ({ chat }) => {
      await chat.block(person, blocked);
      await chat.block('account', 'other');
    });
    await handOver();
    expect(await open.rows('blocks')).toEqual([{ person: 'account', blocked: 'other' }]);
  });

  it('leaves other people as they were', async () => {
    await open.guests('guest', 'account', 'other');
    await open.table('t', { host: 'other' }, 1);
    await open.commit(async ({ tables, notes, hands, chat }) => {
      await tables.setSeat('t', 0, { person: 'other' });
      await notes.write('t', 'other', 'mine');
      await hands.add('t', 0, 'other', 0);
      await chat.say('t', 'other', 0, NOW, 'hello', 'r');
    });
    const before = await open.everything();
    await handOver();
    expect(await open.everything()).toEqual(before);
  });
});
