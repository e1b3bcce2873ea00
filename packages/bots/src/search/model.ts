import type { Action, QuickRandom, State } from '@keyflower/engine';

/** An action worth thinking about, and how much of the thinking it deserves before anything is known of it. */
export interface Candidate {
  action: Action;
  /** Its price in points; only differences within one list mean anything. */
  worth: number;
}

/** What a search knows of the game beyond its rules. It is given determinizations, never the true state. */
export interface SearchModel {
  /** What seems sensible, the best first; never empty for a seat that owes an answer. */
  candidates(state: State, seat: number, limit: number): readonly Candidate[];
  /**
   * The same, looked at more closely, in other worlds too: for the decision that is to be made, not for one that may
   * come. When time is over, what it has found by then will do.
   */
  closely(
    state: State,
    another: () => State,
    seat: number,
    limit: number,
    isOver: () => boolean,
  ): readonly Candidate[];
  /** A quick sensible answer, for rollouts. */
  policy(state: State, seat: number, random: QuickRandom): Action;
  /** Writes down for every seat what it will probably score in the end. */
  evaluate(state: State, points: Float64Array): void;
}
