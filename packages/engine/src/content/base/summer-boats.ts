import type { TileSpec } from '../../model/tile.ts';

/** Summer boats: `front` is face a, `back` face b (SET-9). */
export const summerBoats: readonly TileSpec[] = [
  { id: 'boat-1', kind: 'summer-boat', season: 'summer', edges: 'WFFWFF', front: { ability: '1a' }, back: { ability: '1b' } },
  { id: 'boat-2', kind: 'summer-boat', season: 'summer', edges: 'WFFWFF', front: { ability: '2a' }, back: { ability: '2b' } },
  { id: 'boat-3', kind: 'summer-boat', season: 'summer', edges: 'WFFWFF', front: { ability: '3a' }, back: { ability: '3b' } },
  { id: 'boat-4', kind: 'summer-boat', season: 'summer', edges: 'WFFWFF', front: { ability: '4a' }, back: { ability: '4b' } },
];
