import type { ActionOf, Content, PositionTile } from '@keyflower/engine';
import { specOf } from './sight.ts';

/** Steps in axial coordinates, N clockwise: N NE SE S SW NW. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** What touching edges are worth before the points: roads carry goods, water brings boats together. */
const ROAD_LINK = 0.5;
const RIVER_LINK = 0.3;
const NEIGHBOUR = 0.05;

export function linksWorth(
  content: Content,
  village: readonly PositionTile[],
  place: ActionOf<'place'>,
): number {
  let worth = 0;
  STEPS.forEach(([column, row], direction) => {
    const neighbour = village.find(({ q, r }) => q === place.q + column && r === place.r + row);
    if (!neighbour) return;
    const [mine, theirs] = [edge(content, place, direction), edge(content, neighbour, direction + 3)];
    worth += NEIGHBOUR;
    if (mine === 'R' && theirs === 'R') worth += ROAD_LINK;
    if (mine === 'W' && theirs === 'W') worth += RIVER_LINK;
  });
  return worth;
}

/** The edge of a turned tile that faces a direction. */
function edge(
  content: Content,
  { tile, rotation = 0 }: { tile: string; rotation?: number },
  direction: number,
): string {
  return specOf(content, tile).edges.charAt((direction - rotation + 12) % 6);
}
