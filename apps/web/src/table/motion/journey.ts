import type { Season } from '@keyflower/engine';

/** What is seen on its way: so many of a thing, a tile as it lies, or the turn of a season. */
export type Piece =
  /** A worker's colour, `workers` where nobody may know it, a resource, a skill, `skills`, `wheat`, an animal, `start`. */
  { name: string; count: number } | { tile: string; back: boolean; rotation: number } | { season: Season };

/** Why something goes its way, in the order in which it is shown. */
export const KINDS = [
  'return',
  'bid',
  'use',
  'carry',
  'herd',
  'pay',
  'win',
  'travel',
  'leave',
  'collect',
  'marker',
  'unload',
  'gain',
  'draw',
  'flip',
  'birth',
  'place',
  'season',
  'load',
  'appear',
] as const;
export type JourneyKind = (typeof KINDS)[number];

/** Names of places on the screen (`data-at`), the best first: what can't be seen is stood in for by the next. */
export type Anchor = readonly [string, ...string[]];

export interface Journey {
  kind: JourneyKind;
  piece: Piece;
  from: Anchor;
  to: Anchor;
}

export const BAG: Anchor = ['bag'];
export const SUPPLY: Anchor = ['supply'];
export const handOf = (seat: number): Anchor => [`hand:${seat}`];
export const bidOf = (tile: string, seat: number): Anchor => [`bid:${tile}:${seat}`, `tile:${tile}`];
/** A tile on offer or in the harbour, or in somebody's village, of which at least the owner can be seen. */
export const tileAt = (tile: string, owner?: number): Anchor =>
  owner === undefined ? [`tile:${tile}`] : [`tile:${tile}`, `hand:${owner}`];
