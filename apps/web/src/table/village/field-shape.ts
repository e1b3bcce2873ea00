import type { FieldExplanation } from '@keyflower/engine';
import { centreOf, CORNERS, edgeMiddle, type Point } from '../../art/art.ts';

const HALVES = 12;
/** How far from the middle of a tile a field's sign stands. */
const OUT = 60;
/** Where half-edge 0 points to, in degrees; each next one 30 degrees on, clockwise. */
const FIRST = -105;

/** The ends of a half-edge as it lies on the screen. */
function ends(half: number): [Point, Point] {
  const edge = half >> 1;
  return half % 2 === 0 ? [CORNERS[edge], edgeMiddle(edge)] : [edgeMiddle(edge), CORNERS[(edge + 1) % 6]];
}

const turned = (half: number, rotation: number): number => (half + 2 * rotation) % HALVES;

/** The outline of a field over all its tiles: a slice for every half-edge. */
export function fieldPath({ sectors }: FieldExplanation, rotationOf: (tile: string) => number): string {
  return sectors
    .flatMap(({ tile, q, r, halves }) => {
      const [x, y] = centreOf(q, r);
      const at = ([px, py]: Point): string => `${(x + px).toFixed(1)} ${(y + py).toFixed(1)}`;
      return halves.map((half) => {
        const [from, to] = ends(turned(half, rotationOf(tile)));
        return `M${at([0, 0])}L${at(from)}L${at(to)}Z`;
      });
    })
    .join('');
}

/** Where a field's sign stands: in the middle of its widest part. */
export function fieldMiddle({ sectors }: FieldExplanation, rotationOf: (tile: string) => number): Point {
  const widest = sectors.reduce((best, sector) =>
    sector.halves.length > best.halves.length ? sector : best,
  );
  const angles = widest.halves.map(
    (half) => ((FIRST + 30 * turned(half, rotationOf(widest.tile))) * Math.PI) / 180,
  );
  const dx = angles.reduce((sum, angle) => sum + Math.cos(angle), 0);
  const dy = angles.reduce((sum, angle) => sum + Math.sin(angle), 0);
  const length = Math.hypot(dx, dy);
  // A field all around points nowhere: any side will do.
  const angle = length < 0.5 ? angles[0] : Math.atan2(dy, dx);
  const [x, y] = centreOf(widest.q, widest.r);
  return [x + OUT * Math.cos(angle), y + OUT * Math.sin(angle)];
}
