import { Ring } from '../art/index.ts';
import { useTable } from '../play/index.ts';
import { useDrawn } from './idle.ts';

/** The outline of a tile, marked while the tile is pointed at anywhere. It changes without the tile. */
export function TileRing({ tile }: { tile: string }) {
  const { pointing } = useTable();
  const isPointed = useDrawn(() => pointing.isAtTile(tile));
  return <Ring kind={isPointed ? 'ring pointed' : 'ring'} />;
}
