import { COLOURS, type Colour, type Counts } from '@keyflower/engine';
import type { Scene } from '../scene.ts';

interface Coming {
  tile: string;
  workers: Counts<Colour>;
}

/** The workers that are about to use a tile: from behind the screen, and whole losing bids. */
export function comingTo({ draft, sight, me }: Scene): Coming | null {
  if (draft.kind !== 'workers' || draft.what !== 'use') return null;
  const moved = [...sight.market, ...sight.turnOrder]
    .filter(({ tile }) => draft.groups.includes(tile))
    .map(({ bids = [] }) => bids.find(({ player }) => player === me)?.workers ?? {});
  const workers: Counts<Colour> = {};
  for (const group of [draft.screen, ...moved]) {
    for (const colour of COLOURS) if (group[colour]) workers[colour] = (workers[colour] ?? 0) + group[colour];
  }
  return { tile: draft.tile, workers };
}
