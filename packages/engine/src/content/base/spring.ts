import type { TileSpec } from '../../model/tile.ts';

/** Spring village tiles: goods, skills and workers for one season and all later ones. */
export const spring: readonly TileSpec[] = [
  { id: 'keywood', kind: 'village', season: 'spring', edges: 'RRFRRF', front: { use: { gain: { wood: 1 } } }, upgradeCost: { skills: { saw: 1 } }, back: { vp: 3, use: { gain: { wood: 3 } } } },
  { id: 'keystone-quarry', kind: 'village', season: 'spring', edges: 'RRFRFR', front: { use: { gain: { stone: 1 } } }, upgradeCost: { skills: { pick: 1 } }, back: { vp: 3, use: { gain: { stone: 3 } } } },
  { id: 'key-mine', kind: 'village', season: 'spring', edges: 'RRRRFF', front: { use: { gain: { iron: 1 } } }, upgradeCost: { skills: { anvil: 1 } }, back: { vp: 3, use: { gain: { iron: 3 } } } },
  { id: 'workshop', kind: 'village', season: 'spring', edges: 'RRRRFF', front: { use: { gainOneOf: [{ wood: 1 }, { stone: 1 }, { iron: 1 }] } }, upgradeCost: { resources: { any: 2 } }, back: { vp: 3, use: { gain: { wood: 1, stone: 1, iron: 1 } } } },
  { id: 'woodcutter', kind: 'village', season: 'spring', edges: 'RFFRRR', front: { use: { gain: { wood: 2 } } }, upgradeCost: { skills: { saw: 1 } }, back: { vp: 3, use: { gain: { wood: 1, gold: 1 } } } },
  { id: 'quarryman', kind: 'village', season: 'spring', edges: 'RFRRFR', front: { use: { gain: { stone: 2 } } }, upgradeCost: { skills: { pick: 1 } }, back: { vp: 3, use: { gain: { stone: 1, gold: 1 } } } },
  { id: 'miner', kind: 'village', season: 'spring', edges: 'RFRRRF', front: { use: { gain: { iron: 2 } } }, upgradeCost: { skills: { anvil: 1 } }, back: { vp: 3, use: { gain: { iron: 1, gold: 1 } } } },
  { id: 'gold-mine', kind: 'village', season: 'spring', edges: 'RFRRFR', front: { use: { gain: { gold: 1 } } }, upgradeCost: { resources: { stone: 1, iron: 1 } }, back: { vp: 3, use: { gain: { gold: 2 } } } },
  { id: 'stable', kind: 'village', season: 'spring', edges: 'RFRRRF', front: { use: { transport: 2, upgrades: 1 } }, upgradeCost: { resources: { wood: 1, iron: 1 } }, back: { vp: 5, use: { transport: 4, upgrades: 2 } } },
  { id: 'peddler', kind: 'village', season: 'spring', edges: 'RRFRFR', front: { use: { pay: { worker: 'yellow' }, gain: { greenWorkers: 1 } } }, upgradeCost: { resources: { gold: 1 } }, back: { use: { pay: { worker: 'yellow' }, gain: { greenWorkers: 2 } } } },
  { id: 'apprentice-hall', kind: 'village', season: 'spring', edges: 'RRFRRF', front: { use: { gain: { randomSkills: 1 } } }, upgradeCost: { resources: { wood: 1, stone: 1 } }, back: { vp: 3, use: { gain: { randomSkills: 2 } } } },
  { id: 'alehouse', kind: 'village', season: 'spring', edges: 'RFFRRR', front: { use: { gain: { bagWorkers: 1 } } }, upgradeCost: { resources: { wood: 1, stone: 1, iron: 1 } }, back: { use: { gain: { bagWorkers: 2 } } } },
];
