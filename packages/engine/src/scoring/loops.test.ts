import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { bruteLoop } from '../../test/oracles/scoring.ts';
import { longestRoadLoop } from './loops.ts';
import { AROUND, type SampleTile, village } from '../../test/oracles/villages.ts';
import type { ScoringTile } from '../model/scoring.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const at = (q: number, r: number, edges: string, tile = 'keywood'): SampleTile => ({
  tile,
  at: [q, r],
  edges,
});
const loopOf = (...tiles: SampleTile[]): number[] => longestRoadLoop(village({ tiles }).tiles);
const home = (edges: string): SampleTile => at(0, 0, edges, 'home-1');

/** A connected clump of hexes: each next one is a pick among the free ones beside the earlier. */
function clump(picks: readonly number[], roads: readonly number[]): ScoringTile[] {
  const places: [number, number][] = [[0, 0]];
  for (const pick of picks) {
    const free = places
      .flatMap(([q, r]) => AROUND.map(([dq, dr]): [number, number] => [q + dq, r + dr]))
      .filter(([q, r]) => !places.some((other) => other[0] === q && other[1] === r));
    // Small picks stay close to the middle, so clumps are dense rather than stringy.
    places.push(must(free[pick % Math.min(free.length, 9)]));
  }
  const tiles = places.map(([q, r], index) =>
    at(q, r, letters(must(roads[index])), index === 0 ? 'home-1' : 'keywood'),
  );
  return village({ tiles }).tiles as ScoringTile[];
}

const letters = (bits: number): string =>
  Array.from({ length: 6 }, (_, edge) => ((bits >> edge) & 1 ? 'R' : 'F')).join('');

/** Mostly roads, or there would be hardly a loop. */
const roadBits = fc.tuple(fc.nat(63), fc.nat(63), fc.nat(63)).map(([a, b, c]) => a | b | c);

const clumps = (least: number, most: number): fc.Arbitrary<ScoringTile[]> =>
  fc
    .integer({ min: least, max: most })
    .chain((size) =>
      fc.tuple(
        fc.array(fc.nat(1000), { minLength: size - 1, maxLength: size - 1 }),
        fc.array(roadBits, { minLength: size, maxLength: size }),
      ),
    )
    .map(([picks, roads]) => clump(picks, roads));

/**
 * Roads laid one after another wherever both tiles have fewer than their share: networks of few spare roads,
 * where it is hard to join all rings to one loop.
 */
const meagre = (least: number, most: number): fc.Arbitrary<ScoringTile[]> =>
  fc
    .integer({ min: least, max: most })
    .chain((size) =>
      fc.tuple(
        fc.array(fc.nat(1000), { minLength: size - 1, maxLength: size - 1 }),
        fc.array(fc.constantFrom<number>(2, 3, 3, 3, 4), { minLength: size, maxLength: size }),
        fc.array(fc.nat(1000), { minLength: size * 3, maxLength: size * 3 }),
      ),
    )
    .map(([picks, shares, turns]) => {
      const bare = clump(
        picks,
        shares.map(() => 63),
      );
      const pairs = roadsIn(bare);
      const bits = shares.map(() => 0);
      const left = shares.slice();
      for (let turn = 0; pairs.length > 0; turn++) {
        const [[from, to]] = atLeast(1, pairs.splice(must(turns[turn % turns.length]) % pairs.length, 1));
        if (left[from] === 0 || left[to] === 0) continue;
        left[from]!--;
        left[to]!--;
        const edge = Array.from(must(bare[from]).neighbours).indexOf(to);
        bits[from]! |= 1 << edge;
        bits[to]! |= 1 << ((edge + 3) % 6);
      }
      return clump(picks, bits);
    });

type Road = [number, number];

function roadsIn(tiles: readonly ScoringTile[]): Road[] {
  return tiles.flatMap((tile, from) =>
    Array.from(tile.neighbours).flatMap((to, edge): Road[] =>
      to > from && tile.edges[edge] === 'R' && must(tiles[to]).edges[(edge + 3) % 6] === 'R'
        ? [[from, to]]
        : [],
    ),
  );
}

/** Another plain way, for larger networks with few rings: all sums of basic rings, and which are connected. */
function bruteRings(tiles: readonly ScoringTile[], most: number): number | null {
  const roads = roadsIn(tiles);
  const tree = new Map<number, bigint>();
  const rest: number[] = [];
  for (let start = 0; start < tiles.length; start++) {
    if (tree.has(start)) continue;
    tree.set(start, 0n);
    const queue = [start];
    for (const tile of queue) {
      roads.forEach((road, index) => {
        const to = road[0] === tile ? road[1] : road[1] === tile ? road[0] : -1;
        if (to < 0 || tree.has(to)) return;
        tree.set(to, tree.get(tile)! ^ (1n << BigInt(index)));
        queue.push(to);
      });
    }
  }
  const inTree = [...tree.values()].reduce((all, path) => all | path, 0n);
  roads.forEach((_, index) => {
    if (!((inTree >> BigInt(index)) & 1n)) rest.push(index);
  });
  if (rest.length > most) return null;
  const rings = rest.map(
    (i) => tree.get(must(roads[i])[0])! ^ tree.get(must(roads[i])[1])! ^ (1n << BigInt(i)),
  );
  let best = 0;
  for (let pick = 1; pick < 2 ** rings.length; pick++) {
    const sum = rings.reduce((all, ring, i) => ((pick >> i) & 1 ? all ^ ring : all), 0n);
    best = Math.max(best, connectedSize(roads.filter((_, i) => (sum >> BigInt(i)) & 1n)));
  }
  return best;
}

/** The number of tiles the roads join, 0 if they fall apart. */
function connectedSize(roads: readonly Road[]): number {
  const all = new Set(roads.flat());
  const reached = new Set([must(roads[0])[0]]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [from, to] of roads) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
  }
  return reached.size === all.size ? all.size : 0;
}

describe('the longest road loop (SCORE-8)', () => {
  it('is nothing for a home tile alone, or for roads that only branch', () => {
    expect(longestRoadLoop([])).toEqual([]);
    expect(loopOf(home('RRRWRR'))).toEqual([]);
    expect(loopOf(home('RRRWRR'), at(0, -1, 'RRRRRR'), at(1, 0, 'FFFFFR'))).toEqual([]);
  });

  it('is three tiles where three meet with roads', () => {
    expect(loopOf(home('RRFFFF'), at(0, -1, 'FFRRFF'), at(1, -1, 'FFFFRR'))).toEqual([0, 1, 2]);
  });

  it('needs roads on both sides of an edge', () => {
    expect(loopOf(home('RRFFFF'), at(0, -1, 'FFRRFF'), at(1, -1, 'FFFFFR'))).toEqual([]);
  });

  it('leaves out the tiles on dead ends', () => {
    const tiles = [
      home('RRFRFF'),
      at(0, -1, 'RFRRFF'),
      at(1, -1, 'FFFFRR'),
      at(0, -2, 'FFFRFF'),
      at(0, 1, 'RFFFFF'),
    ];
    expect(loopOf(...tiles)).toEqual([0, 1, 2]);
  });

  it('may cross a tile twice: two rings that share one tile make one loop', () => {
    const figureEight = [
      home('RRFRRF'),
      at(0, -1, 'FFRRFF'),
      at(1, -1, 'FFFFRR'),
      at(0, 1, 'RFFFFR'),
      at(-1, 1, 'FRRFFF'),
    ];
    expect(loopOf(...figureEight)).toEqual([0, 1, 2, 3, 4]);
  });

  it('uses no connection twice: two rings joined by one road are two loops', () => {
    const dumbbell = [
      home('RRFRFF'),
      at(0, -1, 'FFRRFF'),
      at(1, -1, 'FFFFRR'),
      at(0, 1, 'RFRRFF'),
      at(0, 2, 'RRFFFF'),
      at(1, 1, 'FFFFRR'),
    ];
    expect(loopOf(...dumbbell)).toHaveLength(3);
  });

  it('goes round a wheel with all its spokes', () => {
    const wheel = [home('RRRRRR'), ...AROUND.map(([q, r]) => at(q, r, 'RRRRRR'))];
    expect(loopOf(...wheel)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is as long as the longest of all closed walks, and the tiles named make one', () => {
    fc.assert(
      fc.property(clumps(4, 8), (tiles) => {
        const loop = longestRoadLoop(tiles);
        expect(loop.length).toBe(bruteLoop(tiles));
        const kept = tiles.map((tile, index) => (loop.includes(index) ? tile : { ...tile, edges: 'FFFFFF' }));
        expect(bruteLoop(kept)).toBe(loop.length);
      }),
      { numRuns: FULL ? 3000 : 75 },
    );
  });

  it('is as long as the largest connected sum of rings in larger villages', () => {
    const [size, rings] = FULL ? [36, 13] : [28, 10];
    fc.assert(
      fc.property(fc.oneof(clumps(10, size), meagre(8, size)), (tiles) => {
        const longest = bruteRings(tiles, rings);
        fc.pre(longest !== null);
        expect(longestRoadLoop(tiles).length).toBe(longest);
      }),
      { numRuns: FULL ? 3000 : 50, maxSkipsPerRun: 1000 },
    );
  });
});
