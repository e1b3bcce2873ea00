import {
  type ContentSource,
  FULL_EDITION,
  type TileSpec,
  type View,
  type ViewPlayer,
} from '@keyflower/engine';

/** What the table is drawn from: a player's view, or a whole position with nothing hidden. */
export type TableView = Omit<View, 'format' | 'viewer'>;
export type VillageTile = ViewPlayer['village'][number];

let shown = tilesById(FULL_EDITION);

/** The tiles of all contents by id, in their order. */
export function tilesById(source: ContentSource): ReadonlyMap<string, TileSpec> {
  const contents = 'tiles' in source ? [source] : Object.values(source);
  return new Map(contents.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile])));
}

/** Sets the tiles that `specOf` looks up. Global state, because a process shows one table. */
export function showTiles(source: ContentSource): void {
  shown = tilesById(source);
}

export function specOf(tile: string): TileSpec {
  return shown.get(tile)!;
}
