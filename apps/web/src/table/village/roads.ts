import { bySpot, beside, DIRECTIONS, edgeTo, keyOf, type Lying, opposite, type SpecOf } from './grid.ts';

/** For every tile the tiles that can be reached from it in one step, with the direction. */
type Roads = ReadonlyMap<string, readonly { to: string; direction: number }[]>;

/** Roads lead where both edges are roads; with the right boat goods cross everywhere but water (MOVE-2, MOVE-6). */
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

/** Whether goods of this village may leave the roads: a boat in it says so. */
export const leavesRoads = (village: readonly (Lying & { face?: 'a' | 'b' })[], spec: SpecOf): boolean =>
  village.some(({ tile, face }) => {
    const { kind, front, back } = spec(tile);
    return kind === 'summer-boat' && (face === 'b' ? back : front)?.ability === '2a';
  });

/** The tree of shortest ways from a tile: for each tile that can be reached, the one before it, and how far it is. */
type Ways = ReadonlyMap<string, { before: string | null; steps: number }>;

export function waysFrom(start: string, roads: Roads): Ways {
  const ways = new Map([[start, { before: null as string | null, steps: 0 }]]);
  for (const [tile, { steps }] of ways) {
    for (const { to } of roads.get(tile) ?? [])
      if (!ways.has(to)) ways.set(to, { before: tile, steps: steps + 1 });
  }
  return ways;
}

/** The tiles on the way to one of them, from the start on; empty where none leads there. */
export function wayTo(goal: string, ways: Ways): string[] {
  const way: string[] = [];
  for (let at: string | null = ways.has(goal) ? goal : null; at !== null; at = ways.get(at)!.before)
    way.unshift(at);
  return way;
}
