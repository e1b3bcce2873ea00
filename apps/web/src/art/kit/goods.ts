import {
  circle,
  CREAM,
  d,
  DARK,
  DARK_WOOD,
  GOLD,
  GRAIN,
  group,
  IRON,
  pen,
  polygon,
  put,
  rect,
  shape,
  STONE,
  type Svg,
  WOOD,
} from '../svg.ts';
import { dim, shade } from './buildings.ts';

/** A number of things stacked in rows, the widest row at the bottom. */
function heaped(count: number, size: number, rise: number, one: (x: number, y: number) => Svg): Svg {
  const rows: Svg[] = [];
  const base = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  let inRow = base;
  let y = 0;
  for (let left = count; left > 0; y -= rise) {
    const n = Math.min(left, inRow);
    for (let i = 0; i < n; i++) rows.push(one((i - (n - 1) / 2) * size, y));
    left -= n;
    inRow = Math.max(1, inRow - 1);
  }
  return group(shade((base * size) / 2 + 3), ...rows);
}

export const logs = (count = 3, r = 7): Svg =>
  heaped(count, r * 2, r * 1.75, (x, y) =>
    group(
      circle(x, y - r, r, { fill: GRAIN, width: 1.8 }),
      circle(x, y - r, r * 0.4, { line: DARK_WOOD, width: 1.3 }),
    ),
  );

/** Hewn stone. */
export const blocks = (count = 3, size = 15): Svg =>
  heaped(count, size, size * 0.72, (x, y) =>
    group(
      rect(x - size / 2, y - size * 0.72, size, size * 0.72, { fill: STONE, width: 1.8 }),
      dim(d`M${x + size * 0.25} ${y}v${-size * 0.72}h${size * 0.25}v${size * 0.72}Z`),
    ),
  );

export const ingots = (count = 3, fill: string = IRON, size = 16): Svg =>
  heaped(count, size, size * 0.5, (x, y) =>
    polygon(
      [
        [x - size / 2, y],
        [x - size * 0.34, y - size * 0.5],
        [x + size * 0.34, y - size * 0.5],
        [x + size / 2, y],
      ],
      { fill, width: 1.8 },
    ),
  );

export const coins = (count = 3, r = 5): Svg =>
  heaped(count, r * 2, r * 1.7, (x, y) => circle(x, y - r, r, { fill: GOLD, width: 1.7 }));

export const planks = (count = 4, width = 44): Svg =>
  group(
    shade(width / 2 + 3),
    ...Array.from({ length: count }, (_, i) =>
      rect(-width / 2 + (i % 2) * 3, -6 * (i + 1), width, 6, { fill: i % 2 ? GRAIN : WOOD, width: 1.6 }),
    ),
  );

export function barrel(size = 14, fill: string = WOOD): Svg {
  const w = size * 0.4;
  return group(
    shade(w + 2),
    shape(
      d`M${-w} 0Q${-w * 1.35} ${-size / 2} ${-w} ${-size}H${w}Q${w * 1.35} ${-size / 2} ${w} 0Z`,
      fill,
      1.8,
    ),
    pen(
      d`M${-w * 1.18} ${-size * 0.28}H${w * 1.18}M${-w * 1.18} ${-size * 0.72}H${w * 1.18}`,
      'var(--ink)',
      1.4,
    ),
  );
}

/** A barrel lying on its side, end to us. */
export const cask = (r = 8): Svg =>
  group(
    circle(0, -r, r, { fill: WOOD, width: 2 }),
    circle(0, -r, r * 0.66, { fill: GRAIN, width: 1.3 }),
    circle(0, -r * 0.7, 1.4, { fill: DARK, width: 0 }),
  );

export const crate = (size = 14): Svg =>
  group(
    shade(size * 0.6),
    rect(-size / 2, -size, size, size, { fill: WOOD, width: 1.8 }),
    pen(d`M${-size / 2} ${-size}L${size / 2} 0M${-size / 2} ${-size * 0.72}H${size / 2}`, DARK_WOOD, 1.5),
  );

export const sack = (size = 14, fill: string = CREAM): Svg =>
  group(
    shade(size * 0.5),
    shape(
      d`M${-size * 0.2} ${-size * 0.8}Q${-size * 0.75} 0 ${-size * 0.35} 0H${size * 0.35}Q${size * 0.75} 0 ${size * 0.2} ${-size * 0.8}L${size * 0.3} ${-size * 1.05}H${-size * 0.3}Z`,
      fill,
      1.8,
    ),
    pen(d`M${-size * 0.22} ${-size * 0.8}H${size * 0.22}`, DARK_WOOD, 2),
  );

export function wheel(r = 12, fill = 'none'): Svg {
  const [c, s] = [r * 0.7, r];
  return group(
    circle(0, 0, r, { fill, width: 2.6 }),
    pen(d`M${-s} 0H${s}M0 ${-s}V${s}M${-c} ${-c}L${c} ${c}M${-c} ${c}L${c} ${-c}`, DARK_WOOD, 1.8),
    circle(0, 0, r * 0.24, { fill: WOOD, width: 1.5 }),
  );
}

export function cart(load: Svg = '', fill: string = WOOD): Svg {
  return group(
    shade(26),
    put(0, -17, load),
    polygon(
      [
        [-22, -19],
        [20, -19],
        [16, -6],
        [-18, -6],
      ],
      { fill },
    ),
    pen('M19 -15L34 -21', DARK_WOOD, 3),
    put(-9, -7, wheel(7.5, GRAIN)),
    put(10, -7, wheel(7.5, GRAIN)),
  );
}

/** A tub on rails. */
export const tub = (load: Svg = ''): Svg =>
  group(
    shade(14),
    put(0, -16, load),
    polygon(
      [
        [-14, -18],
        [14, -18],
        [10, -5],
        [-10, -5],
      ],
      { fill: IRON },
    ),
    circle(-6, -4, 4, { fill: DARK, width: 1.5 }),
    circle(6, -4, 4, { fill: DARK, width: 1.5 }),
  );

export const bench = (width = 44, height = 14): Svg =>
  group(
    shade(width / 2),
    pen(d`M${-width / 2 + 5} 0V${-height}M${width / 2 - 5} 0V${-height}`, DARK_WOOD, 4),
    rect(-width / 2, -height - 4, width, 5, { fill: WOOD, width: 1.8 }),
  );

export const bucket = (size = 10): Svg =>
  group(
    pen(d`M${-size / 2} ${-size}Q0 ${-size * 2} ${size / 2} ${-size}`, 'var(--ink)', 1.5),
    shape(d`M${-size / 2} ${-size}H${size / 2}L${size * 0.36} 0H${-size * 0.36}Z`, WOOD, 1.8),
  );

export const churn = (height = 22): Svg =>
  group(
    shade(9),
    pen(d`M-9 ${-height * 0.45}q-6 -5 0 -9M9 ${-height * 0.45}q6 -5 0 -9`, 'var(--ink)', 2),
    shape(
      d`M-9 0V${-height * 0.55}Q-9 ${-height * 0.7} -5 ${-height * 0.75}V${-height * 0.88}H5V${-height * 0.75}Q9 ${-height * 0.7} 9 ${-height * 0.55}V0Z`,
      STONE,
    ),
    dim(d`M4 0V${-height * 0.7}Q9 ${-height * 0.66} 9 ${-height * 0.55}V0Z`),
    shape(d`M-7 ${-height * 0.86}H7L4 ${-height}H-4Z`, STONE, 1.8),
  );
