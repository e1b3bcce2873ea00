import { describe, expect, it } from 'vitest';
import { runBundled } from './support/bundled.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

const KINDS = [
  [false, 'off'],
  [true, 'off'],
  [false, 'mixed'],
  [true, 'all'],
] as const;

describe('SECRET-3: what a viewer may not know changes nothing they see', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    // The quick run plays half of the kinds with an even number of players, and the others with an odd one.
    it.each(KINDS.filter((_, kind) => FULL || (players + kind) % 2 === 0))(
      `with ${players} players, gamers’ variant %s, farmers %s`,
      async (gamers, farmers) => {
        const options = { players, farmers, gamers, handicap: [] };
        // With four players, the hidden events of a single game differ too rarely.
        const games = FULL ? 60 : 1;
        const report = await runBundled('leaks.suite.ts', { options, games, seed: 'leaks' });
        expect(report.complaints).toEqual([]);
        // The comparison means something: hidden things did differ behind what was seen.
        expect(report.counts.differing).toBeGreaterThan(must(report.counts.compared) / 100);
        expect(report.counts.compared).toBeGreaterThan(100);
      },
    );
  }
});
