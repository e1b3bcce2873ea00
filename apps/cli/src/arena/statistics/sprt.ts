import { designEffect, type SetSum, total } from './interval.ts';

/** The hypotheses about the first bot's win rate: at most `low`, or at least `high`. */
export interface SprtBounds {
  low: number;
  high: number;
}

export type Verdict = 'low' | 'high' | 'open';

export interface Sprt extends SprtBounds {
  /** The probability of a wrong verdict if the true rate is `low` or `high`. */
  error: number;
  /** The log-likelihood ratio of `high` to `low`. */
  llr: number;
  /** There is a verdict when `llr` is this far from 0. */
  bound: number;
  verdict: Verdict;
}

const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * Wald's sequential probability ratio test of the win rate, with ties as halves, which makes it conservative. If
 * sets differ more than independent games would, the ratio is reduced by the design effect.
 */
export function sprtOf({ low, high }: SprtBounds, sets: readonly SetSum[]): Sprt {
  const { sum, count } = total(sets);
  const independent = sum * Math.log(high / low) + (count - sum) * Math.log((1 - high) / (1 - low));
  const llr = independent / designEffect(sets);
  const verdict = llr >= BOUND ? 'high' : llr <= -BOUND ? 'low' : 'open';
  return { low, high, error: ERROR, llr, bound: BOUND, verdict };
}
