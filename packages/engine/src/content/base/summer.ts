import type { TileSpec } from '../../model/tile.ts';

/** Summer village tiles. */
export const summer: readonly TileSpec[] = [
  { id: 'store', kind: 'village', season: 'summer', edges: 'RFRRFF', front: { use: { pay: { worker: 'blue' }, gain: { greenWorkers: 1 } } }, upgradeCost: { resources: { gold: 1 } }, back: { vp: 3, use: { pay: { worker: 'blue' }, gain: { greenWorkers: 2 } } } },
  { id: 'mason', kind: 'village', season: 'summer', edges: 'FFRFRR', front: { use: { pay: { skill: 'pick' }, gain: { stone: 3 } } }, upgradeCost: { resources: { stone: 3 } }, back: { vp: 7, use: { pay: { skill: 'pick' }, gain: { gold: 3 } } } },
  { id: 'tavern', kind: 'village', season: 'summer', edges: 'FRRFRF', front: { use: { pay: { worker: 'any' }, paymentHeld: true, gain: { bagWorkers: 2 } } }, upgradeCost: { resources: { wood: 1, stone: 1, iron: 1 } }, back: { use: { pay: { worker: 'any' }, paymentHeld: true, gain: { bagWorkers: 3 } } } },
  { id: 'hiring-fair', kind: 'village', season: 'summer', edges: 'RFRFFR', front: { use: { pay: { skill: 'any' }, paymentHeld: true, gain: { randomSkills: 2 } } }, upgradeCost: { resources: { wood: 1, iron: 1 } }, back: { vp: 5, use: { pay: { skill: 'any' }, paymentHeld: true, gain: { randomSkills: 3 } } } },
  { id: 'farrier', kind: 'village', season: 'summer', edges: 'FFRRFR', front: { use: { transport: 3, upgrades: 1 } }, upgradeCost: { resources: { any: 2 } }, back: { vp: 5, use: { transport: 5, upgrades: 2 } } },
  { id: 'carpenter', kind: 'village', season: 'summer', edges: 'RRFFRF', front: { use: { pay: { skill: 'saw' }, gain: { wood: 3 } } }, upgradeCost: { resources: { wood: 3 } }, back: { vp: 7, use: { pay: { skill: 'saw' }, gain: { gold: 3 } } } },
  { id: 'smelter', kind: 'village', season: 'summer', edges: 'RFFRRF', front: { use: { pay: { skill: 'anvil' }, gain: { iron: 3 } } }, upgradeCost: { resources: { iron: 3 } }, back: { vp: 7, use: { pay: { skill: 'anvil' }, gain: { gold: 3 } } } },
  { id: 'brewer', kind: 'village', season: 'summer', edges: 'FRFFRR', front: { use: { pay: { skill: 'any' }, gain: { bagWorkers: 2 } } }, upgradeCost: { resources: { stone: 1, iron: 1 } }, back: { vp: 3, use: { pay: { skill: 'any' }, gain: { bagWorkers: 3 } } } },
];
