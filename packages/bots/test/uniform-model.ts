import { legalActions, randomAction, scoreGame, type State } from '@keyflower/engine';
import type { Candidate, SearchModel } from '../src/search/model.ts';
import { must } from '../../../scripts/testing/must.ts';

/** Some of the legal actions, spread over the list. */
function someOf(state: State, seat: number, limit: number): Candidate[] {
  const all = legalActions(state, seat);
  const step = Math.max(1, all.length / limit);
  const some: Candidate[] = [];
  for (let i = 0; i < all.length && some.length < limit; i += step) {
    some.push({ action: must(all[Math.floor(i)]), worth: 0 });
  }
  return some;
}

/** A model without game knowledge: all legal actions are equal, and points count as they are now. */
export const uniformModel: SearchModel = {
  candidates: someOf,
  closely: (state, _, seat, limit) => someOf(state, seat, limit),
  policy: randomAction,
  evaluate(state, points) {
    scoreGame(state).players.forEach(({ total }, seat) => {
      points[seat] = total;
    });
  },
};
