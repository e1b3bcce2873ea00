import { CREAM, DARK_WOOD, shade, WOOD } from '../kit.ts';
import { WAVING } from '../icons.ts';
import { at, el, ellipse, group, pen, put, shape, type Svg, turned } from '../svg.ts';

const foot = (x: number, y: number): Svg =>
  put(
    x,
    y,
    turned(
      24,
      ellipse(0, 0, 3.4, 5.6, { fill: DARK_WOOD, width: 0 }),
      ellipse(0, 8.5, 2.6, 2.8, { fill: DARK_WOOD, width: 0 }),
    ),
  );

/** A signpost with the number in the order; the purple marker leans on the one that holds it. */
export const turnOrder = (number: number, start: boolean): Svg =>
  group(
    shade(22),
    pen('M-6 0V-60', 'var(--ink)', 7.5),
    pen('M-6 0V-60', WOOD, 4),
    shape('M-34 -58H26L42 -41L26 -24H-34Z', CREAM),
    el(
      'text',
      { x: -2, y: -30, 'text-anchor': 'middle', 'font-size': 32, 'font-weight': 800, fill: 'var(--ink)' },
      String(number),
    ),
    foot(12, -14),
    foot(24, -4),
    foot(34, -18),
    foot(46, -8),
    start ? put(-34, 0, at(0, -13, 1.25, WAVING)) : '',
  );
