import type { GivenAction, View } from '@keyflower/engine';

export const PUZZLE_KINDS = ['move', 'carry', 'bid'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const PUZZLE_LEVELS = [1, 2, 3, 4, 5] as const;
/** How hard a puzzle is, from 1, the easiest: the fewer solvers find the answer, the harder. */
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What is listed of a puzzle without its position. */
export interface PuzzleEntry {
  /** Begins with the kind; follows from the position, so it never changes. */
  id: string;
  kind: PuzzleKind;
  level: PuzzleLevel;
  players: number;
  farmers: boolean;
}

interface AnyPuzzle {
  id: string;
  level: PuzzleLevel;
  /** How many solvers found the answer, and how many tried. */
  solved: readonly [number, number];
  /** The game it comes from, as the generator names it. */
  from: string;
  /** The position as the seat that solves it sees it: all that is known of it. */
  view: View;
}

/** What an action of a turn is for; with which workers makes no difference. */
export interface Move {
  type: 'bid' | 'use' | 'pass';
  tile?: string;
}

/** Find the best move. */
export interface MovePuzzle extends AnyPuzzle {
  kind: 'move';
  /** The best action, and the best of those that do something else. */
  solution: GivenAction;
  second: Move;
  /** By how many points the best is ahead, as the search sees it. */
  margin: number;
}

/** Carry and upgrade for the most points that the village is worth at once. */
export interface CarryPuzzle extends AnyPuzzle {
  kind: 'carry';
  solution: readonly GivenAction[];
  /** The points now, with the best answer and with the second best. */
  now: number;
  best: number;
  second: number;
}

/** Bid the least that no rival can top. */
export interface BidPuzzle extends AnyPuzzle {
  kind: 'bid';
  tile: string;
  solution: GivenAction;
  /** How many workers the bid has then, and how many the next larger bid that is safe. */
  least: number;
  second: number | null;
  /** What each seat can bid there at most, in the colour of the solution; 0 for the seat that solves it. */
  rivals: readonly number[];
}

export type Puzzle = MovePuzzle | CarryPuzzle | BidPuzzle;

export const moveOf = (action: GivenAction): Move =>
  action.type === 'bid' || action.type === 'use'
    ? { type: action.type, tile: action.tile }
    : { type: 'pass' };

export const isSameMove = (a: Move, b: Move): boolean => a.type === b.type && a.tile === b.tile;
