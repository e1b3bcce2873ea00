import type { ActionOf, Content, PositionTile } from '@keyflower/engine';
import { COLUMN_STEP, DIRECTIONS, OPPOSITE, ROW_STEP } from '@keyflower/engine/layout';
import { specOf } from './sight.ts';

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
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const [column, row] = [place.q + COLUMN_STEP[direction], place.r + ROW_STEP[direction]];
    const neighbour = village.find(({ q, r }) => q === column && r === row);
    if (!neighbour) continue;
    const mine = edge(content, place, direction);
    const theirs = edge(content, neighbour, OPPOSITE[direction]);
    worth += NEIGHBOUR;
    if (mine === 'R' && theirs === 'R') worth += ROAD_LINK;
    if (mine === 'W' && theirs === 'W') worth += RIVER_LINK;
  }
  return worth;
}

/** The edge of a turned tile that faces a direction. */
function edge(
  content: Content,
  { tile, rotation = 0 }: { tile: string; rotation?: number },
  direction: number,
): string {
  return specOf(content, tile).edges.charAt((direction - rotation + DIRECTIONS) % DIRECTIONS);
}
