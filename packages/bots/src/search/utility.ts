/** A lead of so many points wins about three games in four, while much is still open. */
const OPEN_SCALE = 10;
/** Once all is counted, next to nothing but the victory counts. */
const OVER_SCALE = 2;
/** Everyone's chance to win with these points: together they make one. */
export function winShares(points: Float64Array, over: boolean, shares: Float64Array): void {
  const scale = over ? OVER_SCALE : OPEN_SCALE;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of points) if (one > most) most = one;
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++) {
    shares[seat] = Math.exp((points[seat] - most) / scale);
    sum += shares[seat];
  }
  for (let seat = 0; seat < points.length; seat++) shares[seat] /= sum;
}

/** So many points count as much as a victory, where points are played for. */
const AS_GOOD_AS_WINNING = 40;

/** What a seat plays for: to win, and for points of its own, which count for `scoreWeight` from 0 to 1. */
export function utility(share: number, points: number, scoreWeight: number): number {
  return (1 - scoreWeight) * share + (scoreWeight * points) / AS_GOOD_AS_WINNING;
}
