import type { TileSpec } from '@keyflower/engine';
import type { Cast } from '../story/tell.ts';
import type { Words } from '../words/words.ts';
import type { Ghost, Spot } from './placements.ts';
import type { Sight } from './sight.ts';

/** Where I may build, and what I think of building. */
export interface Building {
  spots: readonly Spot[];
  ghost: Ghost | null;
  onSpot: (spot: Spot) => void;
}

export interface BoardOptions {
  sight: Sight;
  /** The seat whose village comes first. */
  me: number | null;
  cast: Cast;
  spec: (tile: string) => TileSpec;
  words: Words;
  chosen: string | null;
  playable: ReadonlySet<string>;
  onTile: (tile: string) => void;
  /** How much nearer than necessary somebody looks at a village, by seat. */
  zooms: Map<number, number>;
  building?: Building;
}
