import type { Face } from '../content/types.ts';
import type { ScoreLine, ScoringVillage } from './types.ts';

/** The sheet while it is being written. */
export interface Draft {
  /** A line for each tile, in the order of placing. */
  tiles: ScoreLine[];
  /** Lines of what is neither a tile nor gold. */
  others: ScoreLine[];
  /** The gold that is left. */
  gold: ScoreLine;
}

/** One way to count a part of what the player has. */
export interface Count {
  points: number;
  /** What the marker stands for, if it is counted here. */
  marker?: string;
  /** Adds the points, and what makes them, to the lines. */
  write(draft: Draft): void;
}

/** A part that shares nothing with the other parts but the one marker: the best it makes without and with it. */
export interface Case {
  plain: Count;
  /** With the marker as whatever is best for it here; null where it gains nothing. */
  marked: Count | null;
}

/** What an expansion adds to scoring. */
export interface ScoringExtension {
  /** Whether the face has a say in what the expansion adds. */
  concerns(face: Face): boolean;
  /**
   * The parts as they are with the expansion, when these faces show: `base` holds workers, skills and
   * resources, in this order, and may be replaced or added to. Where the marker gains the same in two parts,
   * the earlier one gets it.
   */
  cases(village: ScoringVillage, faces: readonly Face[], base: readonly Case[]): readonly Case[];
}
