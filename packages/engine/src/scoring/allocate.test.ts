import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import type { Face } from '../model/tile.ts';
import { bestPlan, pointsByTaken, type Stack } from './allocate.ts';
import { dealOut } from './deal.ts';
import { classRules, NOWHERE } from './gather.ts';
import { spec } from '../../test/oracles/villages.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

/** A tile that scores nothing of the class. */
const OUTSIDE = 99;

const TILES = ['mercers-guild', 'windmill', 'watermill', 'jeweller', 'barn', 'stone-yard'];

const faces: fc.Arbitrary<Face[]> = fc.subarray(TILES).map((ids) => ids.map((id) => spec(id).front));

const stacks: fc.Arbitrary<Stack[]> = fc.array(
  fc
    .tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }), fc.integer({ min: -1, max: 5 }))
    .map(([kind, count, place]) => ({ kind, wild: kind === 3, place, count })),
  { maxLength: 5 },
);

/** Every way to do without so many items. */
function without(left: readonly Stack[], taken: number): Stack[][] {
  if (left.length === 0) return taken === 0 ? [[]] : [];
  const [first, ...others] = atLeast(1, left);
  return Array.from({ length: Math.min(taken, first.count) + 1 }, (_, gone) =>
    without(others, taken - gone).map((rest) => [{ ...first, count: first.count - gone }, ...rest]),
  ).flat();
}

describe('the best allocation of one class', () => {
  it('gives up, for a rule outside the class, the items it misses least', () => {
    fc.assert(
      fc.property(faces, stacks, fc.nat(5), (shown, own, taken) => {
        const rules = classRules('resources', shown);
        const best = without(own, taken).map((rest) => bestPlan(rules, rest)!.points);
        const plan = bestPlan(rules, own, taken);
        expect(plan?.points ?? null).toBe(best.length === 0 ? null : Math.max(...best));
      }),
      { numRuns: FULL ? 5000 : 100 },
    );
  });

  it('is the same for all numbers of items given up at once', () => {
    fc.assert(
      fc.property(faces, stacks, fc.integer({ min: 1, max: 2 }), fc.nat(6), (shown, own, step, most) => {
        const rules = classRules('resources', shown);
        const points: number[] = [];
        for (let times = 0; times <= most; times++) {
          const plan = bestPlan(rules, own, times * step);
          if (plan !== null) points.push(plan.points);
        }
        expect(pointsByTaken(rules, own, step, most)).toEqual(points);
      }),
      { numRuns: FULL ? 5000 : 100 },
    );
  });

  it('is dealt out for exactly its points, the items given up among it', () => {
    fc.assert(
      fc.property(faces, stacks, fc.nat(5), (shown, own, taken) => {
        const rules = classRules('resources', shown);
        const plan = bestPlan(rules, own, taken);
        fc.pre(plan !== null);
        const shares = dealOut(rules, own, plan, { tile: OUTSIDE, count: taken });
        expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(plan.points);
        const dealt = (outside: boolean): number =>
          shares
            .filter(({ tile }) => (tile === OUTSIDE) === outside)
            .reduce((sum, share) => sum + share.items.reduce((a, b) => a + b, 0), 0);
        const owned = own.reduce((sum, stack) => sum + stack.count, 0);
        expect(dealt(true)).toBe(taken);
        expect(dealt(false)).toBeLessThanOrEqual(owned - taken);
      }),
      { numRuns: FULL ? 5000 : 100 },
    );
  });

  it('is nothing without items, and none at all where more is asked than there is', () => {
    const rules = classRules('workers', [spec('apothecary').front]);
    expect(bestPlan(rules, [])?.points).toBe(0);
    expect(bestPlan(rules, [{ kind: 0, wild: false, place: NOWHERE, count: 2 }], 3)).toBeNull();
  });
});
