import { tileName } from '@keyflower/words/story/names';
import { useTable } from '../../play/index.ts';
import { Dialog } from '../../ui/index.ts';
import { TileCard } from './tile-card.tsx';

/** The card of a tile, opened to be read. */
export function CardSheet() {
  const { spec, words, openCard: open, commands } = useTable();
  if (!open || !spec(open.tile)) return null;
  return (
    <Dialog
      title={tileName(open.tile, words.story)}
      class="card-sheet"
      onClose={() => commands.readCard(null)}
    >
      <div class="tile-card">
        <TileCard tile={open.tile} back={open.back} titled />
      </div>
    </Dialog>
  );
}
