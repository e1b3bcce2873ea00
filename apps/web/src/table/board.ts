import { type Child, el, part } from '../page/dom.ts';
import type { BoardOptions } from './board-options.ts';
import { boatButtons, offerButton } from './offers.ts';
import type { Offer } from './sight.ts';
import { villagePart } from './village-part.ts';

/** Rows of about the same length. */
const MOST_IN_ROW = 6;
const columns = (n: number): number => Math.ceil(n / Math.ceil(n / MOST_IN_ROW));

/** The whole table: market, turn order, boats, hands and villages. */
export function board(options: BoardOptions): Child[] {
  const { sight, me, words, building } = options;
  const first = me ?? 0;
  const others = sight.players.map((_, seat) => (seat + first) % sight.players.length).slice(1);
  const offers = (title: string, kind: string, cards: HTMLElement[]): Child =>
    cards.length > 0 &&
    part(title, { class: kind }, el('div', { class: `tiles of-${columns(cards.length)}` }, ...cards));
  const buttonsOf = (list: readonly Offer[]): HTMLElement[] =>
    list.map((offer) => offerButton(offer, options));
  const village = villagePart(first, options, 'large');
  const middle = [
    offers(`${words.game.market}: ${words.story.seasons[sight.season]}`, 'market', buttonsOf(sight.market)),
    el(
      'div',
      { class: 'two' },
      offers(words.game.turnOrder, 'order', buttonsOf(sight.turnOrder)),
      offers(words.game.boats, 'boats', boatButtons(options)),
    ),
  ];
  const builds = (building?.spots ?? []).length > 0;
  return [
    ...(builds ? [village, ...middle] : [...middle, village]),
    el(
      'div',
      { class: others.length > 1 ? 'villages' : '' },
      ...others.map((seat) => villagePart(seat, options, others.length > 1 ? 'small' : 'middling')),
    ),
  ];
}
