import type { Given } from '../model/action.ts';
import type { Step } from '../model/game.ts';
import { applyChoice, checkChoice, listChoices } from '../rules/effects.ts';
import { afterAnswer, isActive, parseUsedTile, printUsedTile } from './use-in-progress.ts';

/** USE-10: which of several gains a use brings. */
export const chooseStep: Step = {
  decision: 'choose',
  phase: 'actions',
  types: ['choose'],
  owes: isActive,

  list(s, _seat, listing) {
    listChoices(s, listing);
  },

  check(s, _seat, action: Given<'choose'>) {
    return checkChoice(s, action);
  },

  apply(s, seat, action: Given<'choose'>, run) {
    applyChoice(s, seat, action, run);
    return afterAnswer(s);
  },

  clean(action: Given<'choose'>): Given<'choose'> {
    return { type: 'choose', option: action.option };
  },

  print: printUsedTile,
  parse: (pending) => parseUsedTile(pending, (use) => use.oneOf !== null),
};
