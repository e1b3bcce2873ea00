import {
  anvil,
  barrel,
  blocks,
  bucket,
  bush,
  cart,
  chimney,
  coins,
  dim,
  doorAt,
  flag,
  flames,
  hall,
  hammer,
  hayStack,
  heap,
  house,
  ingots,
  key,
  logs,
  planks,
  sack,
  sawBlade,
  scales,
  shade,
  shed,
  sign,
  stall,
  statue,
  tent,
  tower,
  wheel,
  windowAt,
} from '../kit/index.ts';
import {
  at,
  BLUE,
  circle,
  COPPER,
  CREAM,
  d,
  DARK,
  DARK_WOOD,
  GOLD,
  GRAIN,
  group,
  IRON,
  LEAF,
  mirrored,
  pen,
  PLASTER,
  polygon,
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

/** A roof on posts with something stacked beneath it. */
const yard = (width: number, height: number, roof: string, goods: Svg): Svg =>
  group(put(0, 2, goods), shed(width, height, roof));

/** A tripod that lifts a block. */
const hoist = (load: Svg): Svg =>
  group(
    pen('M-18 0L0 -48L18 0M0 -48L5 -2', 'var(--ink)', 5.4),
    pen('M-18 0L0 -48L18 0M0 -48L5 -2', WOOD, 2.6),
    pen('M0 -46V-26', 'var(--ink)', 1.6),
    put(0, -14, load),
  );

const barnDoor = (size: number): Svg =>
  group(
    rect(-size / 2, -size, size, size, { fill: CREAM, width: 1.8 }),
    pen(d`M${-size / 2} ${-size}L${size / 2} 0M${size / 2} ${-size}L${-size / 2} 0M0 0V${-size}`, ROOF, 2.6),
  );

const barn = (width: number, height: number): Svg => {
  const w = width / 2;
  return group(
    shade(w + 6),
    shape(
      d`M${-w} 0V${-height}L${-w * 0.62} ${-height - w * 0.5}L0 ${-height - w * 0.78}L${w * 0.62} ${-height - w * 0.5}L${w} ${-height}V0Z`,
      ROOF,
    ),
    pen(
      d`M${-w - 4} ${-height + 3}L${-w * 0.62} ${-height - w * 0.5}L0 ${-height - w * 0.78}L${w * 0.62} ${-height - w * 0.5}L${w + 4} ${-height + 3}`,
      'var(--ink)',
      6.5,
    ),
    pen(
      d`M${-w - 4} ${-height + 3}L${-w * 0.62} ${-height - w * 0.5}L0 ${-height - w * 0.78}L${w * 0.62} ${-height - w * 0.5}L${w + 4} ${-height + 3}`,
      SLATE,
      3,
    ),
    put(0, -height - w * 0.3, rect(-6, -6, 12, 12, { fill: DARK, width: 1.8 })),
    barnDoor(height * 0.85),
  );
};

/** A wagon without its wheels, on trestles. */
const wagon = group(
  pen('M-20 0L-15 -10L-10 0M10 0L15 -10L20 0', DARK_WOOD, 3),
  polygon(
    [
      [-32, -24],
      [30, -24],
      [25, -10],
      [-26, -10],
    ],
    { fill: WOOD },
  ),
  pen('M-28 -17H27M29 -20L42 -26', DARK_WOOD, 2.6),
);

const hearth = (height: number): Svg =>
  group(
    shade(28),
    shape(d`M-26 0V-24L-9 -36V${-height}H9V-36L26 -24V0Z`, STONE),
    shape(d`M2 -36V${-height}H9V-36L26 -24V0H16V-22Z`, 'var(--shade)', 0),
    shape('M-17 0V-16Q0 -28 17 -16V0Z', DARK),
    flames(21),
  );

const bellows = group(
  shade(16),
  shape('M-16 -3L6 -15Q18 -12 14 -2Q8 2 -4 0Z', COPPER),
  pen('M-6 -2L13 -5', 'var(--ink)', 1.4),
  pen('M-16 -3L-24 0M12 -13L21 -18', DARK_WOOD, 3.4),
);

const wellHead = (height: number): Svg =>
  group(
    pen(d`M-15 -12V${-height}M15 -12V${-height}`, DARK_WOOD, 4),
    pen(d`M-18 ${-height + 10}H20M0 ${-height + 10}V-22`, 'var(--ink)', 1.8),
    put(0, -15, bucket(10)),
    polygon(
      [
        [-25, -height + 3],
        [0, -height - 15],
        [25, -height + 3],
      ],
      { fill: ROOF },
    ),
    dim(d`M0 ${-height - 15}L25 ${-height + 3}H12Z`),
    shade(22),
    shape('M-20 0V-14H20V0Z', STONE),
    dim('M11 0V-14H20V0Z'),
    pen('M-20 -7H20M-8 -14V-7M8 -14V-7M0 -7V0M-14 -7V0M14 -7V0', 'var(--ink)', 1.4),
  );

/** A long house with a gateway for coaches. */
const coachInn = (width: number, height: number): Svg =>
  group(hall(width, height, ROOF), doorAt(0, 24, 25, DARK));

const MOON = shape('M3 -7A8 8 0 1 0 3 7A6 6 0 1 1 3 -7Z', GOLD, 1.4);

const maypole = group(
  shade(20),
  ...[-18, -9, 9, 18].map((x, i) => pen(d`M0 -50Q${x * 0.4} -26 ${x} -3`, [ROOF, BLUE, GOLD, LEAF][i], 3.4)),
  pen('M0 0V-54', 'var(--ink)', 6),
  pen('M0 0V-54', CREAM, 3.2),
  circle(0, -54, 4.5, { fill: GOLD, width: 1.6 }),
);

export const autumn: TilePictures = {
  'timber-yard': {
    front: yard(78, 34, THATCH, planks(4, 58)),
    back: group(put(-14, 0, yard(76, 40, THATCH, planks(6, 58))), put(40, 3, logs(3, 8))),
  },
  'stone-yard': {
    front: group(put(-20, 0, hoist(blocks(1, 16))), put(26, 3, blocks(3, 20))),
    back: group(put(-28, 0, hoist(blocks(1, 16))), put(24, 3, blocks(6, 18))),
  },
  blacksmith: {
    front: group(
      put(-12, 0, hall(60, 30, SLATE, STONE)),
      doorAt(-12, 36, 27, DARK),
      put(-14, 0, flames(20)),
      put(34, 4, anvil(1.2)),
    ),
    back: group(
      put(-16, 0, hall(72, 34, SLATE, STONE)),
      put(-36, -42, chimney()),
      doorAt(-30, 28, 28, DARK),
      doorAt(4, 22, 26, DARK),
      put(-30, 0, flames(20)),
      put(4, 0, ingots(3, IRON, 9)),
      put(40, 4, anvil(1.2)),
      at(40, -16, 1, turned(62, hammer(24))),
    ),
  },
  barn: {
    front: group(barn(60, 30), put(44, 3, hayStack(22))),
    back: group(
      put(-12, 0, barn(66, 34)),
      put(38, 0, tower(20, 34, SLATE, PLASTER)),
      put(20, 4, hayStack(20)),
      put(52, 4, sack(15)),
    ),
  },
  wainwright: {
    front: group(put(-8, 2, wagon), at(44, -14, 1, wheel(15, GRAIN))),
    back: group(
      put(-30, 0, hall(50, 28, THATCH)),
      put(-30, -14, wheel(11, GRAIN)),
      at(22, 5, 1.25, cart(group(put(-9, 0, sack(13)), put(7, 0, sack(15))))),
    ),
  },
  sawmill: {
    front: group(
      put(-20, 0, house(50, 26, THATCH, WOOD)),
      put(28, -14, sawBlade(15)),
      rect(8, -9, 46, 10, { fill: GRAIN }, 4),
    ),
    back: group(
      put(-22, 0, hall(60, 32, THATCH, WOOD)),
      doorAt(-34, 14, 18),
      windowAt(-10, -18, 10),
      put(28, -17, sawBlade(18)),
      rect(6, -9, 46, 10, { fill: GRAIN }, 4),
      put(-8, 6, planks(3, 30)),
      put(-44, -46, flag(14)),
    ),
  },
  sculptor: {
    front: group(put(-14, 0, statue(54)), put(26, 3, blocks(1, 26)), at(36, -16, 1, turned(40, hammer(24)))),
    back: group(
      rect(-17, -10, 34, 10, { fill: CREAM }),
      put(0, -10, key(46, STONE)),
      put(-36, 0, statue(42)),
      put(36, 0, mirrored(statue(42))),
    ),
  },
  forge: {
    front: group(put(-10, 0, hearth(52)), put(34, 0, bellows), put(-46, 4, heap(DARK, 8))),
    back: group(
      put(-14, 0, at(0, 0, 1.1, hearth(56))),
      put(30, -2, bellows),
      put(36, 5, anvil(0.9)),
      put(-50, 4, ingots(3, IRON, 10)),
    ),
  },
  goldsmith: {
    front: group(
      put(-22, 0, house(40, 24, VIOLET)),
      put(-2, -24, sign(circle(0, 0, 4.5, { line: 'var(--k-copper)', width: 3 }))),
      put(34, 3, coins(3, 7)),
    ),
    back: group(
      scales(),
      put(-24, -19, coins(1, 5)),
      put(24, -19, coins(1, 5)),
      put(46, 3, coins(3, 6)),
      put(-46, 3, ingots(3, GOLD, 13)),
    ),
  },
  well: {
    front: wellHead(42),
    back: group(
      put(-10, 0, at(0, 0, 1.1, wellHead(44))),
      put(36, 3, bush(26)),
      put(-44, 2, bush(18)),
      put(26, 5, bucket(13)),
    ),
  },
  fair: {
    front: group(put(-14, 0, tent(58, 50)), put(38, 2, stall(26, GOLD))),
    back: group(put(-36, 0, tent(44, 46)), put(36, 2, tent(34, 32, BLUE)), put(2, 4, maypole)),
  },
  inn: {
    front: group(
      put(-8, 0, coachInn(78, 28)),
      windowAt(-30, -17, 9),
      windowAt(16, -17, 9),
      put(31, -22, sign(at(0, 0, 0.8, MOON), BLUE)),
    ),
    back: group(
      put(-8, 0, coachInn(84, 35)),
      ...[-36, -24, 8, 20].map((x) => windowAt(x, -26, 9)),
      windowAt(-32, -10, 9),
      windowAt(18, -10, 9),
      put(-30, -42, chimney()),
      put(34, -26, sign(at(0, 0, 0.8, MOON), BLUE)),
      put(46, 5, barrel(14)),
    ),
  },
};
