import type { Face, TileSpec } from './tile.ts';

/** A tile as it lies in the village when points are counted. */
export interface ScoringTile {
  spec: TileSpec;
  /** The back shows; of a summer boat: face b. */
  upgraded: boolean;
  /** Wood, stone, iron, gold lying on it. */
  resources: ArrayLike<number>;
  /** Six letters as they face N NE SE S SW NW, after rotation. */
  edges: string;
  /** Six places in the village's list of tiles, N clockwise; -1 where nothing lies. */
  neighbours: ArrayLike<number>;
}

/** All that a player's points depend on. */
export interface ScoringVillage {
  /** The home tile first, then in the order of placing. */
  tiles: readonly ScoringTile[];
  /** Blue, red, yellow, green. */
  workers: ArrayLike<number>;
  /** Anvil, pick, saw. */
  skills: ArrayLike<number>;
  /** Whether the purple marker was won in winter (END-7). */
  marker: boolean;
  /** What an expansion adds. */
  extension?: ScoringExtension;
}

/**
 * One line of the sheet: a tile with everything it scores, or the gold that is left. An expansion may add lines
 * of its own, and declare here what they say.
 */
export interface ScoreLine {
  tile?: string;
  /** How much gold is left at one point each, the marker and stand-ins (boat 3b) included (SCORE-4). */
  gold?: number;
  points: number;
  /** The items counted here, as they are: a gold that stands in for stone is a gold. The marker is not among them. */
  items?: Record<string, number>;
  /** The purple marker is counted here too, as one more item of this name (SCORE-5). */
  marker?: string;
  /** The tile counts as flipped by the Flipper (SCORE-10). */
  flipped?: true;
  /** The kind chosen for the tile (SCORE-6). */
  kind?: string;
  /** What a shape counted: transport points, tiles on the loop, boats on the river, neighbours. */
  count?: number;
  /** The tiles on the road loop, in the order of placing (SCORE-8). */
  loop?: string[];
}

export interface ScoreSheet {
  total: number;
  /** In the order of placing, then an expansion's own, the gold that is left last; lines of 0 points are left out. */
  lines: ScoreLine[];
  /** The tile that the Flipper flips; absent where no flip gains anything. */
  flip?: string;
  /** The item the marker stands for; absent where it gains nothing. */
  marker?: string;
}

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
  /** Whether the face affects what the expansion adds. */
  concerns(face: Face): boolean;
  /**
   * The parts as they are with the expansion, when these faces show: `base` holds workers, skills and
   * resources, in this order, and may be replaced or added to. Where the marker gains the same in two parts,
   * the earlier one gets it.
   */
  cases(village: ScoringVillage, faces: readonly Face[], base: readonly Case[]): readonly Case[];
}
