import { describe, expect, it } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { NOW, openStore, result } from '../support/open-store.ts';

describe.each(ENGINES)('results (%s)', (kind) => {
  const open = openStore(kind);

  it('keep every value, with its type', async () => {
    await open.table('t');
    const row = result('t', 1, { person: 'a', score: -3, won: 1, rank: 2, rated: 1, mu: 25.5, sigma: 1 / 3 });
    await open.commit(({ results }) => results.add(row));
    expect(await open.store.results.games('a', 9)).toEqual([row]);
    await expect(open.commit(({ results }) => results.add(row))).rejects.toThrow(/unique/i);
    await expect(open.commit(({ results }) => results.add(result('u', 0)))).rejects.toThrow(/foreign key/i);
  });

  it('are added up for each number of players', async () => {
    const games = [
      { players: 4, score: 100, won: 1 },
      { players: 2, score: 1_500_000_000, won: 1 },
      { players: 2, score: 1_500_000_001, won: 0 },
      { players: 2, score: -7, won: 1 },
    ];
    for (const [i, game] of games.entries()) {
      await open.table(`t${i}`);
      await open.commit(async ({ results }) => {
        await results.add(result(`t${i}`, 0, { person: 'a', ...game }));
        await results.add(result(`t${i}`, 1, { person: 'b' }));
      });
    }
    expect(await open.store.results.standings('a')).toEqual([
      { players: 2, games: 3, wins: 2, total: 2_999_999_994, best: 1_500_000_001 },
      { players: 4, games: 1, wins: 1, total: 100, best: 100 },
    ]);
    expect(await open.store.results.standings('c')).toEqual([]);
  });

  it('of a person are listed with the latest first', async () => {
    for (const [id, at] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const) {
      await open.table(id);
      await open.commit(({ results }) => results.add(result(id, 0, { person: 'p', at: NOW + at })));
    }
    const tables = async (limit: number) =>
      (await open.store.results.games('p', limit)).map(({ table_id: table }) => table);
    expect(await tables(9)).toEqual(['b', 'a', 'c']);
    expect(await tables(2)).toEqual(['b', 'a']);
  });

  it('at some tables come by table and seat', async () => {
    for (const id of ['a', 'b', 'c']) {
      await open.table(id);
      await open.commit(async ({ results }) => {
        for (const seat of [2, 0, 1]) await results.add(result(id, seat));
      });
    }
    const found = await open.store.results.at(['c', 'a', 'none']);
    expect([...found.keys()].sort()).toEqual(['a', 'c']);
    expect(found.get('c')).toEqual([0, 1, 2].map((seat) => result('c', seat)));
    expect(await open.store.results.at([])).toEqual(new Map());
  });

  it('tell where a seat that was given up has won', async () => {
    for (const [id, gone, winner] of [
      ['wrong', 'left', 0],
      ['right', 'left', 1],
      ['twice', 'resigned', 0],
      ['kept', 'no', 0],
    ] as const) {
      await open.table(id);
      await open.commit(async ({ results, tables }) => {
        await tables.setSeat(id, 0, { gone });
        if (id === 'twice') await tables.setSeat(id, 1, { gone: 'timed-out' });
        for (const seat of [0, 1]) {
          await results.add(result(id, seat, { won: seat === winner || id === 'twice' ? 1 : 0 }));
        }
      });
    }
    expect((await open.store.results.wonByGivenUpSeats()).sort()).toEqual(['twice', 'wrong']);
  });

  it('get other winners, at one table', async () => {
    for (const id of ['t', 'u']) {
      await open.table(id, {}, 3);
      await open.commit(async ({ results }) => {
        for (const seat of [0, 1, 2]) await results.add(result(id, seat, { won: seat === 0 ? 1 : 0 }));
      });
    }
    const won = async (table: string) =>
      (await open.store.results.at([table])).get(table)!.map((row) => row.won);
    const winners = (seats: number[]) => open.commit(({ results }) => results.setWinners('t', seats));
    await winners([1, 2]);
    expect(await won('t')).toEqual([0, 1, 1]);
    await winners([]);
    expect(await won('t')).toEqual([0, 0, 0]);
    expect(await won('u')).toEqual([1, 0, 0]);
  });
});
