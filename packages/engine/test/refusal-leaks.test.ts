import { describe, expect, it } from 'vitest';
import { runBundled } from './support/bundled.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

const KINDS = [
  [false, 'off'],
  [true, 'mixed'],
  [false, 'all'],
] as const;

describe('SECRET-3: a refusal says nothing that is hidden from the refused seat', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    // The quick run plays some kinds with an even number of players, and the others with an odd one.
    it.each(KINDS.filter((_, kind) => FULL || (players + kind) % 2 === 0))(
      `with ${players} players, gamers’ variant %s, farmers %s`,
      async (gamers, farmers) => {
        const options = { players, farmers, gamers, handicap: [] };
        const games = FULL ? 60 : players < 4 ? 2 : 1;
        const report = await runBundled('refusals.suite.ts', { options, games, seed: 'refusals' });
        expect(report.complaints).toEqual([]);
        expect(report.counts.refused).toBeGreaterThan(800 * games);
        expect(report.counts.reasons).toBeGreaterThan(25);
        // The comparison means something: hidden things did differ.
        expect(report.counts.differing).toBeGreaterThan(must(report.counts.twins) / 2);
      },
    );
  }
});
