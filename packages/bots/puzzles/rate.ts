import { hashOf, type View } from '@keyflower/engine';
import { PUZZLE_LEVELS, type PuzzleKind, type PuzzleLevel } from '../src/puzzles/puzzle.ts';

export type Solved = readonly [number, number];

/** The least share of the solvers that find the answer, for the levels 1 to 4. */
const SHARES = [0.65, 0.5, 0.35, 0.2];

export function levelOf([found, tried]: Solved): PuzzleLevel {
  return PUZZLE_LEVELS.find((level) => found / tried >= (SHARES[level - 1] ?? 0)) ?? 5;
}

/** Enough that among some thousand puzzles of a kind no two have the same. */
const ID_LENGTH = 7;

export const idOf = (kind: PuzzleKind, view: View): string =>
  `${kind}-${hashOf(view).replace(/^.*:/, '').slice(0, ID_LENGTH)}`;
