import { signal } from '@preact/signals';
import { RADIUS } from '../../art/index.ts';

interface Wanted {
  /** What there is to use, in pixels. */
  width: number;
  height: number;
  cell: CellBox;
  tiles: number;
  turnOrder: number;
  boats: number;
  /** The most kinds of goods that a boat carries. */
  goods: number;
  /** The height of a line of text, and how many of them stand under a tile. */
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
  /** Everything side by side in the given height, or one below the other, to be scrolled. */
  kind: 'fitting' | 'scrolling';
  tiles: Block;
  turnOrder: Block;
  boats: { columns: number; picture: number; width: number; named: boolean };
}

export const GAP = 4;
/** Between market, turn order and boats. */
export const AISLE = 14;
/** Turn-order tiles say less. */
const MINOR = 0.74;
/** Smaller than this nothing can be read: then one scrolls. A tile is 200 units wide. */
const LEAST = 0.37;
const MOST = 1.15;
const BOAT_LEAST = 28;
/** Pictures of boats are no larger than this part of a tile, unless there is nothing else to look at. */
const BOAT_SHARE = 0.85;
const BOAT_MOST = 150;
const TILE_HEIGHT = 184;
const PHONE_BOAT = 58;
/** Beside the picture of a boat: its name, and lines of its goods. */
const NAME_WIDTH = 104;
const GOOD_WIDTH = 32;
const GOOD_LINE = 21;
/** A picture is wider than high. */
const WIDER = 208 / 184;

/** Badges and names on a tile grow with the text: so must the tile. */
const leastFor = ({ line }: Wanted): number => LEAST * Math.max(1, line / LINE);

const cellHeight = ({ cell, line, names }: Wanted, scale: number): number =>
  cell.height * scale + line * names + GAP;
/** Turn order and boats stand under a heading. */
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
  // With nothing else to look at, the boats come forward.
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

/** The largest tiles with which everything is seen at once. Larger ones never need less room, so halving finds them. */
function fitting(wanted: Wanted): LayOut | null {
  // A number on a sign needs no name.
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

/** How the market lies in its place. */
const layOut = (wanted: Wanted): LayOut => fitting(wanted) ?? scrolling(wanted);

/** Tiles this large may spare a line for a second name. */
const ROOMY = 0.52;

/** With a second name under each tile where that does not make the tiles too small. */
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

/** Sides of a market tile: 0 is N, then clockwise. */
export const SIDES = 6;
const SOUTH = 3;

/** Where a seat sits around every tile: I look from the south, spectators as the first seat does. */
export const sideOfSeat = (seat: number, me: number | null): number =>
  (SOUTH + seat - (me ?? 0) + SIDES) % SIDES;

/** How far from the middle a bid stands: on the edge, a little outside. */
const REACH = RADIUS * Math.sqrt(0.75) + 9;
const OUTWARD = [-90, -30, 30, 90, 150, 210];
/** How the edges slope, so that one reads from left to right. */
const SLOPES = [0, 60, -60, 0, 60, -60];

interface Berth {
  x: number;
  y: number;
  /** Degrees. */
  slope: number;
}

/** Where on a side a bid stands, in the tile's own coordinates. */
export function berthOf(side: number): Berth {
  const angle = (OUTWARD[side]! * Math.PI) / 180;
  return { x: REACH * Math.cos(angle), y: REACH * Math.sin(angle), slope: SLOPES[side]! };
}

/** A tile and the room for bids around it, in the tile's own coordinates. */
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

/** The reader's text size relative to the default, as far as the table can follow. */
export const textScale = signal(1);

/** Forces a style calculation: only to be called when sizes have changed. */
export function measureText(): void {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  textScale.value = Math.min(2, size / 16);
}
