import type { PuzzlesWords } from '@keyflower/words';
import { loadPuzzlesWords } from '@keyflower/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { PageWords } from '../ui/index.ts';
import type { PuzzleRun } from './puzzle-run.ts';

export const TEXTS = new PageWords(loadPuzzlesWords);

interface PuzzleContext {
  run: PuzzleRun;
  words: PuzzlesWords;
}

export const CurrentPuzzle = createContext<PuzzleContext | null>(null);

export function usePuzzle(): PuzzleContext {
  const puzzle = useContext(CurrentPuzzle);
  if (!puzzle) throw new Error('Only parts of a puzzle know the puzzle.');
  return puzzle;
}
