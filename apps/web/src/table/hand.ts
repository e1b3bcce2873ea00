import { type Child, el } from '../page/dom.ts';
import { total } from '../story/names.ts';
import type { Words } from '../words/words.ts';
import { chip, chips } from './chips.ts';
import type { Sight } from './sight.ts';

/** What is behind a screen, as far as the viewer may know. */
export function hand(player: Sight['players'][number], words: Words): Child[] {
  const { game, story } = words;
  const shown = (what: typeof player.workers | typeof player.skills, name: 'workers' | 'skills'): Child[] =>
    typeof what === 'number' ? [chip(what, name, game[name])] : chips(what, story);
  const known = typeof player.workers === 'number' ? player.known : undefined;
  return [
    ...shown(player.workers, 'workers'),
    ...shown(player.skills, 'skills'),
    ...(player.wheat ? chips({ wheat: player.wheat }, story) : []),
    ...(known && total(known.workers) + total(known.skills) > 0
      ? [
          el('span', { class: 'faint' }, ` ${game.known}: `),
          ...chips({ ...known.workers, ...known.skills }, story),
        ]
      : []),
  ];
}
