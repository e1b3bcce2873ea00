import { useEffect, useState } from 'preact/hooks';
import { maySeeMotion } from '../../session/index.ts';
import type { Share } from './sources.ts';

/** The longest that a whole sheet takes, and the shortest and longest moment for a line, in milliseconds. */
const WHOLE = 7000;
const SHORTEST = 90;
const LONGEST = 420;

/** How long a line of so many stays the last one. */
export const pace = (lines: number): number =>
  Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, lines)));

/** The points of the lines that have unfolded. */
export function pointsSoFar(shares: readonly Share[], unfolded: number): number {
  return shares.slice(0, unfolded).reduce((sum, { points }) => sum + points, 0);
}

/** How many lines have unfolded: one after the other, or all at once where nothing may move. */
export function useUnfolding(lines: number): { unfolded: number; skip: () => void } {
  const [unfolded, unfold] = useState(() => (maySeeMotion() ? 0 : lines));
  useEffect(() => {
    if (unfolded >= lines) return undefined;
    const timer = setTimeout(() => unfold(unfolded + 1), pace(lines));
    return () => clearTimeout(timer);
  }, [unfolded, lines]);
  return { unfolded: Math.min(unfolded, lines), skip: () => unfold(lines) };
}
