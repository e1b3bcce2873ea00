import { apply, checkAction, cloneState, DrawnChance, makeView, QuickRandom } from '@keyflower/engine';
import { scoreSeat } from '@keyflower/engine/layout';
import {
  type BidPuzzle,
  type CarryPuzzle,
  isSameMove,
  moveOf,
  type MovePuzzle,
} from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/puzzle-state.ts';
import type { SearchModel } from '../src/search/model.ts';
import { answerAt } from './bid.ts';
import { LEAST_CARRY_MARGIN, reachable } from './carry.ts';
import { FULL_EFFORT, judge, LEAST_MOVE_MARGIN } from './move.ts';

/* What is wrong with a puzzle, worked out anew from its position; null if nothing is. */

export function bidFault({ view, tile, solution, least, second, rivals }: BidPuzzle): string | null {
  const state = puzzleState(view);
  if (checkAction(state, view.viewer!, solution)) return 'the solution is not legal';
  const answer = answerAt(view, state, tile);
  if (!answer) return 'there is no answer';
  const isSame = answer.least === least && answer.second === second && answer.rivals.join() === rivals.join();
  return isSame ? null : `the least is ${answer.least}, not ${least}`;
}

/** Without a search: whether the solution is legal, and leads to the points that it promises. */
export function carryLineFault({ view, solution, now, best, second }: CarryPuzzle): string | null {
  const seat = view.viewer!;
  const state = cloneState(puzzleState(view));
  const chance = new DrawnChance(new QuickRandom('verify'));
  if (scoreSeat(state, seat).total !== now) return `it begins with ${scoreSeat(state, seat).total} points`;
  for (const action of solution) {
    if (checkAction(state, seat, action)) return 'the solution is not legal';
    apply(state, seat, action, chance);
  }
  const { total } = scoreSeat(state, seat);
  if (total !== best) return `the solution has ${total} points, not ${best}`;
  return best - second >= LEAST_CARRY_MARGIN ? null : 'the second best is too close';
}

/** With every position that can be reached. */
export function carryFault(puzzle: CarryPuzzle): string | null {
  const { view, best, second } = puzzle;
  const points = reachable(puzzleState(view), view.viewer!)?.map((position) => position.points) ?? [];
  if (Math.max(...points) !== best) return `the best is ${Math.max(...points)}, not ${best}`;
  const next = Math.max(...points.filter((one) => one < best));
  return next === second ? carryLineFault(puzzle) : `the second best is ${next}, not ${second}`;
}

/** By a search with another seed, at full effort unless less is asked for. Searches differ a little, so half of the margin will do. */
export function moveFault(
  { view, solution }: MovePuzzle,
  model: SearchModel,
  seed: string,
  effort = FULL_EFFORT,
): string | null {
  if (checkAction(puzzleState(view), view.viewer!, solution)) return 'the solution is not legal';
  const found = judge(view, model, seed, effort);
  if (!isSameMove(moveOf(found.best), moveOf(solution))) return `${JSON.stringify(found.best)} is better`;
  return found.margin >= LEAST_MOVE_MARGIN / 2 ? null : `the margin is ${found.margin}`;
}

/** Whether the position of a puzzle is what its seat sees, and no more. */
export const isSeenBySeat = ({ view }: { view: BidPuzzle['view'] }): boolean =>
  JSON.stringify(makeView(puzzleState(view), view.viewer)) === JSON.stringify(view);
