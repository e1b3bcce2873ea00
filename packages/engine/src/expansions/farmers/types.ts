import type { Face, Gain, TileSpec, UseEffect } from '../../model/tile.ts';

/** The animals, in the order of state bytes and listings. */
export const KINDS = ['sheep', 'pig', 'cow'] as const;
export type Kind = (typeof KINDS)[number];

/** Gains behind the screen or into a field, besides those of the base game. */
export interface FarmGain {
  wheat?: number;
  sheep?: number;
  pig?: number;
  cow?: number;
}

/** What a tile of The Farmers scores (FARM-12 to FARM-15). */
export type FarmRule =
  | { rule: 'fields-with'; kind: Kind; vp: number }
  | { rule: 'sheep-here'; vp: number }
  | { rule: 'tiles-of-field'; vp: number }
  | { rule: 'bakery'; vp: number }
  | { rule: 'granary'; wheat: number; vp: number };

export type FarmersGain = Gain & FarmGain;

export interface FarmersUse extends UseEffect {
  gain?: FarmersGain;
  gainOneOf?: readonly FarmersGain[];
}

export interface FarmersFace extends Face {
  use?: FarmersUse;
  farm?: FarmRule;
}

/** A tile of either game. */
export interface FarmersTileSpec extends TileSpec {
  front: FarmersFace;
  back?: FarmersFace;
  /** FARM-11: what the winner of a turn-order tile receives at the boat pick. */
  gives?: FarmGain;
}
