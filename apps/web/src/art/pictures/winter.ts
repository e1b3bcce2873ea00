import {
  banner,
  barrel,
  beams,
  bench,
  books,
  candle,
  cheese,
  clock,
  cloth,
  columns,
  doorAt,
  fir,
  flag,
  flask,
  gem,
  hall,
  house,
  key,
  loaf,
  openBook,
  sack,
  shade,
  stall,
  tower,
  waterWheel,
  windowAt,
} from '../kit/index.ts';
import {
  at,
  BLUE,
  circle,
  COPPER,
  CREAM,
  DARK,
  DARK_WOOD,
  ellipse,
  GLASS,
  GOLD,
  group,
  LEAF,
  pen,
  PLASTER,
  polygon,
  put,
  rect,
  ROOF,
  SHADE,
  shape,
  SLATE,
  SNOW,
  STONE,
  type Svg,
  type TilePictures,
  turned,
  VIOLET,
  WATER,
  WOOD,
} from '../svg.ts';

const mortar = group(
  shade(18),
  pen('M6 -18L16 -38', 'var(--ink)', 8),
  pen('M6 -18L16 -38', CREAM, 4.5),
  shape('M-18 -22H18Q18 -6 7 -4L9 0H-9L-7 -4Q-18 -6 -18 -22Z', COPPER),
  pen('M-20 -22H20', 'var(--ink)', 4),
);

/** A shop front of the town, snow on its roof. */
const gable = (width: number, height: number, wall: string = PLASTER): Svg =>
  house(width, height, SNOW, wall);

/** A pediment on columns. */
const temple = (width: number, height: number, roof: string): Svg => {
  const w = width / 2;
  return group(
    shade(w + 6),
    rect(-w, -height, width, height, { fill: PLASTER }),
    columns(-w + 5, w - 5, 6, height),
    rect(-w - 4, -4, width + 8, 5, { fill: STONE, width: 1.8 }),
    polygon(
      [
        [-w - 6, -height],
        [0, -height - 22],
        [w + 6, -height],
      ],
      { fill: roof },
    ),
  );
};

const chest = group(
  shade(30),
  shape('M-28 -20Q-28 -40 0 -40Q28 -40 28 -20Z', DARK_WOOD),
  rect(-22, -28, 44, 10, { fill: DARK }),
  put(-11, -16, gem(17, ROOF)),
  put(12, -16, gem(17, LEAF)),
  put(0, -18, gem(22, BLUE)),
  rect(-28, -20, 56, 20, { fill: WOOD }),
  pen('M-18 -20V0M18 -20V0', GOLD, 3.4),
  rect(-5, -17, 10, 10, { fill: GOLD, width: 1.6 }, 2),
);

const vane = (angle: number): Svg =>
  turned(
    angle,
    rect(-1, -29, 9, 21, { fill: CREAM, width: 1.6 }),
    pen('M0 0V-30M0 -15H8M0 -22H8', DARK_WOOD, 1.8),
  );

export const winter: TilePictures = {
  apothecary: {
    front: group(
      put(-26, 0, gable(42, 26)),
      pen('M-26 -36V-26M-31 -31H-21', LEAF, 4),
      put(32, 2, mortar),
      put(4, 4, flask(VIOLET, 26)),
      put(57, 5, flask(LEAF, 18)),
    ),
  },
  'craftsmans-guild': {
    front: group(
      hall(92, 36, SNOW),
      doorAt(0, 16, 20),
      put(-32, -33, banner(BLUE, 15, 26)),
      put(0, -52, banner(ROOF, 15, 26)),
      put(32, -33, banner(GOLD, 15, 26)),
      windowAt(-17, -12),
      windowAt(17, -12),
    ),
  },
  jeweller: {
    front: group(
      chest,
      put(-44, 3, gem(14, VIOLET)),
      group(
        circle(44, -8, 9, { line: 'var(--ink)', width: 5.4 }),
        circle(44, -8, 9, { line: GOLD, width: 2.8 }),
        put(44, -16, gem(11, BLUE)),
      ),
    ),
  },
  'key-guild': { front: group(temple(84, 30, SNOW), doorAt(0, 17, 22), at(0, -33, 1, turned(0, key(29)))) },
  keythedral: {
    front: group(
      put(-27, 0, tower(22, 38, SLATE)),
      put(27, 0, tower(22, 38, SLATE)),
      put(0, 0, house(34, 30, SNOW, STONE)),
      doorAt(0, 13, 18),
      circle(0, -32, 6.5, { fill: GLASS, width: 1.8 }),
      pen('M0 -38V-26M-6 -32H6', 'var(--ink)', 1.2),
      windowAt(-27, -26, 8),
      windowAt(27, -26, 8),
      put(0, -43, key(17)),
      put(-50, 2, fir(26)),
      put(50, 2, fir(26)),
    ),
  },
  'key-market': {
    front: group(
      put(-27, 0, stall(42, LEAF, group(put(-10, 0, loaf(15)), put(9, 0, cheese(15))))),
      put(27, 0, stall(42, ROOF, group(put(-8, 0, sack(12)), put(10, 0, barrel(12))))),
      put(0, 2, flag(58, GOLD)),
    ),
  },
  'mercers-guild': {
    front: group(
      put(-20, 0, hall(56, 30, SNOW)),
      doorAt(-34, 12, 18),
      windowAt(-10, -16, 10),
      put(16, 3, cloth(ROOF, 30)),
      put(30, 4, cloth(BLUE, 36)),
      put(44, 3, cloth(LEAF, 27)),
      shape('M8 5H52L46 9H14Z', VIOLET, 1.8),
    ),
  },
  scholar: {
    front: group(
      shade(26),
      rect(-5, -22, 10, 22, { fill: DARK_WOOD }),
      shape('M-14 0Q-10 -6 0 -6Q10 -6 14 0Z', WOOD),
      shape('M-24 -22H24L28 -16H-28Z', WOOD),
      at(0, -24, 1.25, openBook(44)),
      put(42, 0, at(0, 0, 1.1, books())),
    ),
  },
  scribes: {
    front: group(
      put(0, 0, bench(88, 18)),
      shape('M-32 -22Q-36 -40 -28 -46H14Q6 -40 10 -22Z', CREAM),
      pen('M-24 -39H2M-26 -33H2M-26 -27H2', 'var(--ink)', 1.6),
      shape('M16 -22V-31H30V-22Z', BLUE),
      pen('M23 -31L30 -46', 'var(--ink)', 1.6),
      shape('M27 -40Q28 -58 44 -60Q44 -46 30 -38Z', SNOW, 1.8),
      put(-40, -22, candle(13)),
    ),
  },
  'village-hall': {
    front: group(
      hall(88, 28, SNOW),
      beams('M-44 -14H-9M9 -14H44M-36 -27L-24 -1M36 -27L24 -1M-18 -28V0M18 -28V0'),
      doorAt(0, 15, 20),
      put(0, -38, tower(20, 10, ROOF, PLASTER)),
      clock(0, -42, 6),
    ),
  },
  watermill: {
    front: group(
      put(-18, 0, house(54, 28, SNOW, STONE)),
      windowAt(-34, -15),
      windowAt(-18, -34, 9),
      ellipse(32, 3, 25, 6, { fill: WATER, line: 'var(--foam)', width: 2 }),
      put(30, -16, waterWheel(17)),
    ),
  },
  windmill: {
    front: group(
      shade(22),
      shape('M-16 0L-10 -34H10L16 0Z', PLASTER),
      shape('M7 0L4 -34H10L16 0Z', SHADE, 0),
      doorAt(0, 10, 15),
      shape('M-12 -33Q0 -52 12 -33Z', SNOW),
      ...[28, 118, 208, 298].map((a) => put(0, -34, vane(a))),
      circle(0, -34, 3.4, { fill: DARK_WOOD }),
      put(34, 3, sack(16)),
      put(-36, 2, sack(14)),
    ),
  },
};
