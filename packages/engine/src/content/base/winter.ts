import type { TileSpec } from '../../model/tile.ts';

/** Winter village tiles: they score what was gathered. */
export const winter: readonly TileSpec[] = [
  { id: 'apothecary', kind: 'village', season: 'winter', edges: 'FFFFRF', front: { gather: { items: 'workers', vp: 3, take: 'any', count: 5 } } },
  { id: 'craftsmans-guild', kind: 'village', season: 'winter', edges: 'FFFFRF', front: { gather: { items: 'workers', vp: 3, take: 'each-of', kinds: ['blue', 'red', 'yellow'] } } },
  { id: 'jeweller', kind: 'village', season: 'winter', edges: 'FFRFFF', front: { gather: { items: 'resources', vp: 2, take: 'kind', kind: 'gold' } } },
  { id: 'key-guild', kind: 'village', season: 'winter', edges: 'FRFFFF', front: { gather: { items: 'skills', vp: 10, take: 'any', count: 5 } } },
  { id: 'keythedral', kind: 'village', season: 'winter', edges: 'FFRFFF', front: { vp: 12 } },
  { id: 'key-market', kind: 'village', season: 'winter', edges: 'FFFFFR', front: { gather: { items: 'workers', vp: 2, take: 'kind', kind: 'green' } } },
  { id: 'mercers-guild', kind: 'village', season: 'winter', edges: 'FFFRFF', front: { gather: { items: 'resources', vp: 5, take: 'each-of', kinds: ['wood', 'stone', 'iron'] } } },
  { id: 'scholar', kind: 'village', season: 'winter', edges: 'RFFFFF', front: { gather: { items: 'skills', vp: 3, take: 'chosen-kind' } } },
  { id: 'scribes', kind: 'village', season: 'winter', edges: 'FFFFFR', front: { gather: { items: 'skills', vp: 10, take: 'each-of', kinds: ['anvil', 'pick', 'saw'] } } },
  { id: 'village-hall', kind: 'village', season: 'winter', edges: 'RFFFFF', front: { gather: { items: 'workers', vp: 1, take: 'chosen-kind' } } },
  { id: 'watermill', kind: 'village', season: 'winter', edges: 'FRFFFF', front: { gather: { items: 'resources', vp: 1, take: 'chosen-kind', except: ['gold'] } } },
  { id: 'windmill', kind: 'village', season: 'winter', edges: 'FFFRFF', front: { gather: { items: 'resources', vp: 5, take: 'any', count: 5 } } },
];
