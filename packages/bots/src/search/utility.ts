import { exp } from '../exp.ts';

/** A lead of this many points wins about three games in four before the end. */
const OPEN_SCALE = 10;
/** At the end, almost only the victory counts. */
const OVER_SCALE = 2;

/** The probability of each seat to win with these points; they sum to one. */
export function winShares(points: Float64Array, over: boolean, shares: Float64Array): void {
  sharesWith(points, over ? OVER_SCALE : OPEN_SCALE, shares);
}

/** The same where a lead of about `scale` points wins three games in four. */
export function sharesWith(points: Float64Array, scale: number, shares: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of points) if (one > most) most = one;
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++) {
    shares[seat] = exp((points[seat] - most) / scale);
    sum += shares[seat];
  }
  for (let seat = 0; seat < points.length; seat++) shares[seat] /= sum;
}

/** A seat's share of the victory if it had some more points, or fewer, before the end. */
export function shiftedShare(share: number, points: number): number {
  const grown = share * Math.exp(points / OPEN_SCALE);
  return grown / (1 - share + grown);
}

/** The number of points worth as much as a victory. */
export const AS_GOOD_AS_WINNING = 40;

/** The utility of a seat: winning, and its own points with the weight `scoreWeight` from 0 to 1. */
export function utility(share: number, points: number, scoreWeight: number): number {
  return (1 - scoreWeight) * share + (scoreWeight * points) / AS_GOOD_AS_WINNING;
}
