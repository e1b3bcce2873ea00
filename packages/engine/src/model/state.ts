import type { Content } from '../content/content.ts';
import { ABILITIES, COLOURS, MAX_PLAYERS, RESOURCES, SKILLS } from './names.ts';

/**
 * A game's state: plain data, a fixed layout of small integers. One memory copy clones it, which is what
 * search does most. Everything reads and writes it through the names below; nothing else knows the layout.
 */
export interface State {
  readonly content: Content;
  readonly bytes: Int8Array;
}

/** Room for every tile of the base game and its expansion. */
export const MAX_TILES = 96;
const C = COLOURS.length;
const R = RESOURCES.length;
const K = SKILLS.length;

let size = 0;
function region(length: number): number {
  const start = size;
  size += length;
  return start;
}

/** A part of the layout with so many bytes for every tile. */
export interface TileRegion {
  start: number;
  width: number;
}

/** All that is kept of a tile, the expansion's part aside. */
const TILE_REGIONS: TileRegion[] = [];
function tileRegion(width: number): number {
  const start = region(MAX_TILES * width);
  TILE_REGIONS.push({ start, width });
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
/** END-6: nobody bid for the start-player tile, so the marker moves on once the boats are emptied. */
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
/** Seat that owns each summer-boat ability, -1 nobody. */
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
export const VILLAGE = region(MAX_PLAYERS * MAX_TILES);

// Tiles on offer, in content order.
export const MARKET_SIZE = region(1);
export const MARKET = region(MAX_TILES);
export const TURN_ROW_SIZE = region(1);
export const TURN_ROW = region(MAX_PLAYERS);

// Tiles.
export const PLACE = tileRegion(1);
export const COLUMN = tileRegion(1);
export const ROW = tileRegion(1);
export const ROTATION = tileRegion(1);
export const MARKS = tileRegion(1);
export const NEIGHBOURS = tileRegion(6);
export const RESOURCES_ON = tileRegion(R);
/** The colour of the standing workers at a tile, -1 none (BID-4). */
export const STANDING = tileRegion(1);
/** USE-2: at most three uses fit under six workers (1 + 2 + 3). */
export const MAX_USES = 3;
export const USE_COUNT = tileRegion(1);
export const USES = tileRegion(MAX_USES * C);
export const USED_TOTAL = tileRegion(1);
export const LAST_USE = tileRegion(1);
export const BID_COLOUR = tileRegion(MAX_PLAYERS);
export const BID_SIZE = tileRegion(MAX_PLAYERS);
export const BOAT_WORKERS = region(MAX_PLAYERS * C);
export const BOAT_SKILLS = region(MAX_PLAYERS * K);

/** Where an expansion's slice begins. */
export const CORE_SIZE = size;

/** What is being decided (STEP). */
export const TURN = 0;
export const PAY = 1;
export const CHOOSE = 2;
export const TRANSPORT = 3;
export const BOAT = 4;
export const PLACING = 5;
export const OFFER = 6;
export const OVER = 7;
/** The expansion asks; the seats that owe an answer are in OWES. */
export const ASIDE = 9;
/** While a game is set up or an ending is carried out between two decisions. */
export const BETWEEN = 8;

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

export function blankState(content: Content): State {
  const bytes = new Int8Array(CORE_SIZE + (content.expansion?.sliceSize ?? 0));
  bytes.fill(-1, NEIGHBOURS, NEIGHBOURS + MAX_TILES * 6);
  bytes.fill(-1, STANDING, STANDING + MAX_TILES);
  bytes.fill(-1, ABILITY_OWNER, ABILITY_OWNER + ABILITIES.length);
  bytes[PURPLE] = -1;
  bytes[USED_TILE] = -1;
  bytes[STEP] = BETWEEN;
  return { content, bytes };
}

export function cloneState(state: State): State {
  return { content: state.content, bytes: new Int8Array(state.bytes) };
}

/** A copy into a state that is no longer needed: no allocation, for search. */
export function copyState(from: State, to: State): void {
  to.bytes.set(from.bytes);
}

/** Whether all that is kept of a tile is the same in both, which are states of one game. */
export function isTileUnchanged(before: State, now: State, tile: number): boolean {
  const { expansion } = now.content;
  return (
    areSame(before.bytes, now.bytes, TILE_REGIONS, tile) &&
    (expansion === null || areSame(before.bytes, now.bytes, expansion.tileRegions, tile))
  );
}

/** Whether a stretch of bytes is the same in both. */
export function isUnchanged(before: State, now: State, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (before.bytes[at] !== now.bytes[at]) return false;
  return true;
}

function areSame(a: Int8Array, b: Int8Array, regions: readonly TileRegion[], tile: number): boolean {
  for (let i = 0; i < regions.length; i++) {
    const { start, width } = regions[i];
    const end = start + (tile + 1) * width;
    for (let at = end - width; at < end; at++) if (a[at] !== b[at]) return false;
  }
  return true;
}
