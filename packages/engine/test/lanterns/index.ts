import { BASE_TILES, buildContent, type Edition, FARMERS_EXPANSION, MIXED_TILES } from '@keyflower/engine';
import { LANTERNS } from './expansion.ts';
import { LANTERN_TILES } from './tiles.ts';

export { ALL_LANTERNS, LANTERNS } from './expansion.ts';
export { LANTERN_TILES } from './tiles.ts';

const withFarmers = buildContent([...MIXED_TILES, ...LANTERN_TILES], [LANTERNS, FARMERS_EXPANSION]);

/** Lanterns with the base game, and beside The Farmers. Options name it: `expansions: ['lanterns']`. */
export const LANTERNS_EDITION: Edition = {
  off: buildContent([...BASE_TILES, ...LANTERN_TILES], [LANTERNS]),
  mixed: withFarmers,
  all: withFarmers,
};
