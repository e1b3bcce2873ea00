import type { Point } from '../../art/index.ts';

const ROUNDS = 400;
/** Pushes a little farther than asked, so that the rounds come to an end. */
const SLACK = 1.001;

/** Moves points apart until all are at least `apart` from each other; those far enough stay where they are. */
export function spread(points: readonly Point[], apart: number): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (let i = 0; i < moved.length; i++)
      for (let j = i + 1; j < moved.length; j++) isDone = !push(moved[i]!, moved[j]!, apart, i + j) && isDone;
    if (isDone) break;
  }
  return moved;
}

/** Whether two points were too close; then each moves half of what is missing. */
function push(a: [number, number], b: [number, number], apart: number, nth: number): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return false;
  // Points in the same place part in a direction of their own.
  const angle = distance < 1e-6 ? nth * 2.4 : Math.atan2(dy, dx);
  const half = (apart * SLACK - distance) / 2;
  const [x, y] = [half * Math.cos(angle), half * Math.sin(angle)];
  a[0] -= x;
  a[1] -= y;
  b[0] += x;
  b[1] += y;
  return true;
}
