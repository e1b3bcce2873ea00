import { decisionOf } from '@keyflower/engine';
import { leadsAfter } from '../mind/leads.ts';
import { Lookahead } from '../mind/lookahead.ts';
import { candidates, evaluateAll, quickPolicy } from '../mind/mind.ts';
import { outlook } from '../mind/outlook.ts';
import type { Judge } from './judge.ts';

const lookahead = new Lookahead(outlook);

/** Searches with what the mind has learned. */
export const mindJudge: Judge = {
  candidates,
  closely(state, another, seat, limit, isOver) {
    lookahead.begin(isOver);
    const found = lookahead.candidates(state, seat, limit);
    if (decisionOf(state, seat) !== 'turn') return found;
    return leadsAfter(lookahead, state, another, seat, found, isOver).sort((a, b) => b.worth - a.worth);
  },
  policy: quickPolicy,
  evaluate: evaluateAll,
};
