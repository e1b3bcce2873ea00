import type { Action, QuickRandom, State } from '@keyflower/engine';
import { Lookahead } from './lookahead.ts';
import { outlook } from './outlook.ts';
import { Habits } from './habits.ts';
import type { Candidate } from './turns.ts';

export { evaluate, evaluateAll } from './outlook.ts';
export type { Candidate } from './turns.ts';

const lookahead = new Lookahead(outlook);
const habits = new Habits(lookahead);

/**
 * The sensible part of what a seat can answer, the best by first sight first: never empty for a seat that owes an
 * answer. The state must be a determinized one.
 */
export function candidates(state: State, seat: number, limit: number): Candidate[] {
  return lookahead.candidates(state, seat, limit);
}

/** A quick sensible answer, for playing an imagined game on. */
export function quickPolicy(state: State, seat: number, random: QuickRandom): Action {
  return habits.answer(state, seat, random);
}
