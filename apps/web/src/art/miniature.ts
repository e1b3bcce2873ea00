import type { TileSpec } from '@keyflower/engine';
import { centreOf, CORNERS, edgeMiddle, groundOf, toward } from './ground.ts';
import { d } from './svg.ts';

/* A village thumbnail: a dozen shapes instead of hundreds that could not be told apart. */

/** A placed tile. */
export interface Lying {
  spec: TileSpec;
  q: number;
  r: number;
  rotation: number;
}

/** One colour of the picture: filled, or stroked. */
export interface Stroke {
  colour: string;
  width?: number;
  path: string;
}

const RIVER = 36;
const ROAD = 26;
const BANK = 10;

const hexagon = (x: number, y: number): string =>
  `M${CORNERS.map(([dx, dy]) => d`${x + dx} ${y + dy}`).join('L')}Z`;

/** The edges of a kind, in placed orientation. */
const edgesOf = ({ spec, rotation }: Lying, kind: 'R' | 'W'): number[] =>
  spec.edges.split('').flatMap((edge, i) => (edge === kind ? [(i + rotation) % 6] : []));

/** From the middle of every road's edge to the square. */
function roads(tile: Lying, x: number, y: number): string {
  return edgesOf(tile, 'R')
    .map((edge) => {
      const [dx, dy] = edgeMiddle(edge);
      return d`M${x + dx} ${y + dy}L${x} ${y}`;
    })
    .join('');
}

/** From bank to bank; a single edge is an inlet. */
function river(tile: Lying, x: number, y: number): string {
  const banks = edgesOf(tile, 'W');
  const [from, to] = banks;
  if (from === undefined) return '';
  const [ax, ay] = edgeMiddle(from);
  if (to === undefined) {
    const [ex, ey] = toward(from, 0.42);
    return d`M${x + ax} ${y + ay}L${x + ex} ${y + ey}`;
  }
  const [bx, by] = edgeMiddle(to);
  return d`M${x + ax} ${y + ay}Q${x} ${y} ${x + bx} ${y + by}`;
}

/** The land of a village, from the lowest layer to the highest. */
export function miniature(village: readonly Lying[]): Stroke[] {
  const grounds = new Map<string, string>();
  let rims = '';
  let water = '';
  let ways = '';
  for (const tile of village) {
    const [x, y] = centreOf(tile.q, tile.r);
    const outline = hexagon(x, y);
    const colour = `var(--ground-${groundOf(tile.spec)})`;
    grounds.set(colour, (grounds.get(colour) ?? '') + outline);
    rims += outline;
    water += river(tile, x, y);
    ways += roads(tile, x, y);
  }
  return [
    ...[...grounds].map(([colour, path]) => ({ colour, path })),
    { colour: 'var(--bank)', width: RIVER + BANK, path: water },
    { colour: 'var(--water)', width: RIVER, path: water },
    { colour: 'var(--kerb)', width: ROAD + BANK, path: ways },
    { colour: 'var(--road)', width: ROAD, path: ways },
    { colour: 'var(--rim)', width: 4, path: rims },
  ].filter(({ path }) => path !== '');
}
