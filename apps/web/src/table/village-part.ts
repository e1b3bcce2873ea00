import { button } from '../page/controls.ts';
import { el, part, svg } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import type { BoardOptions } from './board-options.ts';
import { hand } from './hand.ts';
import { heldButton } from './offers.ts';
import { boardWidth, isNarrow } from './room.ts';
import { villageMap } from './village-map.ts';

type Size = 'large' | 'middling' | 'small';

/** How wide a tile is at most and at least, and how tall a village may stand, in pixels. */
const SIZES: Readonly<Record<Size, { most: number; least: number; tall: number }>> = {
  large: { most: 200, least: 116, tall: 620 },
  middling: { most: 160, least: 100, tall: 460 },
  small: { most: 130, least: 76, tall: 380 },
};
const LEAST_ON_PHONES = 84;
const ZOOM = 1.3;
const NEAREST = 4;
const SIGNS = {
  zoomOut: 'M-6 0H6',
  fit: 'M-6 -2V-6H-2M2 -6H6V-2M6 2V6H2M-2 6H-6V2',
  zoomIn: 'M-6 0H6M0 -6V6',
} as const;

/** A player's place: what they hold, what they have won and not yet built, and their village. */
export function villagePart(seat: number, options: BoardOptions, size: Size): HTMLElement {
  const { sight, me, words, cast } = options;
  const { game, story } = words;
  const player = sight.players[seat];
  const mine = seat === me;
  const title = mine ? game.village : game.villageOf(cast(seat));
  const { winter, placing } = player;
  return part(
    title,
    { class: `village ${mine ? 'mine' : ''}`, id: `village-${seat}` },
    el('p', { class: 'hand' }, ...hand(player, words)),
    typeof winter === 'number'
      ? winter > 0 && el('p', { class: 'faint' }, `${game.winterTiles}: ${winter}`)
      : winter.length > 0 &&
          el(
            'details',
            {
              id: `winter-${seat}`,
              open: mine && sight.pending.some(({ decision }) => decision === 'offer'),
            },
            el('summary', {}, `${game.winterTiles}: ${winter.length}`),
            el('div', { class: 'tiles' }, ...winter.map((tile) => heldButton(tile, options))),
          ),
    placing &&
      placing.length > 0 &&
      el('p', {}, `${game.toPlace}: `, placing.map(({ tile }) => tileName(tile, story)).join(', ')),
    mapBox(seat, options, size, title),
  );
}

/** The map fits into its place as long as it can be read; nearer, or where it can't, it is scrolled. */
function mapBox(seat: number, options: BoardOptions, size: Size, label: string): HTMLElement {
  const { sight, me, zooms, building, words } = options;
  const { most, least, tall } = SIZES[size];
  const narrow = isNarrow();
  const room = {
    width: size === 'small' && !narrow ? boardWidth() / 2 - 20 : boardWidth(),
    height: tall,
    most,
    least: narrow ? LEAST_ON_PHONES : least,
  };
  const box = el('div', { class: 'map-box', 'data-scroll': `village-${seat}` });
  const draw = (): void => {
    const zoom = zooms.get(seat) ?? 1;
    const map = villageMap(sight.players[seat].village, {
      ...options,
      label,
      room,
      zoom,
      building: seat === me ? building : undefined,
      ghostFlipped:
        sight.players[seat].placing?.find(({ tile }) => tile === building?.ghost?.tile)?.face === 'b',
    });
    box.replaceChildren(map);
  };
  const look = (factor: number | null): void => {
    const zoom = factor === null ? 1 : (zooms.get(seat) ?? 1) * factor;
    zooms.set(seat, Math.max(1 / NEAREST, Math.min(zoom, NEAREST)));
    const middle = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
    draw();
    box.scrollLeft = middle * box.scrollWidth - box.clientWidth / 2;
  };
  const tool = (sign: keyof typeof SIGNS, factor: number | null): HTMLElement =>
    button(
      svg(
        'svg',
        { viewBox: '-8 -8 16 16', width: 16, 'aria-hidden': 'true' },
        svg('path', { d: SIGNS[sign] }),
      ),
      () => look(factor),
      {
        class: 'quiet',
        title: words.tiles[sign],
        'aria-label': words.tiles[sign],
        'data-zoom': `${seat} ${sign}`,
      },
    );
  draw();
  return el(
    'div',
    { class: 'map-place' },
    el('div', { class: 'map-tools' }, tool('zoomOut', 1 / ZOOM), tool('fit', null), tool('zoomIn', ZOOM)),
    box,
  );
}
