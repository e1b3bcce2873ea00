import type { FarmersTileSpec } from '../types.ts';

/*
 * The tiles of The Farmers. `calibrated` names the values that are not confirmed: their rules are attested, the
 * printed numbers were chosen to fit the neighbouring tiles, and a table may correct them.
 */

/** Spring. */
const spring: readonly FarmersTileSpec[] = [
  { id: 'farm-yard', kind: 'village', season: 'spring', edges: 'FRFRRR', front: { use: { gainOneOf: [{ sheep: 1 }, { wheat: 1 }, { randomSkills: 1 }] } }, upgradeCost: { resources: { any: 2 } }, back: { vp: 3, use: { gain: { sheep: 1, wheat: 1, randomSkills: 1 } } }, calibrated: ['back.vp', 'upgradeCost', 'edges'] },
  { id: 'paddock', kind: 'village', season: 'spring', edges: 'FRRRRF', front: { use: { gain: { wheat: 1 }, transport: 1, upgrades: 1 } }, upgradeCost: { resources: { wood: 1, stone: 1 } }, back: { vp: 5, use: { gain: { wheat: 2 }, transport: 3, upgrades: 1 } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
  { id: 'sheep-fold', kind: 'village', season: 'spring', edges: 'FRRRFR', front: { use: { gain: { sheep: 1 } } }, upgradeCost: { resources: { wood: 1, iron: 1 } }, back: { vp: 3, use: { gain: { sheep: 2 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
  { id: 'wheat-field', kind: 'village', season: 'spring', edges: 'RFFRRR', front: { use: { gain: { wheat: 2 } } }, upgradeCost: { skills: { any: 1 } }, back: { vp: 3, use: { gain: { wheat: 3 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
];

/** Summer. */
const summer: readonly FarmersTileSpec[] = [
  { id: 'shepherds-hut', kind: 'village', season: 'summer', edges: 'FRFRFR', front: { use: { gain: { sheep: 1, wheat: 1 } } }, upgradeCost: { resources: { wood: 1, any: 1 } }, back: { vp: 3, use: { gain: { sheep: 1, wheat: 3 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
  { id: 'pigsty', kind: 'village', season: 'summer', edges: 'FFRFRR', front: { use: { gain: { pig: 1 } } }, upgradeCost: { resources: { wood: 1, stone: 1 } }, back: { vp: 3, use: { gain: { pig: 2 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
];

/** Summer boats 5 and 6. */
const summerBoats: readonly FarmersTileSpec[] = [
  { id: 'boat-5', kind: 'summer-boat', season: 'summer', edges: 'WFFWFF', front: { ability: '5a' }, back: { ability: '5b' } },
  { id: 'boat-6', kind: 'summer-boat', season: 'summer', edges: 'WFFWFF', front: { ability: '6a' }, back: { ability: '6b' } },
];

/** Autumn. */
const autumn: readonly FarmersTileSpec[] = [
  { id: 'cow-shed', kind: 'village', season: 'autumn', edges: 'RRFFFF', front: { use: { gain: { cow: 1 } } }, upgradeCost: { resources: { stone: 1, iron: 1 } }, back: { vp: 3, use: { gain: { cow: 2 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
  { id: 'piggery', kind: 'village', season: 'autumn', edges: 'FFRRFF', front: { use: { gain: { pig: 1, wheat: 1 } } }, upgradeCost: { resources: { stone: 1, any: 1 } }, back: { vp: 5, use: { gain: { pig: 1, wheat: 3 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
  { id: 'ranch', kind: 'village', season: 'autumn', edges: 'FFFFRR', front: { use: { gain: { cow: 1, wheat: 1 } } }, upgradeCost: { resources: { iron: 1, any: 1 } }, back: { vp: 5, use: { gain: { cow: 1, wheat: 3 } } }, calibrated: ['front', 'back', 'upgradeCost', 'edges'] },
  { id: 'sheep-shelter', kind: 'village', season: 'autumn', edges: 'FFFFFF', front: { farm: { rule: 'sheep-here', vp: 1 } }, upgradeCost: { skills: { any: 1 } }, back: { farm: { rule: 'sheep-here', vp: 2 } }, calibrated: ['front', 'back', 'upgradeCost'] },
];

/** Winter. */
const winter: readonly FarmersTileSpec[] = [
  { id: 'bakery', kind: 'village', season: 'winter', edges: 'FRFFFF', front: { farm: { rule: 'bakery', vp: 4 } }, calibrated: ['edges'] },
  { id: 'dairy', kind: 'village', season: 'winter', edges: 'FFFFRF', front: { farm: { rule: 'fields-with', kind: 'cow', vp: 7 } }, calibrated: ['edges'] },
  { id: 'granary', kind: 'village', season: 'winter', edges: 'FFFRFF', front: { farm: { rule: 'granary', wheat: 2, vp: 3 } }, calibrated: ['edges'] },
  { id: 'hillside', kind: 'village', season: 'winter', edges: 'RFFFFF', front: { farm: { rule: 'tiles-of-field', vp: 1 } }, calibrated: ['edges'] },
  { id: 'truffle-orchard', kind: 'village', season: 'winter', edges: 'FFRFFF', front: { farm: { rule: 'fields-with', kind: 'pig', vp: 5 } }, calibrated: ['edges'] },
  { id: 'weaver', kind: 'village', season: 'winter', edges: 'FFFFFR', front: { farm: { rule: 'fields-with', kind: 'sheep', vp: 3 } }, calibrated: ['edges'] },
];

/** These replace the turn-order tiles 1 to 3 of the base game, and pay their winner (FARM-11). */
const turnOrder: readonly FarmersTileSpec[] = [
  { id: 'farmers-turn-order-1-2p', kind: 'turn-order', season: null, edges: 'RFFFFF', number: 1, minPlayers: 2, maxPlayers: 2, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } }, gives: { wheat: 1 }, calibrated: ['gives'] },
  { id: 'farmers-turn-order-1-3-6p', kind: 'turn-order', season: null, edges: 'RFFFFF', number: 1, minPlayers: 3, maxPlayers: 6, front: { shape: { shape: 'adjacent-tiles', vp: 1 } }, gives: { wheat: 1 }, calibrated: ['gives'] },
  { id: 'farmers-turn-order-2-3p', kind: 'turn-order', season: null, edges: 'RFFRFF', number: 2, minPlayers: 3, maxPlayers: 3, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } }, gives: { sheep: 1 }, calibrated: ['gives'] },
  { id: 'farmers-turn-order-2-4-6p', kind: 'turn-order', season: null, edges: 'RFFRFF', number: 2, minPlayers: 4, maxPlayers: 6, front: { shape: { shape: 'adjacent-tiles', vp: 1 } }, gives: { sheep: 1 }, calibrated: ['gives'] },
  { id: 'farmers-turn-order-3-4p', kind: 'turn-order', season: null, edges: 'RFRFRF', number: 3, minPlayers: 4, maxPlayers: 4, startPlayer: true, front: { shape: { shape: 'adjacent-tiles', vp: 1 } }, gives: { wheat: 1, sheep: 1 }, calibrated: ['gives'] },
  { id: 'farmers-turn-order-3-5-6p', kind: 'turn-order', season: null, edges: 'RFRFRF', number: 3, minPlayers: 5, maxPlayers: 6, front: { shape: { shape: 'adjacent-tiles', vp: 1 } }, gives: { wheat: 1, sheep: 1 }, calibrated: ['gives'] },
];

export const FARMERS_TILES: readonly FarmersTileSpec[] = [...spring, ...summer, ...summerBoats, ...autumn, ...winter, ...turnOrder];
