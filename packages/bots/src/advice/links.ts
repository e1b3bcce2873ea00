import type { ActionOf, State } from '@keyflower/engine';
import { DIRECTIONS, OPPOSITE, ROAD, S, villageSize, villageTile, WATER } from '@keyflower/engine/layout';

/** Steps in axial coordinates, N clockwise: N NE SE S SW NW. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** The roads and rivers of a seat's village that a tile would continue. */
export function linksOf(
  state: State,
  seat: number,
  { tile: id, q, r, rotation }: ActionOf<'place'>,
): { roads: number; rivers: number } {
  const { content, bytes: b } = state;
  const links = { roads: 0, rivers: 0 };
  const edge = (tile: number, turned: number, direction: number): number =>
    content.edges[(tile * DIRECTIONS + turned) * DIRECTIONS + direction];
  const placed = content.indexOf.get(id) ?? -1;
  const size = villageSize(state, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(state, seat, i);
    const direction = STEPS.findIndex(
      ([column, row]) => b[S.COLUMN + tile] === q + column && b[S.ROW + tile] === r + row,
    );
    if (direction < 0) continue;
    const mine = edge(placed, rotation, direction);
    if (mine !== edge(tile, b[S.ROTATION + tile], OPPOSITE[direction])) continue;
    if (mine === ROAD) links.roads += 1;
    if (mine === WATER) links.rivers += 1;
  }
  return links;
}
