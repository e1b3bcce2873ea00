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
}

/** Rows of cells of one kind. */
export interface Block {
  columns: number;
  /** Pixels for each unit of the tile. */
  scale: number;
}

interface LayOut {
  /** Everything side by side in the given height, or stacked and scrolled. */
  kind: 'fitting' | 'scrolling';
  tiles: Block;
  turnOrder: Block;
  boats: { columns: number; picture: number; width: number; named: boolean };
}

export const GAP = 4;
/** Gap between market, turn order and boats. */
export const AISLE = 14;
/** Relative size of turn-order tiles, which show less. */
const MINOR = 0.74;
/** Minimum scale that stays readable; below it the market scrolls. A tile is 200 units wide. */
const LEAST = 0.37;
const MOST = 1.15;
const BOAT_LEAST = 28;
/** Maximum size of boat pictures relative to a tile, unless boats are all there is. */
const BOAT_SHARE = 0.85;
const BOAT_MOST = 150;
const TILE_HEIGHT = 184;
const PHONE_BOAT = 58;
/** Beside the picture of a boat: its name, and lines of its goods. */
const NAME_WIDTH = 104;
const GOOD_WIDTH = 32;
const GOOD_LINE = 21;
/** Width to height of a picture. */
const WIDER = 208 / 184;

/** Badges and names on a tile grow with the text size, so the tile must too. */
const leastFor = ({ line }: Wanted): number => LEAST * Math.max(1, line / LINE);

const cellHeight = ({ cell, line, names }: Wanted, scale: number): number =>
  cell.height * scale + line * names + GAP;
/** Height of the headings of turn order and boats. */
const under = (wanted: Wanted): Wanted => ({ ...wanted, height: wanted.height - wanted.line });
const cellWidth = ({ cell }: Wanted, scale: number): number => cell.width * scale + GAP;

function columnsFor(wanted: Wanted, count: number, scale: number): number {
  const rows = Math.max(1, Math.floor((wanted.height + GAP) / cellHeight(wanted, scale)));
  return Math.ceil(count / rows);
}

/** The more lines of goods there are, the narrower they can be. */
function besideBoat({ goods, line }: Wanted, row: number): number {
  const larger = Math.max(1, line / LINE);
  const lines = Math.max(1, Math.floor((row - line) / (GOOD_LINE * larger)));
  return Math.max(NAME_WIDTH, Math.ceil(goods / lines) * GOOD_WIDTH) * larger;
}

function boatsBeside(wanted: Wanted, scale: number): LayOut['boats'] {
  const { boats, height } = wanted;
  if (boats === 0) return { columns: 0, picture: 0, width: 0, named: false };
  // Without market tiles the boats become larger.
  const alone = wanted.tiles === 0;
  const least = Math.ceil((boats * (BOAT_LEAST + GAP)) / (height + GAP));
  const columns = alone ? Math.max(least, Math.min(2, boats)) : least;
  const row = (height + GAP) / Math.ceil(boats / columns) - GAP;
  const picture = Math.min(
    BOAT_MOST,
    row,
    alone ? row : Math.max(BOAT_LEAST, TILE_HEIGHT * scale * BOAT_SHARE),
  );
  const width = picture * WIDER + besideBoat(wanted, row) + GAP;
  const named = row >= wanted.line + GOOD_LINE - 1;
  return { columns, picture, width, named };
}

/** The largest tiles with which everything fits, by bisection, since larger tiles never need less room. */
function fitting(wanted: Wanted): LayOut | null {
  // Turn-order tiles show a number and need no name.
  const minor = { ...under(wanted), names: 0 } as const;
  const blocks = (scale: number): [Block, Block] => [
    { columns: columnsFor(wanted, wanted.tiles, scale), scale },
    { columns: columnsFor(minor, wanted.turnOrder, scale * MINOR), scale: scale * MINOR },
  ];
  const fits = (scale: number): boolean => {
    if (cellHeight(wanted, scale) > wanted.height + GAP) return false;
    const beside = boatsBeside(under(wanted), scale);
    const used = blocks(scale).reduce(
      (sum, block) => sum + (block.columns > 0 ? block.columns * cellWidth(wanted, block.scale) + AISLE : 0),
      beside.columns * (beside.width + GAP) - (beside.columns > 0 ? 0 : AISLE),
    );
    return used <= wanted.width;
  };
  if (!fits(leastFor(wanted))) return null;
  let [good, bad] = [leastFor(wanted), MOST];
  if (fits(MOST)) good = MOST;
  else
    for (let step = 0; step < 12; step++) {
      const between = (good + bad) / 2;
      if (fits(between)) good = between;
      else bad = between;
    }
  const [tiles, turnOrder] = blocks(good);
  return { kind: 'fitting', tiles, turnOrder, boats: boatsBeside(under(wanted), good) };
}

function scrolling(wanted: Wanted): LayOut {
  const { width, cell, boats } = wanted;
  const block = (columns: number): Block => ({
    columns,
    scale: Math.max(0.2, Math.min(MOST, (width / columns - GAP) / cell.width)),
  });
  const boatColumns = Math.max(
    1,
    Math.min(boats, Math.floor(width / (PHONE_BOAT * WIDER + besideBoat(wanted, PHONE_BOAT) + 2 * GAP))),
  );
  return {
    kind: 'scrolling',
    tiles: block(Math.max(2, Math.floor(width / 190))),
    turnOrder: block(Math.max(3, Math.floor(width / 150))),
    boats: { columns: boatColumns, picture: PHONE_BOAT, named: true, width: width / boatColumns - GAP },
  };
}

/** The layout of the market in its place. */
const layOut = (wanted: Wanted): LayOut => fitting(wanted) ?? scrolling(wanted);

/** Minimum tile size for a second line with the printed name. */
const ROOMY = 0.52;

/** With a second name under each tile, unless that makes the tiles too small. */
export function layOutNamed(
  wanted: Omit<Wanted, 'names'>,
  bilingual: boolean,
): LayOut & { english: boolean } {
  const one = layOut({ ...wanted, names: 1 });
  const two = layOut({ ...wanted, names: 2 });
  const english =
    bilingual && two.kind === one.kind && (one.kind === 'scrolling' || two.tiles.scale >= ROOMY);
  return { ...(english ? two : one), english };
}

/** Sides of a market tile, clockwise from 0 for N. */
export const SIDES = 6;
const SOUTH = 3;

/** The side of a seat at every tile: the viewer is south; spectators see what the first seat sees. */
export const sideOfSeat = (seat: number, me: number | null): number =>
  (SOUTH + seat - (me ?? 0) + SIDES) % SIDES;

/** Distance of a bid from the centre: on the edge, a little outside. */
const REACH = RADIUS * Math.sqrt(0.75) + 9;
const OUTWARD = [-90, -30, 30, 90, 150, 210];
/** Slope of the edges, so that text reads from left to right. */
const SLOPES = [0, 60, -60, 0, 60, -60];

interface Berth {
  x: number;
  y: number;
  /** Degrees. */
  slope: number;
}

/** The position of a bid on its side, in the tile's coordinates. */
export function berthOf(side: number): Berth {
  const angle = (OUTWARD[side]! * Math.PI) / 180;
  return { x: REACH * Math.cos(angle), y: REACH * Math.sin(angle), slope: SLOPES[side]! };
}

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
  const left = taken.has(4) || taken.has(5) ? 121 : 106;
  const right = taken.has(1) || taken.has(2) ? 121 : 106;
  const top = taken.has(0) ? 122 : taken.has(1) || taken.has(5) ? 114 : 94;
  const bottom = 116;
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
