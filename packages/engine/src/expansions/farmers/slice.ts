import { MAX_PLAYERS } from '../../model/names.ts';
import { FARMERS } from '../../model/options.ts';
import type { Content, SliceSize } from '../../model/game.ts';
import { FIRST_ADDED_STEP, type State } from '../../model/state.ts';
import { KINDS } from './types.ts';

/* Its bytes. The Farmers comes before all other expansions, so they begin at 0, and its steps have fixed numbers. */

export const K = KINDS.length;
/** Six roads would cut a tile into six; no tile has more sectors. */
export const SECTORS = 6;

let size = 0;
function region(length: number): number {
  const start = size;
  size += length;
  return start;
}

export const WHEAT_SUPPLY = region(1);
export const ANIMAL_SUPPLY = region(K);
export const WHEAT = region(MAX_PLAYERS);
/** Animals taken from the supply that still wait for a field, by seat and kind (FARM-6). */
export const WAITING = region(MAX_PLAYERS * K);
/** What won turn-order tiles pay at the boat pick (FARM-11): wheat, then animals by kind. */
export const DUE = region(MAX_PLAYERS * (1 + K));
/** Newborns that do not suffice for all fields of a seat, by kind: the player chooses (FARM-10). */
export const NEWBORN = region(MAX_PLAYERS * K);
/*
 * Sectors. All that is kept of a sector lies together: what a name says of sector c of tile t is at
 * `name + (t * SECTORS + c) * SECTOR`.
 */
const FIXED = size;
/** The field a sector belongs to, named by the sector that is its root; NO_TILE where no tile lies yet. */
export const ROOT_TILE = region(1);
export const ROOT_SECTOR = region(1);
/** Animals by kind, at the root. */
export const ANIMALS = region(K);
/** Whether the field (at its root) may still take a chosen newborn: a bit per kind. */
export const EXPECTING = region(1);

/** Bytes for every sector. */
export const SECTOR = size - FIXED;

export const SLICE: SliceSize = { fixed: FIXED, perTile: SECTORS * SECTOR };

/** The numbers of its decisions: where animals go, and which fields breed. */
export const ANIMAL_STEP = FIRST_ADDED_STEP;
export const BREED_STEP = FIRST_ADDED_STEP + 1;

export const FULL_WHEAT = 30;
/** Sheep, pigs, cows. */
export const FULL_ANIMALS = [32, 24, 12] as const;

export const wheatOf = (s: State, seat: number): number => s.slice[WHEAT + seat];
export const waitingOf = (s: State, seat: number, kind: number): number => s.slice[WAITING + seat * K + kind];

/** Whether The Farmers is played: it is the first expansion wherever it is one. */
export const hasFarmers = ({ expansions }: Content): boolean =>
  expansions.length > 0 && expansions[0].id === FARMERS;
