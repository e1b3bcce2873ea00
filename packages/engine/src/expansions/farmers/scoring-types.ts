import type { ScoreLine } from '../../model/scoring.ts';

/** What a player has of The Farmers when points are counted. */
export interface FarmHoldings {
  wheat: number;
  fields: readonly FarmField[];
  /**
   * For each tile of the village, in its order, the field that the tile's own rule refers to (FARM-13, FARM-14):
   * an index into `fields`, -1 for none.
   */
  fieldOfTile: readonly number[];
}

/** A field of the village (FARM-4), with its herd. */
export interface FarmField {
  name: string;
  /** Sheep, pigs, cows. */
  animals: readonly number[];
  /** The tiles it reaches, as places in the village's list. */
  tiles: readonly number[];
}

/** A line of the sheet, as The Farmers writes it. */
export interface FarmersScoreLine extends ScoreLine {
  /** The field that scores, in place of a tile; `kind` says for which animal (FARM-12). */
  field?: string;
}
