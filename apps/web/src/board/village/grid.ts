import type { TileSpec } from '@keyflower/engine';
import { COLUMN_STEP, ROW_STEP } from '@keyflower/engine/layout';
import type { Spot } from '../../play/index.ts';

/* Adjacency of tiles in a village. Directions run clockwise from the north: N NE SE S SW NW. */

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

type Edge = 'R' | 'F' | 'W';

/** A placed tile. */
export interface Lying extends Spot {
  tile: string;
  rotation?: number;
}

export type SpecOf = (tile: string) => TileSpec;

const opposite = (direction: number): number => (direction + 3) % 6;

export const keyOf = ({ q, r }: Spot): string => `${q},${r}`;

export const sameSpot = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r;

export const beside = ({ q, r }: Spot, direction: number): Spot => ({
  q: q + COLUMN_STEP[direction]!,
  r: r + ROW_STEP[direction]!,
});

/** The edge of a placed tile in a direction. */
export const edgeTo = ({ tile, rotation = 0 }: Lying, direction: number, spec: SpecOf): Edge =>
  spec(tile).edges[(direction - rotation + 6) % 6] as Edge;

const bySpot = <Tile extends Lying>(village: readonly Tile[]): Map<string, Tile> =>
  new Map(village.map((placed) => [keyOf(placed), placed]));

/** The free positions around a village, each once. */
export function rimOf(village: readonly Lying[]): Spot[] {
  const taken = bySpot(village);
  const rim = new Map<string, Spot>();
  for (const placed of village) {
    for (const direction of DIRECTIONS) {
      const spot = beside(placed, direction);
      if (!taken.has(keyOf(spot))) rim.set(keyOf(spot), spot);
    }
  }
  return [...rim.values()];
}

/** A tile's edge against a neighbour's. */
export interface Touch {
  direction: number;
  neighbour: string;
  mine: Edge;
  theirs: Edge;
  joins: boolean;
}

/** The edges where a tile at a free position would touch the village, and whether they match. */
export function touchesOf(preview: Lying, village: readonly Lying[], spec: SpecOf): Touch[] {
  const around = bySpot(village);
  return DIRECTIONS.flatMap((direction): Touch[] => {
    const neighbour = around.get(keyOf(beside(preview, direction)));
    if (!neighbour) return [];
    const mine = edgeTo(preview, direction, spec);
    const theirs = edgeTo(neighbour, opposite(direction), spec);
    return [{ direction, neighbour: neighbour.tile, mine, theirs, joins: mine === theirs }];
  });
}

/** A free position relative to an adjacent tile: the earliest of the village, which players know best. */
export function bearingOf(spot: Spot, village: readonly Lying[]): { tile: string; direction: number } | null {
  for (const placed of village) {
    for (const direction of DIRECTIONS)
      if (sameSpot(beside(placed, direction), spot)) return { tile: placed.tile, direction };
  }
  return null;
}

/** For every tile, the tiles reachable in one step, with the direction. */
type Roads = ReadonlyMap<string, readonly { to: string; direction: number }[]>;

/** Roads connect where both edges are roads; with the right boat goods cross everything but water (MOVE-2, MOVE-6). */
export function roadsOf(village: readonly Lying[], spec: SpecOf, overFields = false): Roads {
  const around = bySpot(village);
  const isOpen = (edge: string): boolean => (overFields ? edge !== 'W' : edge === 'R');
  return new Map(
    village.map((placed) => [
      placed.tile,
      DIRECTIONS.flatMap((direction) => {
        const next = around.get(keyOf(beside(placed, direction)));
        const open =
          next && isOpen(edgeTo(placed, direction, spec)) && isOpen(edgeTo(next, opposite(direction), spec));
        return open ? [{ to: next.tile, direction }] : [];
      }),
    ]),
  );
}

/** Whether goods of this village may leave the roads, by the ability of a boat in it. */
export const leavesRoads = (village: readonly (Lying & { face?: 'a' | 'b' })[], spec: SpecOf): boolean =>
  village.some(({ tile, face }) => {
    const { kind, front, back } = spec(tile);
    return kind === 'summer-boat' && (face === 'b' ? back : front)?.ability === '2a';
  });

/** The tree of shortest paths from a tile: for each reachable tile its predecessor and distance. */
type Ways = ReadonlyMap<string, { before: string | null; steps: number }>;

export function waysFrom(start: string, roads: Roads): Ways {
  const ways = new Map([[start, { before: null as string | null, steps: 0 }]]);
  for (const [tile, { steps }] of ways) {
    for (const { to } of roads.get(tile) ?? [])
      if (!ways.has(to)) ways.set(to, { before: tile, steps: steps + 1 });
  }
  return ways;
}

/** The tiles on the path to one of them, from the start on; empty where there is none. */
export function wayTo(goal: string, ways: Ways): string[] {
  const way: string[] = [];
  for (let at: string | null = ways.has(goal) ? goal : null; at !== null; at = ways.get(at)!.before)
    way.unshift(at);
  return way;
}
