import { BASE_TILES, FARMERS_TILES, SEASONS, type TileSpec } from '@keyflower/engine';
import type { Side } from '../art/art.ts';
import { tilePicture } from '../drawn/pictures.ts';
import { house } from '../house.ts';
import { link } from '../page/controls.ts';
import { type Child, el, part } from '../page/dom.ts';
import type { Page } from '../page/router.ts';
import { tileName } from '../story/names.ts';
import { sideText } from '../story/tile-text.ts';
import { edgesText, upgradeText } from '../table/tile-words.ts';

const TILES: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];

interface Chapter {
  title: string;
  tiles: TileSpec[];
}

/** The tiles as a game unfolds: homes, the seasons, then what lies at the side. */
function chapters(): Chapter[] {
  const { game, story, tiles } = house.words;
  const of = (kind: TileSpec['kind']): TileSpec[] => TILES.filter((tile) => tile.kind === kind);
  return [
    { title: tiles.homes, tiles: of('home') },
    ...SEASONS.map((season) => ({
      title: story.seasons[season],
      tiles: TILES.filter((tile) => tile.season === season),
    })),
    { title: game.boats, tiles: of('boat') },
    { title: game.turnOrder, tiles: of('turn-order') },
  ];
}

/** Every tile with both of its faces; with an id, this one alone. */
export function tilesPage([id]: (string | undefined)[]): Page {
  const { tiles: words, notFound } = house.words;
  const all = chapters();
  if (id === undefined) {
    return {
      title: words.title,
      body: [
        el('h1', {}, words.title),
        el('p', { class: 'faint' }, words.intro),
        ...all.map(({ title, tiles }) =>
          part(title, {}, el('div', { class: 'gallery' }, ...tiles.map((tile) => entry(tile)))),
        ),
      ],
    };
  }
  const order = all.flatMap(({ tiles }) => tiles);
  const at = order.findIndex((tile) => tile.id === id);
  if (at < 0) return { title: words.title, body: [el('p', {}, notFound), link('/tiles', words.title)] };
  const { story } = house.words;
  const beside = (tile: TileSpec | undefined, text: string): Child =>
    tile && link(`/tiles/${tile.id}`, `${text}: ${tileName(tile.id, story)}`, { class: 'button' });
  return {
    title: tileName(id, story),
    body: [
      el('h1', {}, tileName(id, story)),
      el('section', { class: 'part gallery alone' }, entry(order[at], 'full')),
      el(
        'nav',
        { class: 'row' },
        beside(order[at - 1], words.before),
        link('/tiles', words.title, { class: 'button' }),
        beside(order[at + 1], words.next),
      ),
    ],
  };
}

/** One tile: its faces, and what they do in words. */
function entry(tile: TileSpec, detail: 'short' | 'full' = 'short'): HTMLElement {
  const { story, settings } = house.words;
  const sides: Side[] = tile.back ? ['front', 'back'] : ['front'];
  const alone = detail === 'full';
  return el(
    'article',
    { class: sides.length > 1 ? 'entry both' : 'entry', id: `tile-${tile.id}` },
    el('div', { class: 'faces' }, ...sides.map((side) => tilePicture(tile, side, 'medium'))),
    !alone && el('h3', {}, link(`/tiles/${tile.id}`, tileName(tile.id, story))),
    FARMERS_TILES.includes(tile) && el('small', { class: 'faint' }, settings.farmers),
    el('p', {}, sideText(tile, false, story)),
    tile.back && el('p', {}, tile.upgradeCost ? upgradeText(tile, story) : sideText(tile, true, story)),
    tile.goods && alone && goods(tile),
    tile.kind !== 'turn-order' && alone && el('p', { class: 'faint' }, edgesText(tile, story)),
    alone && (tile.calibrated?.length ?? 0) > 0 && el('p', { class: 'faint' }, story.face.unsure),
  );
}

/** What a boat brings, season by season. */
function goods({ goods: brought }: TileSpec): HTMLElement {
  const { story, game } = house.words;
  return el(
    'ul',
    {},
    ...Object.entries(brought ?? {}).map(([season, { workers, skills }]) =>
      el(
        'li',
        {},
        `${story.seasons[season as keyof typeof story.seasons]}: ${workers} ${game.workers}, ${skills} ${game.skills}`,
      ),
    ),
  );
}
