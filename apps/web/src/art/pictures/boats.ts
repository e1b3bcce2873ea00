import { WAVING } from '../icons.ts';
import {
  afloat,
  barge,
  blocks,
  cart,
  coins,
  cow,
  crate,
  flag,
  hayStack,
  hull,
  ingots,
  lateen,
  logs,
  mast,
  pennant,
  person,
  pig,
  pole,
  sail,
  shade,
  sheaf,
  sheep,
  tower,
  windowAt,
} from '../kit/index.ts';
import {
  at,
  BLUE,
  circle,
  COPPER,
  CREAM,
  DARK_WOOD,
  el,
  ellipse,
  GOLD,
  group,
  IRON,
  LEAF,
  pen,
  put,
  rect,
  ROOF,
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

const EMBLEM_FLOWER = group(
  ...[0, 72, 144, 216, 288].map((a) => turned(a, ellipse(0, -5, 3, 4.5, { fill: ROOF, width: 1.3 }))),
  circle(0, 0, 2.8, { fill: GOLD, width: 1.3 }),
);

/** The small boats of summer: a hull each, and on it what they let you do. */
const RIVER: TilePictures = {
  'boat-1': {
    front: afloat(
      put(-24, -8, person(ROOF, 30)),
      put(0, -8, person(BLUE, 30)),
      put(24, -8, person(GOLD, 30)),
      barge(),
    ),
    back: afloat(put(2, -8, person(LEAF, 36)), barge(), put(-34, -10, flag(38, LEAF))),
  },
  'boat-2': {
    front: afloat(at(-4, -8, 0.9, cart(put(0, 0, hayStack(20)))), barge(LEAF)),
    back: afloat(at(-22, -8, 0.72, cart()), at(22, -8, 0.72, cart()), barge(COPPER)),
  },
  'boat-3': {
    front: afloat(
      put(-24, -9, logs(3, 7)),
      put(4, -9, blocks(3, 14)),
      put(30, -9, ingots(1, IRON, 16)),
      put(4, -33, flag(22)),
      barge(SLATE),
    ),
    back: afloat(
      put(-22, -9, ingots(3, IRON, 15)),
      put(20, -9, coins(6, 6)),
      barge(SLATE),
      put(0, -9, flag(48, VIOLET)),
    ),
  },
  'boat-4': {
    front: afloat(
      put(-18, -8, person(CREAM, 28)),
      put(20, -10, pole(48)),
      shape('M20 -57H44V-45H20Z', BLUE),
      shape('M20 -45H44V-33H20Z', ROOF),
      barge(DARK_WOOD),
    ),
    back: afloat(
      rect(-30, -36, 46, 28, { fill: CREAM }),
      windowAt(-18, -22, 10),
      windowAt(4, -22, 10),
      shape('M-36 -34H22L16 -44H-30Z', ROOF),
      ...[ROOF, GOLD, BLUE].map((colour, i) =>
        put(26 + i * 8, -12 - i, shape('M0 -30L10 -26L0 -22Z', colour, 1.4)),
      ),
      pen('M26 -12V-46', DARK_WOOD, 2.6),
      barge(DARK_WOOD),
    ),
  },
  'boat-5': {
    front: afloat(put(-24, -9, sheep(1.15)), put(4, -9, pig(1.15)), put(30, -9, cow(1.1)), barge()),
    back: afloat(...[-28, -10, 8].map((x) => put(x, -9, sheaf(32))), put(30, -9, crate(18)), barge()),
  },
  'boat-6': {
    front: afloat(...[-16, 16].map((x) => put(x, -9, sheaf(42))), barge(COPPER)),
    back: afloat(put(-20, -9, pig(1.5)), put(18, -9, sheep(1.5)), barge(COPPER)),
  },
};

/** The ships that come in each season. */
const SHIPS: TilePictures = {
  'boat-keyflower': {
    front: afloat(
      mast(60),
      pennant(0, -62, ROOF),
      sail(0, -54, 46, 32, CREAM, at(0, 0, 1.5, EMBLEM_FLOWER)),
      hull(76, WOOD, GOLD),
    ),
  },
  'boat-sea-bastion': {
    front: afloat(
      mast(56, 8),
      sail(8, -52, 40, 30, SLATE, pen('M-7 6V-6M0 6V-6M7 6V-6M-9 0H9', CREAM, 2.2)),
      put(-32, -15, tower(20, 17, '', WOOD)),
      hull(84, DARK_WOOD, STONE),
    ),
  },
  'boat-sea-breese': {
    front: afloat(
      mast(62, -4),
      lateen(-1, -60, 40, -20, BLUE),
      shape('M-7 -54Q-30 -36 -34 -20H-7Z', CREAM),
      pennant(-4, -63, BLUE),
      hull(64, CREAM, BLUE),
    ),
  },
  'boat-flipper': {
    front: afloat(
      mast(54, -14),
      lateen(-12, -54, 30, -20, GOLD),
      put(0, 0, mast(46, 18)),
      lateen(20, -46, 24, -20, LEAF),
      hull(78, LEAF, GOLD),
    ),
  },
  'boat-ianvincible': {
    front: afloat(
      mast(52, -24),
      mast(62, 0),
      mast(52, 24),
      sail(-24, -48, 20, 26, ROOF),
      sail(24, -48, 20, 26, ROOF),
      sail(0, -57, 24, 36, ROOF, shape('M-7 5L-9 -5L-3 -1L0 -8L3 -1L9 -5L7 5Z', GOLD, 1.5)),
      hull(84, DARK_WOOD, ROOF),
    ),
  },
  'boat-white-wind': {
    front: afloat(
      mast(60),
      shape('M-3 -60Q-36 -44 -40 -20Q-18 -26 -3 -20Z', SNOW),
      shape('M3 -60Q36 -50 42 -20Q20 -28 3 -20Z', SNOW),
      pen('M-30 -34q8 -4 14 0M12 -36q8 -4 14 1', WATER, 2.4),
      hull(58, SNOW, SLATE),
    ),
  },
};

export const boats: TilePictures = { ...RIVER, ...SHIPS };

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
