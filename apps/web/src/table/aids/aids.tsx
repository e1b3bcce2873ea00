import { useScene } from '../scene.ts';
import { ScorePart } from './score-part.tsx';
import { StockPart } from './stock-part.tsx';
import { TilesPart } from './tiles-part.tsx';

/** What helps to think: points if the game ended now, what is left, which tiles are out. Nothing of it is hidden. */
export function Aids() {
  const { aids } = useScene();
  if (!aids) return null;
  return (
    <div class="aids">
      <ScorePart />
      <StockPart />
      <TilesPart />
    </div>
  );
}
