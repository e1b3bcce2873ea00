import { type Action, decisionOf, legalActions, type QuickRandom, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { transportPlans } from './transport-plans.ts';
import type { Lookahead } from './lookahead.ts';

/** How many spots for a tile are considered. */
const SPOTS = 4;

/** The rollout policy: plays by prices, without lookahead. */
export class RolloutPolicy {
  private readonly lookahead: Lookahead;
  private readonly spots: number;

  constructor(lookahead: Lookahead, spots = SPOTS) {
    this.lookahead = lookahead;
    this.spots = spots;
  }

  answer(state: State, seat: number, random: QuickRandom): Action {
    switch (decisionOf(state, seat)) {
      case 'turn':
        return this.lookahead.turns.quick(state, seat, random);
      case 'transport':
        return transport(state, seat);
      case 'place':
        return this.place(state, seat, random);
      default:
        return this.lookahead.candidates(state, seat, 1)[0].action;
    }
  }

  private place(state: State, seat: number, random: QuickRandom): Action {
    const all = legalActions(state, seat);
    if (all.length <= this.spots) return this.lookahead.bestFor(state, seat, all);
    const some = new Set<Action>();
    for (let n = 0; n < this.spots; n++) some.add(all[random.below(all.length)]);
    return this.lookahead.bestFor(state, seat, [...some]);
  }
}

/** Makes possible upgrades, those with the fewest steps first; moves nothing for later. */
function transport(state: State, seat: number): Action {
  if (state.bytes[S.UPGRADES] === 0) return { type: 'done' };
  let best: Action = { type: 'done' };
  let fewest = Number.POSITIVE_INFINITY;
  for (const { actions, upgrades } of transportPlans(state, seat)) {
    if (!upgrades || actions.length >= fewest) continue;
    fewest = actions.length;
    best = actions[0];
  }
  return best;
}
