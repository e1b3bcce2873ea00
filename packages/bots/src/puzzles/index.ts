import { LINES as ENTRIES } from './data/entries.ts';
import type { Puzzle, PuzzleEntry, PuzzleKind, PuzzleLevel } from './puzzle.ts';

export {
  type BidPuzzle,
  type CarryPuzzle,
  isSameMove,
  type Move,
  moveOf,
  type MovePuzzle,
  type Puzzle,
  PUZZLE_KINDS,
  PUZZLE_LEVELS,
  type PuzzleEntry,
  type PuzzleKind,
  type PuzzleLevel,
} from './puzzle.ts';
export { puzzleState } from './puzzle-state.ts';

function entryOf(line: string): PuzzleEntry {
  const [id, level, players, farmers] = line.split(' ');
  const [kind] = id.split('-');
  return {
    id,
    kind: kind as PuzzleKind,
    level: Number(level) as PuzzleLevel,
    players: Number(players),
    farmers: farmers === '1',
  };
}

/** All puzzles by kind, the easiest first. */
export const PUZZLES: readonly PuzzleEntry[] = ENTRIES.split(/[\n;]/).map(entryOf);

/** The positions are a script for each kind, which is loaded when one of them is opened. */
const DATA: Readonly<Record<PuzzleKind, () => Promise<{ LINES: string }>>> = {
  move: () => import('./data/move.ts'),
  carry: () => import('./data/carry.ts'),
  bid: () => import('./data/bid.ts'),
};

/** A puzzle by its id; null if there is none. */
export async function loadPuzzle(id: string): Promise<Puzzle | null> {
  const entry = PUZZLES.find((one) => one.id === id);
  if (!entry) return null;
  const { LINES } = await DATA[entry.kind]();
  const at = PUZZLES.filter(({ kind }) => kind === entry.kind).indexOf(entry);
  return JSON.parse(LINES.split('\n')[at]) as Puzzle;
}
