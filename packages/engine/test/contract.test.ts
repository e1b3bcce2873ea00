import { describe, expect, it } from 'vitest';
import { runBundled } from './support/bundled.ts';
import { FULL } from './support/effort.ts';

const OPTION_SETS = [2, 3, 4, 5, 6].flatMap((players) => [
  { players, farmers: 'off', gamers: false, handicap: [] },
  { players, farmers: 'off', gamers: true, handicap: [0, players - 1] },
]);

describe('the contract holds along random games', () => {
  for (const options of OPTION_SETS) {
    it(`with ${options.players} players${options.gamers ? ', gamers’ variant and handicap' : ''}`, async () => {
      const games = FULL ? 500 : 40;
      const report = await runBundled('games.suite.ts', { options, games, seed: 'contract' });
      expect(report.complaints).toEqual([]);
      expect(report.counts.games).toBe(games);
      expect(report.counts.mutated).toBeGreaterThan(games);
    });
  }
});
