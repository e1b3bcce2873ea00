import type { Action, ActionOf } from '@keyflower/engine';
import { choice, button } from '../page/controls.ts';
import { type Child, el } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import type { Words } from '../words/words.ts';
import type { Ghost, Spot } from './village-map.ts';

export type Placement = ActionOf<'place'>;

export const placementsIn = (actions: readonly Action[]): Placement[] =>
  actions.filter((action): action is Placement => action.type === 'place');

const same = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r;

/** Every spot where a tile may lie, each once. */
export function spotsFor(placements: readonly Placement[], tile: string): Spot[] {
  const spots: Spot[] = [];
  for (const { q, r, tile: placed } of placements) {
    if (placed === tile && !spots.some((spot) => same(spot, { q, r }))) spots.push({ q, r });
  }
  return spots;
}

/** The way a tile lies when its spot is touched: at first as it can, then turned on. */
export function turnAt(
  placements: readonly Placement[],
  tile: string,
  spot: Spot,
  before: Ghost | null,
): Ghost | null {
  const turns = placements
    .filter((placement) => placement.tile === tile && same(placement, spot))
    .map(({ rotation }) => rotation);
  if (turns.length === 0) return null;
  const again = before !== null && before.tile === tile && same(before, spot);
  const rotation = again ? turns[(turns.indexOf(before.rotation) + 1) % turns.length] : turns[0];
  return { tile, q: spot.q, r: spot.r, rotation };
}

export interface PlacingOptions {
  placements: readonly Placement[];
  tile: string | null;
  ghost: Ghost | null;
  words: Words;
  onTile: (tile: string) => void;
  onGhost: (ghost: Ghost) => void;
  act: (action: Action) => void;
}

/** Which tile, where, and turned how: on the map, or in these lists. */
export function placingPanel({
  placements,
  tile,
  ghost,
  words,
  onTile,
  onGhost,
  act,
}: PlacingOptions): Child[] {
  const { game, story } = words;
  const tiles = [...new Set(placements.map((placement) => placement.tile))];
  const spots = tile === null ? [] : spotsFor(placements, tile);
  const turns = placements.filter((one) => ghost && one.tile === ghost.tile && same(one, ghost));
  const spotList = choice(
    game.spot,
    { class: 'spots' },
    [['', '–'], ...spots.map(({ q, r }): [string, string] => [`${q},${r}`, `${q}, ${r}`])],
    ghost ? `${ghost.q},${ghost.r}` : '',
  );
  spotList.addEventListener('change', (event) => {
    const [q, r] = (event.target as HTMLSelectElement).value.split(',').map(Number);
    const next = tile !== null && r !== undefined ? turnAt(placements, tile, { q, r }, null) : null;
    if (next) onGhost(next);
  });
  const turnList = choice(
    game.rotation,
    {},
    turns.map(({ rotation }) => [String(rotation), game.rotated(rotation)]),
    String(ghost?.rotation),
  );
  turnList.addEventListener('change', (event) => {
    if (ghost) onGhost({ ...ghost, rotation: Number((event.target as HTMLSelectElement).value) });
  });
  return [
    el('p', { class: 'faint' }, game.placeHint),
    el(
      'div',
      { class: 'ways' },
      ...tiles.map((id) =>
        button(tileName(id, story), () => onTile(id), {
          class: id === tile ? 'chosen' : '',
          'data-tile': id,
        }),
      ),
    ),
    tile !== null && el('div', { class: 'row' }, spotList, ghost && turnList),
    ghost &&
      button(
        game.place,
        () => act({ type: 'place', tile: ghost.tile, q: ghost.q, r: ghost.r, rotation: ghost.rotation }),
        { class: 'main', 'data-act': 'place' },
      ),
  ];
}
