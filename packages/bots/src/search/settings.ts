export interface SearchSettings {
  /** How much untried actions attract. */
  exploration: number;
  /** With n visits about this many times the root of n actions have been tried. */
  widening: number;
  /** Temperature of the softmax that turns prices into priors, in points. */
  temperature: number;
  /** How many visits the price of an action counts for: at the root, and at later decisions. */
  rootPriorWeight: number;
  priorWeight: number;
  /** So many actions are looked at: at the decision itself, and at those that may follow. */
  rootCandidates: number;
  candidates: number;
  /** So many actions ahead at most, then so many turns by the policy. */
  depth: number;
  playoutTurns: number;
  /** The weight of the static evaluation before a rollout, beside the one after it. */
  staticWeight: number;
  /**
   * The part that own points have in what a seat plays for, beside winning: between two players, and among more. Who is
   * sure to win or to lose must still play well; and among many, what one takes from a rival mostly helps the third:
   * there, playing for points alone cost no victory that could be measured, and everybody's village grows.
   */
  scoreWeight: readonly [number, number];
  /** Keeps memory bounded: a node with all that hangs on it takes about two kilobytes. */
  mostNodes: number;
}

export const SETTINGS: SearchSettings = {
  exploration: 0.6,
  widening: 0.4,
  temperature: 1.5,
  rootPriorWeight: 30,
  priorWeight: 4,
  rootCandidates: 40,
  candidates: 10,
  depth: 24,
  playoutTurns: 40,
  staticWeight: 0.5,
  scoreWeight: [0.08, 1],
  mostNodes: 50_000,
};
