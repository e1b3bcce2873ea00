import {
  anvil,
  awning,
  barrel,
  beams,
  bench,
  blocks,
  chimney,
  coins,
  crate,
  doorAt,
  flames,
  hall,
  hammer,
  horse,
  horseshoe,
  house,
  ingots,
  kettle,
  kiln,
  mug,
  person,
  planks,
  pole,
  sack,
  saw,
  sawHorse,
  scaffold,
  sign,
  smoke,
  tent,
  tower,
  windowAt,
} from '../kit/index.ts';
import {
  at,
  BLUE,
  circle,
  CREAM,
  DARK,
  GLASS,
  GOLD,
  GRAIN,
  group,
  IRON,
  LEAF,
  mirrored,
  pen,
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
  VIOLET,
  WOOD,
} from '../svg.ts';

/** A shop with its window under an awning. */
const shop = (width: number, height: number, colour: string): Svg =>
  group(
    hall(width, height, SLATE),
    rect(-width / 2 + 6, -18, width * 0.45, 13, { fill: GLASS, width: 1.8 }),
    doorAt(width / 2 - 13, 12, 17),
    put(0, -17, awning(width + 4, colour)),
  );

/** An arch of hewn stone; its keystone as given. */
const arch = (keystone: string): Svg =>
  group(
    shape('M-34 0V-26Q-32 -54 0 -54Q32 -54 34 -26V0H18V-24Q16 -38 0 -38Q-16 -38 -18 -24V0Z', STONE),
    shape('M24 0V-26Q22 -46 6 -54Q32 -52 34 -26V0Z', 'var(--shade)', 0),
    pen('M-34 -13H-18M-34 -27H-18M-27 -43L-15 -33M34 -13H18M34 -27H18M27 -43L15 -33', 'var(--ink)', 1.6),
    shape('M-8 -56H8L5 -36H-5Z', keystone),
  );

/** Little flags on a line. */
const bunting = (width: number, sag: number, colours: readonly string[]): Svg =>
  group(
    pen(`M${-width / 2} 0Q0 ${sag * 2} ${width / 2} 0`, 'var(--ink)', 1.6),
    ...colours.map((colour, i) => {
      const t = (i + 1) / (colours.length + 1);
      return put(-width / 2 + width * t, 4 * sag * t * (1 - t), shape('M-5 0H5L0 10Z', colour, 1.5));
    }),
  );

/** The bare timbers of a house. */
const frame = (timbers: string): Svg => group(pen(timbers, 'var(--ink)', 6.4), pen(timbers, GRAIN, 3.4));

const SHOE = group(circle(0, 0, 9.5, { fill: CREAM, width: 1.8 }), at(0, 0, 0.8, horseshoe(6.5)));

export const summer: TilePictures = {
  store: {
    front: group(put(-14, 0, shop(66, 28, BLUE)), put(32, 3, crate(17)), put(49, 3, sack(16))),
    back: group(
      put(-14, 0, shop(76, 36, BLUE)),
      windowAt(-34, -45),
      windowAt(6, -45),
      windowAt(-14, -45),
      put(-42, -52, chimney(false)),
      put(36, 3, crate(17)),
      put(53, 3, crate(14)),
      put(38, -14, sack(14)),
      put(52, 6, sack(15)),
    ),
  },
  mason: {
    front: group(
      arch(CREAM),
      scaffold(86, 42),
      put(44, 4, blocks(1, 18)),
      at(-46, 4, 1, turned(-16, hammer(28))),
    ),
    back: group(
      put(-14, 0, arch(GOLD)),
      put(-46, 2, blocks(3, 13)),
      put(40, 0, tower(24, 22)),
      put(40, 0, doorAt(0, 10, 14)),
      put(14, 4, coins(3, 5)),
    ),
  },
  tavern: {
    front: group(
      put(-14, 0, house(54, 28)),
      windowAt(-32, -15),
      windowAt(4, -15),
      windowAt(-14, -33, 9),
      put(15, -28, sign(at(-1, 6, 1, mug(10)))),
      put(45, 5, bench(28, 8)),
      put(45, -7, mug(9)),
    ),
    back: group(
      put(-16, 0, house(66, 32)),
      ...[-38, -26, -6, 6].map((x) => windowAt(x, -20)),
      windowAt(-16, -40, 10),
      put(-42, -34, chimney()),
      put(19, -30, sign(at(-1, 6, 1, mug(10)))),
      put(46, 5, bench(30, 8)),
      put(39, -7, mug(9)),
      put(53, -7, mug(9)),
    ),
  },
  'hiring-fair': {
    front: group(
      put(-46, 0, pole(48)),
      put(46, 0, pole(48)),
      put(0, -47, bunting(92, 9, [ROOF, GOLD, BLUE, LEAF, ROOF, GOLD])),
      rect(-14, -8, 28, 8, { fill: WOOD }),
      put(0, -8, person(VIOLET, 26)),
      put(-28, 3, person(THATCH, 24)),
      put(28, 3, person(BLUE, 24)),
    ),
    back: group(
      put(-52, 0, pole(52)),
      put(38, -2, pole(50)),
      put(-7, -50, bunting(90, 8, [ROOF, GOLD, BLUE, LEAF, ROOF, GOLD])),
      put(34, 0, tent(36, 36, LEAF)),
      rect(-30, -9, 28, 9, { fill: WOOD }),
      put(-16, -9, person(VIOLET, 27)),
      put(-41, 3, person(THATCH, 24)),
      put(4, 4, person(BLUE, 24)),
      put(-26, 7, person(ROOF, 20)),
    ),
  },
  farrier: {
    front: group(
      put(-24, 0, house(38, 22, SLATE)),
      put(-24, -27, SHOE),
      at(30, 3, 0.95, horse()),
      put(-2, 6, anvil(0.8)),
    ),
    back: group(
      put(-30, 0, hall(48, 28, SLATE)),
      doorAt(-30, 20, 22, DARK),
      put(-30, 0, flames(15)),
      put(-45, -36, chimney()),
      put(-30, -35, SHOE),
      put(38, 4, at(0, 0, 0.9, mirrored(horse()))),
      put(4, 6, anvil(0.85)),
    ),
  },
  carpenter: {
    front: group(
      put(-22, 0, frame('M-18 0V-26L0 -44L18 -26V0M-18 -26H18M-18 -2L0 -24L18 -2')),
      put(28, 3, sawHorse()),
      at(38, -24, 1, turned(-24, saw(28))),
    ),
    back: group(
      put(-28, 0, house(44, 28, THATCH)),
      beams('M-49 -14H-34M-22 -14H-7M-49 -27L-36 -1M-7 -27L-20 -1'),
      put(6, 0, frame('M-4 0V-26H34V0M-4 -26L15 -42L34 -26')),
      put(22, 4, planks(3, 34)),
      put(50, 4, coins(3, 5)),
    ),
  },
  smelter: {
    front: group(put(-16, 0, kiln(46, 46)), put(-16, -48, smoke()), put(28, 3, ingots(3, IRON, 20))),
    back: group(
      put(-32, 0, kiln(40, 46)),
      put(-32, -47, smoke()),
      put(8, 0, kiln(36, 38)),
      put(8, -39, smoke()),
      put(42, 3, ingots(3, IRON, 15)),
      put(-12, 5, coins(3, 5)),
    ),
  },
  brewer: {
    front: group(put(-28, 0, house(40, 24, THATCH)), put(14, 2, kettle(40)), put(47, 3, barrel(18))),
    back: group(
      put(-30, 0, house(46, 30, THATCH)),
      put(-44, -34, chimney()),
      put(14, 2, kettle(44)),
      put(44, 3, barrel(18)),
      put(56, 5, barrel(15)),
      put(-4, 5, mug(13)),
    ),
  },
};
