import type { Content } from '@keyflower/engine';
import { type ScoringRule, rulesOf } from './scoring-rules.ts';
import { type TileInput, TRAINED_TILES } from './trained-tiles.ts';
import type { PrintedTiles } from './village.ts';

/*
 * The network's input vector is sparse. Every tile it was trained on has its own inputs, found by the tile's id. Other
 * tiles have none and count by their printed values.
 */

/** The first inputs belong to no tile: see `scalars.ts`. */
const SCALARS = 80;
export const NONE = -1;

let next = SCALARS;
const numbers = new Map<string, Partial<Record<TileInput, number>>>();
for (const [inputs, ids] of TRAINED_TILES) {
  for (const id of ids.split(' ')) {
    numbers.set(id, Object.fromEntries(inputs.map((input) => [input, next++])));
  }
}

/** How many inputs there are. */
export const INPUTS = next;

/** Per tile index of a content: the input indices, and printed values that the evaluation needs often. */
export interface TileInputs extends PrintedTiles {
  /** `shown[tile * 2 + face]`: the tile is, or probably will be, in the village. */
  shown: Int16Array;
  /** It can be used, and has not been used this season. */
  open: Int16Array;
  /** How much of its upgrade cost is available in the village, and on the tile. */
  have: Int16Array;
  near: Int16Array;
  /** A winter tile in hand; and what it, or a boat, would score. */
  hand: Int16Array;
  wish: Int16Array;
  /** `rules[tile * 2 + face]`: what else the face scores. */
  rules: readonly (ScoringRule | null)[];
  /** Winter tiles, those with the highest points per item first. */
  winter: readonly number[];
}

const known = new WeakMap<Content, TileInputs>();

export function tileInputsOf(content: Content): TileInputs {
  let inputs = known.get(content);
  if (!inputs) {
    inputs = makeTileInputs(content);
    known.set(content, inputs);
  }
  return inputs;
}

function makeTileInputs({ tiles, seasons }: Content): TileInputs {
  const faces = tiles.flatMap(({ front, back }) => [front, back]);
  const each = (input: TileInput): Int16Array =>
    Int16Array.from(tiles, ({ id }) => numbers.get(id)?.[input] ?? NONE);
  const front = each('front');
  const back = each('back');
  const points = Float64Array.from(faces, (face) => face?.vp ?? 0);
  const rules = faces.map((face) => (face ? rulesOf(face) : null));
  const rate = (tile: number): number => rules[tile * 2]?.rate ?? 0;
  return {
    shown: Int16Array.from(faces, (_, i) => (i % 2 === 0 ? front : back)[i >> 1]),
    open: each('open'),
    have: each('have'),
    near: each('near'),
    hand: each('hand'),
    wish: each('wish'),
    points,
    transport: Float64Array.from(faces, (face) => face?.use?.transport ?? 0),
    rules,
    upgradeRank: Float64Array.from(tiles, ({ upgradeCost }, tile) =>
      upgradeCost ? 1 + points[tile * 2 + 1] - points[tile * 2] + tile / 1000 : 0,
    ),
    winter: [...seasons[3]].sort((a, b) => rate(b) - rate(a) || a - b),
    isBoat: Uint8Array.from(tiles, ({ kind }) => (kind === 'boat' || kind === 'summer-boat' ? 1 : 0)),
  };
}
