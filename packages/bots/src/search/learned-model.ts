import { decisionOf } from '@keyflower/engine';
import { leadsAfter, Lookahead } from '../evaluate/lookahead.ts';
import { candidates, evaluateAll, rolloutAction } from '../evaluate/index.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import type { SearchModel } from './model.ts';

const lookahead = new Lookahead(evaluator);

/** The trained evaluator as a model for the search. */
export const learnedModel: SearchModel = {
  candidates,
  closely(state, another, seat, limit, isOver) {
    lookahead.begin(isOver);
    const found = lookahead.candidates(state, seat, limit);
    if (decisionOf(state, seat) !== 'turn') return found;
    return leadsAfter(lookahead, state, another, seat, found, isOver).sort((a, b) => b.worth - a.worth);
  },
  policy: rolloutAction,
  evaluate: evaluateAll,
};
