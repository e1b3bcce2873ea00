import type { TileSpec } from '@keyflower/engine';
import { d, el, group, path, polygon, rect, type Svg } from './svg.ts';

/** A flat-topped hexagon around the origin: corners at distance 100. */
export const RADIUS = 100;
const HALF_HEIGHT = RADIUS * Math.sqrt(0.75);

export type Point = readonly [number, number];

/** Corners clockwise from the upper left one: edge N lies between the first two. */
export const CORNERS: readonly Point[] = [-120, -60, 0, 60, 120, 180].map((angle) => {
  const radians = (angle * Math.PI) / 180;
  return [RADIUS * Math.cos(radians), RADIUS * Math.sin(radians)] as const;
});

/** The middle of edge 0..5, clockwise from N. */
export function edgeMiddle(edge: number): Point {
  const [[x1, y1], [x2, y2]] = [CORNERS[edge]!, CORNERS[(edge + 1) % 6]!];
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** A point between the centre and the middle of an edge. */
export function toward(edge: number, share: number): Point {
  const [x, y] = edgeMiddle(edge);
  return [x * share, y * share];
}

/** The centre of the tile at (q, r). */
export function centreOf(q: number, r: number): Point {
  return [RADIUS * 1.5 * q, HALF_HEIGHT * (2 * r + q)];
}

/** The colours of a tile's season, or neutral ones. */
export type Ground = 'spring' | 'summer' | 'autumn' | 'winter' | 'home' | 'plain';

/** The setting of a tile. */
export function groundOf(tile: TileSpec): Ground {
  if (tile.kind === 'home') return 'home';
  if (tile.kind === 'summer-boat') return 'summer';
  return tile.season ?? 'plain';
}

const ROAD = 21;
const KERB = 27;
const RIVER = 34;

/* A table shows a lot of land, so everything of one colour is a single shape. */

/** A road runs from the middle of its edge to the square in the centre. */
function roads(edges: string, width: number, colour: string): Svg {
  const course = edges.split('').map((edge, i) => {
    if (edge !== 'R') return '';
    const [x, y] = edgeMiddle(i);
    return d`M${x} ${y}L0 0`;
  });
  // Cut off at the edge, where the neighbour's road continues.
  return el('path', {
    d: course.join(''),
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'butt',
  });
}

/** Water runs from edge to edge; with a single edge it ends in an inlet. */
function river(edges: string): Svg {
  const banks = edges.split('').flatMap((edge, i) => (edge === 'W' ? [i] : []));
  const [from, to] = banks;
  if (from === undefined) return '';
  const course = (width: number, colour: string): Svg => {
    if (to === undefined) {
      const [x, y] = edgeMiddle(from);
      const [ex, ey] = toward(from, 0.42);
      const end = el('circle', { cx: ex, cy: ey, r: width / 2, fill: colour });
      return (
        end +
        el('path', {
          d: d`M${x} ${y}L${ex} ${ey}`,
          stroke: colour,
          'stroke-width': width,
          'stroke-linecap': 'butt',
        })
      );
    }
    const [a, b] = [edgeMiddle(from), edgeMiddle(to)];
    return el('path', {
      d: d`M${a[0]} ${a[1]}Q0 0 ${b[0]} ${b[1]}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'butt',
    });
  };
  return group(course(RIVER + 6, 'var(--bank)'), course(RIVER, 'var(--water)'), ripples(banks));
}

function ripples(banks: readonly number[]): Svg {
  const waves = banks.map((bank) => {
    const [x, y] = toward(bank, 0.72);
    return d`M${x - 8} ${y}q4 -4 8 0t8 0`;
  });
  return path(waves.join(''), { line: 'var(--foam)', width: 1.6 });
}

const DOT = 1.9;

/** Details of the grass: flowers, leaves in autumn, snowdrifts. */
function strewn(kind: Ground, x: number, y: number): string {
  if (kind === 'winter') return d`M${x - 9} ${y}q4 -6 9 -4q6 -3 9 4Z`;
  const spots = [
    [-4, 0],
    [3, -3],
    [2, 4],
  ] as const;
  if (kind === 'autumn')
    return spots.map(([dx, dy]) => d`M${x + dx - 3} ${y + dy + 1}q3 -5 6 -2q-1 4 -6 2Z`).join('');
  return spots
    .map(
      ([dx, dy]) =>
        d`M${x + dx - DOT} ${y + dy}a${DOT} ${DOT} 0 1 1 ${2 * DOT} 0a${DOT} ${DOT} 0 1 1 ${-2 * DOT} 0`,
    )
    .join('');
}

/** Tufts of grass and the like near the corners, where no road runs. */
function tufts(kind: Ground, seed: number): Svg {
  let grass = '';
  let flowers = '';
  CORNERS.forEach(([cx, cy], corner) => {
    const share = 0.7 + ((seed * (corner + 3) * 7) % 13) / 100;
    const [x, y] = [cx * share, cy * share];
    if ((seed + corner) % 3 === 0) flowers += strewn(kind, x, y);
    else grass += d`M${x - 5} ${y}q1 -5 2 -7m1 7q1 -6 1 -9m2 9q1 -4 3 -6`;
  });
  return (
    path(grass, { line: `var(--tuft-${kind})`, width: 1.6 }) +
    path(flowers, { fill: `var(--blossom-${kind})`, width: 0 })
  );
}

/** The land of a tile as printed, unrotated: fields, roads, river. Neighbours join without a seam. */
export function ground(edges: string, kind: Ground, seed: number): Svg {
  const paved = edges.includes('R');
  return group(
    polygon(CORNERS, { fill: `var(--ground-${kind})`, width: 0 }),
    tufts(kind, seed),
    river(edges),
    paved ? roads(edges, KERB, 'var(--kerb)') : '',
    paved ? rect(-KERB / 2 - 4, -KERB / 2 - 4, KERB + 8, KERB + 8, { fill: 'var(--kerb)', width: 0 }, 5) : '',
    paved ? roads(edges, ROAD, 'var(--road)') : '',
    paved ? rect(-ROAD / 2 - 4, -ROAD / 2 - 4, ROAD + 8, ROAD + 8, { fill: 'var(--road)', width: 0 }, 4) : '',
  );
}

/** The outline of a tile, drawn above everything else. */
export const rim = (): Svg => polygon(CORNERS, { line: 'var(--rim)', width: 2.5 });
