import type { Action } from '@keyflower/engine';
import { button, check } from '../page/controls.ts';
import { type Child, el } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import type { Words } from '../words/words.ts';
import { offerOf } from './actions.ts';

/** Which of one's winter tiles to put up. `ticked` remembers them while others answer. */
export function offerPanel(
  actions: readonly Action[],
  hand: readonly string[],
  ticked: Set<string>,
  words: Words,
  act: (action: Action) => void,
): Child[] {
  const boxes = hand.map((tile) =>
    check(tileName(tile, words.story), {
      value: tile,
      checked: ticked.has(tile),
      onchange: (event) => {
        if ((event.target as HTMLInputElement).checked) ticked.add(tile);
        else ticked.delete(tile);
      },
    }),
  );
  const send = (): void => {
    const offer = offerOf(actions, [...ticked]);
    if (offer) act(offer);
  };
  return [
    el('p', { class: 'faint' }, words.game.offerHint),
    el('div', { class: 'ways' }, ...boxes),
    button(words.game.offerThese, send, { class: 'main', 'data-act': 'offer' }),
  ];
}
