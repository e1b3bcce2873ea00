import type { Offer, Sight, VillageTile } from '../sight.ts';

/** Where a tile lies on the table, as far as one can see. */
export type Whereabouts =
  | { at: 'offer'; offer: Offer }
  | { at: 'village'; seat: number; placed: VillageTile }
  | { at: 'boat'; boat: Sight['boats'][number] }
  | { at: 'elsewhere' };

export function whereIs(tile: string, { market, turnOrder, boats, players }: Sight): Whereabouts {
  const offer = [...market, ...turnOrder].find((one) => one.tile === tile);
  if (offer) return { at: 'offer', offer };
  for (const [seat, { village }] of players.entries()) {
    const placed = village.find((one) => one.tile === tile);
    if (placed) return { at: 'village', seat, placed };
  }
  const boat = boats.find((one) => one.boat === tile);
  return boat ? { at: 'boat', boat } : { at: 'elsewhere' };
}
