import {
  type Action,
  apply,
  cloneState,
  copyState,
  decisionOf,
  legalActions,
  type State,
} from '@keyflower/engine';
import { evenChance } from '../mind/even-chance.ts';
import { Lookahead } from '../mind/lookahead.ts';
import { candidates, evaluateAll, quickPolicy } from '../mind/mind.ts';
import { outlook } from '../mind/outlook.ts';
import type { Candidate, Judge } from './judge.ts';

const lookahead = new Lookahead(outlook);
/** A prime longer than any list: steps of it come by everything once, and what comes first is spread over the list. */
const STRIDE = 7919;

/** Searches with what the mind has learned. */
export const mindJudge: Judge = {
  candidates,
  closely(state, seat, limit, isOver) {
    switch (decisionOf(state, seat)) {
      case 'turn':
        return tryOut(state, seat, candidates(state, seat, limit), isOver);
      case 'place':
        return spots(state, seat, limit, isOver);
      default:
        return candidates(state, seat, limit);
    }
  },
  policy: quickPolicy,
  evaluate: evaluateAll,
};

const byWorth = (a: Candidate, b: Candidate): number => b.worth - a.worth;

/** Where each action leads; those there was no time for are left out. */
function tryOut(state: State, seat: number, found: readonly Candidate[], isOver: () => boolean): Candidate[] {
  const tried: Candidate[] = [];
  lookahead.forget();
  for (const { action } of found) {
    if (tried.length > 0 && isOver()) break;
    tried.push({ action, worth: lookahead.leadAfter(state, seat, action) });
  }
  return tried.sort(byWorth);
}

/** There may be hundreds of spots for a tile: as many are looked at as there is time for. */
function spots(state: State, seat: number, limit: number, isOver: () => boolean): Candidate[] {
  const all = legalActions(state, seat);
  const next = cloneState(state);
  const worth = (action: Action): number => {
    copyState(state, next);
    apply(next, seat, action, evenChance);
    return outlook.points(next, seat);
  };
  const tried: Candidate[] = [];
  for (let i = 0; i < all.length; i++) {
    if (i > 0 && isOver()) break;
    const action = all[(i * STRIDE) % all.length];
    tried.push({ action, worth: worth(action) });
  }
  return tried.sort(byWorth).slice(0, limit);
}
