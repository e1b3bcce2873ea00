import {
  apply,
  cloneState,
  decisionOf,
  DrawnChance,
  listActions,
  makeView,
  QuickRandom,
  type View,
} from '@keyflower/engine';
import { type Puzzle, PUZZLE_LEVELS, type PuzzleKind } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/puzzle-state.ts';
import type { SearchModel } from '../src/search/model.ts';
import { bidPuzzles } from './bid.ts';
import { carryPuzzle } from './carry.ts';
import { movePuzzle } from './move.ts';
import { playGame } from './self-play.ts';

interface Limits {
  /** How many turns of a game are looked at, and with how many puzzles found the rest is left. */
  turns: number;
  enough: number;
  /** How many puzzles a game gives at most. */
  most: number;
}

/** Bids are found quickly, so there are many to choose from. */
const LIMITS: Readonly<Record<PuzzleKind, Limits>> = {
  move: { turns: 12, enough: 3, most: 3 },
  carry: { turns: 40, enough: 4, most: 4 },
  bid: { turns: 60, enough: Number.POSITIVE_INFINITY, most: 5 },
};

/** Seasons in which there is enough to carry. */
const LATE: ReadonlySet<View['season']> = new Set(['autumn', 'winter']);

function shuffled<One>(all: readonly One[], random: QuickRandom): One[] {
  const rest = [...all];
  for (let i = rest.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [rest[i], rest[other]] = [rest[other], rest[i]];
  }
  return rest;
}

/** The puzzles of one game of self-play; the seed determines all of them. */
export function puzzlesOf(seed: string, kinds: readonly PuzzleKind[], model: SearchModel): Puzzle[] {
  const turns: View[] = [];
  playGame(seed, ({ state, seat, view }) => {
    if (decisionOf(state, seat) === 'turn') turns.push(view);
  });
  const random = new QuickRandom(`${seed}/puzzles`);
  const makers: Readonly<Record<PuzzleKind, (view: View) => Puzzle | null>> = {
    move: (view) => movePuzzle(view, model, seed),
    carry(view) {
      const transport = oneOf(transportsFrom(view), random);
      return transport && carryPuzzle(transport, seed);
    },
    bid: (view) => oneOf(ofAllLevels(bidPuzzles(view, seed), 3), random),
  };
  return kinds.flatMap((kind) => {
    const found: Puzzle[] = [];
    const { turns: looked, enough, most } = LIMITS[kind];
    const tried = kind === 'carry' ? turns.filter(({ season }) => LATE.has(season)) : turns;
    for (const view of shuffled(tried, random).slice(0, looked)) {
      const puzzle = makers[kind](view);
      const answer = JSON.stringify(puzzle?.solution);
      if (puzzle && !found.some(({ solution }) => JSON.stringify(solution) === answer)) found.push(puzzle);
      if (found.length === enough) break;
    }
    return ofAllLevels(found, most);
  });
}

/** Some of the puzzles, one after the other of each level. */
export function ofAllLevels(all: readonly Puzzle[], most: number): Puzzle[] {
  const queues = PUZZLE_LEVELS.map((level) => all.filter((one) => one.level === level));
  const taken: Puzzle[] = [];
  while (taken.length < Math.min(most, all.length))
    for (const queue of queues) taken.push(...queue.splice(0, 1));
  return taken.slice(0, most);
}

/** What the seat would see after each use that lets it carry. */
function transportsFrom(view: View): View[] {
  const seat = view.viewer!;
  const state = puzzleState(view);
  const used = new Set<string>();
  return listActions(state, seat).actions.flatMap((action) => {
    if (action.type !== 'use' || used.has(action.tile)) return [];
    used.add(action.tile);
    const next = cloneState(state);
    apply(next, seat, action, new DrawnChance(new QuickRandom('use')));
    return decisionOf(next, seat) === 'transport' ? [makeView(next, seat)] : [];
  });
}

const oneOf = <One>(found: readonly One[], random: QuickRandom): One | null =>
  found.length > 0 ? found[random.below(found.length)] : null;
