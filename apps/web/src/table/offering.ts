import type { Action, ActionOf } from '@keyflower/engine';
import { button, check } from '../page/controls.ts';
import { type Child, el } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import type { Words } from '../words/words.ts';

type Offered = ActionOf<'offer'>;

/** The legal offer of just these tiles, in the order in which the engine writes it. */
export function offerOf(actions: readonly Action[], tiles: readonly string[]): Offered | undefined {
  return actions.find(
    (action): action is Offered =>
      action.type === 'offer' &&
      action.tiles.length === tiles.length &&
      action.tiles.every((tile) => tiles.includes(tile)),
  );
}

/** Which of one's winter tiles to put up. */
export function offerPanel(
  actions: readonly Action[],
  hand: readonly string[],
  words: Words,
  act: (action: Action) => void,
): Child[] {
  const boxes = hand.map((tile) =>
    check(tileName(tile, words.story), { value: tile, checked: hand.length === 1 }),
  );
  const ticked = (): string[] =>
    boxes.flatMap((label) => {
      const box = label.querySelector('input')!;
      return box.checked ? [box.value] : [];
    });
  return [
    el('p', { class: 'faint' }, words.game.offerHint),
    el('div', { class: 'ways' }, ...boxes),
    button(
      words.game.offerThese,
      () => {
        const offer = offerOf(actions, ticked());
        if (offer) act(offer);
      },
      { class: 'main', 'data-act': 'offer' },
    ),
  ];
}
