import {
  at,
  BLUE,
  circle,
  COPPER,
  CREAM,
  d,
  DARK_WOOD,
  ellipse,
  GOLD,
  group,
  pen,
  polygon,
  rect,
  ROOF,
  shape,
  type Svg,
  THATCH,
} from '../svg.ts';
import { dim, shade } from './buildings.ts';

/* Small wares of shops and guilds. */

export const mug = (size = 12): Svg =>
  group(
    pen(
      d`M${size * 0.4} ${-size * 0.8}h${size * 0.25}q${size * 0.2} 0 ${size * 0.2} ${size * 0.3}q0 ${size * 0.25} ${-size * 0.45} ${size * 0.25}`,
      'var(--ink)',
      2,
    ),
    rect(-size * 0.45, -size, size * 0.9, size, { fill: GOLD, width: 1.8 }, 1.5),
    shape(
      d`M${-size * 0.55} ${-size * 0.85}q${-size * 0.1} ${-size * 0.4} ${size * 0.3} ${-size * 0.4}q${size * 0.25} ${-size * 0.25} ${size * 0.5} 0q${size * 0.4} 0 ${size * 0.3} ${size * 0.4}Z`,
      CREAM,
      1.6,
    ),
  );

export const cheese = (size = 18): Svg =>
  group(
    shade(size * 0.55),
    shape(
      d`M${-size / 2} 0V${-size * 0.4}L${size * 0.2} ${-size * 0.75}Q${size / 2} ${-size * 0.7} ${size / 2} ${-size * 0.4}V0Z`,
      GOLD,
      1.8,
    ),
    pen(d`M${-size / 2} ${-size * 0.4}H${size / 2}`, 'var(--ink)', 1.5),
    circle(-size * 0.15, -size * 0.2, size * 0.08, { fill: DARK_WOOD, width: 0 }),
    circle(size * 0.2, -size * 0.16, size * 0.1, { fill: DARK_WOOD, width: 0 }),
  );

export const loaf = (width = 20): Svg =>
  group(
    shape(
      d`M${-width / 2} 0Q${-width * 0.6} ${-width * 0.5} 0 ${-width * 0.5}Q${width * 0.6} ${-width * 0.5} ${width / 2} 0Z`,
      COPPER,
      1.8,
    ),
    pen(
      d`M${-width * 0.22} ${-width * 0.36}l3 6M${width * 0.02} ${-width * 0.4}l3 6M${width * 0.22} ${-width * 0.36}l3 6`,
      CREAM,
      1.8,
    ),
  );

/** A roll of cloth, standing. */
export const cloth = (fill: string = BLUE, height = 30): Svg =>
  group(
    shape(d`M-6 0V${-height}H6V0Z`, fill),
    dim(d`M2 0V${-height}H6V0Z`),
    ellipse(0, -height, 6, 2.6, { fill: CREAM, width: 1.6 }),
  );

export const books = (): Svg =>
  group(
    rect(-11, -6, 22, 6, { fill: ROOF, width: 1.6 }),
    rect(-9, -11, 20, 5, { fill: BLUE, width: 1.6 }),
    rect(-11, -16, 18, 5, { fill: THATCH, width: 1.6 }),
  );

export const openBook = (width = 44): Svg => {
  const [w, h] = [width / 2, width * 0.36];
  return group(
    shape(
      d`M0 0Q${-w / 2} ${-w * 0.4} ${-w} ${-w * 0.1}V${-h}Q${-w / 2} ${-h - w * 0.3} 0 ${-h * 0.9}Q${w / 2} ${-h - w * 0.3} ${w} ${-h}V${-w * 0.1}Q${w / 2} ${-w * 0.4} 0 0Z`,
      CREAM,
    ),
    pen(
      d`M0 ${-h * 0.9}V0M${-w * 0.78} ${-h * 0.85}q6 -3 12 -1M${-w * 0.78} ${-h * 0.5}q6 -3 12 -1M${w * 0.25} ${-h * 0.93}q6 -3 12 1M${w * 0.25} ${-h * 0.6}q6 -3 12 1`,
      'var(--ink)',
      1.4,
    ),
  );
};

export const flask = (fill: string, size = 18): Svg =>
  group(
    shape(
      d`M${-size * 0.13} ${-size}V${-size * 0.6}L${-size * 0.45} ${-size * 0.1}Q${-size * 0.5} 0 ${-size * 0.35} 0H${size * 0.35}Q${size * 0.5} 0 ${size * 0.45} ${-size * 0.1}L${size * 0.13} ${-size * 0.6}V${-size}Z`,
      CREAM,
      1.8,
    ),
    shape(
      d`M${-size * 0.28} ${-size * 0.36}L${-size * 0.45} ${-size * 0.1}Q${-size * 0.5} 0 ${-size * 0.35} 0H${size * 0.35}Q${size * 0.5} 0 ${size * 0.45} ${-size * 0.1}L${size * 0.28} ${-size * 0.36}Z`,
      fill,
      1.4,
    ),
    pen(d`M${-size * 0.2} ${-size}H${size * 0.2}`, 'var(--ink)', 2.4),
  );

export const candle = (height = 14): Svg =>
  group(
    rect(-3, -height, 6, height, { fill: CREAM, width: 1.6 }),
    shape(d`M0 ${-height - 11}q5 6 0 9q-5 -3 0 -9Z`, GOLD, 1.4),
  );

/** A key, the emblem of the game, with its bow at the top. */
export const key = (height = 34, fill: string = GOLD): Svg =>
  at(
    0,
    0,
    height / 34,
    group(
      shape('M-3 -20H3V-8H10V-3H6V0H-3Z', fill, 2),
      circle(0, -26, 8, { fill, width: 2 }),
      circle(0, -26, 3, { fill: CREAM, width: 1.6 }),
    ),
  );

export const gem = (size = 18, fill: string = BLUE): Svg =>
  group(
    polygon(
      [
        [0, 0],
        [-size * 0.6, -size * 0.6],
        [-size * 0.35, -size],
        [size * 0.35, -size],
        [size * 0.6, -size * 0.6],
      ],
      { fill },
    ),
    pen(
      d`M${-size * 0.6} ${-size * 0.6}H${size * 0.6}M${-size * 0.2} ${-size * 0.6}L0 0L${size * 0.2} ${-size * 0.6}L0 ${-size}Z`,
      'var(--ink)',
      1.2,
    ),
  );
