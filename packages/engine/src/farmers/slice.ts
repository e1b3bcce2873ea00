import { MAX_PLAYERS } from '../model/names.ts';
import { CORE_SIZE, MAX_TILES, type State, type TileRegion } from '../model/state.ts';
import { KINDS } from './types.ts';

/* The expansion's bytes, behind those of the core. */

export const K = KINDS.length;
/** Six roads would cut a tile into six; no tile has more sectors. */
export const SECTORS = 6;

let size = CORE_SIZE;
function region(length: number): number {
  const start = size;
  size += length;
  return start;
}

/** All that is kept of a tile. */
export const TILE_REGIONS: TileRegion[] = [];
function tileRegion(width: number): number {
  const start = region(MAX_TILES * width);
  TILE_REGIONS.push({ start, width });
  return start;
}

export const WHEAT_SUPPLY = region(1);
export const ANIMAL_SUPPLY = region(K);
export const WHEAT = region(MAX_PLAYERS);
/** What is being asked: nothing, where animals go, or which fields breed. */
export const ASKED = region(1);
/** Animals taken from the supply that still look for a field, by seat and kind (FARM-6). */
export const WAITING = region(MAX_PLAYERS * K);
/** What won turn-order tiles pay at the boat pick (FARM-11): wheat, then animals by kind. */
export const DUE = region(MAX_PLAYERS * (1 + K));
/** Newborns that do not suffice for all fields of a seat, by kind: the player chooses (FARM-10). */
export const NEWBORN = region(MAX_PLAYERS * K);
/** The field each sector belongs to, named by the sector that is its root; -1 where no tile lies yet. */
export const ROOT_TILE = tileRegion(SECTORS);
export const ROOT_SECTOR = tileRegion(SECTORS);
/** Animals by root sector and kind. */
export const ANIMALS = tileRegion(SECTORS * K);
/** Fields (by root) that may still take a chosen newborn: a bit per kind. */
export const EXPECTING = tileRegion(SECTORS);

export const SLICE_SIZE = size - CORE_SIZE;

export const NOTHING_ASKED = 0;
export const ANIMALS_ASKED = 1;
export const BREEDING_ASKED = 2;

export const FULL_WHEAT = 30;
/** Sheep, pigs, cows. */
export const FULL_ANIMALS = [32, 24, 12] as const;

export const wheatOf = (s: State, seat: number): number => s.bytes[WHEAT + seat];
export const waitingOf = (s: State, seat: number, kind: number): number => s.bytes[WAITING + seat * K + kind];
