import type { Ability } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

/** Where the owner of each ability is kept. Constants: search asks for every tile of every turn. */
export const BOAT_1A = S.ABILITY_OWNER;
export const BOAT_1B = S.ABILITY_OWNER + 1;
export const BOAT_2A = S.ABILITY_OWNER + 2;
export const BOAT_2B = S.ABILITY_OWNER + 3;
export const BOAT_3A = S.ABILITY_OWNER + 4;
export const BOAT_3B = S.ABILITY_OWNER + 5;
export const BOAT_4A = S.ABILITY_OWNER + 6;
export const BOAT_4B = S.ABILITY_OWNER + 7;
export const BOAT_5A = S.ABILITY_OWNER + 8;
const BOAT_5B = S.ABILITY_OWNER + 9;
export const BOAT_6A = S.ABILITY_OWNER + 10;
export const BOAT_6B = S.ABILITY_OWNER + 11;

const AT: Readonly<Record<Ability, number>> = {
  '1a': BOAT_1A,
  '1b': BOAT_1B,
  '2a': BOAT_2A,
  '2b': BOAT_2B,
  '3a': BOAT_3A,
  '3b': BOAT_3B,
  '4a': BOAT_4A,
  '4b': BOAT_4B,
  '5a': BOAT_5A,
  '5b': BOAT_5B,
  '6a': BOAT_6A,
  '6b': BOAT_6B,
};

/** BID-0: a summer boat's ability belongs to its owner alone, from the moment the tile is won. */
export const ownerOf = (s: State, boat: number): number => s.bytes[boat];

export const owns = (s: State, seat: number, boat: number): boolean => s.bytes[boat] === seat;

/** Gives a summer boat's ability to a seat, or to none (-1); other tiles have no ability. */
export function takeAbility(s: State, seat: number, tile: number): void {
  const spec = s.content.tiles[tile];
  const face = (s.bytes[S.MARKS + tile * S.TILE] & S.FLIPPED) === 0 ? spec.front : spec.back;
  if (face?.ability) s.bytes[AT[face.ability]] = seat;
}

/** END-11: a tile that is set aside has no ability any more. */
export const loseAbility = (s: State, tile: number): void => takeAbility(s, -1, tile);
