import { designEffect, type SetSum, total } from './interval.ts';

/** A question about the first bot's share of the games: is it `low` or less, or `high` or more? */
export interface SprtBounds {
  low: number;
  high: number;
}

export type Verdict = 'low' | 'high' | 'open';

export interface Sprt extends SprtBounds {
  /** The chance of either wrong verdict where the truth lies on a bound. */
  error: number;
  /** The logarithm of how much likelier `high` makes the results than `low` does. */
  llr: number;
  /** The verdict falls when `llr` is this far from 0. */
  bound: number;
  verdict: Verdict;
}

const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * Wald's sequential test of the share, ties as halves. Half points make it err on the careful side, and where sets
 * differ more than independent games would, the ratio shrinks by as much.
 */
export function sprtOf({ low, high }: SprtBounds, sets: readonly SetSum[]): Sprt {
  const { sum, count } = total(sets);
  const independent = sum * Math.log(high / low) + (count - sum) * Math.log((1 - high) / (1 - low));
  const llr = independent / designEffect(sets);
  const verdict = llr >= BOUND ? 'high' : llr <= -BOUND ? 'low' : 'open';
  return { low, high, error: ERROR, llr, bound: BOUND, verdict };
}
