import type { Interval } from './interval.ts';
import { inverse } from './matrix.ts';
import { must } from '../../must.ts';

/**
 * Which of two entrants did better in one game: 1 for `a`, 0 for `b`, 0.5 for a tie. With several seats it is the
 * mean over all pairs of seats, because these share the luck of one game and are not independent.
 */
export interface Comparison {
  set: number;
  a: number;
  b: number;
  result: number;
}

export interface Elo {
  value: number;
  /** 95 % interval of the distance to the last entrant; null for that one itself, and with only one set. */
  interval: Interval | null;
}

const Z = 1.959964;
/** Converts log odds to Elo: 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10;
const MAX_STEPS = 100;
const SMALL = 1e-9;
/** Limits the steps of Newton's method, which might overshoot. */
const LONGEST_STEP = 2;

/**
 * The Bradley-Terry model fitted to all comparisons; the last entrant has 0. Every pair that met gets one additional
 * tie, which keeps the values finite if one of them never lost.
 */
export function eloOf(entrants: number, comparisons: readonly Comparison[]): Elo[] {
  const ties = virtualTies(entrants, comparisons);
  const all = [...comparisons, ...ties];
  const free = entrants - 1;
  const strength = zeros(entrants);
  let information = matrixOf(free);
  for (let step = 0; step < MAX_STEPS; step++) {
    const slope = zeros(free);
    information = matrixOf(free);
    for (const comparison of all) climb(comparison, strength, slope, information);
    const move = times(inverse(information), slope);
    const longest = Math.max(...move.map(Math.abs), 0);
    const scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
    for (let i = 0; i < free; i++) strength[i]! += must(move[i]) * scale;
    if (longest < SMALL) break;
  }
  const sets = new Set(comparisons.map(({ set }) => set)).size;
  const variance = sets < 2 ? null : variances(comparisons, strength, inverse(information));
  return strength.map((value, i) => {
    if (i === free) return { value: 0, interval: null };
    if (!variance) return { value: value * SCALE, interval: null };
    const half = Z * Math.sqrt(must(variance[i])) * SCALE;
    return { value: value * SCALE, interval: [value * SCALE - half, value * SCALE + half] };
  });
}

function virtualTies(entrants: number, comparisons: readonly Comparison[]): Comparison[] {
  const met = new Set(comparisons.map(({ a, b }) => Math.min(a, b) * entrants + Math.max(a, b)));
  return [...met].map((pair) => ({
    set: -1,
    a: Math.floor(pair / entrants),
    b: pair % entrants,
    result: 0.5,
  }));
}

const expected = ({ a, b }: Comparison, strength: readonly number[]): number =>
  1 / (1 + Math.exp(must(strength[b]) - must(strength[a])));

/** Adds one comparison to the gradient of the log-likelihood and to its curvature. */
function climb(one: Comparison, strength: readonly number[], slope: number[], curve: number[][]): void {
  const { a, b, result } = one;
  const chance = expected(one, strength);
  const weight = chance * (1 - chance);
  const free = slope.length;
  if (a < free) {
    slope[a]! += result - chance;
    must(curve[a])[a]! += weight;
  }
  if (b < free) {
    slope[b]! -= result - chance;
    must(curve[b])[b]! += weight;
  }
  if (a < free && b < free) {
    must(curve[a])[b]! -= weight;
    must(curve[b])[a]! -= weight;
  }
}

/**
 * The larger of two variances: the model's, which assumes independent comparisons, and the clustered "sandwich"
 * estimate from the differences between sets, which does not, but is too small if all sets are alike.
 */
function variances(
  comparisons: readonly Comparison[],
  strength: readonly number[],
  covariance: readonly (readonly number[])[],
): number[] {
  const free = covariance.length;
  const slopes = new Map<number, number[]>();
  for (const comparison of comparisons) {
    const slope = slopes.get(comparison.set) ?? zeros(free);
    slopes.set(comparison.set, slope);
    const surprise = comparison.result - expected(comparison, strength);
    if (comparison.a < free) slope[comparison.a]! += surprise;
    if (comparison.b < free) slope[comparison.b]! -= surprise;
  }
  const sandwich = zeros(free);
  for (const slope of slopes.values()) {
    times(covariance, slope).forEach((pull, i) => {
      sandwich[i]! += pull ** 2;
    });
  }
  const correction = slopes.size / (slopes.size - 1);
  return sandwich.map((sum, i) => Math.max(must(covariance[i]?.[i]), sum * correction));
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const matrixOf = (size: number): number[][] => Array.from({ length: size }, () => zeros(size));

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, i) => sum + value * must(vector[i]), 0));
