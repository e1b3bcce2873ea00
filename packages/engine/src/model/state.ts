import type { Content, SliceSize, State } from './game.ts';
import { ABILITIES, COLOURS, MAX_PLAYERS, RESOURCES, SKILLS } from './names.ts';

/* How a state lays out its bytes. Everything reads and writes it through these names. */

export type { State } from './game.ts';

/** Tile numbers fit into a byte beside "none". */
export const MAX_TILES = 254;
export const NO_TILE = 255;
/** Room for boats and for turn-order tiles: there is one of each for every player at most. */
export const MAX_BERTHS = MAX_PLAYERS;

const C = COLOURS.length;
const R = RESOURCES.length;
const K = SKILLS.length;

let size = 0;
function region(length: number): number {
  const start = size;
  size += length;
  return start;
}

// Scalars.
export const RULES = region(1);
export const PLAYERS = region(1);
/** How the expansion is played: an index into MODES. */
export const MODE = region(1);
export const GAMERS = region(1);
export const HANDICAP = region(1);
export const SEASON = region(1);
export const STEP = region(1);
export const START_PLAYER = region(1);
export const ACTIVE = region(1);
export const PASSES = region(1);
export const PURPLE = region(1);
/** END-6: the start-player tile got no bid, so the marker moves on once the boats are emptied. */
export const MARKER_PASSES = region(1);
/** The tile whose use is being carried out, and what is left of its transport and upgrade numbers. */
export const USED_TILE = region(1);
export const POINTS = region(1);
export const UPGRADES = region(1);
/** A held payment (USE-9): skills by kind, workers by colour. */
export const HELD_SKILLS = region(K);
export const HELD_WORKERS = region(C);
/** Seats in the order in which they pick boats; PICKS of them have picked. */
export const PICK_ORDER = region(MAX_PLAYERS);
export const PICKERS = region(1);
export const PICKS = region(1);
/** Seat that owns each summer-boat ability, -1 for none. */
export const ABILITY_OWNER = region(ABILITIES.length);
/** Seats that still owe a simultaneous answer. */
export const OWES = region(MAX_PLAYERS);

// Supplies.
export const BAG = region(C);
export const GREEN_SUPPLY = region(1);
export const PILE = region(K);
export const SUPPLY = region(R);

// Seats: everything behind, and with the gamers' variant before, the screens.
export const WORKERS = region(MAX_PLAYERS * C);
export const OPEN_WORKERS = region(MAX_PLAYERS * C);
export const KNOWN_WORKERS = region(MAX_PLAYERS * C);
export const SKILL_TILES = region(MAX_PLAYERS * K);
export const OPEN_SKILLS = region(MAX_PLAYERS * K);
export const KNOWN_SKILLS = region(MAX_PLAYERS * K);
export const VILLAGE_SIZE = region(MAX_PLAYERS);

// Tiles on offer, in content order.
export const MARKET_SIZE = region(1);
export const TURN_ROW_SIZE = region(1);
export const TURN_ROW = region(MAX_BERTHS);

// Goods on the boats.
export const BOAT_WORKERS = region(MAX_BERTHS * C);
export const BOAT_SKILLS = region(MAX_BERTHS * K);

/*
 * Tiles. All that is kept of a tile lies together, so a state takes no more room than its content has tiles:
 * what a name says of tile t is at `name + t * TILE`.
 */
const TILES = size;
export const PLACE = region(1);
export const COLUMN = region(1);
export const ROW = region(1);
export const ROTATION = region(1);
export const MARKS = region(1);
export const NEIGHBOURS = region(6);
export const RESOURCES_ON = region(R);
/** The colour of the standing workers at a tile, -1 none (BID-4). */
export const STANDING = region(1);
/** USE-2: at most three uses fit under six workers (1 + 2 + 3). */
export const MAX_USES = 3;
export const USE_COUNT = region(1);
export const USES = region(MAX_USES * C);
export const USED_TOTAL = region(1);
export const LAST_USE = region(1);
export const BID_COLOUR = region(MAX_PLAYERS);
export const BID_SIZE = region(MAX_PLAYERS);

/** End of the bytes about the tile itself. The lists after it have an entry for every tile. */
const ABOUT_TILE = size - TILES;
/** The tiles of each village: the i-th of a seat is at `VILLAGE + i * TILE + seat`. */
export const VILLAGE = region(MAX_PLAYERS);
/** The i-th tile of the market is at `MARKET + i * TILE`. */
export const MARKET = region(1);

/** Bytes for every tile. */
export const TILE = size - TILES;

/** Where the expansions' slices begin in a state with so many tiles. */
export const coreSize = (tiles: number): number => TILES + tiles * TILE;

/** What is being decided (STEP). */
export const TURN = 0;
export const PAY = 1;
export const CHOOSE = 2;
export const TRANSPORT = 3;
export const BOAT = 4;
export const PLACING = 5;
export const OFFER = 6;
export const OVER = 7;
/** While a game is set up or an ending is carried out between two decisions. */
export const BETWEEN = 8;
/** Expansions ask from here on. */
export const FIRST_ADDED_STEP = 9;

/** Where a tile is (PLACE). Seats are added to the last three. */
export const OUT = 0;
export const STACK = 1;
export const ON_MARKET = 2;
export const IN_TURN_ROW = 3;
export const IN_HARBOUR = 4;
export const IN_VILLAGE = 8;
export const TO_PLACE = 16;
export const IN_HAND = 24;

/** Bits of MARKS. */
export const FLIPPED = 1;
/** Answered, but not yet shown to the others: a tile placed (END-9) or offered (SEA-4). */
export const SEALED = 2;
/** A boat that was picked in this ending (END-5). */
export const PICKED = 4;

export const sliceLength = ({ fixed, perTile }: SliceSize, tiles: number): number => fixed + tiles * perTile;

const NO_SLICE = new Uint8Array(0);

function stateOf(content: Content, bytes: Int8Array): State {
  const start = coreSize(content.tiles.length);
  return {
    content,
    bytes,
    indices: new Uint8Array(bytes.buffer),
    slice: start === bytes.length ? NO_SLICE : new Uint8Array(bytes.buffer, start),
  };
}

export function blankState(content: Content): State {
  const s = stateOf(content, new Int8Array(coreSize(content.tiles.length) + content.sliceSize));
  const { bytes, indices } = s;
  for (let tile = 0; tile < content.tiles.length; tile++) {
    indices.fill(NO_TILE, NEIGHBOURS + tile * TILE, NEIGHBOURS + tile * TILE + 6);
    bytes[STANDING + tile * TILE] = -1;
  }
  bytes.fill(-1, ABILITY_OWNER, ABILITY_OWNER + ABILITIES.length);
  bytes[PURPLE] = -1;
  indices[USED_TILE] = NO_TILE;
  bytes[STEP] = BETWEEN;
  return s;
}

/** The state with these bytes, which are used, not copied. */
export function stateFrom(content: Content, bytes: Int8Array<ArrayBuffer>): State {
  const expected = coreSize(content.tiles.length) + content.sliceSize;
  if (bytes.length !== expected) throw new RangeError(`a state has ${expected} bytes, not ${bytes.length}`);
  return stateOf(content, bytes);
}

export function cloneState(state: State): State {
  return stateOf(state.content, new Int8Array(state.bytes));
}

/** A copy into a state that is no longer needed: no allocation, for search. */
export function copyState(from: State, to: State): void {
  to.bytes.set(from.bytes);
}

export const tilesOnMarket = (s: State): number => s.indices[MARKET_SIZE];
export const marketTile = (s: State, i: number): number => s.indices[MARKET + i * TILE];
export const turnRowTile = (s: State, i: number): number => s.indices[TURN_ROW + i];

/** The tile whose use is being carried out, NO_TILE outside of uses. */
export const usedTile = (s: State): number => s.indices[USED_TILE];
export const isInUse = (s: State): boolean => s.indices[USED_TILE] !== NO_TILE;

/** Whether an expansion asks. */
export const isAddedStep = (s: State): boolean => s.bytes[STEP] >= FIRST_ADDED_STEP;

/** Whether two states of one game hold the same bytes for a tile. */
export function isTileUnchanged(before: State, now: State, tile: number): boolean {
  if (!isUnchanged(before, now, TILES + tile * TILE, ABOUT_TILE)) return false;
  const { expansions, sliceStarts, tiles } = now.content;
  for (let i = 0; i < expansions.length; i++) {
    const { fixed, perTile } = expansions[i].slice;
    const start = coreSize(tiles.length) + sliceStarts[i] + fixed + tile * perTile;
    if (!isUnchanged(before, now, start, perTile)) return false;
  }
  return true;
}

/** Whether a range of bytes is the same in both. */
export function isUnchanged(before: State, now: State, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (before.bytes[at] !== now.bytes[at]) return false;
  return true;
}
