import type { Chance } from './model/run.ts';
import { RefusalError } from './model/refusal.ts';
import { cloneState, type State } from './model/state.ts';
import type { RandomSource } from './random/source.ts';
import { scoreGame as scoreAnyGame } from './scoring/outcome.ts';
import { applyAction } from './steps/apply.ts';
import * as decided from './steps/decisions.ts';
import * as legal from './steps/legal.ts';
import type { Action, Decision, DecisionKind, GameEvent, GivenAction, ScoreSheet } from './types.ts';

/* The steps as programs call them, with the types of all expansions. */

export { countActions, type ListOptions } from './steps/legal.ts';
export { isOver, nextToAct, owesAnswer } from './steps/decisions.ts';

/** Every seat that owes an answer: none when the game is over, several when answers are simultaneous. */
export const decisions = decided.decisions as (s: State) => Decision[];
export const decisionOf = decided.decisionOf as (s: State, seat: number) => DecisionKind | null;

export interface LegalActions {
  actions: Action[];
  /** Whether the limit cut the list. */
  cut: boolean;
}

export const listActions = legal.listActions as (
  s: State,
  seat: number,
  options?: legal.ListOptions,
) => LegalActions;

/** Every legal action of a seat, without duplicates, in a stable order; none if it owes no answer. */
export const legalActions = legal.legalActions as (s: State, seat: number) => Action[];

/** A legal action drawn uniformly, without building the others; the seat must owe an answer. */
export const randomAction = legal.randomAction as (s: State, seat: number, random: RandomSource) => Action;

/** The action at an index of the list, without building the others. */
export const actionAt = legal.actionAt as (s: State, seat: number, place: number) => Action;

export interface Played {
  state: State;
  events: GameEvent[];
}

/** Checks an action, and plays it on a copy. Throws a RefusalError, and then nothing has changed. */
export function play(s: State, seat: number, action: GivenAction, chance: Chance): Played {
  const refusal = legal.checkAction(s, seat, action);
  if (refusal) throw new RefusalError(refusal);
  const state = cloneState(s);
  const events: GameEvent[] = [];
  apply(state, seat, action, chance, (event) => events.push(event));
  return { state, events };
}

/** The search path: carries out a legal action in place. Events are only built if there is a listener. */
export function apply(
  s: State,
  seat: number,
  action: GivenAction,
  chance: Chance,
  emit: ((event: GameEvent) => void) | null = null,
): void {
  applyAction(s, seat, action, { chance, emit });
}

export interface GameScore {
  players: ScoreSheet[];
  /** Seats with the most points (SCORE-15). */
  winners: number[];
}

/** Every player's sheet, counting what lies behind the screens and in the villages now. */
export const scoreGame: (s: State) => GameScore = scoreAnyGame;
