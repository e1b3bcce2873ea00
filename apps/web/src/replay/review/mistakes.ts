import type { Better, ReviewedDecision } from '@keyflower/bots/review-format';

/** A decision for which there was a better action. */
export type Mistake = ReviewedDecision & { better: Better };

export type MistakeSize = 'large' | 'medium' | 'small';

/** The least loss of a mistake of each size. */
const LEAST: readonly (readonly [MistakeSize, number])[] = [
  ['large', 6],
  ['medium', 3],
  ['small', 1],
];

export const sizeOf = (loss: number): MistakeSize | null =>
  LEAST.find(([, least]) => loss >= least)?.[0] ?? null;

const isMistake = (one: ReviewedDecision): one is Mistake =>
  one.better !== null && sizeOf(one.better.loss) !== null;

/** The turning points: the largest mistakes, of one seat or of all. */
export function turningPoints(
  decisions: readonly ReviewedDecision[],
  seat: number | null,
  most = 12,
): Mistake[] {
  return decisions
    .filter(isMistake)
    .filter((one) => seat === null || one.seat === seat)
    .sort((a, b) => b.better.loss - a.better.loss || a.at - b.at)
    .slice(0, most);
}
