import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { fullestLoop } from './frontier.ts';
import type { Strand } from './route.ts';
import { must } from '../../../../scripts/testing/must.ts';

const strand = (from: number, to: number, tiles: number): Strand => ({
  from,
  to,
  between: Array.from({ length: tiles }, (_, index) => index),
});

/** Tiles on the loop these strands make; 0 where they make none. */
function loopSize(strands: readonly Strand[]): number {
  const roads = new Map<number, number>();
  for (const { from, to } of strands) {
    roads.set(from, (roads.get(from) ?? 0) + 1);
    roads.set(to, (roads.get(to) ?? 0) + 1);
  }
  if (strands.length === 0 || [...roads.values()].some((count) => count % 2 === 1)) return 0;
  const reached = new Set([must(strands[0]).from]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of strands) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  }
  if (reached.size < roads.size) return 0;
  return roads.size + strands.reduce((sum, { between }) => sum + between.length, 0);
}

function bruteFullest(strands: readonly Strand[]): number {
  let best = 0;
  for (let pick = 1; pick < 2 ** strands.length; pick++) {
    best = Math.max(best, loopSize(strands.filter((_, index) => (pick >> index) & 1)));
  }
  return best;
}

/** Connected networks, more tangled than any on a table: strands cross, run side by side, come back in rings. */
const networks = fc.integer({ min: 2, max: 8 }).chain((junctions) =>
  fc.record({
    junctions: fc.constant(junctions),
    strands: fc
      .tuple(
        fc.array(fc.tuple(fc.nat(100), fc.nat(4)), { minLength: junctions - 1, maxLength: junctions - 1 }),
        fc.array(fc.tuple(fc.nat(junctions - 1), fc.nat(junctions - 1), fc.nat(15)), {
          minLength: 2,
          maxLength: FULL ? 7 : 5,
        }),
      )
      .map(([tree, more]) => [
        ...tree.map(([pick, tiles], index) => strand(pick % (index + 1), index + 1, tiles)),
        ...more.map(([from, to, tiles]) => strand(from, to, tiles % 7 === 0 ? tiles : tiles % 4)),
      ]),
  }),
);

describe('the frontier walk (SCORE-8)', () => {
  it('finds the fullest loop of any network', () => {
    fc.assert(
      fc.property(networks, ({ junctions, strands }) => {
        expect(loopSize(fullestLoop(junctions, strands, 0))).toBe(bruteFullest(strands));
      }),
      { numRuns: FULL ? 6000 : 100 },
    );
  });

  it('finds nothing where nothing beats the floor', () => {
    fc.assert(
      fc.property(networks, fc.nat(20), ({ junctions, strands }, floor) => {
        const best = bruteFullest(strands);
        expect(loopSize(fullestLoop(junctions, strands, floor))).toBe(best > floor ? best : 0);
      }),
      { numRuns: FULL ? 2000 : 80 },
    );
  });

  it('leaves out the shortest of three ways, however long', () => {
    const ways = [strand(0, 1, 30), strand(0, 1, 31), strand(0, 1, 32)];
    expect(loopSize(fullestLoop(2, ways, 0))).toBe(65);
  });
});
