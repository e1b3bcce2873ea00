import type { Action } from '@keyflower/engine';
import type { Untried } from './priors.ts';

/**
 * A decision reached by a line of actions, and the action that led there. Worlds differ in what can be done at it,
 * so it counts how often it could have been chosen beside how often it was.
 */
export class TreeNode {
  readonly action: Action;
  readonly key: string;
  /** Who chose the action, and for whom its value counts. */
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
  /** When no further action was found to try, from how many visits on it is worth looking again. */
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
