import type { Face, TileSpec } from '@keyflower/engine';

/** What is printed on tiles of Lanterns beyond the base game. */
export interface LanternFace extends Face {
  /** Points for every tile of the village with a lantern. */
  perLitTile?: number;
}

const rule = (perLitTile: number): LanternFace => ({ perLitTile });
const gain = (lanterns: number): object => ({ lanterns });

/** The tiles of an invented expansion: one that gives lanterns, one that lets choose, one that scores them. */
export const LANTERN_TILES: readonly TileSpec[] = [
  {
    id: 'lamp-works',
    kind: 'village',
    season: 'spring',
    edges: 'RFRRFR',
    front: { use: { gain: gain(1) } },
    upgradeCost: { resources: { any: 1 } },
    back: { vp: 1, use: { gain: gain(2) } },
  },
  {
    id: 'glass-hut',
    kind: 'village',
    season: 'summer',
    edges: 'RFRFRF',
    front: { use: { gainOneOf: [gain(1), { wood: 1 }] } },
    upgradeCost: { skills: { any: 1 } },
    back: { vp: 2, use: { gain: { ...gain(2), wood: 1 } } },
  },
  { id: 'night-watch', kind: 'village', season: 'winter', edges: 'RFFFFF', front: rule(2) },
];
