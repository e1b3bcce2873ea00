import type { Colour } from '@keyflower/engine';
import { noun } from '@keyflower/words/story/names';
import { FARM_SIGNS, LEGEND_PIECES, LEGEND_SIGNS, Pieces, type Svg } from '../../art/index.ts';
import { useTable } from '../../play/index.ts';
import { Dialog } from '../../ui/index.ts';

function Sign({ drawing, text }: { drawing: Svg; text: string }) {
  return (
    <li>
      <svg class="art" viewBox="-13 -13 26 26" width="28" height="28" aria-hidden="true">
        <Pieces drawing={drawing} />
      </svg>
      {text}
    </li>
  );
}

/** What every icon on the tiles means. */
export function Legend({ onClose }: { onClose: () => void }) {
  const { words, view } = useTable();
  const { story, market } = words;
  const { legend } = market;
  const hasFarms = view.options.farmers !== 'off';
  const { workers, skills, resources, farm } = LEGEND_PIECES;
  return (
    <Dialog title={legend.title} onClose={onClose} class="legend-sheet">
      <h3>{legend.pieces}</h3>
      <ul class="legend">
        {workers.map(([colour, drawing]) => (
          <Sign key={colour} drawing={drawing} text={story.workers(1, colour as Colour, 'label')} />
        ))}
        {[...skills, ...resources, ...(hasFarms ? farm : [])].map(([name, drawing]) => (
          <Sign key={name} drawing={drawing} text={noun(name, story)} />
        ))}
      </ul>
      <h3>{legend.effects}</h3>
      <ul class="legend wide">
        {(Object.keys(LEGEND_SIGNS) as (keyof typeof LEGEND_SIGNS)[])
          .filter((name) => hasFarms || !FARM_SIGNS.has(name))
          .map((name) => (
            <Sign key={name} drawing={LEGEND_SIGNS[name]} text={legend.signs[name]} />
          ))}
      </ul>
    </Dialog>
  );
}
