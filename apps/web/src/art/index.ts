/**
 * Drawings of tiles, pieces and icons, as SVG strings and as components that refer to them. May import the engine and
 * words; knows no table. Loaded only by pages with tiles.
 */
export {
  Drawing,
  Icon,
  Land,
  Pieces,
  piecesSymbol,
  Ribbon,
  Ring,
  SeatPlate,
  SeatSign,
  sideOf,
  Standing,
} from './face.tsx';
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
export { FARM_SIGNS, LEGEND_PIECES, LEGEND_SIGNS } from './legend.ts';
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
export type { Detail, Side } from './plate.ts';
export type { Svg } from './svg.ts';
export { drawAhead, type Expected, standingSymbol } from './symbols.ts';
export { whenIdle } from './when-idle.ts';
export { edgesText, rulesOf } from './tile-rules.ts';
export { cardBox, detailFor, EITHER_FACE, land, TILE_BOX, upgradeStep, upright } from './tile.ts';
