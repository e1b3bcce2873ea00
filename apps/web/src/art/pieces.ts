import type { Resource } from '@keyflower/engine';
import type { Detail } from './plate.ts';
import { type Animal, ANIMAL_ICONS, RESOURCE_ICONS, WAVING, worker } from './icons.ts';
import { at, circle, el, ellipse, group, path, put, type Svg } from './svg.ts';

/** Counts by name. */
type PieceCounts = Readonly<Record<string, number | undefined>>;

interface Herd {
  kind: string;
  half: number;
  count: number;
}

/* Pieces on the table: each a group around the origin, standing on y = 11. */

const SHADOW = ellipse(2, 11, 9, 2.6, { fill: 'var(--shade)', width: 0 });

const standing = (colour: string): Svg => SHADOW + worker(colour);

/** A number on a round badge. */
export function badge(n: number | string, r = 8): Svg {
  const size = String(n).length > 1 ? r * 1.25 : r * 1.5;
  return group(
    circle(0, 0, r, { fill: 'var(--badge)', width: 1.4 }),
    el(
      'text',
      {
        y: size * 0.36,
        'text-anchor': 'middle',
        'font-size': size,
        'font-weight': 800,
        fill: 'var(--badge-text)',
      },
      String(n),
    ),
  );
}

/** The starting player's marker: it waves. */
export const START_MARKER: Svg = SHADOW + WAVING;

/** Above the winning bid. */
const CROWN: Svg = path('M-8 5L-10 -5L-4 -1L0 -8L4 -1L10 -5L8 5Z', {
  fill: 'var(--k-gold)',
  width: 1.6,
});

const STEP = 15;

/** The bounding box of a bid; a crown needs room above. */
export const bidBox = (count: number, winning: boolean): string => {
  const width = Math.min(count, 4) * STEP + 8;
  return winning ? `${-width / 2} -28 ${width} 43` : `${-width / 2} -15 ${width} 30`;
};

/** A bid: up to four workers are drawn one by one, more as three and a number. */
export function bidRow(colour: string, count: number, winning: boolean): Svg {
  const shown = count > 4 ? 3 : count;
  const from = (-(Math.min(count, 4) - 1) * STEP) / 2;
  return group(
    ...Array.from({ length: shown }, (_, i) => put(from + i * STEP, 0, standing(colour))),
    count > 4 ? put(from + 3 * STEP, 2, badge(count, 9.5)) : '',
    winning ? at(from + ((shown - 1) * STEP) / 2, -18, 0.85, CROWN) : '',
  );
}

const COLOURS = ['blue', 'red', 'yellow', 'green'];

/** Steps up the upper left edge of a tile: clear of the shield, of the plate below and of the neighbour's plate. */
const USE_STEPS = [
  [-74, 0],
  [-66, -26],
  [-54, -50],
] as const;

/** Pieces have the size of the tile's icons, so they are relatively larger on a small tile. */
const sizeOn = (detail: Detail): number => (detail === 'small' ? 1.6 : 1.1);

/** The position of the next group that uses a tile. */
export const useStep = (before: number): readonly [number, number] => USE_STEPS[Math.min(before, 2)]!;

/** Groups that used a tile, in order, in the tile's coordinates. */
export const usesOnTile = (groups: readonly PieceCounts[], detail: Detail): Svg =>
  groups
    .map((counts, i) => {
      const [x, y] = useStep(i);
      const colours = COLOURS.map((colour) => ({ colour, n: counts[colour] ?? 0 })).filter(({ n }) => n > 0);
      const all = colours.reduce((sum, { n }) => sum + n, 0);
      const figures = colours.map(({ colour }, nth) => put(nth * 8, nth * 2, standing(colour)));
      return at(x, y, sizeOn(detail), ...figures, all > 1 ? put(8 * colours.length + 1, 7, badge(all)) : '');
    })
    .join('');

/** Counters of a kind in a stack: up to three are drawn, more are a number. */
export function resourceStack(kind: string, n: number): Svg {
  const counters = Array.from({ length: Math.min(n, 3) }, (_, level) =>
    put(0, -4 * level, RESOURCE_ICONS[kind as Resource]),
  );
  return group(SHADOW, ...counters, n > 1 ? put(8, 7, badge(n, 9)) : '');
}

const kindsOf = (counts: PieceCounts): [string, number][] =>
  Object.keys(RESOURCE_ICONS).flatMap((kind): [string, number][] => {
    const n = counts[kind];
    return n ? [[kind, n]] : [];
  });

/** Positions in the right corner of a tile; the fourth kind stands in front of the picture. */
const RESOURCE_SPOTS = [
  [84, -3],
  [61, 1],
  [84, 22],
  [39, 0],
] as const;

/** Pieces of one kind at one position, in the tile's coordinates. */
export interface Lot {
  kind: string;
  n: number;
  x: number;
  y: number;
  scale: number;
}

const byDepth = (a: Lot, b: Lot): number => a.y - b.y;

/** The position of each kind on a tile; those in front come last. */
export function resourceLots(counts: PieceCounts, detail: Detail): Lot[] {
  const kinds = kindsOf(counts);
  if (detail === 'small') {
    const gap = kinds.length > 3 ? 32 : 40;
    const from = (-(kinds.length - 1) * gap) / 2;
    return kinds.map(([kind, n], i) => ({ kind, n, x: from + i * gap, y: -60, scale: 1.45 }));
  }
  return kinds
    .map(([kind, n], i): Lot => {
      const [x, y] = RESOURCE_SPOTS[i]!;
      return { kind, n, x, y, scale: 0.95 };
    })
    .sort(byDepth);
}

/** Resources on a tile, in the tile's coordinates. */
export const resourcesOnTile = (counts: PieceCounts, detail: Detail): Svg =>
  resourceLots(counts, detail)
    .map(({ kind, n, x, y, scale }) => at(x, y, scale, resourceStack(kind, n)))
    .join('');

/**
 * Half-edges in screen orientation, clockwise from N, along the rim: clear of the plates of the tile and of its
 * neighbours, which are larger on small tiles.
 */
const HERD_SPOTS: Readonly<Record<'small' | 'other', readonly (readonly [number, number])[]>> = {
  other: [
    [-28, -70],
    [28, -70],
    [54, -66],
    [87, -9],
    [86, 16],
    [54, 77],
    [34, 82],
    [-34, 82],
    [-54, 77],
    [-87, 16],
    [-88, -9],
    [-54, -66],
  ],
  small: [
    [-28, -66],
    [28, -66],
    [50, -60],
    [90, 5],
    [88, 14],
    [52, 90],
    [34, 92],
    [-34, 92],
    [-52, 90],
    [-91, 13],
    [-90, 5],
    [-50, -60],
  ],
};

/** A second kind in the same field stands beside the first, away from the plates. */
const beside = (x: number): readonly [number, number] =>
  Math.abs(x) > 85 ? [0, 16] : [x < 0 ? 20 : -20, -6];

/** The position of each herd on a rotated tile, at its field's half-edge; the front comes last. */
export const herdLots = (herds: readonly Herd[], rotation: number, detail: Detail): (Lot & Herd)[] =>
  herds
    .map((one, i) => {
      const spots = HERD_SPOTS[detail === 'small' ? 'small' : 'other'];
      const [x, y] = spots[(one.half + 2 * rotation) % spots.length]!;
      const before = herds.slice(0, i).filter(({ half }) => half === one.half).length;
      const [dx, dy] = beside(x);
      const scale = detail === 'small' ? 1.05 : 0.9;
      return { ...one, n: one.count, x: x + before * dx, y: y + before * dy, scale };
    })
    .sort(byDepth);

/** Animals on a tile, in the tile's coordinates. */
export const animalsOnTile = (herds: readonly Herd[], rotation: number, detail: Detail): Svg =>
  herdLots(herds, rotation, detail)
    .map(({ kind, n, x, y, scale }) => at(x, y, scale, herd(kind, n)))
    .join('');

/** Animals in a field: up to three are drawn, with their number. */
export function herd(kind: string, n: number): Svg {
  // The last is drawn in front.
  const places = (
    [
      [13, -9],
      [-15, -7],
      [0, 0],
    ] as const
  ).slice(-Math.min(n, 3));
  return group(
    ...places.map(([x, y]) =>
      put(x, y, ellipse(1, 9, 10, 2.4, { fill: 'var(--shade)', width: 0 }), ANIMAL_ICONS[kind as Animal]),
    ),
    n > 1 ? put(14, 9, badge(n, 9)) : '',
  );
}
