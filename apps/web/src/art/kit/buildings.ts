import {
  circle,
  CREAM,
  d,
  DARK,
  DARK_WOOD,
  ellipse,
  GLASS,
  GOLD,
  group,
  pen,
  PLASTER,
  polygon,
  put,
  rect,
  ROOF,
  SHADE,
  shape,
  STONE,
  type Svg,
  WOOD,
} from '../svg.ts';

/** The shadow on the ground; light comes from the upper left, so it lies to the right. */
export const shade = (rx: number): Svg => ellipse(3, 1, rx, rx * 0.15 + 1, { fill: SHADE, width: 0 });

/** The side away from the light. */
export const dim = (path: string): Svg => shape(path, SHADE, 0);

/** A house seen from the front: walls, a gabled roof, a door. */
export function house(width: number, height: number, roof: string = ROOF, wall: string = PLASTER): Svg {
  const half = width / 2;
  const eaves = half + 5;
  const top = -height - half * 0.9;
  return group(
    shade(half + 7),
    rect(-half, -height, width, height, { fill: wall }),
    dim(d`M${half - 7} 0V${-height}H${half}V0Z`),
    polygon(
      [
        [-eaves, -height + 2],
        [0, top],
        [eaves, -height + 2],
      ],
      { fill: roof },
    ),
    dim(d`M0 ${top}L${eaves} ${-height + 2}H${eaves - 11}Z`),
    rect(-5, -12, 10, 12, { fill: DARK_WOOD, width: 1.6 }),
  );
}

/** A long house seen from the side. */
export function hall(
  width: number,
  height: number,
  roof: string = ROOF,
  wall: string = PLASTER,
  rise = 17,
): Svg {
  const half = width / 2;
  const top = -height - rise;
  return group(
    shade(half + 7),
    rect(-half, -height, width, height, { fill: wall }),
    dim(d`M${half - 8} 0V${-height}H${half}V0Z`),
    polygon(
      [
        [-half - 5, -height + 2],
        [-half + 6, top],
        [half - 6, top],
        [half + 5, -height + 2],
      ],
      { fill: roof },
    ),
    dim(d`M${half - 16} ${top}H${half - 6}L${half + 5} ${-height + 2}H${half - 8}Z`),
  );
}

/** An open shed: a roof on two posts. */
export function shed(width: number, height: number, roof: string = ROOF): Svg {
  const half = width / 2;
  return group(
    shade(half + 4),
    ...[-half + 3, half - 3].map((x) => pen(d`M${x} 0V${-height}`, DARK_WOOD, 4)),
    polygon(
      [
        [-half - 5, -height + 2],
        [-half + 7, -height - 14],
        [half - 7, -height - 14],
        [half + 5, -height + 2],
      ],
      { fill: roof },
    ),
    dim(d`M${half - 17} ${-height - 14}H${half - 7}L${half + 5} ${-height + 2}H${half - 9}Z`),
  );
}

/** A tower with a pointed roof, or with battlements where there is none. */
export function tower(width: number, height: number, roof = '', wall: string = STONE): Svg {
  const half = width / 2;
  const top = roof
    ? polygon(
        [
          [-half - 4, -height + 1],
          [0, -height - width * 0.9],
          [half + 4, -height + 1],
        ],
        { fill: roof },
      )
    : shape(
        d`M${-half - 2} ${-height}v-8h${width / 4}v4h${width / 5}v-4h${width / 4}v4h${width / 5}v-4H${half + 2}v8Z`,
        wall,
      );
  return group(
    shade(half + 5),
    rect(-half, -height, width, height, { fill: wall }),
    dim(d`M${half - width * 0.3} 0V${-height}H${half}V0Z`),
    top,
  );
}

export const windowAt = (x: number, y: number, size = 8): Svg =>
  rect(x - size / 2, y - size / 2, size, size, { fill: GLASS, width: 1.6 }, 1);

export const doorAt = (x: number, width = 11, height = 16, fill: string = DARK_WOOD): Svg =>
  shape(
    d`M${x - width / 2} 0V${-height + 4}Q${x} ${-height - 4} ${x + width / 2} ${-height + 4}V0Z`,
    fill,
    1.8,
  );

/** A dark opening held by beams. */
export const adit = (width: number, height: number): Svg => {
  const half = width / 2;
  return group(
    shape(d`M${-half} 0V${-height}H${half}V0Z`, DARK),
    pen(
      d`M${-half - 2} 0V${-height - 1}M${half + 2} 0V${-height - 1}M${-half - 5} ${-height}H${half + 5}`,
      DARK_WOOD,
      4,
    ),
  );
};

/** Half-timbering: beams on a wall of a house, as path data. */
export const beams = (path: string): Svg => pen(path, DARK_WOOD, 2.4);

export const chimney = (smoke = true): Svg =>
  group(
    rect(-4, -11, 8, 13, { fill: STONE, width: 1.8 }),
    smoke ? pen('M0 -14q-6 -3 0 -6t1 -6', 'var(--smoke)', 4) : '',
  );

export function fence(width: number): Svg {
  const posts = Math.max(2, Math.round(width / 13) + 1);
  const gap = width / (posts - 1);
  return group(
    pen(d`M${-width / 2} -4.500H${width / 2}M${-width / 2} -10H${width / 2}`, DARK_WOOD, 2.4),
    ...Array.from({ length: posts }, (_, i) =>
      rect(-width / 2 + i * gap - 2, -14, 4, 14, { fill: WOOD, width: 1.4 }, 1),
    ),
  );
}

export const flag = (height: number, fill: string = ROOF): Svg =>
  group(pen(d`M0 0V${-height}`, DARK_WOOD, 2.4), shape(d`M0 ${-height}q9 3 18 0v10q-9 3 -18 0Z`, fill, 1.8));

/** A banner hanging down. */
export const banner = (fill: string, width = 10, length = 22): Svg =>
  shape(d`M${-width / 2} 0H${width / 2}V${length}L0 ${length - 5}L${-width / 2} ${length}Z`, fill, 1.8);

export function awning(width: number, colour: string = ROOF, other: string = CREAM): Svg {
  const stripes = 5;
  const w = width / stripes;
  return group(
    ...Array.from({ length: stripes }, (_, i) => {
      const x = -width / 2 + i * w;
      return shape(
        d`M${x} -14H${x + w}L${x + w * 1.06} -4Q${x + w / 2} 2 ${x - w * 0.06} -4Z`,
        i % 2 ? other : colour,
        1.5,
      );
    }),
  );
}

/** A market stall; the goods lie on its counter, 13 above the ground. */
export const stall = (width: number, colour: string, goods: Svg = ''): Svg =>
  group(
    shade(width / 2 + 4),
    pen(d`M${-width / 2 + 2} 0V-34M${width / 2 - 2} 0V-34`, DARK_WOOD, 3),
    put(0, -13, goods),
    rect(-width / 2, -13, width, 13, { fill: WOOD }),
    put(0, -29, awning(width + 6, colour)),
  );

/** A round tent in stripes. */
export function tent(width: number, height: number, colour: string = ROOF): Svg {
  const half = width / 2;
  const eaves = -height * 0.5;
  return group(
    shade(half + 4),
    shape(d`M${-half} ${eaves}L${-half + 3} 0H${half - 3}L${half} ${eaves}Z`, CREAM),
    shape(d`M${-half * 0.55} ${eaves}L${-half * 0.5} 0H${half * 0.5}L${half * 0.55} ${eaves}Z`, colour, 1.6),
    shape(d`M-6 0L0 ${eaves}L6 0Z`, DARK, 1.4),
    shape(
      d`M${-half - 3} ${eaves}Q${-half * 0.3} ${eaves - 4} 0 ${-height}Q${half * 0.3} ${eaves - 4} ${half + 3} ${eaves}Z`,
      colour,
    ),
    shape(
      d`M${-half * 0.4} ${eaves}Q${-half * 0.1} ${eaves - 6} 0 ${-height}Q${half * 0.1} ${eaves - 6} ${half * 0.4} ${eaves}Z`,
      CREAM,
      1.4,
    ),
    pen(d`M0 ${-height}v-7`, DARK_WOOD, 2),
    shape(d`M0 ${-height - 9}l9 3l-9 3Z`, GOLD, 1.3),
  );
}

/** A sign on a bracket, from the wall to the right. */
export const sign = (picture: Svg, fill: string = CREAM): Svg =>
  group(
    pen('M0 -8H22', DARK_WOOD, 2.8),
    pen('M9 -8v4M19 -8v4', 'var(--ink)', 1.4),
    rect(4, -5, 20, 18, { fill, width: 1.8 }, 3),
    put(14, 4, picture),
  );

export const columns = (from: number, to: number, count: number, height: number): Svg =>
  Array.from({ length: count }, (_, i) =>
    rect(from + ((to - from) * i) / (count - 1) - 2.5, -height, 5, height, { fill: CREAM, width: 1.5 }),
  ).join('');

export const clock = (x: number, y: number, r = 6): Svg =>
  group(
    circle(x, y, r, { fill: CREAM, width: 1.8 }),
    pen(d`M${x} ${y - r * 0.6}V${y}H${x + r * 0.5}`, 'var(--ink)', 1.5),
  );

export const pole = (height: number): Svg => pen(d`M0 0V${-height}`, DARK_WOOD, 3.4);
