import { expect, it } from 'vitest';
import { SETTINGS } from './settings.ts';
import { utility, winShares } from './utility.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** The utility of these points to the first seat. */
function worth(points: number[], over = false): number {
  const shares = new Float64Array(points.length);
  winShares(Float64Array.from(points), over, shares);
  return utility(must(shares[0]), must(points[0]), SETTINGS.scoreWeight[points.length > 2 ? 1 : 0]);
}

it('win probabilities sum to one, and are sharper at the end', () => {
  const shares = new Float64Array(3);
  winShares(Float64Array.from([70, 60, 50]), false, shares);
  expect(must(shares[0]) + must(shares[1]) + must(shares[2])).toBeCloseTo(1);
  expect(shares[0]).toBeLessThan(0.7);
  winShares(Float64Array.from([70, 60, 50]), true, shares);
  expect(shares[0]).toBeGreaterThan(0.95);
});

it('a rival’s point counts nearly as much as an own point with two players, but not with three', () => {
  expect(worth([60, 59]) - worth([60, 60])).toBeGreaterThan(0.8 * (worth([61, 60]) - worth([60, 60])));
  expect(worth([60, 59, 60]) - worth([60, 60, 60])).toBeLessThan(
    0.3 * (worth([61, 60, 60]) - worth([60, 60, 60])),
  );
});

it('more points are better even if the game is won or lost', () => {
  for (const players of [2, 3]) {
    const others = Array.from({ length: players - 1 }, () => 100);
    expect(worth([41, ...others], true)).toBeGreaterThan(worth([40, ...others], true));
    expect(worth([161, ...others], true)).toBeGreaterThan(worth([160, ...others], true));
  }
});
