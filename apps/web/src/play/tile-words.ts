import { countsText, goodsText, sorted } from '@keyflower/words/story/names';
import { sideText } from '@keyflower/words/story/tile-text';
import type { TableContext } from './table.ts';
import type { Offer, VillageTile } from './model.ts';

/* Text alternatives for everything drawn on a tile, for screen readers and the tile's card. */

const usesText = (uses: Offer['uses'], { words }: Pick<TableContext, 'words'>): string[] =>
  uses && uses.length > 0
    ? [
        words.labelled(
          words.game.uses,
          uses.map((use) => goodsText(use, words, { role: 'label' })).join(' + '),
        ),
      ]
    : [];

export const isFlipped = ({ upgraded, face }: Pick<VillageTile, 'upgraded' | 'face'>): boolean =>
  upgraded === true || face === 'b';

export function placedWords(placed: VillageTile, options: Pick<TableContext, 'spec' | 'words'>): string[] {
  const { spec, words } = options;
  const animals = (placed.animals ?? []).map(({ kind, count }) => countsText({ [kind]: count }, words.story));
  const goods = sorted(placed.resources).map(([name, n]) => countsText({ [name]: n }, words.story));
  const lying = [...goods, ...animals].join(', ');
  return [
    sideText(spec(placed.tile), isFlipped(placed), words.story),
    ...(lying ? [lying] : []),
    ...usesText(placed.uses, options),
  ];
}
