import { must } from '../../must.ts';
/**
 * Estimates are means over seats. The games of a set share their draws, and the seats of a game its outcome, so they
 * are not independent samples. Sets are, so intervals are computed from the differences between sets.
 */
export interface SetSum {
  sum: number;
  count: number;
}

export type Interval = [low: number, high: number];

export interface Estimate {
  mean: number;
  /** 95 % interval; null with only one set. */
  interval: Interval | null;
}

const Z = 1.959964;

export const total = (sets: readonly SetSum[]): SetSum => ({
  sum: sets.reduce((all, { sum }) => all + sum, 0),
  count: sets.reduce((all, { count }) => all + count, 0),
});

/** The variance of the mean, from the deviations of the sets. */
function varianceOfMean(sets: readonly SetSum[], mean: number, count: number): number {
  const squares = sets.reduce((all, set) => all + (set.sum - mean * set.count) ** 2, 0);
  return ((sets.length / (sets.length - 1)) * squares) / count ** 2;
}

/** The 97.5 % points of Student's distribution for 1, 2, 3 and 4 degrees of freedom. */
const STUDENT = [12.7062, 4.30265, 3.18245, 2.77645];

/** The same for any number: the Cornish-Fisher expansion is 0.1 % too low for five degrees, less for more. */
export function student(freedom: number): number {
  if (freedom <= STUDENT.length) return must(STUDENT[freedom - 1]);
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  );
}

/** A mean of points, with a paired interval: each set counts as one observation. */
export function meanOf(sets: readonly SetSum[]): Estimate {
  const { sum, count } = total(sets);
  const mean = sum / count;
  if (sets.length < 2) return { mean, interval: null };
  const half = student(sets.length - 1) * Math.sqrt(varianceOfMean(sets, mean, count));
  return { mean, interval: [mean - half, mean + half] };
}

/**
 * The ratio of a rate's variance between sets to that of independent games; at least 1, which ignores what pairing
 * may gain, as a safety margin.
 */
export function designEffect(sets: readonly SetSum[]): number {
  const { sum, count } = total(sets);
  const rate = sum / count;
  const independent = (rate * (1 - rate)) / count;
  if (sets.length < 2 || independent <= 0) return 1;
  return Math.max(1, varianceOfMean(sets, rate, count) / independent);
}

/** A rate from 0 to 1 with Wilson's interval for the effective number of independent games. */
export function rateOf(sets: readonly SetSum[]): Estimate {
  const { sum, count } = total(sets);
  const mean = sum / count;
  // The games of a set may be fully correlated, which one set alone cannot show.
  const interval = sets.length < 2 ? null : wilson(mean, count / designEffect(sets));
  return { mean, interval };
}

export function wilson(rate: number, count: number): Interval {
  const z2 = Z ** 2;
  const middle = (rate + z2 / (2 * count)) / (1 + z2 / count);
  const half = (Z / (1 + z2 / count)) * Math.sqrt((rate * (1 - rate)) / count + z2 / (4 * count ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
