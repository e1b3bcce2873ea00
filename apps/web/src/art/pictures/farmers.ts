import {
  apples,
  bench,
  bucket,
  bush,
  cheese,
  chimney,
  churn,
  cow,
  dim,
  doorAt,
  fence,
  hall,
  hayStack,
  heap,
  hill,
  horse,
  house,
  loaf,
  loom,
  oven,
  pig,
  sack,
  shade,
  sheaf,
  shed,
  sheep,
  tower,
  tree,
  wheatRow,
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
  EARTH,
  ellipse,
  FIR,
  GRAIN,
  group,
  IRON,
  LEAF,
  pen,
  PLASTER,
  put,
  rect,
  ROOF,
  shape,
  SLATE,
  SNOW,
  STONE,
  type Svg,
  THATCH,
  type TilePictures,
  WOOD,
} from '../svg.ts';

const scarecrow = group(
  pen('M0 0V-40M-15 -30H15', DARK_WOOD, 3.4),
  shape('M-15 -34L15 -34L9 -24L8 -12H-8L-9 -24Z', BLUE, 1.8),
  circle(0, -40, 6, { fill: THATCH, width: 1.8 }),
  shape('M-11 -44H11L6 -46L3 -54H-4L-6 -46Z', COPPER, 1.8),
);

/** A wall of field stones, curved round a fold. */
const wall = (width: number): Svg => {
  const w = width / 2;
  return group(
    shape(d`M${-w} -14Q0 -8 ${w} -14V-2Q0 6 ${-w} -2Z`, STONE),
    pen(
      d`M${-w} -8Q0 -2 ${w} -8M${-w * 0.6} -11v5M${-w * 0.2} -10v5M${w * 0.2} -10v5M${w * 0.6} -11v5M${-w * 0.4} -5v6M0 -4v6M${w * 0.4} -5v6`,
      'var(--ink)',
      1.4,
    ),
  );
};

const hutOnWheels = group(
  shade(28),
  rect(-24, -34, 48, 24, { fill: LEAF }),
  dim('M14 -34H24V-10H14Z'),
  shape('M-29 -33Q0 -56 29 -33Z', IRON),
  put(-15, -7, wheel(7, GRAIN)),
  put(15, -7, wheel(7, GRAIN)),
  rect(-17, -30, 12, 20, { fill: DARK_WOOD, width: 1.8 }),
  windowAt(9, -24, 9),
);

const crook = group(
  ...[5.4, 2.8].map((width, i) => pen('M0 0V-34Q0 -44 8 -42Q13 -39 8 -34', i ? WOOD : 'var(--ink)', width)),
);

/** A low sty: a roof sloping down over a dark opening. */
const sty = (width: number): Svg => {
  const w = width / 2;
  return group(
    shade(w + 4),
    shape(d`M${-w} 0V-20H${w}V0Z`, STONE),
    doorAt(w * 0.2, 18, 18, DARK),
    shape(d`M${-w - 5} -18L${-w + 5} -34H${w - 2}L${w + 5} -18Z`, THATCH),
  );
};

const trough = group(shape('M-14 -8H14L10 0H-10Z', WOOD, 1.8), pen('M-11 -8Q0 -13 11 -8', THATCH, 3));
const mud = ellipse(0, 0, 30, 5.5, { fill: EARTH, width: 0 });

const ranchGate = (width: number, height: number): Svg =>
  group(
    pen(d`M${-width / 2} 0V${-height}M${width / 2} 0V${-height}`, DARK_WOOD, 5),
    rect(-width / 2 - 7, -height - 6, width + 14, 7, { fill: WOOD, width: 1.8 }, 2),
    pen(d`M-8 ${-height}v5M8 ${-height}v5`, 'var(--ink)', 1.5),
    rect(-15, -height + 5, 30, 13, { fill: CREAM, width: 1.8 }, 2),
    put(0, -height + 11.5, shape('M0 -4L6 0L0 4L-6 0Z', ROOF, 1.4)),
  );

const shelter = (width: number): Svg => {
  const w = width / 2;
  return group(
    shade(w),
    pen(d`M${-w + 8} 0V-30M${w - 8} 0V-30M0 -8V-40`, DARK_WOOD, 4),
    shape(d`M${-w - 4} -25Q${-w * 0.3} -34 0 -56Q${w * 0.3} -34 ${w + 4} -25Q0 -18 ${-w - 4} -25Z`, THATCH),
    pen(d`M${-w * 0.4} -29l4 -6M0 -30v-8M${w * 0.4} -29l-4 -6`, 'var(--ink)', 1.4),
  );
};

const granary = group(
  shade(28),
  ...[-18, 0, 18].map((x) => shape(d`M${x - 5} 0L${x - 3} -9H${x + 3}L${x + 5} 0Z`, STONE, 1.8)),
  rect(-26, -34, 52, 25, { fill: WOOD }),
  pen('M-26 -26H26M-26 -17H26', DARK_WOOD, 1.6),
  dim('M15 -34H26V-9H15Z'),
  rect(-7, -29, 14, 20, { fill: DARK_WOOD, width: 1.8 }),
  shape('M-33 -32Q-8 -38 0 -58Q8 -38 33 -32Z', SNOW),
);

const woolBall = group(
  circle(0, -9, 9, { fill: ROOF }),
  pen('M-8 -12Q0 -6 7 -14M-7 -5Q2 -2 8 -9', CREAM, 1.6),
);

export const farmers: TilePictures = {
  'farm-yard': {
    front: group(put(-26, 0, house(42, 24, ROOF, WOOD)), put(14, 2, hayStack(28)), put(42, 4, sheep(1.15))),
    back: group(
      put(-40, 0, tower(17, 36, SLATE, PLASTER)),
      put(-14, 0, house(46, 28, ROOF, WOOD)),
      put(22, 0, hayStack(32)),
      put(38, 5, sheep(1.2)),
      put(-40, 5, sheaf(20)),
      put(56, 4, bucket(10)),
    ),
  },
  paddock: {
    front: group(put(-4, -2, horse(1.05)), put(0, 5, fence(94)), put(42, 2, sheaf(22))),
    back: group(
      put(-26, -2, horse(1.08)),
      put(18, -4, horse(0.95, CREAM)),
      put(-2, 5, fence(106)),
      put(50, 4, sheaf(26)),
    ),
  },
  'sheep-fold': {
    front: group(put(0, -8, sheep(1.9)), put(0, 3, wall(80))),
    back: group(
      put(-32, -6, house(30, 20, THATCH, STONE)),
      put(2, -9, sheep(1.5)),
      put(32, -8, sheep(1.5, true)),
      put(4, 3, wall(104)),
    ),
  },
  'wheat-field': {
    front: group(put(8, -6, scarecrow), put(0, -7, wheatRow(78, 22)), put(0, 4, wheatRow(94, 22))),
    back: group(
      put(0, -14, wheatRow(72, 22)),
      put(-18, -7, scarecrow),
      put(0, -5, wheatRow(88, 22)),
      put(-8, 5, wheatRow(92, 22)),
      put(44, 5, sheaf(32)),
    ),
  },
  'shepherds-hut': {
    front: group(put(-18, 0, hutOnWheels), put(18, 2, crook), put(38, 4, sheep(1.3))),
    back: group(
      at(-22, 0, 1.08, hutOnWheels),
      put(-36, -42, chimney()),
      put(13, 2, crook),
      put(31, 4, sheep(1.25)),
      put(53, 5, sheaf(25)),
    ),
  },
  pigsty: {
    front: group(put(-22, 0, sty(48)), put(26, 4, pig(1.7)), put(-2, 6, trough)),
    back: group(
      put(-28, 0, sty(52)),
      put(14, 0, pig(1.6, true)),
      put(38, 5, pig(1.6)),
      put(-4, 7, trough),
      put(-52, 3, bush(16)),
    ),
  },
  'cow-shed': {
    front: group(put(-14, 0, shed(72, 32, SLATE)), put(-8, 3, cow(1.9)), put(42, 3, churn(24))),
    back: group(
      put(-14, 0, hall(82, 34, SLATE, WOOD)),
      doorAt(-32, 22, 24, DARK),
      put(-32, 0, hayStack(16)),
      put(-2, 3, cow(1.5)),
      put(34, 5, cow(1.5)),
      put(-50, 4, churn(22)),
    ),
  },
  piggery: {
    front: group(
      put(-10, 0, hall(78, 24, ROOF, STONE)),
      ...[-32, -10, 12].map((x) => doorAt(x, 15, 17, DARK)),
      put(-10, 5, mud),
      put(-10, 5, pig(1.2)),
      put(44, 4, sheaf(30)),
    ),
    back: group(
      put(-12, 0, hall(86, 30, ROOF, STONE)),
      put(-40, -42, chimney(false)),
      ...[-38, -12, 14].map((x) => doorAt(x, 17, 19, DARK)),
      put(-12, 6, mud),
      put(-24, 6, pig(1.3)),
      put(6, 6, pig(1.1, true)),
      put(40, 4, sheaf(28)),
      put(55, 5, sheaf(22)),
    ),
  },
  ranch: {
    front: group(ranchGate(66, 48), put(-2, 4, cow(1.5)), put(-46, 2, fence(28)), put(47, 2, fence(28))),
    back: group(
      put(34, -4, house(34, 18, THATCH, WOOD)),
      put(-16, 0, ranchGate(58, 48)),
      put(-18, 4, cow(1.5)),
      put(36, 6, cow(1.15)),
      put(-52, 2, fence(16)),
    ),
  },
  'sheep-shelter': {
    front: group(shelter(76), put(0, 3, sheep(1.6)), put(42, 4, trough)),
    back: group(
      put(-4, 0, at(0, 0, 1.08, shelter(88))),
      put(-22, 2, sheep(1.35)),
      put(10, 4, sheep(1.5)),
      put(44, 4, sheep(1.1)),
    ),
  },
  bakery: {
    front: group(
      put(-20, 0, oven()),
      put(-20, -37, chimney()),
      put(34, 2, bench(42, 13)),
      put(25, -15, loaf(20)),
      put(44, -15, loaf(17)),
      put(34, -24, loaf(18)),
    ),
  },
  dairy: {
    front: group(
      put(-24, 0, house(42, 24, SNOW)),
      windowAt(-39, -15),
      put(10, 3, churn(32)),
      at(38, 4, 1.5, cheese(22)),
      put(36, -12, cheese(16)),
    ),
  },
  granary: {
    front: group(put(-10, 0, granary), put(32, 3, sack(20)), put(48, 5, sack(17)), put(-48, 4, sheaf(24))),
  },
  hillside: {
    front: group(
      put(18, -2, hill(84, 44, FIR)),
      put(-22, 0, hill(84, 38, LEAF)),
      put(-26, -36, tree(24)),
      put(24, -43, house(20, 10)),
      shape('M-2 1Q6 -12 -8 -20Q-16 -26 -8 -32Q-6 -24 4 -18Q16 -8 12 1Z', 'var(--road)', 1.6),
      put(42, 4, sheep(1)),
    ),
  },
  'truffle-orchard': {
    front: group(
      ...[-38, 0, 38].map((x) => put(x, -6, group(tree(46), apples(x ? 0 : 1, -30)))),
      put(-4, 5, heap(DARK, 7)),
      put(-24, 6, pig(1.4)),
    ),
  },
  weaver: { front: group(at(-12, 0, 1.15, loom()), put(36, 3, woolBall), at(52, 4, 0.75, woolBall)) },
};
