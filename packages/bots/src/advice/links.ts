import type { ActionOf, State } from '@keyflower/engine';
import {
  COLUMN_STEP,
  DIRECTIONS,
  OPPOSITE,
  ROAD,
  ROW_STEP,
  villageSize,
  villageTile,
  WATER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

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
    const direction = COLUMN_STEP.findIndex(
      (column, at) => b[S.COLUMN + tile] === q + column && b[S.ROW + tile] === r + ROW_STEP[at],
    );
    if (direction < 0) continue;
    const mine = edge(placed, rotation, direction);
    if (mine !== edge(tile, b[S.ROTATION + tile], OPPOSITE[direction])) continue;
    if (mine === ROAD) links.roads += 1;
    if (mine === WATER) links.rivers += 1;
  }
  return links;
}
