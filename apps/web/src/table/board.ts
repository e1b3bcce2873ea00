import type { TileSpec } from '@keyflower/engine';
import { type Child, el, part } from '../page/dom.ts';
import { type Cast } from '../story/tell.ts';
import { tileName, total } from '../story/names.ts';
import { sideText } from '../story/tile-text.ts';
import type { Words } from '../words/words.ts';
import { chips } from './chips.ts';
import type { Offer, Sight } from './sight.ts';
import { type MapOptions, villageMap } from './village-map.ts';

export interface BoardOptions {
  sight: Sight;
  /** The seat whose village comes first. */
  me: number | null;
  cast: Cast;
  spec: (tile: string) => TileSpec;
  words: Words;
  chosen: string | null;
  playable: ReadonlySet<string>;
  onTile: (tile: string) => void;
  /** Where I may build, and what I think of building. */
  building?: Pick<MapOptions, 'spots' | 'ghost' | 'onSpot'>;
}

/** The whole table: market, turn order, boats, hands and villages. */
export function board(options: BoardOptions): Child[] {
  const { sight, me, words, building } = options;
  const order = sight.players.map((_, seat) => (seat + (me ?? 0)) % sight.players.length);
  const villages = order.map((seat) => villagePart(seat, options));
  const offers = (title: string, kind: string, cards: HTMLElement[]): Child =>
    cards.length > 0 && part(title, { class: kind }, el('div', { class: 'tiles' }, ...cards));
  const cardsOf = (list: readonly Offer[]): HTMLElement[] => list.map((offer) => offerCard(offer, options));
  const middle = [
    offers(`${words.game.market}: ${words.story.seasons[sight.season]}`, 'market', cardsOf(sight.market)),
    el(
      'div',
      { class: 'two' },
      offers(words.game.turnOrder, 'order', cardsOf(sight.turnOrder)),
      offers(words.game.boats, 'boats', boatCards(options)),
    ),
  ];
  const builds = (building?.spots ?? []).length > 0;
  return builds ? [villages[0], ...middle, ...villages.slice(1)] : [...middle, ...villages];
}

function card(
  tile: string,
  { chosen, playable, onTile, words, spec }: BoardOptions,
  ...inside: Child[]
): HTMLElement {
  const { season, kind } = spec(tile);
  const classes = [
    'tile',
    season ?? kind,
    tile === chosen ? 'chosen' : '',
    playable.has(tile) ? 'playable' : '',
  ];
  return el(
    'button',
    {
      type: 'button',
      class: classes.join(' '),
      'data-tile': tile,
      'aria-pressed': tile === chosen ? 'true' : 'false',
      onclick: () => onTile(tile),
    },
    el('strong', {}, tileName(tile, words.story)),
    ...inside,
  );
}

function offerCard(offer: Offer, options: BoardOptions): HTMLElement {
  const { spec, words, cast } = options;
  return card(
    offer.tile,
    options,
    el('span', { class: 'does' }, sideText(spec(offer.tile), offer.face === 'b', words.story)),
    ...(offer.bids ?? []).map(({ player, workers }) =>
      el('span', { class: 'bid' }, `${cast(player)}: `, ...chips(workers, words.story)),
    ),
    ...(offer.uses ?? []).map((use) =>
      el('span', { class: 'bid' }, `${words.game.uses}: `, ...chips(use, words.story)),
    ),
  );
}

function boatCards(options: BoardOptions): HTMLElement[] {
  const { sight, spec, words } = options;
  return sight.boats.map(({ boat, workers, skills, picked }) =>
    card(
      boat,
      options,
      sight.season === 'winter' && el('span', { class: 'does' }, sideText(spec(boat), false, words.story)),
      el('span', { class: 'bid' }, ...chips({ ...workers, ...skills }, words.story)),
      picked && el('span', { class: 'faint' }, '✓'),
    ),
  );
}

/** What is behind a screen, as far as the viewer may know. */
export function hand(player: Sight['players'][number], words: Words): Child[] {
  const { game, story } = words;
  const shown = (what: typeof player.workers | typeof player.skills, name: string): Child[] =>
    typeof what === 'number' ? [el('span', { class: 'chip' }, `${what} ${name}`)] : chips(what, story);
  const known = typeof player.workers === 'number' ? player.known : undefined;
  return [
    ...shown(player.workers, game.workers),
    ...shown(player.skills, game.skills),
    ...(player.wheat ? chips({ wheat: player.wheat }, story) : []),
    ...(known && total(known.workers) + total(known.skills) > 0
      ? [
          el('span', { class: 'faint' }, ` ${game.known}: `),
          ...chips({ ...known.workers, ...known.skills }, story),
        ]
      : []),
  ];
}

function villagePart(seat: number, options: BoardOptions): HTMLElement {
  const { sight, me, words, cast, spec, chosen, playable, onTile, building } = options;
  const player = sight.players[seat];
  const mine = seat === me;
  const title = mine ? words.game.village : words.game.villageOf(cast(seat));
  const map = villageMap(player.village, {
    spec,
    story: words.story,
    label: title,
    chosen,
    playable,
    onTile,
    ...(mine ? building : {}),
  });
  const winter =
    typeof player.winter === 'number'
      ? player.winter
      : player.winter.map((tile) =>
          card(tile, options, el('span', { class: 'does' }, sideText(spec(tile), false, words.story))),
        );
  return part(
    title,
    { class: mine ? 'village mine' : 'village', id: `village-${seat}` },
    el('p', { class: 'hand' }, ...hand(player, words)),
    typeof winter === 'number'
      ? winter > 0 && el('p', { class: 'faint' }, `${words.game.winterTiles}: ${winter}`)
      : winter.length > 0 &&
          el(
            'details',
            {
              open: mine && sight.pending.some(({ decision }) => decision === 'offer'),
            },
            el('summary', {}, `${words.game.winterTiles}: ${winter.length}`),
            el('div', { class: 'tiles' }, ...winter),
          ),
    player.placing &&
      player.placing.length > 0 &&
      el(
        'p',
        {},
        `${words.game.toPlace}: `,
        player.placing.map(({ tile }) => tileName(tile, words.story)).join(', '),
      ),
    map,
  );
}
