import type { Action, DecisionKind, Edition, QuickRandom, State, View } from '@keyflower/engine';

/** A candidate action with its prior value. */
export interface Candidate {
  action: Action;
  /** Its price in points; only differences within one list mean anything. */
  worth: number;
}

/** The game knowledge of a search. It is given determinizations, never the true state. */
export interface SearchModel {
  /** Sensible actions, the best first; never empty for a seat that owes an answer. */
  candidates: (state: State, seat: number, limit: number) => readonly Candidate[];
  /**
   * The same for the root, evaluated more thoroughly and over several determinizations. When time is over, returns
   * what was found so far.
   */
  closely: (
    state: State,
    another: () => State,
    seat: number,
    limit: number,
    isOver: () => boolean,
  ) => readonly Candidate[];
  /** The rollout policy. */
  policy: (state: State, seat: number, random: QuickRandom) => Action;
  /** Writes the expected final score of every seat into `points`. */
  evaluate: (state: State, points: Float64Array) => void;
}

/** What a search is asked: the decision of a seat, and all that the seat may know. */
export interface SearchQuestion {
  edition: Edition;
  view: View;
  seat: number;
  decision: DecisionKind;
  random: QuickRandom;
}
