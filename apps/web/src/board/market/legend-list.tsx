import type { Colour } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { noun } from '@keyflower/words/story/names';
import { FARM_SIGNS, LEGEND_PIECES, LEGEND_SIGNS, Pieces, type Svg } from '../../art/index.ts';

/** An icon and what it means. */
export type Sign = readonly [name: string, drawing: Svg, text: string];

const SIGN_NAMES = Object.keys(LEGEND_SIGNS) as (keyof typeof LEGEND_SIGNS)[];

/** The icons with their meaning: pieces and signs, those of The Farmers apart. */
export function legendOf({
  story,
  market,
}: Words): Readonly<Record<'pieces' | 'farmPieces' | 'signs' | 'farmSigns', readonly Sign[]>> {
  const { workers, skills, resources, farm } = LEGEND_PIECES;
  const named = ([name, drawing]: [string, Svg]): Sign => [name, drawing, noun(name, story)];
  const signs = SIGN_NAMES.map((name): Sign => [name, LEGEND_SIGNS[name], market.legend.signs[name]]);
  return {
    pieces: [
      ...workers.map(([name, drawing]): Sign => [name, drawing, story.workers(1, name as Colour, 'label')]),
      ...[...skills, ...resources].map(named),
    ],
    farmPieces: farm.map(named),
    signs: signs.filter(([name]) => !FARM_SIGNS.has(name)),
    farmSigns: signs.filter(([name]) => FARM_SIGNS.has(name)),
  };
}

/** A list of icons with their meaning. */
export const LegendList = ({ signs, wide = false }: { signs: readonly Sign[]; wide?: boolean }) => (
  <ul class={wide ? 'legend wide' : 'legend'}>
    {signs.map(([name, drawing, text]) => (
      <li key={name}>
        <svg class="art" viewBox="-13 -13 26 26" width="28" height="28" aria-hidden="true">
          <Pieces drawing={drawing} />
        </svg>
        {text}
      </li>
    ))}
  </ul>
);
