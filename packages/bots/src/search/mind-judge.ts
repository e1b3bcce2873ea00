import { decisionOf } from '@keyflower/engine';
import { candidates, evaluateAll, quickPolicy } from '../mind/mind.ts';
import { Lookahead } from '../mind/lookahead.ts';
import { outlook } from '../mind/outlook.ts';
import type { Judge } from './judge.ts';

const lookahead = new Lookahead(outlook);

/** Searches with what the mind has learned. */
export const mindJudge: Judge = {
  candidates,
  closely(state, seat, limit) {
    const found = candidates(state, seat, limit);
    if (decisionOf(state, seat) !== 'turn') return found;
    lookahead.forget();
    return found
      .map(({ action }) => ({ action, worth: lookahead.leadAfter(state, seat, action) }))
      .sort((a, b) => b.worth - a.worth);
  },
  policy: quickPolicy,
  evaluate: evaluateAll,
};
