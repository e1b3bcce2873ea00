import type { Action } from '@keyflower/engine';
import { choice, button } from '../page/controls.ts';
import { type Child, el } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import type { Words } from '../words/words.ts';
import { type Ghost, type Placement, placementOf, same, spotsFor, turnAt } from './placements.ts';

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
    tile !== null &&
      el(
        'div',
        { class: 'row' },
        spotList,
        ghost && turnList,
        ghost && button(game.place, () => act(placementOf(ghost)), { class: 'main', 'data-act': 'place' }),
      ),
  ];
}
