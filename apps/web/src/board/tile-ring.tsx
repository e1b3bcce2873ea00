import { Ring } from '../art/index.ts';
import { useTable } from '../play/index.ts';

/** The outline of a tile, marked while the tile is pointed at anywhere. It changes without the tile. */
export function TileRing({ tile }: { tile: string }) {
  const { pointing } = useTable();
  return <Ring kind={pointing.isAtTile(tile) ? 'ring pointed' : 'ring'} />;
}
