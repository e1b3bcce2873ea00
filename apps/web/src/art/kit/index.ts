/* Parts of the tile pictures. Each stands on its base line: y = 0 is the ground, x = 0 its middle. */
export * from './buildings.ts';
export * from './goods.ts';
export * from './nature.ts';
export * from './ships.ts';
export * from './wares.ts';
export * from './works.ts';
