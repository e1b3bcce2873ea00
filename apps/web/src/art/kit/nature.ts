import { type Animal, ANIMAL_ICONS } from '../icons.ts';
import {
  at,
  circle,
  COPPER,
  d,
  DARK_WOOD,
  EARTH,
  ellipse,
  FIR,
  GRAIN,
  group,
  LEAF,
  line,
  mirrored,
  pen,
  polygon,
  rect,
  ROOF,
  shape,
  STONE,
  type Svg,
  THATCH,
  WATER,
  WOOD,
} from '../svg.ts';
import { dim, shade } from './buildings.ts';

export function tree(height = 34, leaf: string = LEAF): Svg {
  const [top, low, w] = [-height, -height * 0.3, height * 0.42];
  return group(
    shade(height * 0.3),
    rect(-2.5, -height * 0.4, 5, height * 0.4, { fill: DARK_WOOD, width: 1.6 }),
    shape(d`M0 ${top}C${w} ${top} ${w} ${low} 0 ${low}C${-w} ${low} ${-w} ${top} 0 ${top}Z`, leaf),
    dim(d`M4 ${top}C${w} ${top} ${w} ${low} 0 ${low}C${w * 0.55} ${low - 6} ${w * 0.5} ${top + 8} 4 ${top}Z`),
  );
}

export const apples = (x: number, y: number, fill: string = ROOF): Svg =>
  (
    [
      [-6, 0],
      [5, -4],
      [2, 6],
    ] as const
  )
    .map(([dx, dy]) => circle(x + dx, y + dy, 2.6, { fill, width: 1.2 }))
    .join('');

export function fir(height = 36, leaf: string = FIR): Svg {
  const w = height * 0.3;
  return group(
    shade(w + 2),
    rect(-2.5, -6, 5, 6, { fill: DARK_WOOD, width: 1.5 }),
    polygon(
      [
        [-w, -5],
        [0, -height * 0.62],
        [w, -5],
      ],
      { fill: leaf },
    ),
    polygon(
      [
        [-w * 0.75, -height * 0.42],
        [0, -height],
        [w * 0.75, -height * 0.42],
      ],
      { fill: leaf },
    ),
    dim(d`M0 ${-height}L${w * 0.75} ${-height * 0.42}H${w * 0.3}Z`),
  );
}

export const bush = (width = 18, leaf: string = LEAF): Svg =>
  group(
    shade(width * 0.55),
    shape(
      d`M${-width / 2} 0Q${-width * 0.62} ${-width * 0.5} ${-width * 0.15} ${-width * 0.55}Q${width * 0.3} ${-width * 0.85} ${width * 0.45} ${-width * 0.35}Q${width * 0.65} 0 ${width / 2} 0Z`,
      leaf,
      1.8,
    ),
  );

export const stump = (): Svg =>
  group(
    shade(9),
    shape('M-8 0Q-6 -4 -6.5 -9H6.500Q6 -4 8 0Z', WOOD, 1.8),
    ellipse(0, -9, 6.5, 2.6, { fill: GRAIN, width: 1.6 }),
  );

export function rock(width: number, height: number, fill: string = STONE): Svg {
  const w = width / 2;
  return group(
    shade(w + 4),
    polygon(
      [
        [-w, 0],
        [-w * 0.8, -height * 0.6],
        [-w * 0.2, -height],
        [w * 0.5, -height * 0.82],
        [w, -height * 0.3],
        [w, 0],
      ],
      { fill },
    ),
    dim(d`M${w * 0.5} ${-height * 0.82}L${w} ${-height * 0.3}V0H${w * 0.4}L${w * 0.25} ${-height * 0.5}Z`),
    line(
      [
        [-w * 0.8, -height * 0.6],
        [-w * 0.1, -height * 0.45],
        [w * 0.5, -height * 0.82],
      ],
      { width: 1.4 },
    ),
  );
}

/** A rounded hill. */
export const hill = (width: number, height: number, fill: string = LEAF): Svg =>
  group(
    shade(width / 2),
    shape(
      d`M${-width / 2} 0C${-width * 0.3} ${-height * 1.33} ${width * 0.3} ${-height * 1.33} ${width / 2} 0Z`,
      fill,
    ),
  );

export const hayStack = (size = 24): Svg =>
  group(
    shade(size * 0.55),
    shape(
      d`M${-size / 2} 0Q${-size * 0.6} ${-size * 0.8} 0 ${-size}Q${size * 0.6} ${-size * 0.8} ${size / 2} 0Z`,
      THATCH,
    ),
    pen(
      d`M${-size * 0.2} ${-size * 0.3}l3 -5M${size * 0.1} ${-size * 0.5}l3 -5M${size * 0.2} ${-size * 0.15}l2 -5`,
      'var(--ink)',
      1.3,
    ),
  );

/** A sheaf of wheat, bound. */
export const sheaf = (size = 26): Svg =>
  group(
    shade(size * 0.3),
    shape(
      d`M${-size * 0.22} 0L${-size * 0.08} ${-size * 0.4}L${-size * 0.42} ${-size * 0.85}Q${-size * 0.2} ${-size * 1.05} 0 ${-size}Q${size * 0.2} ${-size * 1.05} ${size * 0.42} ${-size * 0.85}L${size * 0.08} ${-size * 0.4}L${size * 0.22} 0Z`,
      'var(--k-wheat)',
    ),
    pen(
      d`M0 ${-size * 0.95}V${-size * 0.45}M${-size * 0.25} ${-size * 0.9}L${-size * 0.06} ${-size * 0.5}M${size * 0.25} ${-size * 0.9}L${size * 0.06} ${-size * 0.5}`,
      'var(--ink)',
      1.2,
    ),
    pen(d`M${-size * 0.12} ${-size * 0.38}H${size * 0.12}`, ROOF, 3.2),
  );

/** Standing wheat: a strip of ears. */
export function wheatRow(width: number, height = 18): Svg {
  const ears = Math.round(width / 9);
  return group(
    shape(d`M${-width / 2} 0L${-width / 2} ${-height * 0.6}H${width / 2}V0Z`, THATCH, 1.8),
    ...Array.from({ length: ears }, (_, i) => {
      const x = -width / 2 + ((i + 0.5) * width) / ears;
      return ellipse(x, -height * 0.75, 3.4, height * 0.32, { fill: 'var(--k-wheat)', width: 1.4 });
    }),
  );
}

/** A pool under a boat or a wheel. */
export const pool = (rx: number, ry = 9, y = 0): Svg =>
  group(
    ellipse(0, y, rx, ry, { fill: WATER, line: 'var(--bank)', width: 3 }),
    pen(d`M${-rx * 0.75} ${y + 2}q4 -4 8 0t8 0M${rx * 0.4} ${y + 4}q4 -4 8 0t8 0`, 'var(--foam)', 1.8),
  );

/** Ore or coal: a heap of lumps. */
export const heap = (fill: string = EARTH, size = 12): Svg =>
  group(
    shade(size * 1.3),
    ...(
      [
        [-0.9, 0],
        [0.9, 0],
        [0, 0],
        [-0.45, 0.62],
        [0.5, 0.62],
        [0, 1.2],
      ] as const
    ).map(([x, y]) => {
      const [cx, cy, r] = [x * size, -y * size, size * 0.55] as const;
      return polygon(
        [
          [cx - r, cy],
          [cx - r * 0.7, cy - r],
          [cx + r * 0.2, cy - r * 1.35],
          [cx + r * 0.9, cy - r * 0.8],
          [cx + r, cy],
        ],
        { fill, width: 1.7 },
      );
    }),
  );

/* The animals in the pictures are those of the counters, standing on the ground. */

const standing =
  (kind: Animal) =>
  (size = 1.4, left = false): Svg => {
    const drawn = at(0, -9 * size, size, ANIMAL_ICONS[kind]);
    return group(shade(9 * size), left ? mirrored(drawn) : drawn);
  };

export const sheep = standing('sheep');
export const pig = standing('pig');
export const cow = standing('cow');

export const horse = (size = 1, coat: string = COPPER): Svg =>
  at(
    0,
    0,
    size,
    group(
      shade(20),
      pen('M-13 -12V-1M-8 -12V-1M7 -12V-1M12 -12V-1', 'var(--ink)', 5.4),
      pen('M-13 -12V-1M-8 -12V-1M7 -12V-1M12 -12V-1', coat, 2.4),
      pen('M-16 -20Q-23 -16 -20 -6', DARK_WOOD, 4),
      shape(
        'M-17 -21Q-17 -24 -10 -23Q0 -22 6 -25L14 -38L17 -43L19 -38Q27 -34 29 -29Q28 -25 22 -27Q18 -25 17 -16Q15 -9 8 -10Q-2 -8 -12 -10Q-18 -13 -17 -21Z',
        coat,
      ),
      shape('M6 -25L14 -39L11 -39Q3 -32 2 -23Z', DARK_WOOD, 1.4),
      circle(20, -34, 1.3, { fill: 'var(--ink)', width: 0 }),
    ),
  );

/** A horse looking out of its stable. */
export const horseHead = (coat: string = COPPER): Svg =>
  group(
    shape('M-7 0Q-6 -14 2 -17L4 -22L7 -17Q15 -12 17 -6Q15 -1 9 -4Q6 -4 6 0Z', coat, 1.8),
    shape('M-7 0Q-7 -13 1 -18Q-8 -16 -10 0Z', DARK_WOOD, 1.3),
    circle(6.5, -12, 1.3, { fill: 'var(--ink)', width: 0 }),
  );
