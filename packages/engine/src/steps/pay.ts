import type { Given } from '../model/action.ts';
import type { Step } from '../model/game.ts';
import { afterPayment, currentUse } from '../rules/effects.ts';
import { applyPayment, checkPayment, listPayments } from '../rules/payment.ts';
import { afterAnswer, isActive, parseUsedTile, printUsedTile } from './use-in-progress.ts';

/** USE-8: what a use is paid with, where there is a choice. */
export const payStep: Step = {
  decision: 'pay',
  phase: 'actions',
  types: ['pay'],
  owes: isActive,

  list(s, seat, listing) {
    listPayments(s, seat, currentUse(s).pay!, listing);
  },

  check(s, seat, action: Given<'pay'>) {
    return checkPayment(s, seat, currentUse(s).pay!, action);
  },

  apply(s, seat, action: Given<'pay'>, run) {
    applyPayment(s, seat, currentUse(s), action, run);
    afterPayment(s, seat, run);
    return afterAnswer(s);
  },

  clean(action: Given<'pay'>): Given<'pay'> {
    if ('worker' in action) return { type: 'pay', worker: action.worker };
    return 'group' in action ? { type: 'pay', group: action.group } : { type: 'pay', skill: action.skill };
  },

  print: printUsedTile,
  parse: (pending) => parseUsedTile(pending, (use) => use.pay !== null),
};
