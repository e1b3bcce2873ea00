import type { Action, ActionOf } from '@keyflower/engine';

export interface Spot {
  q: number;
  r: number;
}

/** A tile that somebody thinks of placing. */
export interface Ghost extends Spot {
  tile: string;
  rotation: number;
}

export type Placement = ActionOf<'place'>;

/** The action that lays a tile down where somebody thinks of it. */
export const placementOf = ({ tile, q, r, rotation }: Ghost): Placement => ({
  type: 'place',
  tile,
  q,
  r,
  rotation,
});

export const placementsIn = (actions: readonly Action[]): Placement[] =>
  actions.filter((action): action is Placement => action.type === 'place');

export const same = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r;

/** Every spot where a tile may lie, each once. */
export function spotsFor(placements: readonly Placement[], tile: string): Spot[] {
  const spots: Spot[] = [];
  for (const { q, r, tile: placed } of placements) {
    if (placed === tile && !spots.some((spot) => same(spot, { q, r }))) spots.push({ q, r });
  }
  return spots;
}

/** The way a tile lies when its spot is touched: at first as it can, then turned on. */
export function turnAt(
  placements: readonly Placement[],
  tile: string,
  spot: Spot,
  before: Ghost | null,
): Ghost | null {
  const turns = placements
    .filter((placement) => placement.tile === tile && same(placement, spot))
    .map(({ rotation }) => rotation);
  if (turns.length === 0) return null;
  const again = before !== null && before.tile === tile && same(before, spot);
  const rotation = again ? turns[(turns.indexOf(before.rotation) + 1) % turns.length] : turns[0];
  return { tile, q: spot.q, r: spot.r, rotation };
}
