/* All that the pages draw with. A file of its own, so that only pages with tiles load it. */
export type { Detail, Side } from './content.ts';
export { centreOf, CORNERS, RADIUS } from './hex.ts';
export { ANIMAL_ICONS, RESOURCE_ICONS, SKILL_ANY, SKILL_ICONS, WHEAT, worker, WORKER_ANY } from './icons.ts';
export { animalsOnTile, bidBox, bidRow, resourcesOnTile, START_MARKER, usesOnTile } from './pieces.ts';
export type { Svg } from './svg.ts';
export { cardBox, detailFor, land, TILE_BOX, upright } from './tile.ts';
