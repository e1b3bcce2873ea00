import { type Action, FULL_EDITION, listActions, QuickRandom, type View } from '@keyflower/engine';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { IterationLimit } from '../src/deadline.ts';
import { LEVELS } from '../src/levels/levels.ts';
import { netModel, netSettings } from '../src/net/net-model.ts';
import { isSameMove, type Move, type MovePuzzle, moveOf } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/puzzle-state.ts';
import type { SearchModel } from '../src/search/model.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS } from '../src/search/settings.ts';
import { unpack } from '../src/student/packed-net.ts';
import { packedWeights } from '../src/student/student-bot.ts';
import { StudentNet } from '../src/student/student-net.ts';
import { idOf, levelOf, type Solved } from './rate.ts';

/** The iterations of the strongest bot at default effort: about half a second. */
export const DEFAULT_EFFORT = 1000;
/** What a puzzle is checked with. */
export const FULL_EFFORT = 10 * DEFAULT_EFFORT;
/** What tells positions without a clear answer from the others. */
const FIRST_EFFORT = 300;
/** How many moves are compared at full effort, and before; they share the effort. */
const COMPARED_FULLY = 4;
const COMPARED = 8;
/** By how many points the best move has to be ahead of the second best at full effort. */
export const LEAST_MOVE_MARGIN = 2;
/** With less effort, a little less will do to look closer. */
const PROMISING = 1.5;
/** Utility that is worth a point: `AS_GOOD_AS_WINNING` in search/utility.ts. */
const POINT = 1 / 40;
/** With fewer there is not enough to choose from. */
const LEAST_MOVES = 6;

export async function strongestModel(): Promise<SearchModel> {
  for (const { bot } of LEVELS) await bot.prepare?.();
  return netModel(new StudentNet(unpack(await packedWeights()), evaluator.network));
}

interface Compared {
  best: Action;
  second: Move;
  margin: number;
  /** The actions that were compared, the best first. */
  keys: string[];
}

function searchOf(view: View, model: SearchModel, effort: number, seed: string): Search {
  const question = {
    edition: FULL_EDITION,
    view,
    seat: view.viewer!,
    decision: 'turn' as const,
    random: new QuickRandom(seed),
  };
  const settings = { ...SETTINGS, ...netSettings(view.players.length), halving: 0 };
  return new Search(question, model, settings, new IterationLimit(effort));
}

/** The most promising action of each move, by a search of this effort. */
function promising(view: View, model: SearchModel, effort: number, seed: string): string[] {
  const search = searchOf(view, model, effort, seed);
  search.run();
  const moves: Move[] = [];
  const keys: string[] = [];
  for (const { action, key } of [...search.ranking(), ...search.root.untried]) {
    const move = moveOf(action);
    if (keys.length === COMPARED) break;
    if (moves.some((other) => isSameMove(other, move))) continue;
    moves.push(move);
    keys.push(key);
  }
  return keys;
}

/** Gives the same share of the effort to each of the actions, in the same worlds. */
function compare(
  view: View,
  model: SearchModel,
  keys: readonly string[],
  effort: number,
  seed: string,
): Compared {
  const search = searchOf(view, model, effort, seed);
  const nodes = search
    .compare(keys, Math.floor(effort / keys.length))
    .filter((node) => node !== null)
    .sort((a, b) => b.mean - a.mean);
  const margin = (nodes[0].mean - nodes[1].mean) / POINT;
  return {
    best: nodes[0].action,
    second: moveOf(nodes[1].action),
    margin: Math.round(10 * margin) / 10,
    keys: nodes.map(({ key }) => key),
  };
}

/** Finds the most promising moves, then compares them. */
function judgeBriefly(view: View, model: SearchModel, effort: number, seed: string): Compared {
  return compare(view, model, promising(view, model, effort, seed), effort, `${seed} compared`);
}

/** Compares the first of these moves, usually with ten times the default effort. */
function judgeFully(
  view: View,
  model: SearchModel,
  keys: readonly string[],
  seed: string,
  effort = FULL_EFFORT,
): Compared {
  return compare(view, model, keys.slice(0, COMPARED_FULLY), effort, `${seed} fully`);
}

/** The best move and its lead over the second best at full effort; null if less effort does not find it. */
function clearlyBest(view: View, model: SearchModel, seed: string): Compared | null {
  const first = judgeBriefly(view, model, DEFAULT_EFFORT, seed);
  if (first.margin < PROMISING) return null;
  const last = judgeFully(view, model, first.keys, seed);
  return isSameMove(moveOf(first.best), moveOf(last.best)) ? last : null;
}

/** The best move and its lead over the second best at full effort, which alone decides. */
export function judge(view: View, model: SearchModel, seed: string, effort = FULL_EFFORT): Compared {
  return judgeFully(view, model, judgeBriefly(view, model, DEFAULT_EFFORT, seed).keys, seed, effort);
}

/** The levels that try to solve a puzzle: how often, and with how many iterations. */
const SOLVERS: readonly [level: number, runs: number, iterations: number][] = [
  [1, 4, 1],
  [2, 3, 1],
  [3, 3, 1],
  [4, 3, 60],
  [5, 3, 60],
];

function solversOf(view: View, answer: Move): Solved {
  const seat = view.viewer!;
  let found = 0;
  let tried = 0;
  for (const [level, runs, iterations] of SOLVERS) {
    const { bot } = LEVELS[level - 1];
    for (let run = 0; run < runs; run++) {
      const action = bot.choose({
        view,
        seat,
        decision: 'turn',
        budget: Number.POSITIVE_INFINITY,
        iterations,
        seed: `solver ${level} ${run}`,
      });
      tried += 1;
      if (isSameMove(moveOf(action), answer)) found += 1;
    }
  }
  return [found, tried];
}

function movesOf(view: View): number {
  const moves = listActions(puzzleState(view), view.viewer!).actions.map((action) =>
    JSON.stringify(moveOf(action)),
  );
  return new Set(moves).size;
}

/** The puzzle of a turn, if one move is clearly the best. */
export function movePuzzle(view: View, model: SearchModel, from: string): MovePuzzle | null {
  if (movesOf(view) < LEAST_MOVES) return null;
  if (judgeBriefly(view, model, FIRST_EFFORT, from).margin < PROMISING) return null;
  const last = clearlyBest(view, model, from);
  if (!last || last.margin < LEAST_MOVE_MARGIN) return null;
  const answer = moveOf(last.best);
  const solved = solversOf(view, answer);
  return {
    kind: 'move',
    id: idOf('move', view),
    level: levelOf(solved),
    solved,
    from,
    view,
    solution: last.best,
    second: last.second,
    margin: last.margin,
  };
}
