/* Parts that the scenes are built of. Each stands on its base line: y = 0 is the ground, x = 0 its middle. */
export * from './kit/buildings.ts';
export * from './kit/creatures.ts';
export * from './kit/goods.ts';
export * from './kit/nature.ts';
export * from './kit/palette.ts';
export * from './kit/ships.ts';
export * from './kit/wares.ts';
export * from './kit/works.ts';
