import { BASE_CONTENT, type TileSpec, type View } from '@keyflower/engine';

/** What the table is drawn from: a player's view, or a whole position where nothing is hidden. */
export type Sight = Omit<View, 'format' | 'viewer'>;

export function specOf(tile: string): TileSpec {
  return BASE_CONTENT.tiles[BASE_CONTENT.indexOf.get(tile)!];
}
