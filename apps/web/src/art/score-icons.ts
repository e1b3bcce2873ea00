import { CART, worker } from './icons.ts';
import { at, circle, el, group, pen, polygon, put, rect, shape, type Svg } from './svg.ts';

/* Icons for scoring and for the abilities of the summer boats. Each fits a circle of radius 12 or states its width. */

const hex = (r: number, fill: string, width = 1.5): Svg =>
  polygon(
    [0, 60, 120, 180, 240, 300].map(
      (a) => [r * Math.cos((a * Math.PI) / 180), r * Math.sin((a * Math.PI) / 180)] as const,
    ),
    { fill, width },
  );

const FIELD_GREEN = 'var(--field)';
const TILE = 'var(--road)';

const sign = (text: string, size: number, y = size * 0.36): Svg =>
  el('text', { y, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 800, fill: 'var(--ink)' }, text);

/** Any resource: all four in one counter. */
export const RESOURCE_ANY: Svg = group(
  polygon(
    [
      [-4.6, -11],
      [4.6, -11],
      [11, -4.6],
      [11, 4.6],
      [4.6, 11],
      [-4.6, 11],
      [-11, 4.6],
      [-11, -4.6],
    ],
    { fill: 'var(--paper)', width: 1.6 },
  ),
  sign('?', 15),
);

/** On this tile: something on a hexagon, 30 wide. */
export const onTile = (svg: Svg): Svg => group(hex(15, TILE), at(0, 0, 0.78, svg));

/** In a field: something on grass behind a fence, 34 wide. */
export const inField = (...animals: Svg[]): Svg =>
  group(
    rect(-17, -13, 34, 26, { fill: FIELD_GREEN, width: 1.6 }, 8),
    ...animals.map((svg, i) =>
      at((i - (animals.length - 1) / 2) * 15, -1, animals.length > 1 ? 0.68 : 0.9, svg),
    ),
    pen('M-14 9H14M-9 6V12M0 6V12M9 6V12', 'var(--k-dark-wood)', 1.5),
  );

/** Tiles round this one. */
export const NEIGHBOURS: Svg = group(
  ...[30, 90, 150, 210, 270, 330].map((a) =>
    put(9.2 * Math.cos((a * Math.PI) / 180), 9.2 * Math.sin((a * Math.PI) / 180), hex(5.2, TILE, 1.3)),
  ),
  hex(5.2, 'var(--ink)', 1.3),
);

/** The other tiles of one field. */
export const WIDE_FIELD: Svg = group(
  ...(
    [
      [-7, -5],
      [7, -5],
      [-7, 5],
      [7, 5],
      [0, -9],
    ] as const
  ).map(([x, y]) => put(x, y, hex(5.4, FIELD_GREEN, 1.3))),
  put(0, 1, hex(5.4, 'var(--ink)', 1.3)),
);

/** A road loop. */
export const LOOP: Svg = group(
  circle(0, 0, 7.5, { line: 'var(--ink)', width: 9 }),
  circle(0, 0, 7.5, { line: TILE, width: 6 }),
);

export const BOAT: Svg = group(
  pen('M0 3V-11', 'var(--k-dark-wood)', 2),
  shape('M2 -11Q11 -6 9 1H2Z', 'var(--k-cream)', 1.5),
  shape('M-2 -7Q-8 -3 -8 1H-2Z', 'var(--k-cream)', 1.5),
  shape('M-11 3H11Q9 10 5 10H-6Q-10 9 -11 3Z', 'var(--k-wood)', 1.6),
);

/** A tile being flipped. */
export const FLIP: Svg = group(
  hex(6.5, 'var(--upgrade)', 1.4),
  pen('M-10 -3A10.5 10.5 0 0 1 7 -8M10 3A10.5 10.5 0 0 1 -7 8', 'var(--ink)', 2),
  shape('M4 -11L10 -7L4 -4Z', 'var(--ink)', 0),
  shape('M-4 11L-10 7L-4 4Z', 'var(--ink)', 0),
);

/** Nothing to pay. */
export const FREE: Svg = group(
  RESOURCE_ANY,
  pen('M-11 11L11 -11', 'var(--plate)', 5.5),
  pen('M-11 11L11 -11', 'var(--worker-red)', 3),
);

/** Adjacent edges that do not match: a road that ends at a field, 34 wide. */
export const MISMATCH: Svg = group(
  put(-8.5, 0, hex(10.5, TILE)),
  put(8.5, 0, hex(10.5, FIELD_GREEN)),
  pen('M-15 0H-1', 'var(--kerb)', 4),
);

/** A worker who gathers nothing, drawn as an outline. */
export const IDLE: Svg = el('g', { 'stroke-dasharray': '3 2.4' }, worker('none'));

/** One thing replaces another. */
export const SWAP: Svg = pen('M-7 -3H6M2 -7L7 -3M7 3H-6M-2 7L-7 3', 'var(--ink)', 2.2);

/** A cart where there is no road, 30 wide. */
export const CART_ON_FIELD: Svg = group(
  rect(-15, 1, 30, 12, { fill: FIELD_GREEN, width: 1.5 }, 5),
  at(0, -2, 0.9, CART),
);

/** A bid in another colour over an existing one. */
export const OTHER_COLOUR: Svg = group(
  at(-13, 1, 0.95, worker('red')),
  pen('M-4 5L0 0L4 5M-4 -1L0 -6L4 -1', 'var(--ink)', 2.2),
  at(13, -1, 0.95, worker('blue')),
);

/** Workers of several colours on one tile, 44 wide. */
export const ANY_COLOURS: Svg = group(
  polygon(
    [
      [-22, 2],
      [-14, -12],
      [14, -12],
      [22, 2],
      [14, 14],
      [-14, 14],
    ],
    { fill: TILE, width: 1.5 },
  ),
  at(-11, -1, 0.85, worker('blue')),
  at(11, -1, 0.85, worker('yellow')),
  at(0, 2, 0.95, worker('red')),
);

/** Points in a row, by count: in a bar of the shield's colour. */
export function pointsBar(points: readonly number[]): { icon: Svg; width: number } {
  const widths = points.map((n) => String(n).length * 9 + 7);
  const width = widths.reduce((sum, w) => sum + w, 0) + 6;
  let x = -width / 2 + 3;
  const texts = points.map((n, i) => {
    const own = widths[i]!;
    const text = el(
      'text',
      {
        x: x + own / 2,
        y: 5.5,
        'text-anchor': 'middle',
        'font-size': 15,
        'font-weight': 800,
        fill: 'var(--shield-text)',
      },
      String(n),
    );
    x += own;
    return text;
  });
  return {
    icon: group(rect(-width / 2, -12, width, 24, { fill: 'var(--shield)', width: 1.6 }, 7), ...texts),
    width: width + 4,
  };
}
