import { PUZZLES, type PuzzleEntry, type PuzzleKind } from '@keyflower/bots/puzzles';
import { dailyPuzzle, dayOf } from './daily.ts';
import { isSolved } from './progress.ts';

export const puzzlesOf = (kind: PuzzleKind): readonly PuzzleEntry[] =>
  PUZZLES.filter((one) => one.kind === kind);

/** The number of a puzzle among those of its kind, from 1. */
export const numberOf = ({ id, kind }: { id: string; kind: PuzzleKind }): number =>
  puzzlesOf(kind).findIndex((one) => one.id === id) + 1;

export const today = (): number => dayOf(Date.now());

export const puzzleOfDay = (day: number): PuzzleEntry => dailyPuzzle(PUZZLES, day);

/** The next puzzle of the same kind that is not solved; after the last one it goes on with the first. */
export function nextPuzzle({ id, kind }: { id: string; kind: PuzzleKind }): PuzzleEntry | null {
  const all = puzzlesOf(kind);
  const at = all.findIndex((one) => one.id === id);
  return [...all.slice(at + 1), ...all.slice(0, at)].find((one) => !isSolved(one.id)) ?? null;
}
