import {
  contentFor,
  type Edition,
  FULL_EDITION,
  type TileOverrides,
  type TileSpec,
  type View,
  withOverrides,
} from '@keyflower/engine';
import type { TableSettings } from '@keyflower/protocol';

/** What a table is drawn from: a viewer's view, or a whole position where nothing is hidden. */
export type Sight = Omit<View, 'format' | 'viewer'>;
export type Player = Sight['players'][number];
export type VillageTile = Player['village'][number];
export type Offer = Sight['market'][number];

/** The tiles that a table plays with: the printed ones, or its own corrections. */
export function editionOf({ tiles }: Pick<TableSettings, 'tiles'>): Edition {
  return tiles ? withOverrides(FULL_EDITION, tiles as unknown as TileOverrides) : FULL_EDITION;
}

/** What is printed on each tile of a game. */
export function specsOf(
  edition: Edition,
  { options }: { options: Pick<Sight['options'], 'farmers'> },
): (tile: string) => TileSpec {
  const { tiles, indexOf } = contentFor(edition, options.farmers);
  return (tile) => tiles[indexOf.get(tile)!];
}
