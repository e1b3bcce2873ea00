export interface SearchSettings {
  /** The exploration constant. */
  exploration: number;
  /** Progressive widening: after n visits, about this times the square root of n actions have been tried. */
  widening: number;
  /**
   * How many more actions are tried at the decisions of other seats. With 0 a second one is tried after some visits, so
   * that the search follows what others probably do and looks further ahead.
   */
  rivalBreadth: number;
  /** Temperature of the softmax that turns prices into priors, in points. */
  temperature: number;
  /** The weight of an action's price in visits: at the root, and at later decisions. */
  rootPriorWeight: number;
  priorWeight: number;
  /** Number of candidates: at the root, and at later decisions. */
  rootCandidates: number;
  candidates: number;
  /** Maximum depth of the tree in actions, and length of the rollout in turns. */
  depth: number;
  playoutTurns: number;
  /** The weight of the static evaluation before a rollout, relative to the one after it. */
  staticWeight: number;
  /**
   * The weight of a seat's own points, as opposed to winning: with two players, and with more. A seat that is sure to
   * win or lose must still play well. With more than two players, harming a rival mostly helps a third one: playing for
   * points alone cost no measurable win rate there, and scores are higher.
   */
  scoreWeight: readonly [number, number];
  /** The weight of rivals' points beside a seat's own, with more than two players. */
  rivalry: number;
  /**
   * Sequential halving at the root: the number of actions that are compared, of which the worse half is dropped again
   * and again. 0 for selection by value and prior, as in the rest of the tree.
   */
  halving: number;
  /** Whether rollouts in winter go on to the end of the game, which is scored exactly. */
  countsWinter: boolean;
  /** Bounds the memory: a node with its data takes about two kilobytes. */
  maxNodes: number;
}

export const SETTINGS: SearchSettings = {
  exploration: 0.6,
  widening: 0.4,
  rivalBreadth: 2,
  temperature: 1.5,
  rootPriorWeight: 30,
  priorWeight: 4,
  rootCandidates: 40,
  candidates: 10,
  depth: 24,
  playoutTurns: 40,
  staticWeight: 0.5,
  scoreWeight: [0.08, 1],
  rivalry: 0,
  halving: 0,
  countsWinter: false,
  maxNodes: 50_000,
};
