import { signal } from '@preact/signals';
import { RADIUS } from '../../art/index.ts';

interface Wanted {
  /** Available space, in pixels. */
  width: number;
  height: number;
  cell: CellBox;
  tiles: number;
  turnOrder: number;
  boats: number;
  /** The largest number of kinds of goods on a boat. */
  goods: number;
  /** The height of a line of text, and the number of lines under a tile. */
  line: number;
  names: 0 | 1 | 2;
  /** The length of the longest name, in letters. */
  longest: number;
  /** The least height of a boat in the list, in pixels. */
  boatRow: number;
  /** The height of a boat's picture where boats are all there is, in pixels. */
  boatAlone?: number;
  /** About how wide a tile is where the market scrolls, in pixels. */
  scrolled: number;
}

/** Rows of cells of one kind. */
export interface Block {
  columns: number;
  /** Pixels for each unit of the tile. */
  scale: number;
}

export interface LayOut {
  /** A column that is as wide as it must be, or stacked and scrolled. */
  kind: 'column' | 'scrolling';
  width: number;
  tiles: Block;
  turnOrder: Block;
  boats: { columns: number; picture: number; width: number; isSlim: boolean };
}

export const GAP = 4;
/** Relative size of turn-order tiles, which show less. */
const MINOR = 0.74;
/** Minimum scale that stays readable; below it the market scrolls. A tile is 200 units wide. */
const LEAST = 0.37;
/** Beyond these sizes the room is better given to the villages, or, on a phone, to the next tile. */
const MOST = 0.78;
const MOST_ON_PHONE = 1.15;
/** A boat's picture in the list, and where boats are all there is: as large as possible. */
const BOAT = 30;
const BOATS_ALONE = [110, 80, 58, BOAT] as const;
const PHONE_BOAT = 58;
/** Beside the picture of a boat: its name, and lines of its goods. */
const NAME_WIDTH = 104;
const GOOD_WIDTH = 32;
const GOOD_LINE = 21;
/** Width to height of a picture. */
const WIDER = 208 / 184;

const largerText = ({ line }: Wanted): number => Math.max(1, line / LINE);
/** Badges and names on a tile grow with the text size, so the tile must too. */
const leastFor = (wanted: Wanted): number => LEAST * largerText(wanted);

const pictureOf = ({ tiles, boatAlone = BOATS_ALONE[0] }: Wanted): number => (tiles === 0 ? boatAlone : BOAT);

const cellHeight = ({ cell, line, names }: Wanted, scale: number): number =>
  cell.height * scale + line * names + GAP;
const cellWidth = ({ cell }: Wanted, scale: number): number => cell.width * scale + GAP;

/** Name and goods of a boat on one line if there is room, otherwise on two; several boats beside each other. */
function boatList(wanted: Wanted, width: number): LayOut['boats'] & { height: number } {
  const { boats, goods, tiles } = wanted;
  const larger = largerText(wanted);
  const picture = pictureOf(wanted);
  const slim = picture * WIDER + (NAME_WIDTH + goods * GOOD_WIDTH) * larger + 2 * GAP;
  const high = picture * WIDER + Math.max(NAME_WIDTH, goods * GOOD_WIDTH) * larger + 2 * GAP;
  const isSlim = tiles > 0 && slim <= width;
  const columns = Math.max(1, Math.min(boats, Math.floor(width / (isSlim ? slim : high))));
  const row = Math.max(picture, (isSlim ? 1 : 2) * GOOD_LINE * larger, wanted.boatRow);
  return {
    columns,
    picture,
    width: width / columns,
    isSlim,
    height: Math.ceil(boats / columns) * (row + GAP),
  };
}

/** Everything below each other, with so many tiles beside each other. */
function column(wanted: Wanted, columns: number, scale: number): LayOut & { height: number } {
  const { tiles, turnOrder, boats, line } = wanted;
  const larger = largerText(wanted);
  const minor: Block = { columns: 1, scale: scale * MINOR };
  const boatWidth = pictureOf(wanted) * WIDER + NAME_WIDTH * larger + 2 * GAP;
  const width = Math.max(
    tiles > 0 ? columns * cellWidth(wanted, scale) : 0,
    turnOrder > 0 ? cellWidth(wanted, minor.scale) : 0,
    boats > 0 ? boatWidth : 0,
  );
  minor.columns = Math.max(1, Math.min(turnOrder, Math.floor(width / cellWidth(wanted, minor.scale))));
  const list = boatList(wanted, width);
  // Turn-order tiles show a number and need no name.
  const turnOrderHeight =
    Math.ceil(turnOrder / minor.columns) * cellHeight({ ...wanted, names: 0 }, minor.scale);
  return {
    kind: 'column',
    width,
    height:
      Math.ceil(tiles / columns) * cellHeight(wanted, scale) +
      (turnOrder > 0 ? line + turnOrderHeight : 0) +
      (boats > 0 ? line + list.height : 0),
    tiles: { columns, scale },
    turnOrder: minor,
    boats: list,
  };
}

/** The largest tiles with which everything fits into a column, by bisection: larger tiles never need less room. */
function fitting(wanted: Wanted, least = leastFor(wanted)): LayOut | null {
  const fits = (columns: number, scale: number): boolean => {
    const { width, height } = column(wanted, columns, scale);
    return width <= wanted.width && height <= wanted.height;
  };
  let best: LayOut | null = null;
  for (let columns = 1; columns <= Math.max(1, wanted.tiles); columns++) {
    let [good, bad] = [least, Math.max(MOST, least)];
    if (!fits(columns, good)) continue;
    if (fits(columns, bad)) good = bad;
    else
      for (let step = 0; step < 12; step++) {
        const between = (good + bad) / 2;
        if (fits(columns, between)) good = between;
        else bad = between;
      }
    if (!best || good > best.tiles.scale * 1.02) best = column(wanted, columns, good);
  }
  return best;
}

function scrolling(wanted: Wanted): LayOut {
  const { width, cell, boats, scrolled } = wanted;
  const block = (columns: number): Block => ({
    columns,
    scale: Math.max(0.2, Math.min(MOST_ON_PHONE, (width / columns - GAP) / cell.width)),
  });
  const boatWidth = PHONE_BOAT * WIDER + NAME_WIDTH * largerText(wanted) + 2 * GAP;
  const boatColumns = Math.max(1, Math.min(boats, Math.floor(width / boatWidth)));
  return {
    kind: 'scrolling',
    width,
    tiles: block(Math.max(2, Math.floor(width / scrolled))),
    turnOrder: block(Math.max(3, Math.floor(width / (scrolled * 0.8)))),
    boats: { columns: boatColumns, picture: PHONE_BOAT, width: width / boatColumns - GAP, isSlim: false },
  };
}

/** The layout of the market in its place. */
function layOut(wanted: Wanted): LayOut {
  for (const boatAlone of wanted.tiles === 0 ? BOATS_ALONE : [BOAT]) {
    const fits = fitting({ ...wanted, boatAlone });
    if (fits) return fits;
  }
  return scrolling(wanted);
}

/** Minimum scale of the overview, where a touch shows the tile: a tile is 44 pixels wide. */
const LEAST_IN_OVERVIEW = 0.22;

/** About how wide a tile is in an overview that does not fit on one screen. */
const SCROLLED_OVERVIEW = 76;

/** Everything on one screen without names, or, on low screens, as much as can be read. */
export const layOutOverview = (wanted: Omit<Wanted, 'names'>): LayOut =>
  fitting({ ...wanted, names: 0 }, LEAST_IN_OVERVIEW) ??
  scrolling({ ...wanted, names: 0, scrolled: SCROLLED_OVERVIEW });

/** Minimum tile size for a second line with the printed name. */
const ROOMY = 0.52;

/** About the width of a letter of a name at the default text size, in pixels. */
const LETTER = 8.2;

/** Whether a name is wider than its tile. */
const isCut = (wanted: Omit<Wanted, 'names'>, { tiles }: LayOut): boolean =>
  wanted.longest * LETTER * (wanted.line / LINE) > wanted.cell.width * tiles.scale;

/**
 * With a second line under each tile: for the printed name, unless that makes the tiles too small, or for names that
 * are longer than one line.
 */
export function layOutNamed(
  wanted: Omit<Wanted, 'names'>,
  bilingual: boolean,
): LayOut & { english: boolean; wraps: boolean } {
  const one = layOut({ ...wanted, names: 1 });
  const two = layOut({ ...wanted, names: 2 });
  const wraps = isCut(wanted, one);
  const english =
    bilingual && !wraps && two.kind === one.kind && (one.kind === 'scrolling' || two.tiles.scale >= ROOMY);
  return { ...(english || (wraps && two.kind === one.kind) ? two : one), english, wraps };
}

/** Places for bids round a market tile, clockwise from 0 for N; 2 and 4 are the right and left corner. */
export const SIDES = 6;
const SOUTH = 3;

/** The side of a seat at every tile: the viewer is south; spectators see what the first seat sees. */
export const sideOfSeat = (seat: number, me: number | null): number =>
  (SOUTH + seat - (me ?? 0) + SIDES) % SIDES;

interface Berth {
  x: number;
  y: number;
  /** Degrees. */
  slope: number;
}

/** Distance of a bid from the centre: on the edge, a little outside. */
const REACH = RADIUS * Math.sqrt(0.75) + 9;
const onEdge = (outward: number, slope: number): Berth => ({
  x: REACH * Math.cos((outward * Math.PI) / 180),
  y: REACH * Math.sin((outward * Math.PI) / 180),
  slope,
});

/**
 * Bids lie on the upper edges, beside the left and right corner, and below the tile: nowhere beside the plate with the
 * rule, which is as wide as the tile at its height. Slopes let them be read from left to right, or downwards.
 */
const BERTHS: readonly Berth[] = [
  onEdge(-90, 0),
  onEdge(-30, 60),
  { x: 112, y: 42, slope: 90 },
  { x: 0, y: 99, slope: 0 },
  { x: -112, y: 42, slope: 90 },
  onEdge(210, -60),
];

/** The position of a bid on its side, in the tile's coordinates. */
export const berthOf = (side: number): Berth => BERTHS[side]!;

/** A tile with the room for bids around it, in the tile's coordinates. */
export interface CellBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Only the sides of seats in use need room. */
export function cellBox(players: number, me: number | null): CellBox {
  const taken = new Set(Array.from({ length: players }, (_, seat) => sideOfSeat(seat, me)));
  const left = taken.has(4) ? 132 : taken.has(5) ? 121 : 106;
  const right = taken.has(2) ? 132 : taken.has(1) ? 121 : 106;
  const top = taken.has(0) ? 122 : taken.has(1) || taken.has(5) ? 114 : 94;
  const bottom = 119;
  return { left: -left, top: -top, width: left + right, height: top + bottom };
}

/** The height of a line of text under a tile at the default text size, in pixels. */
export const LINE = 17;

/** The reader's text size relative to the default, within the limits of the table's layout. */
export const textScale = signal(1);

/** Forces a style calculation: only to be called when sizes have changed. */
export function measureText(): void {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  textScale.value = Math.min(2, size / 16);
}
