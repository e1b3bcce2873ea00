import { CREAM, d, DARK_WOOD, group, pen, put, shape, type Svg, WOOD } from '../svg.ts';
import { dim } from './buildings.ts';
import { pool } from './nature.ts';

/** A hull afloat: its deck is 15 above the water line, bow to the right. */
export const hull = (width = 72, fill: string = WOOD, band: string = CREAM): Svg => {
  const w = width / 2;
  return group(
    shape(d`M${-w} -17H${w + 4}Q${w - 2} 0 ${w * 0.68} 3H${-w * 0.7}Q${-w * 0.95} 0 ${-w} -17Z`, fill),
    dim(d`M${-w * 0.88} -5H${w * 0.9}Q${w * 0.8} 2 ${w * 0.68} 3H${-w * 0.7}Q${-w * 0.8} 0 ${-w * 0.88} -5Z`),
    pen(d`M${-w + 2} -12H${w + 1}`, band, 2.6),
  );
};

/** A flat river boat. */
export const barge = (fill: string = WOOD): Svg =>
  group(
    shape('M-46 -14Q-40 -10 -36 -10H36Q42 -10 50 -17L42 0Q40 3 34 3H-32Q-40 3 -46 -14Z', fill),
    dim('M-42 -4H44L42 0Q40 3 34 3H-32Q-38 3 -42 -4Z'),
  );

/** What floats, in its water: the stern wave runs before the hull. */
export const afloat = (...parts: Svg[]): Svg =>
  group(
    pool(58, 10, 0),
    ...parts,
    pen('M-44 6q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0', 'var(--foam)', 2),
  );

export const mast = (height: number, x = 0): Svg => pen(d`M${x} -15V${-height}`, DARK_WOOD, 3);

/** A square sail filled by the wind, hung at the given height. */
export const sail = (
  x: number,
  top: number,
  width: number,
  height: number,
  fill: string,
  mark: Svg = '',
): Svg =>
  put(
    x,
    top,
    group(
      shape(
        d`M${-width / 2} 0H${width / 2}Q${width * 0.68} ${height / 2} ${width / 2} ${height}H${-width / 2}Q${-width * 0.32} ${height / 2} ${-width / 2} 0Z`,
        fill,
      ),
      pen(d`M${-width / 2 - 3} 0H${width / 2 + 3}`, DARK_WOOD, 3),
      put(width * 0.08, height / 2, mark),
    ),
  );

/** A three-cornered sail on the mast at x, blown to one side. */
export const lateen = (x: number, top: number, width: number, bottom: number, fill: string): Svg =>
  shape(d`M${x} ${top}Q${x + width * 0.9} ${(top + bottom) / 2} ${x + width} ${bottom}H${x}Z`, fill);

export const pennant = (x: number, top: number, fill: string): Svg =>
  shape(d`M${x} ${top}l-13 3.500l13 3.500Z`, fill, 1.5);
