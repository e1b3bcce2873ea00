import type { Action } from '@keyflower/engine';
import type { Untried } from './priors.ts';

/**
 * A decision reached by a line of actions, and the action that led there. Determinizations differ in what is legal,
 * so it counts how often it was available as well as how often it was chosen.
 */
export class TreeNode {
  readonly action: Action;
  readonly key: string;
  /** The seat that chose the action, and whose value counts. */
  readonly seat: number;
  /** Its prior; the priors of one decision sum to about one. */
  readonly prior: number;
  /** By how much its price is below the best one: not above 0. */
  readonly behind: number;
  visits = 0;
  available = 0;
  /** Sums over all visits: what it was worth to its seat, and its seat's points and share of the victory. */
  value = 0;
  points = 0;
  wins = 0;
  children: TreeNode[] = [];
  untried: Untried[] = [];
  /** The number of visits from which to look for further candidates again. */
  lookAgain = 0;

  constructor(action: Action, key: string, seat: number, prior: number, behind: number) {
    this.action = action;
    this.key = key;
    this.seat = seat;
    this.prior = prior;
    this.behind = behind;
  }

  get mean(): number {
    return this.visits > 0 ? this.value / this.visits : 0;
  }
}

/** The mean value over all visits of the nodes. */
export function meanValue(nodes: readonly TreeNode[]): number {
  let value = 0;
  let visits = 0;
  for (const node of nodes) {
    value += node.value;
    visits += node.visits;
  }
  return visits > 0 ? value / visits : 0;
}
