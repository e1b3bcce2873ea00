import {
  beams,
  blocks,
  bush,
  chimney,
  dim,
  doorAt,
  fir,
  flag,
  hall,
  house,
  logs,
  shade,
  tower,
  tree,
  windowAt,
} from '../kit/index.ts';
import {
  at,
  BLUE,
  circle,
  CREAM,
  d,
  DARK,
  DARK_WOOD,
  EARTH,
  ellipse,
  group,
  LEAF,
  pen,
  PLASTER,
  put,
  rect,
  ROOF,
  shape,
  SLATE,
  STONE,
  type Svg,
  THATCH,
  type TilePictures,
  WOOD,
} from '../svg.ts';

/** A patch of vegetables, the farthest row first. */
const garden = (rows = 2): Svg =>
  Array.from({ length: rows }, (_, i) => {
    const row = rows - 1 - i;
    const plants = [-9, 0, 9].map((x) => circle(x, -4, 4, { fill: LEAF, width: 1.4 }));
    return put(row * 3, -7 * row, ellipse(0, 0, 15, 3.4, { fill: EARTH, width: 1.4 }), ...plants);
  }).join('');

const cabin = (width: number, height: number): Svg =>
  group(
    house(width, height, LEAF, WOOD),
    pen(d`M${-width / 2} -7H-6M6 -7H${width / 2}M${-width / 2} -14H-6M6 -14H${width / 2}`, DARK_WOOD, 1.8),
  );

const roundHut = (width: number): Svg => {
  const w = width / 2;
  return group(
    shade(w + 6),
    shape(d`M${-w} 0V-22H${w}V0Z`, PLASTER),
    dim(d`M${w - 9} 0V-22H${w}V0Z`),
    doorAt(0, 12, 17),
    shape(d`M${-w - 7} -18Q${-w * 0.4} -30 0 -54Q${w * 0.4} -30 ${w + 7} -18Q0 -12 ${-w - 7} -18Z`, THATCH),
  );
};

const washing = group(
  pen('M-20 0V-26M20 0V-26', DARK_WOOD, 3),
  pen('M-20 -24Q0 -19 20 -24', 'var(--ink)', 1.4),
  rect(-13, -21, 10, 13, { fill: CREAM, width: 1.6 }),
  rect(1, -20, 11, 11, { fill: BLUE, width: 1.6 }),
);

const beehive = group(
  shade(10),
  shape('M-10 0Q-12 -20 0 -22Q12 -20 10 0Z', THATCH),
  pen('M-10 -7H10M-8 -14H8', 'var(--ink)', 1.4),
  circle(0, -4, 2.5, { fill: DARK, width: 0 }),
);

export const homes: TilePictures = {
  'home-1': {
    front: group(
      put(-8, 0, house(42, 22, THATCH)),
      windowAt(-22, -13),
      windowAt(6, -13),
      put(36, 1, tree(38)),
    ),
    back: group(
      put(-30, 0, hall(42, 22, THATCH)),
      put(2, 0, house(44, 26, THATCH)),
      put(-38, -34, chimney()),
      windowAt(-34, -13),
      windowAt(-12, -15),
      windowAt(16, -15),
      put(42, 1, tree(38)),
      put(-40, 6, bush(15)),
    ),
  },
  'home-2': {
    front: group(
      put(-6, 0, hall(56, 22, SLATE, STONE)),
      doorAt(-6),
      windowAt(-22, -13),
      windowAt(10, -13),
      put(38, 3, blocks(3, 11)),
    ),
    back: group(
      put(-12, 0, hall(64, 30, SLATE, STONE)),
      doorAt(-12, 12, 18),
      ...[-34, 10].map((x) => windowAt(x, -17, 9)),
      put(-34, -38, chimney()),
      put(36, 0, tower(24, 26, SLATE)),
      windowAt(36, -16),
    ),
  },
  'home-3': {
    front: group(put(-10, 0, cabin(46, 21)), put(30, 2, fir(42)), put(44, 4, logs(1, 6))),
    back: group(
      put(-44, 0, fir(44)),
      put(-14, 0, cabin(50, 26)),
      put(-28, -34, chimney()),
      put(26, 2, cabin(30, 16)),
      put(50, 4, logs(3, 5)),
    ),
  },
  'home-4': {
    front: group(put(-8, 0, roundHut(46)), put(38, 3, beehive)),
    back: group(
      put(-24, 0, roundHut(48)),
      put(24, 0, at(0, 0, 0.8, roundHut(42))),
      put(-24, -52, flag(10)),
      put(52, 4, at(0, 0, 0.9, beehive)),
      put(0, 7, garden(1)),
    ),
  },
  'home-5': {
    front: group(
      put(-14, 0, house(36, 34, ROOF)),
      beams('M-32 -16H-20M-8 -16H4M-32 -33L-24 -17M4 -33L-4 -17'),
      windowAt(-14, -26, 9),
      put(32, 2, garden(3)),
    ),
    back: group(
      put(-26, 0, house(36, 36, ROOF)),
      beams('M-44 -17H-32M-20 -17H-8M-44 -35L-36 -18M-8 -35L-16 -18'),
      windowAt(-26, -27, 9),
      put(14, 0, house(34, 22, ROOF)),
      beams('M-3 -21L7 -2M31 -21L21 -2'),
      put(46, 3, garden(3)),
    ),
  },
  'home-6': {
    front: group(put(-16, 0, house(38, 24, BLUE)), windowAt(-16, -26, 9), put(34, 3, washing)),
    back: group(
      put(-36, 0, hall(36, 20, BLUE)),
      put(-6, 0, house(42, 30, BLUE)),
      windowAt(-20, -18),
      windowAt(8, -18),
      windowAt(-6, -34, 10),
      windowAt(-42, -11),
      put(-44, -30, chimney()),
      put(40, 3, washing),
    ),
  },
};
