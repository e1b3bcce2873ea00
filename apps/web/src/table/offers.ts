import type { Counts } from '@keyflower/engine';
import { detailFor, usesOnTile } from '../art/art.ts';
import { bidPicture, sideOf, tilePicture } from '../drawn/pictures.ts';
import { withCard } from '../drawn/hover-card.ts';
import { type Child, el } from '../page/dom.ts';
import { countsText, sorted, tileName, total } from '../story/names.ts';
import { sideText } from '../story/tile-text.ts';
import type { BoardOptions } from './board-options.ts';
import { chips } from './chips.ts';
import { tileWidth } from './room.ts';
import type { Offer } from './sight.ts';
import { offerWords, tileCard } from './tile-words.ts';

interface Shown {
  flipped?: boolean;
  uses?: Offer['uses'];
  /** All of it in words. */
  lines: readonly string[];
}

/** A tile that can be touched: its picture, its name, and what lies beside it. */
function tileButton(tile: string, shown: Shown, options: BoardOptions, ...beside: Child[]): HTMLElement {
  const { chosen, playable, onTile, words, spec } = options;
  const { flipped = false, uses = [], lines } = shown;
  const printed = spec(tile);
  const { detail } = detailFor(tileWidth());
  const classes = ['tile', tile === chosen ? 'chosen' : '', playable.has(tile) ? 'playable' : ''];
  const button = el(
    'button',
    {
      type: 'button',
      class: classes.join(' '),
      'data-tile': tile,
      'aria-pressed': tile === chosen ? 'true' : 'false',
      onclick: () => onTile(tile),
    },
    tilePicture(printed, sideOf(printed, flipped), detail, usesOnTile(uses, detail)),
    el('strong', {}, tileName(tile, words.story)),
    el('span', { class: 'unseen' }, `: ${lines.join('. ')}`),
    ...beside,
  );
  return withCard(button, () => tileCard(printed, flipped, lines, words.story));
}

/** The biggest bid, of those that there are. */
const winner = (bids: Offer['bids'] = []): number | undefined =>
  bids.reduce<{ player?: number; size: number }>(
    (best, { player, workers }) => (total(workers) > best.size ? { player, size: total(workers) } : best),
    { size: 0 },
  ).player;

function bidLine(workers: Counts<string>, winning: boolean, who: string): HTMLElement {
  return el(
    'span',
    { class: 'bid', 'aria-hidden': 'true' },
    ...sorted(workers).map(([colour, n]) => bidPicture(colour, n, winning)),
    el('span', { class: 'who' }, who),
  );
}

export function offerButton(offer: Offer, options: BoardOptions): HTMLElement {
  const { tile, face, bids = [], uses } = offer;
  const best = winner(bids);
  return tileButton(
    tile,
    { flipped: face === 'b', uses, lines: offerWords(offer, options) },
    options,
    ...bids.map(({ player, workers }) => bidLine(workers, player === best, options.cast(player))),
  );
}

export function boatButtons(options: BoardOptions): HTMLElement[] {
  const { sight, spec, words } = options;
  return sight.boats.map(({ boat, workers, skills, picked }) => {
    const goods = { ...workers, ...skills };
    const does = sight.season === 'winter' ? [sideText(spec(boat), false, words.story)] : [];
    const said = countsText(goods, words.story);
    return tileButton(
      boat,
      { lines: [...does, ...(said ? [said] : [])] },
      options,
      el('span', { class: 'goods', 'aria-hidden': 'true' }, ...chips(goods, words.story)),
      picked && el('span', { class: 'faint' }, '✓'),
    );
  });
}

/** A tile from the hand, as it will be put up. */
export const heldButton = (tile: string, options: BoardOptions): HTMLElement =>
  tileButton(tile, { lines: [sideText(options.spec(tile), false, options.words.story)] }, options);
