import type { Ability } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

/** Each ability's byte. Spelled out, not searched: this is asked for every tile of every turn. */
const AT: Readonly<Record<Ability, number>> = {
  '1a': S.ABILITY_OWNER,
  '1b': S.ABILITY_OWNER + 1,
  '2a': S.ABILITY_OWNER + 2,
  '2b': S.ABILITY_OWNER + 3,
  '3a': S.ABILITY_OWNER + 4,
  '3b': S.ABILITY_OWNER + 5,
  '4a': S.ABILITY_OWNER + 6,
  '4b': S.ABILITY_OWNER + 7,
  '5a': S.ABILITY_OWNER + 8,
  '5b': S.ABILITY_OWNER + 9,
  '6a': S.ABILITY_OWNER + 10,
  '6b': S.ABILITY_OWNER + 11,
};

/** BID-0: a summer boat's ability belongs to its owner alone, from the moment the tile is won. */
export const ownerOf = (s: State, ability: Ability): number => s.bytes[AT[ability]];

export const owns = (s: State, seat: number, ability: Ability): boolean => s.bytes[AT[ability]] === seat;

/** Gives a summer boat's ability to a seat, or to none (-1); other tiles have no ability. */
export function takeAbility(s: State, seat: number, tile: number): void {
  const spec = s.content.tiles[tile];
  const face = (s.bytes[S.MARKS + tile * S.TILE] & S.FLIPPED) === 0 ? spec.front : spec.back;
  if (face?.ability) s.bytes[AT[face.ability]] = seat;
}

/** END-11: a tile that is set aside has no ability any more. */
export const loseAbility = (s: State, tile: number): void => takeAbility(s, -1, tile);
