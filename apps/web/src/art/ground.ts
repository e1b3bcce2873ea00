import { CORNERS, edgeMiddle, toward } from './hex.ts';
import { circle, d, el, group, path, polygon, rect, type Svg } from './svg.ts';

/** What a tile lies in: a season's colours, or none. */
export type Ground = 'spring' | 'summer' | 'autumn' | 'winter' | 'home' | 'plain';

const ROAD = 21;
const KERB = 27;
const RIVER = 34;

/** A road runs from the middle of its edge to the square in the centre. */
function ways(edges: string, kind: 'R' | 'W', width: number, colour: string): Svg {
  return edges
    .split('')
    .flatMap((edge, i) => {
      if (edge !== kind) return [];
      const [x, y] = edgeMiddle(i);
      // Cut off at the edge, where the neighbour's road goes on.
      return [
        el('path', {
          d: d`M${x} ${y}L0 0`,
          stroke: colour,
          'stroke-width': width,
          'stroke-linecap': 'butt',
        }),
      ];
    })
    .join('');
}

/** Water runs through from edge to edge; with a single one it ends in an inlet. */
function river(edges: string): Svg {
  const banks = edges.split('').flatMap((edge, i) => (edge === 'W' ? [i] : []));
  if (banks.length === 0) return '';
  const course = (width: number, colour: string): Svg => {
    if (banks.length === 1) {
      const [x, y] = edgeMiddle(banks[0]);
      const [ex, ey] = toward(banks[0], 0.42);
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
    const [a, b] = [edgeMiddle(banks[0]), edgeMiddle(banks[1])];
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
  return banks
    .map((bank) => {
      const [x, y] = toward(bank, 0.72);
      return path(d`M${x - 8} ${y}q4 -4 8 0t8 0`, { line: 'var(--foam)', width: 1.6 });
    })
    .join('');
}

/** What lies in the grass: flowers, leaves in autumn, drifts of snow. */
function strewn(kind: Ground, x: number, y: number): Svg {
  const fill = `var(--blossom-${kind})`;
  if (kind === 'winter') return path(d`M${x - 9} ${y}q4 -6 9 -4q6 -3 9 4Z`, { fill, width: 0 });
  const spots = [
    [-4, 0],
    [3, -3],
    [2, 4],
  ];
  if (kind !== 'autumn')
    return spots.map(([dx, dy]) => circle(x + dx, y + dy, 1.9, { fill, width: 0 })).join('');
  return spots
    .map(([dx, dy]) => path(d`M${x + dx - 3} ${y + dy + 1}q3 -5 6 -2q-1 4 -6 2Z`, { fill, width: 0 }))
    .join('');
}

/** Tufts of grass and the like near the corners, where no road runs. */
function tufts(kind: Ground, seed: number): Svg {
  return CORNERS.map(([cx, cy], corner) => {
    const share = 0.7 + ((seed * (corner + 3) * 7) % 13) / 100;
    const [x, y] = [cx * share, cy * share];
    if ((seed + corner) % 3 === 0) return strewn(kind, x, y);
    return path(d`M${x - 5} ${y}q1 -5 2 -7m1 7q1 -6 1 -9m2 9q1 -4 3 -6`, {
      line: `var(--tuft-${kind})`,
      width: 1.6,
    });
  }).join('');
}

/** The land of a tile as printed, unrotated: fields, roads, river. Neighbours join without a seam. */
export function ground(edges: string, kind: Ground, seed: number): Svg {
  const roads = edges.includes('R');
  return group(
    polygon(CORNERS, { fill: `var(--ground-${kind})`, width: 0 }),
    tufts(kind, seed),
    river(edges),
    roads ? ways(edges, 'R', KERB, 'var(--kerb)') : '',
    roads ? rect(-KERB / 2 - 4, -KERB / 2 - 4, KERB + 8, KERB + 8, { fill: 'var(--kerb)', width: 0 }, 5) : '',
    roads ? ways(edges, 'R', ROAD, 'var(--road)') : '',
    roads ? rect(-ROAD / 2 - 4, -ROAD / 2 - 4, ROAD + 8, ROAD + 8, { fill: 'var(--road)', width: 0 }, 4) : '',
  );
}

/** The rim of a tile, drawn above everything else of it. */
export const rim = (): Svg => polygon(CORNERS, { line: 'var(--rim)', width: 2.5 });
