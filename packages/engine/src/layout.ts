/*
 * The hex grid and the byte layout of a state, with the basic functions over both, for programs of this
 * repository: some read millions of states. Also the search for similar names, which they share. It is an entry of
 * its own because it is no part of what the package promises: it may change at any time.
 */
export { COLUMN_STEP, DIRECTIONS, OPPOSITE, ROW_STEP } from './board/hex.ts';
export {
  edgeOf,
  faceOf,
  homeOf,
  isRoadBetween,
  neighbourOf,
  villageSize,
  villageTile,
} from './board/village.ts';
export { RoadSearch } from './board/roads.ts';
export { ANY, ROAD, WATER, type UpgradeTable, type UseTable } from './model/tables.ts';
export * from './expansions/farmers/slice.ts';
export {
  ABILITIES,
  AUTUMN,
  COLOUR_COUNT,
  GOLD,
  GREEN,
  MAX_PLAYERS,
  RESOURCE_COUNT,
  SKILL_COUNT,
  WINTER,
} from './model/names.ts';
export { nearest } from './model/nearest.ts';
export * from './model/state.ts';
export { BOAT_3B, owns } from './rules/abilities.ts';
export {
  bestOtherBid,
  bidColour,
  bidSize,
  emptyLosingBids,
  findLosingBids,
  groupIds,
  isLosingBid,
  type LosingBids,
} from './rules/losing.ts';
export { GroupSubsets } from './rules/subsets.ts';
export { BidTerms, UseTerms } from './rules/terms.ts';
export { capacityFactor, searchWays } from './rules/transport.ts';
export { upgradeCostOf } from './rules/upgrade.ts';
export {
  forEachResourcePayment,
  forEachSkillPayment,
  paysInAnyKind,
  Shortfall,
} from './rules/upgrade-cost.ts';
export { scoreSeat } from './scoring/outcome.ts';
