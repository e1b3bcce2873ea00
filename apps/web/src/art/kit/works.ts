import {
  at,
  circle,
  COPPER,
  CREAM,
  d,
  DARK,
  DARK_WOOD,
  ellipse,
  FIRE,
  FLAME,
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
  turned,
  WOOD,
} from '../svg.ts';
import { dim, shade } from './buildings.ts';

/* Tools, hearths and workers. */

export const flames = (size = 18): Svg =>
  group(
    shape(
      d`M${-size * 0.45} 0Q${-size * 0.7} ${-size * 0.5} ${-size * 0.2} ${-size * 0.7}Q${-size * 0.15} ${-size * 0.5} 0 ${-size}Q${size * 0.7} ${-size * 0.5} ${size * 0.45} 0Z`,
      FIRE,
      1.6,
    ),
    shape(
      d`M${-size * 0.2} 0Q${-size * 0.3} ${-size * 0.3} 0 ${-size * 0.5}Q${size * 0.3} ${-size * 0.3} ${size * 0.2} 0Z`,
      FLAME,
      0,
    ),
  );

export const anvil = (size = 1): Svg =>
  at(
    0,
    0,
    size,
    group(
      shade(14),
      shape('M-8 0L-6 -5H-3V-10Q-12 -10 -16 -17H14V-12Q6 -11 4 -9V-5H6L8 0Z', IRON),
      dim('M4 -9Q6 -11 14 -12V-15H2Z'),
    ),
  );

/** A kiln or furnace: a cone with a mouth full of fire. */
export const kiln = (width = 34, height = 40, fill: string = STONE): Svg =>
  group(
    shade(width / 2 + 5),
    shape(
      d`M${-width / 2} 0Q${-width * 0.45} ${-height * 0.6} ${-width * 0.2} ${-height}H${width * 0.2}Q${width * 0.45} ${-height * 0.6} ${width / 2} 0Z`,
      fill,
    ),
    dim(
      d`M${width * 0.08} ${-height}H${width * 0.2}Q${width * 0.45} ${-height * 0.6} ${width / 2} 0H${width * 0.26}Q${width * 0.28} ${-height * 0.5} ${width * 0.08} ${-height}Z`,
    ),
    shape(
      d`M${-width * 0.26} 0V${-height * 0.24}Q0 ${-height * 0.52} ${width * 0.26} ${-height * 0.24}V0Z`,
      DARK,
      1.8,
    ),
    flames(Math.min(width, height) * 0.34),
  );

export const smoke = (): Svg => pen('M0 0q-7 -5 0 -9t1 -9', 'var(--smoke)', 4.5);

export const kettle = (width = 34): Svg =>
  group(
    shade(width / 2 + 3),
    shape(
      d`M${-width / 2} 0Q${-width * 0.6} ${-width * 0.62} 0 ${-width * 0.66}Q${width * 0.6} ${-width * 0.62} ${width / 2} 0Z`,
      COPPER,
    ),
    dim(
      d`M${width * 0.12} ${-width * 0.65}Q${width * 0.6} ${-width * 0.62} ${width / 2} 0H${width * 0.25}Q${width * 0.4} ${-width * 0.4} ${width * 0.12} ${-width * 0.65}Z`,
    ),
    pen(d`M${-width * 0.52} ${-width * 0.2}H${width * 0.52}`, 'var(--ink)', 1.6),
    pen(d`M0 ${-width * 0.66}v-9h${width * 0.5}v8`, 'var(--ink)', 6.4),
    pen(d`M0 ${-width * 0.66}v-9h${width * 0.5}v8`, COPPER, 3),
  );

export const sawHorse = (): Svg =>
  group(
    shade(20),
    pen('M-17 0L-9 -18M-5 0L-13 -18M5 0L13 -18M17 0L9 -18', DARK_WOOD, 3.4),
    rect(-24, -22, 48, 7, { fill: GRAIN, width: 1.8 }, 1),
  );

/** A hand saw, the handle at the right. */
export const saw = (length = 34): Svg =>
  group(
    shape(d`M0 -6L${-length} 0l3 3l3 -2l3 4l3 -2.500l3 4l3 -2.500l3 4L0 6Z`, IRON, 1.6),
    rect(-1, -7, 11, 14, { fill: WOOD, width: 1.8 }, 4),
  );

export const sawBlade = (r = 16): Svg => {
  const teeth = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 6, ((i + 0.75) * Math.PI) / 6];
    return `${i ? 'L' : 'M'}${d`${r * Math.cos(a)} ${r * Math.sin(a)}L${r * 1.2 * Math.cos(b)} ${r * 1.2 * Math.sin(b)}`}`;
  });
  return group(
    shape(`${teeth.join('')}Z`, STONE, 1.8),
    circle(0, 0, r * 0.22, { fill: DARK_WOOD, width: 1.5 }),
  );
};

/** A pick, its head at the top. */
export const pick = (height = 34): Svg =>
  at(
    0,
    0,
    height / 34,
    group(
      pen('M0 0V-30', 'var(--ink)', 6),
      pen('M0 0V-30', WOOD, 3),
      shape('M-17 -22Q-8 -34 0 -34Q8 -34 17 -22Q8 -28 0 -27Q-8 -28 -17 -22Z', IRON, 1.8),
    ),
  );

export const axe = (height = 28): Svg =>
  at(
    0,
    0,
    height / 28,
    group(
      pen('M0 0V-26', 'var(--ink)', 5.5),
      pen('M0 0V-26', WOOD, 2.6),
      shape('M-2 -26H4Q6 -16 12 -14Q4 -10 -2 -18Z', IRON, 1.8),
    ),
  );

export const hammer = (height = 26): Svg =>
  at(
    0,
    0,
    height / 26,
    group(
      pen('M0 0V-22', 'var(--ink)', 5.5),
      pen('M0 0V-22', WOOD, 2.6),
      rect(-9, -27, 18, 9, { fill: IRON, width: 1.8 }, 1.5),
    ),
  );

export const horseshoe = (r = 8): Svg =>
  group(
    ...[5.6, 2.8].map((width, i) =>
      pen(
        d`M${-r * 0.75} ${r * 0.9}Q${-r * 1.3} ${-r} 0 ${-r}Q${r * 1.3} ${-r} ${r * 0.75} ${r * 0.9}`,
        i ? IRON : 'var(--ink)',
        width,
      ),
    ),
  );

/** A crane with its load hanging to the right. */
export const crane = (height = 52, reach = 24, load: Svg = ''): Svg =>
  group(
    pen(d`M0 0V${-height}H${reach}M0 ${-height + 16}L14 ${-height}M-7 0L0 -12L7 0`, 'var(--ink)', 5.4),
    pen(d`M0 0V${-height}H${reach}M0 ${-height + 16}L14 ${-height}M-7 0L0 -12L7 0`, WOOD, 2.6),
    pen(d`M${reach - 2} ${-height + 2}v12`, 'var(--ink)', 1.5),
    put(reach - 2, -height + 25, load),
  );

/** Scaffolding poles. */
export const scaffold = (width: number, height: number): Svg =>
  pen(
    d`M${-width / 2} 0V${-height}M${width / 2} 0V${-height}M${-width / 2 - 3} ${-height * 0.45}H${width / 2 + 3}M${-width / 2 - 3} ${-height * 0.9}H${width / 2 + 3}`,
    DARK_WOOD,
    2.6,
  );

export const loom = (): Svg =>
  group(
    shade(26),
    pen('M-22 0V-44M22 0V-44', DARK_WOOD, 5),
    rect(-17, -40, 34, 32, { fill: CREAM, width: 1.8 }),
    pen('M-17 -15H17M-17 -21H17', 'var(--k-roof)', 4),
    pen('M-17 -27H17', 'var(--k-blue)', 4),
    pen('M-11 -29V-40M-4 -29V-40M4 -29V-40M11 -29V-40', 'var(--ink)', 1.2),
    rect(-27, -46, 54, 6, { fill: WOOD, width: 1.8 }, 2),
    rect(-25, -9, 50, 5, { fill: WOOD, width: 1.8 }, 2),
  );

/** A water wheel, its axle at the origin. */
export const waterWheel = (r = 20): Svg =>
  group(
    ...[0, 30, 60, 90, 120, 150].map((angle) =>
      turned(angle, rect(-r * 1.15, -3, r * 2.3, 6, { fill: WOOD, width: 1.3 })),
    ),
    circle(0, 0, r, { line: 'var(--ink)', width: 6 }),
    circle(0, 0, r, { line: WOOD, width: 3 }),
    circle(0, 0, r * 0.2, { fill: DARK_WOOD, width: 1.6 }),
  );

/** A villager in neutral colours, who is not a player's worker. */
export const person = (coat: string, height = 24): Svg =>
  at(
    0,
    0,
    height / 24,
    group(
      shade(7),
      shape('M-7 0Q-8 -14 0 -15Q8 -14 7 0Z', coat, 1.8),
      circle(0, -19, 4.8, { fill: 'var(--k-skin)', width: 1.8 }),
    ),
  );

export const statue = (height = 40): Svg =>
  at(
    0,
    0,
    height / 40,
    group(
      shade(14),
      rect(-13, -9, 26, 9, { fill: CREAM, width: 1.8 }),
      shape('M-8 -9Q-10 -26 0 -28Q10 -26 8 -9Z', STONE),
      circle(0, -33, 6, { fill: STONE }),
      pen('M7 -24L16 -38', 'var(--ink)', 6),
      pen('M7 -24L16 -38', STONE, 3),
    ),
  );

export const scales = (): Svg =>
  group(
    shade(16),
    polygon(
      [
        [-12, 0],
        [-4, -5],
        [4, -5],
        [12, 0],
      ],
      { fill: WOOD, width: 1.8 },
    ),
    pen('M0 -5V-40M-24 -36H24', 'var(--ink)', 5.4),
    pen('M0 -5V-40M-24 -36H24', 'var(--k-gold)', 2.6),
    pen('M-24 -36L-31 -20M-24 -36L-17 -20M24 -36L17 -20M24 -36L31 -20', 'var(--ink)', 1.3),
    shape('M-33 -20H-15Q-24 -10 -33 -20Z', COPPER, 1.8),
    shape('M15 -20H33Q24 -10 15 -20Z', COPPER, 1.8),
    circle(0, -41, 3, { fill: 'var(--k-gold)', width: 1.6 }),
  );

export const oven = (): Svg =>
  group(
    shade(30),
    shape('M-30 0Q-32 -36 0 -38Q32 -36 30 0Z', STONE),
    dim('M10 -37Q32 -34 30 0H18Q22 -26 10 -37Z'),
    shape('M-14 0V-12Q0 -28 14 -12V0Z', DARK),
    flames(15),
    ellipse(-18, -24, 3, 2, { fill: CREAM, width: 0 }),
  );
