import { describe, expect, it } from 'vitest';
import { runBundled } from './support/bundled.ts';
import { FULL } from '../../../scripts/testing/full.ts';

/** The quick run plays every other one: each number of players with each kind of tiles, in one variant. */
const OPTION_SETS = [2, 3, 4, 5, 6].flatMap((players) =>
  ['off', 'mixed', 'all'].flatMap((farmers, kind) =>
    [
      { players, farmers, gamers: false, handicap: [] },
      { players, farmers, gamers: true, handicap: [0, players - 1] },
    ].filter(({ gamers }) => FULL || gamers === ((players + kind) % 2 === 1)),
  ),
);

describe('the contract holds along random games', () => {
  for (const options of OPTION_SETS) {
    it(`with ${options.players} players, farmers ${options.farmers}${options.gamers ? ', gamers’ variant, handicap' : ''}`, async () => {
      const games = FULL ? 60 : 1;
      const report = await runBundled('games.suite.ts', {
        options,
        games,
        seed: 'contract',
        every: FULL ? 1 : 5,
      });
      expect(report.complaints).toEqual([]);
      expect(report.counts.games).toBe(games);
      expect(report.counts.mutated).toBeGreaterThan(games);
    });
  }
});
