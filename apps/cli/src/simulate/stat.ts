/** Statistics of integers as sums, which can be merged in any order, so that they don't depend on threads. */
export interface Stat {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

export const emptyStat = (): Stat => ({
  count: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

export function note(stat: Stat, value: number): void {
  stat.count += 1;
  stat.sum += value;
  stat.squares += value * value;
  stat.min = Math.min(stat.min, value);
  stat.max = Math.max(stat.max, value);
}

export function merge(into: Stat, from: Stat): void {
  into.count += from.count;
  into.sum += from.sum;
  into.squares += from.squares;
  into.min = Math.min(into.min, from.min);
  into.max = Math.max(into.max, from.max);
}

/** NaN without values. */
export const mean = ({ count, sum }: Stat): number => sum / count;

/** The standard deviation of these values, not an estimate for a larger population. */
export function deviation(stat: Stat): number {
  return Math.sqrt(Math.max(0, stat.squares / stat.count - mean(stat) ** 2));
}
