import {
  adit,
  axe,
  barrel,
  beams,
  bench,
  blocks,
  cart,
  cask,
  chimney,
  coins,
  crane,
  crate,
  doorAt,
  fir,
  flag,
  hall,
  hayStack,
  heap,
  horse,
  horseHead,
  house,
  ingots,
  logs,
  mug,
  pick,
  rock,
  sack,
  saw,
  shed,
  stump,
  tree,
  tub,
  wheel,
  windowAt,
} from '../kit/index.ts';
import {
  at,
  circle,
  CREAM,
  DARK,
  DARK_WOOD,
  EARTH,
  GOLD,
  group,
  IRON,
  mirrored,
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
  turned,
  WOOD,
} from '../svg.ts';

/** A cliff cut in steps. */
const cliff = (height: number): Svg =>
  at(
    0,
    0,
    height / 50,
    shape('M-46 0V-50H-22V-38H-2V-24H16V-11H30V0Z', STONE),
    shape('M-28 0V-50H-22V-38H-8V0Z', 'var(--shade)', 0),
    pen(
      'M-46 -34H-22M-34 -50V-34M-22 -20H-2M-12 -38V-20M-2 -10H16M-40 -16H-22M-30 -34V-16',
      'var(--ink)',
      1.4,
    ),
  );

/** The winding tower of a mine. */
const headframe = (height: number): Svg =>
  group(
    pen(`M-17 0L-3 -${height}L3 -${height}L17 0M-12 -16H12M-8 -30H8`, 'var(--ink)', 6),
    pen(`M-17 0L-3 -${height}L3 -${height}L17 0M-12 -16H12M-8 -30H8`, WOOD, 3),
    put(0, -height, wheel(9, CREAM)),
  );

/** A wagon under a round cover. */
const covered = (cover: string): Svg =>
  cart(
    group(
      shape('M-22 0Q-26 -27 -2 -27Q22 -27 20 0Z', cover),
      pen('M-8 0Q-11 -18 -7 -26M7 0Q9 -18 5 -26', 'var(--ink)', 1.4),
    ),
  );

const stableDoor = (x: number, inside: Svg): Svg =>
  put(
    x,
    0,
    rect(-10, -22, 20, 22, { fill: DARK, width: 1.8 }),
    put(-2, -9, inside),
    rect(-10, -10, 20, 10, { fill: WOOD, width: 1.8 }),
    pen('M-10 -10L10 0', DARK_WOOD, 1.5),
  );

/** A saw on a board. */
const TOOL_SIGN = group(
  rect(-22, -11, 44, 20, { fill: CREAM, width: 1.8 }, 3),
  put(9, -2, turned(-8, saw(26))),
);

const MINERS_LAMP = group(
  pen('M0 -20V-16', 'var(--ink)', 1.8),
  circle(0, -9, 7, { fill: GOLD, width: 2 }),
  rect(-5, -18, 10, 4, { fill: IRON, width: 1.5 }),
  rect(-6, -4, 12, 4, { fill: IRON, width: 1.5 }),
);

export const spring: TilePictures = {
  keywood: {
    front: group(put(-30, 0, fir(44)), put(-8, -4, fir(56)), put(30, -2, tree(42)), put(8, 3, logs(3, 8))),
    back: group(
      put(-44, 0, fir(44)),
      put(-24, -5, fir(54)),
      put(-4, -6, fir(48)),
      put(44, 0, tree(30)),
      put(10, 3, logs(6, 8.5)),
    ),
  },
  'keystone-quarry': {
    front: group(cliff(50), put(34, 3, blocks(1, 20))),
    back: group(put(-10, 0, cliff(54)), put(6, 2, crane(54, 24, blocks(1, 15))), put(40, 3, blocks(3, 15))),
  },
  'key-mine': {
    front: group(put(-8, 0, headframe(46)), put(30, 3, heap(IRON, 13))),
    back: group(
      put(-30, 0, hall(38, 18, SLATE, STONE)),
      put(0, 0, headframe(52)),
      put(-30, 0, doorAt(0, 12, 15)),
      put(36, 3, at(0, 0, 1.25, heap(IRON, 14))),
    ),
  },
  workshop: {
    front: group(
      shed(76, 32, ROOF),
      put(0, 1, bench(60, 12)),
      put(-19, -15, logs(1, 7)),
      put(0, -15, blocks(1, 15)),
      put(20, -15, ingots(1, IRON, 17)),
    ),
    back: group(
      put(-6, 0, hall(92, 30, ROOF, PLASTER, 14)),
      put(-32, -38, chimney()),
      ...[-36, -6, 24].map((x) => doorAt(x, 25, 25, DARK)),
      put(-36, 0, logs(3, 5.5)),
      put(-6, 0, blocks(3, 11)),
      put(24, 0, ingots(3, IRON, 12)),
      put(50, 4, barrel(16)),
    ),
  },
  woodcutter: {
    front: group(
      put(-20, 0, house(40, 20, THATCH, WOOD)),
      put(34, 2, stump()),
      put(45, -31, turned(205, axe(27))),
      put(8, 4, logs(3, 5.5)),
    ),
    back: group(
      put(-46, 0, fir(40)),
      put(-16, 0, house(46, 24, THATCH, WOOD)),
      put(-30, -30, chimney()),
      put(24, 3, logs(6, 6.5)),
      put(49, 3, coins(3, 4.5)),
    ),
  },
  quarryman: {
    front: group(
      put(-20, 0, house(40, 20, SLATE, STONE)),
      put(24, 3, blocks(3, 17)),
      put(40, 4, turned(10, pick(36))),
    ),
    back: group(
      put(-26, 0, house(46, 26, SLATE, STONE)),
      windowAt(-40, -15),
      windowAt(-12, -15),
      put(16, 3, blocks(6, 14)),
      put(46, 3, coins(3, 5)),
    ),
  },
  miner: {
    front: group(
      put(-16, 0, rock(62, 44, EARTH)),
      put(-16, 0, house(26, 17, WOOD, PLASTER)),
      put(24, 3, ingots(3, IRON, 17)),
      put(46, 3, MINERS_LAMP),
    ),
    back: group(
      put(-20, 0, rock(72, 54, EARTH)),
      put(-20, 0, house(32, 21, WOOD, PLASTER)),
      put(2, -26, chimney()),
      put(24, 3, ingots(3, IRON, 17)),
      put(47, 3, coins(3, 5)),
    ),
  },
  'gold-mine': {
    front: group(put(-6, 0, rock(84, 46, EARTH)), put(-8, 0, adit(26, 22)), put(34, 5, tub(coins(3, 6)))),
    back: group(
      put(-6, 0, rock(96, 58, EARTH)),
      put(-24, 0, adit(24, 24)),
      put(8, 0, adit(24, 24)),
      put(38, 5, tub(coins(3, 6))),
      put(-8, 4, coins(6, 4.5)),
    ),
  },
  stable: {
    front: group(
      put(-6, 0, hall(76, 26)),
      stableDoor(-26, ''),
      stableDoor(8, horseHead()),
      put(44, 3, hayStack(20)),
    ),
    back: group(
      put(-16, 0, hall(74, 32, ROOF, PLASTER, 20)),
      windowAt(-16, -40, 11),
      stableDoor(-36, horseHead()),
      stableDoor(-8, ''),
      put(36, 5, at(0, 0, 0.85, mirrored(horse()))),
    ),
  },
  peddler: {
    front: at(-6, 2, 1.2, covered(GOLD)),
    back: group(
      at(-28, 2, 1.08, covered(GOLD)),
      put(14, 3, crate(15)),
      put(36, 0, tree(38)),
      put(26, 4, sack(15)),
      put(46, 4, barrel(16)),
    ),
  },
  'apprentice-hall': {
    front: group(
      hall(74, 26, SLATE),
      doorAt(0, 13, 18),
      windowAt(-20, -14, 10),
      windowAt(20, -14, 10),
      put(0, -35, TOOL_SIGN),
    ),
    back: group(
      put(-8, 0, hall(84, 36, SLATE)),
      doorAt(-8, 14, 19),
      ...[-36, -22, 6, 20].map((x) => windowAt(x, -25, 9)),
      beams('M-50 -18H-15M0 -18H34'),
      put(-8, -46, TOOL_SIGN),
      put(48, 2, bench(22, 11)),
      put(44, -13, ingots(1, IRON, 12)),
      put(-44, -50, flag(12)),
    ),
  },
  alehouse: {
    front: group(
      put(-28, 0, house(46, 24, THATCH)),
      windowAt(-43, -14),
      put(13, 2, mug(30)),
      put(49, 3, barrel(19)),
    ),
    back: group(
      put(-30, 0, house(54, 30, THATCH)),
      put(-46, -36, chimney()),
      windowAt(-48, -17, 9),
      windowAt(-12, -17, 9),
      put(16, 3, mug(31)),
      put(45, 4, cask(7)),
      put(58, 4, cask(6.5)),
      put(52, -8, cask(6.5)),
    ),
  },
};
