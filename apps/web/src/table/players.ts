import { el } from '../page/dom.ts';
import { startMarker } from '../drawn/pictures.ts';
import { link } from '../page/controls.ts';
import type { Words } from '../words/words.ts';
import { nameAt } from './cast.ts';
import { clockText } from './clock.ts';
import { hand } from './hand.ts';
import type { TableModel } from './model.ts';

/** Everybody at the table: presence, who is asked, what they hold, and their clocks. */
export function playersList(model: TableModel, words: Words): HTMLElement {
  const { info, view } = model;
  const name = nameAt(model.info, words);
  return el(
    'ul',
    { class: 'players' },
    ...(info?.seats ?? []).map(({ seat, person, bot, gone }) => {
      const asked = view?.pending.some(({ player }) => player === seat) ?? false;
      const here = model.online[seat] || (bot !== null && person === null);
      const notes = [
        view?.startPlayer === seat ? words.game.startPlayer : '',
        view?.purple === seat ? words.game.marker : '',
        bot !== null && person !== null ? words.game.botPlays(bot) : '',
        gone === 'no' ? '' : words.game.gone[gone],
      ].filter(Boolean);
      return el(
        'li',
        { class: asked ? 'asked' : '' },
        el('span', {
          class: here ? 'dot here' : 'dot',
          title: here ? words.game.online : words.game.offline,
        }),
        person ? link(`/people/${person.id}`, name(seat)) : el('span', {}, name(seat)),
        view?.startPlayer === seat && startMarker(),
        model.you.seat === seat && el('span', { class: 'faint' }, ` (${words.lobby.you})`),
        model.clocks && el('span', { class: 'clock', 'data-seat': seat }),
        notes.length > 0 && el('small', { class: 'faint' }, notes.join(', ')),
        view &&
          model.you.seat !== seat &&
          el('div', { class: 'hand small' }, ...hand(view.players[seat], words)),
      );
    }),
  );
}

/** Writes the present time into the clocks of a list of players. */
export function tick(list: ParentNode, model: TableModel, words: Words): void {
  for (const shown of list.querySelectorAll<HTMLElement>('.clock')) {
    const clock = model.clocks?.[Number(shown.dataset.seat)];
    if (!clock) continue;
    shown.textContent = clock.warned ? words.game.timeUp : clockText(clock, Date.now() - model.clocksAt);
    shown.classList.toggle('running', clock.running);
    shown.classList.toggle('warned', clock.warned === true);
  }
}
