import type { TileSpec } from '../content/types.ts';
import type { ScoringExtension } from './extension.ts';

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
 * One line of the sheet: a tile with everything it scores, or the gold that is left. An expansion may declare
 * more fields, and lines of its own.
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
