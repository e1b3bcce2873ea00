import { BASE_CONTENT, BASE_TILES } from '../../content/base/index.ts';
import { buildContent } from '../../content/content.ts';
import type { Edition } from '../../content/edition.ts';
import type { ExpansionDefinition } from '../../model/game.ts';
import { FARMERS } from '../../model/options.ts';
import { FARMERS_TILES } from './content/tiles.ts';
import { Farmers } from './expansion.ts';
import type { FarmersTileSpec } from './types.ts';

export type { FarmAction, FarmersAction, FarmersDecision, FarmersEvent } from './actions.ts';
export type { PositionAnimals } from './io.ts';
export type { FarmField, FarmHoldings } from './scoring-types.ts';
export { type FarmGain, type FarmRule, type Kind, KINDS as ANIMAL_KINDS } from './types.ts';
export type { BarrierReason } from './barriers.ts';
export { FARMERS_TILES } from './content/tiles.ts';
export {
  explainField,
  explainFields,
  explainPair,
  type FieldBarrier,
  type FieldClosed,
  type FieldExplanation,
  type FieldNeighbour,
  type FieldSector,
  type PairExplanation,
  type PreviewedField,
  previewTile,
  type TilePreview,
} from './explain.ts';

/** FARM-1: the expansion's turn-order tiles 1 to 3 replace those of the base game. */
const replaced = new Set(
  FARMERS_TILES.filter(({ kind }) => kind === 'turn-order').map(({ number }) => number),
);

/** Both games' tiles: the base game's first, in their order, then the expansion's. */
export const MIXED_TILES: readonly FarmersTileSpec[] = [
  ...BASE_TILES.filter(({ kind, number }) => kind !== 'turn-order' || !replaced.has(number)),
  ...FARMERS_TILES,
];

const own = new Set(FARMERS_TILES.map(({ id }) => id));

/** FARM-1: its rank puts it before all other expansions. */
export const FARMERS_EXPANSION: ExpansionDefinition = {
  id: FARMERS,
  rank: 0,
  build: (tiles, room) => new Farmers(tiles, own, room),
};

export const FARMERS_CONTENT = buildContent(MIXED_TILES, [FARMERS_EXPANSION]);

/** Everything there is: the base game, and both ways to play with The Farmers (FARM-2). */
export const FULL_EDITION: Edition = { off: BASE_CONTENT, mixed: FARMERS_CONTENT, all: FARMERS_CONTENT };
