import { addTallies, emptyTally, sumOf, type Tally } from '@keyflower/protocol/counting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Counted } from '../../src/store/index.ts';
import { ENGINES } from '../support/engines.ts';
import { openStore } from '../support/open-store.ts';

/** Sums that tell games apart. */
const tally = (score: number): Tally => ({
  ...emptyTally(),
  games: 1,
  scores: { count: 1, sum: score, squares: score * score, wins: 0, tens: [1] },
  tiles: { inn: { won: 1, workers: score, colours: [score], had: 0, points: 0, upgraded: 0, wins: 0 } },
});

const counted = (score: number, changes: Partial<Counted> = {}): Counted => ({
  person: null,
  isPublic: true,
  players: 2,
  farmers: 'off',
  tally: tally(score),
  ...changes,
});

describe.each(ENGINES)('statistics (%s)', (kind) => {
  const open = openStore(kind);
  const add = (...all: readonly Counted[]): Promise<void> =>
    open.commit(async ({ statistics }) => {
      for (const one of all) await statistics.add(one);
    });

  it('of games added one by one are those of all of them, in any order, by kind of game', async () => {
    const game = fc.record({
      score: fc.integer({ min: 1, max: 90 }),
      players: fc.integer({ min: 2, max: 3 }),
      farmers: fc.constantFrom('off' as const, 'all' as const),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(game, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (games, random) => {
          run += 1;
          const person = `person ${run}`;
          const shuffled = games
            .map((one) => ({ one, at: random.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ one: { score, ...group } }) =>
              counted(score, { ...group, person, isPublic: score % 2 === 0 }),
            );
          await Promise.all(shuffled.map((one) => add(one)));
          const groups = await open.store.statistics.of(person);
          const kindOf = (one: { players: number; farmers: string }): string =>
            `${one.players} ${one.farmers}`;
          const kinds = [...new Set(games.map(kindOf))].sort();
          expect(groups.map(kindOf).sort()).toEqual(kinds);
          for (const group of groups)
            expect(group.tally).toEqual(
              sumOf(games.filter((one) => kindOf(one) === kindOf(group)).map(({ score }) => tally(score))),
            );
        },
      ),
      { numRuns: 8 },
    );
  });

  it('count a game once, and only games that are over', async () => {
    for (const id of ['a', 'b', 'c']) await open.table(id, { status: id === 'c' ? 'playing' : 'over' });
    const { statistics } = open.store;
    expect(await statistics.uncounted('', 9)).toEqual(['a', 'b']);
    expect(await statistics.uncounted('', 1)).toEqual(['a']);
    expect(await statistics.uncounted('a', 9)).toEqual(['b']);
    expect(await open.commit((tx) => tx.statistics.mark('a'))).toBe(true);
    expect(await open.commit((tx) => tx.statistics.mark('a'))).toBe(false);
    expect(await statistics.uncounted('', 9)).toEqual(['b']);
  });

  it('of all people show games at private tables five at a time', async () => {
    await add(counted(10));
    const shown = async (): Promise<number[]> =>
      (await open.store.statistics.site()).map((group) => group.tally.scores.sum);
    for (const score of [1, 2, 3, 4]) {
      await add(counted(score, { isPublic: false }));
      expect(await shown()).toEqual([10]);
    }
    await add(counted(99, { isPublic: false, players: 3 }));
    expect(await shown()).toEqual([10]);
    await add(counted(5, { isPublic: false }));
    expect(await shown()).toEqual([25]);
    await add(counted(6, { isPublic: false }));
    expect(await shown()).toEqual([25]);
  });

  it('of a person tell others only of games at public tables', async () => {
    await add(counted(1, { person: 'a' }), counted(2, { person: 'a', isPublic: false }));
    const sums = async (publicOnly: boolean): Promise<number[]> =>
      (await open.store.statistics.of('a', publicOnly)).map((group) => group.tally.scores.sum);
    expect(await sums(false)).toEqual([3]);
    expect(await sums(true)).toEqual([1]);
  });

  it('go from a guest to the account, and are deleted with the account', async () => {
    await open.guests('guest', 'account');
    await add(counted(1, { person: 'guest' }), counted(2, { person: 'guest', players: 4 }));
    await add(counted(3, { person: 'account' }), counted(9));
    await open.commit(({ people }) => people.handOver('guest', 'account'));
    const { statistics } = open.store;
    expect(await statistics.of('guest')).toEqual([]);
    expect((await statistics.of('account')).map((group) => group.tally)).toEqual([
      addTallies(tally(3), tally(1)),
      tally(2),
    ]);
    await open.commit(({ people }) => people.forget('account', 1));
    expect(await statistics.of('account')).toEqual([]);
    expect((await statistics.site()).map((group) => group.tally)).toEqual([tally(9)]);
  });

  it('of an earlier version may lack what is counted since', async () => {
    await add(counted(7, { person: 'a' }));
    const { advice: _advice, ...earlier } = tally(7);
    await open.database.query(`UPDATE statistics SET tally = '${JSON.stringify(earlier)}'`);
    await add(counted(2, { person: 'a' }));
    expect(await open.store.statistics.of('a')).toEqual([
      { players: 2, farmers: 'off', tally: addTallies(tally(7), tally(2)) },
    ]);
  });
});
