import { COLOURS, SKILLS } from '../model/names.ts';
import { skillCounts, workerCounts } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { Position, PositionHand, PositionPlayer, PositionSupply } from './position.ts';

/* What was printed of an earlier state, to be used again where nothing has changed. */

const C = COLOURS.length;
const K = SKILLS.length;

/** An earlier state of the same game, and what was printed of it. */
export interface Printed extends Pick<Position, 'options' | 'market' | 'turnOrder' | 'boats'> {
  state: State;
  players: readonly PositionPlayer[];
  supply: Pick<PositionSupply, 'resources'>;
}

/** What was printed before, if it has the same fields, by reference; otherwise what is printed now. */
export function sameOr<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now;
  let fields = 0;
  for (const field in now) {
    if (now[field] !== before[field]) return now;
    fields += 1;
  }
  return Object.keys(before).length === fields ? before : now;
}

export function handAt(
  s: State,
  seat: number,
  workersAt: number,
  skillsAt: number,
  last?: State,
  before?: PositionHand,
): PositionHand {
  const [workers, skills] = [workersAt + seat * C, skillsAt + seat * K];
  return {
    workers: before && S.isUnchanged(last!, s, workers, C) ? before.workers : workerCounts(s.bytes, workers),
    skills: before && S.isUnchanged(last!, s, skills, K) ? before.skills : skillCounts(s.bytes, skills),
  };
}

export function areBoatsUnchanged(last: State, s: State): boolean {
  const { boats } = s.content;
  return (
    S.isUnchanged(last, s, S.BOAT_WORKERS, boats.length * C) &&
    S.isUnchanged(last, s, S.BOAT_SKILLS, boats.length * K) &&
    boats.every(
      (boat) =>
        S.isUnchanged(last, s, S.PLACE + boat * S.TILE, 1) &&
        S.isUnchanged(last, s, S.MARKS + boat * S.TILE, 1),
    )
  );
}

/** A list of tiles, each printed anew only if it has to be. */
export function printTiles<Printing extends { tile: string }>(
  s: State,
  at: number,
  stride: number,
  length: number,
  print: (s: State, tile: number) => Printing,
  last: Printed | undefined,
  before: readonly Printing[] = [],
): Printing[] {
  const tiles: Printing[] = [];
  let same = before.length === length;
  for (let i = 0; i < length; i++) {
    const tile = s.indices[at + i * stride];
    const known = before[i];
    if (last && known?.tile === s.content.ids[tile] && S.isTileUnchanged(last.state, s, tile)) {
      tiles.push(known);
    } else {
      tiles.push(print(s, tile));
      same = false;
    }
  }
  return same ? (before as Printing[]) : tiles;
}
