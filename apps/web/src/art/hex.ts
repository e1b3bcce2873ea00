/** A flat-topped hexagon around the origin: corners at distance 100. */
export const RADIUS = 100;
const HALF_HEIGHT = RADIUS * Math.sqrt(0.75);

export type Point = readonly [number, number];

/** Corners from the upper left one, clockwise: the edge N lies between the first two. */
export const CORNERS: readonly Point[] = [-120, -60, 0, 60, 120, 180].map((angle) => {
  const radians = (angle * Math.PI) / 180;
  return [RADIUS * Math.cos(radians), RADIUS * Math.sin(radians)] as const;
});

/** The middle of edge 0..5, N first and clockwise. */
export function edgeMiddle(edge: number): Point {
  const [[x1, y1], [x2, y2]] = [CORNERS[edge], CORNERS[(edge + 1) % 6]];
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** A point on the way from the centre to the middle of an edge. */
export function toward(edge: number, share: number): Point {
  const [x, y] = edgeMiddle(edge);
  return [x * share, y * share];
}

/** Where the centre of the tile at (q, r) lies. */
export function centreOf(q: number, r: number): Point {
  return [RADIUS * 1.5 * q, HALF_HEIGHT * (2 * r + q)];
}
