import type { TileSpec } from '../../model/tile.ts';

/** Home tiles; the number decides the first start player (SET-4). */
export const homes: readonly TileSpec[] = [
  { id: 'home-1', kind: 'home', season: null, edges: 'RRRWRR', number: 1, front: { use: { transport: 1, upgrades: 1 } }, upgradeCost: { resources: { wood: 1, stone: 1 } }, back: { vp: 5, use: { transport: 2, upgrades: 1 } } },
  { id: 'home-2', kind: 'home', season: null, edges: 'RRRRWR', number: 2, front: { use: { transport: 1, upgrades: 1 } }, upgradeCost: { resources: { stone: 1, iron: 1 } }, back: { vp: 5, use: { transport: 2, upgrades: 1 } } },
  { id: 'home-3', kind: 'home', season: null, edges: 'WRRRRR', number: 3, front: { use: { transport: 1, upgrades: 1 } }, upgradeCost: { resources: { wood: 1, iron: 1 } }, back: { vp: 5, use: { transport: 2, upgrades: 1 } } },
  { id: 'home-4', kind: 'home', season: null, edges: 'RRRRRW', number: 4, front: { use: { transport: 1, upgrades: 1 } }, upgradeCost: { resources: { wood: 1, stone: 1 } }, back: { vp: 5, use: { transport: 2, upgrades: 1 } } },
  { id: 'home-5', kind: 'home', season: null, edges: 'RWRRRR', number: 5, front: { use: { transport: 1, upgrades: 1 } }, upgradeCost: { resources: { stone: 1, iron: 1 } }, back: { vp: 5, use: { transport: 2, upgrades: 1 } } },
  { id: 'home-6', kind: 'home', season: null, edges: 'RRWRRR', number: 6, front: { use: { transport: 1, upgrades: 1 } }, upgradeCost: { resources: { wood: 1, iron: 1 } }, back: { vp: 5, use: { transport: 2, upgrades: 1 } } },
];
