import { useTable } from '../../play/index.ts';
import { Dialog } from '../../ui/index.ts';
import { LegendList, legendOf } from './legend-list.tsx';

/** What every icon on the tiles means. */
export function Legend({ onClose }: { onClose: () => void }) {
  const { words, view } = useTable();
  const { legend } = words.market;
  const { pieces, farmPieces, signs, farmSigns } = legendOf(words);
  const hasFarms = view.options.farmers !== 'off';
  return (
    <Dialog title={legend.title} onClose={onClose} class="legend-sheet">
      <h3>{legend.pieces}</h3>
      <LegendList signs={hasFarms ? [...pieces, ...farmPieces] : pieces} />
      <h3>{legend.effects}</h3>
      <LegendList wide signs={hasFarms ? [...signs, ...farmSigns] : signs} />
    </Dialog>
  );
}
