/* All that the pages draw with. A file of its own, so that only pages with tiles load it. */
export type { Side } from './content.ts';
export { centreOf, CORNERS, edgePoint, RADIUS } from './hex.ts';
export { ANIMAL_ICONS, RESOURCE_ICONS, SKILL_ANY, SKILL_ICONS, WHEAT, worker, WORKER_ANY } from './icons.ts';
export { bidBox, bidRow, herd, resourcesOnTile, START_MARKER, usesOnTile } from './pieces.ts';
export { put, type Svg } from './svg.ts';
export { cardBox, type Detail, detailFor, land, TILE_BOX, upright } from './tile.ts';
