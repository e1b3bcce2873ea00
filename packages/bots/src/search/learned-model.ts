import { decisionOf } from '@keyflower/engine';
import { leadsAfter, Lookahead } from '../evaluate/lookahead.ts';
import { candidates, evaluateAll, rolloutAction } from '../evaluate/index.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import type { SearchModel } from './model.ts';

/** The trained evaluator as a model for the search. */
export function modelWith(lookahead: Lookahead): SearchModel {
  return {
    candidates,
    closely(state, another, seat, limit, isOver) {
      lookahead.begin(isOver);
      const found = lookahead.candidates(state, seat, limit);
      if (decisionOf(state, seat) !== 'turn') return found;
      const leads = leadsAfter(lookahead, state, another, seat, found, isOver).sort(
        (a, b) => b.worth - a.worth,
      );
      const sensible = leads.filter(({ worth }) => worth > Number.NEGATIVE_INFINITY);
      return sensible.length > 0 ? sensible : leads;
    },
    policy: rolloutAction,
    evaluate: evaluateAll,
  };
}

export const learnedModel = modelWith(new Lookahead(evaluator));
