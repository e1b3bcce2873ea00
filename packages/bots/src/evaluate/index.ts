import type { Action, QuickRandom, State } from '@keyflower/engine';
import { Lookahead } from './lookahead.ts';
import { evaluator } from './evaluator.ts';
import { RolloutPolicy } from './rollout-policy.ts';
import type { Candidate } from './turn-candidates.ts';

export { evaluate, evaluateAll } from './evaluator.ts';
export type { Candidate } from './turn-candidates.ts';

const lookahead = new Lookahead(evaluator);
const rolloutPolicy = new RolloutPolicy(lookahead);

/**
 * The sensible answers of a seat, the best priced first: never empty for a seat that owes an
 * answer. The state must be a determinized one.
 */
export function candidates(state: State, seat: number, limit: number): Candidate[] {
  return lookahead.candidates(state, seat, limit);
}

/** The action of the rollout policy. */
export function rolloutAction(state: State, seat: number, random: QuickRandom): Action {
  return rolloutPolicy.answer(state, seat, random);
}
