/*
 * How hexes lie beside each other and a state lays out its bytes, and the first steps over them, for programs of this
 * repository: some read millions of states. It is an entry of its own because it is no part of what the package
 * promises: it may change at any time.
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
export { ANY, ROAD, WATER, type UpgradeTable, type UseTable } from './content/content.ts';
export * from './farmers/slice.ts';
export { ABILITIES, AUTUMN, GOLD, GREEN, MAX_PLAYERS, WINTER } from './model/names.ts';
export * from './model/state.ts';
export { owns } from './rules/abilities.ts';
export { bestOtherBid, bidColour, bidSize, isLosingBid } from './rules/losing.ts';
export { scoreSeat } from './scoring/outcome.ts';
