/* All that the pages draw with. A file of its own, so that only pages with tiles load it. */
export type { Detail, Side } from './plate.ts';
export { flattened } from './flatten.ts';
export { centreOf, CORNERS, edgeMiddle, type Point, RADIUS } from './ground.ts';
export {
  ANIMAL_ICONS,
  CART,
  RESOURCE_ICONS,
  SKILL_ANY,
  SKILL_ICONS,
  UPGRADE,
  WHEAT,
  worker,
  WORKER_ANY,
} from './icons.ts';
export { type Lying, miniature } from './miniature.ts';
export {
  animalsOnTile,
  bidBox,
  bidRow,
  herd,
  herdLots,
  type Lot,
  resourceLots,
  resourcesOnTile,
  resourceStack,
  START_MARKER,
  usesOnTile,
  useStep,
} from './pieces.ts';
export type { Svg } from './svg.ts';
export { cardBox, detailFor, land, TILE_BOX, upright } from './tile.ts';
