import type { TileSpec } from '../../model/tile.ts';

/** Autumn village tiles. */
export const autumn: readonly TileSpec[] = [
  { id: 'timber-yard', kind: 'village', season: 'autumn', edges: 'FFRFRF', front: { yard: { resource: 'wood', vp: 2 } }, upgradeCost: { skills: { saw: 1 } }, back: { yard: { resource: 'wood', vp: 3 } } },
  { id: 'stone-yard', kind: 'village', season: 'autumn', edges: 'RFFFRF', front: { yard: { resource: 'stone', vp: 2 } }, upgradeCost: { skills: { pick: 1 } }, back: { yard: { resource: 'stone', vp: 3 } } },
  { id: 'blacksmith', kind: 'village', season: 'autumn', edges: 'RFFFFR', front: { yard: { resource: 'iron', vp: 2 } }, upgradeCost: { skills: { anvil: 1 } }, back: { yard: { resource: 'iron', vp: 3 } } },
  { id: 'barn', kind: 'village', season: 'autumn', edges: 'FFFRRF', front: { yard: { resource: 'any', vp: 1 } }, upgradeCost: { skills: { any: 1 } }, back: { yard: { resource: 'any', vp: 2 } } },
  { id: 'wainwright', kind: 'village', season: 'autumn', edges: 'FRFFFR', front: { use: { transport: 4, upgrades: 2 } }, upgradeCost: { resources: { any: 2 } }, back: { vp: 5, use: { transport: 6, upgrades: 2 } } },
  { id: 'sawmill', kind: 'village', season: 'autumn', edges: 'RFFRFF', front: { vp: 3 }, upgradeCost: { resources: { wood: 3 } }, back: { vp: 10 } },
  { id: 'sculptor', kind: 'village', season: 'autumn', edges: 'FFRFFR', front: { vp: 3 }, upgradeCost: { resources: { stone: 3 } }, back: { vp: 10 } },
  { id: 'forge', kind: 'village', season: 'autumn', edges: 'FFFRFR', front: { vp: 3 }, upgradeCost: { resources: { iron: 3 } }, back: { vp: 10 } },
  { id: 'goldsmith', kind: 'village', season: 'autumn', edges: 'FRFFRF', front: {}, upgradeCost: { resources: { gold: 2 } }, back: { vp: 7 } },
  { id: 'well', kind: 'village', season: 'autumn', edges: 'RFRFFF', front: { vp: 3 }, upgradeCost: { resources: { any: 3 } }, back: { vp: 7 } },
  { id: 'fair', kind: 'village', season: 'autumn', edges: 'FRRFFF', front: { use: { pay: { worker: 'red' }, gain: { greenWorkers: 1 } } }, upgradeCost: { resources: { gold: 1 } }, back: { vp: 5, use: { pay: { worker: 'red' }, gain: { greenWorkers: 2 } } } },
  { id: 'inn', kind: 'village', season: 'autumn', edges: 'FRFRFF', front: { use: { gain: { bagWorkers: 1 } } }, upgradeCost: { resources: { any: 1 }, skills: { any: 1 } }, back: { use: { gain: { bagWorkers: 3 } } } },
];
