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

interface Links {
  /** The tiles of the village whose roads and rivers a tile would continue, and its other neighbours. */
  roads: string[];
  rivers: string[];
  beside: string[];
}

export function linksOf(state: State, seat: number, { tile: id, q, r, rotation }: ActionOf<'place'>): Links {
  const { content, bytes: b } = state;
  const links: Links = { roads: [], rivers: [], beside: [] };
  const edge = (tile: number, turned: number, direction: number): number =>
    content.edges[(tile * DIRECTIONS + turned) * DIRECTIONS + direction];
  const placed = content.indexOf.get(id) ?? -1;
  const size = villageSize(state, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(state, seat, i);
    const direction = COLUMN_STEP.findIndex(
      (column, at) =>
        b[S.COLUMN + tile * S.TILE] === q + column && b[S.ROW + tile * S.TILE] === r + ROW_STEP[at],
    );
    if (direction < 0) continue;
    const mine = edge(placed, rotation, direction);
    const isJoined = mine === edge(tile, b[S.ROTATION + tile * S.TILE], OPPOSITE[direction]);
    const kind = isJoined && mine === ROAD ? 'roads' : isJoined && mine === WATER ? 'rivers' : 'beside';
    links[kind].push(content.ids[tile]);
  }
  return links;
}
