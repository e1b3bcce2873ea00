import { describe, expect, it } from 'vitest';
import { QuickRandom } from './quick.ts';
import { chanceStream } from './seed.ts';
import type { RandomSource } from './source.ts';

const sources: [string, () => RandomSource][] = [
  ['the chance stream', () => chanceStream('uniformity')],
  ['QuickRandom', () => new QuickRandom('uniformity')],
];

/** Pearson's statistic of how often each result came up; about n - 1 when all are equally likely. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Five standard deviations above the mean: seeds are fixed, so this either always passes or never. */
function tolerated(n: number): number {
  return n - 1 + 5 * Math.sqrt(2 * (n - 1));
}

describe.each(sources)('%s', (_name, make) => {
  it.each([2, 3, 6, 7, 60, 100])('picks each one of %i equally often', (n) => {
    const source = make();
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 2000 * n; i++) counts[source.below(n)]!++;
    expect(chiSquare(counts)).toBeLessThan(tolerated(n));
  });

  it('picks each third of a range that does not divide 2^32 equally often', () => {
    // Without rejection the first third would come up twice as often as the others.
    const source = make();
    const third = 2 ** 30;
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[Math.floor(source.below(3 * third) / third)]!++;
    expect(chiSquare(counts)).toBeLessThan(tolerated(3));
  });

  it('picks pairs of neighbours equally often', () => {
    const source = make();
    const counts = Array.from({ length: 64 }, () => 0);
    for (let i = 0; i < 64_000; i++) counts[8 * source.below(8) + source.below(8)]!++;
    expect(chiSquare(counts)).toBeLessThan(tolerated(64));
  });
});
