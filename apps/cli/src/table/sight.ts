import {
  type ActionOf,
  type ContentSource,
  type Counts,
  FULL_EDITION,
  type TileSpec,
  type View,
  type ViewPlayer,
} from '@keyflower/engine';

export type Kind = ActionOf<'animal'>['kind'];
export const KINDS: readonly Kind[] = ['sheep', 'pig', 'cow'];

/** A tile in a village, with what The Farmers adds: animals of the fields that are named after it. */
export type VillageTile = ViewPlayer['village'][number] & {
  animals?: readonly { kind: Kind; half: number; count: number }[];
};

/** What is seen of a player, with what The Farmers adds. */
export type SeenPlayer = Omit<ViewPlayer, 'village'> & {
  village: readonly VillageTile[];
  wheat?: number;
  /** What won turn-order tiles will pay at the boat pick. */
  due?: Counts<string>;
};

/** What the table is drawn from: a player's view, or a whole position where nothing is hidden. */
export type Sight = Omit<View, 'format' | 'viewer' | 'players' | 'supply' | 'pending'> & {
  players: readonly SeenPlayer[];
  supply: View['supply'] & { wheat?: number; animals?: Counts<Kind> };
  pending: readonly (View['pending'][number] & { newborn?: Counts<Kind> })[];
};

let shown = tilesById(FULL_EDITION);

/** The tiles of all the contents, each once, in their order. */
export function tilesById(source: ContentSource): ReadonlyMap<string, TileSpec> {
  const contents = 'tiles' in source ? [source] : Object.values(source);
  return new Map(contents.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile])));
}

/** From now on tiles are shown as they are here: a process shows one table. */
export function showTiles(source: ContentSource): void {
  shown = tilesById(source);
}

export function specOf(tile: string): TileSpec {
  return shown.get(tile)!;
}
