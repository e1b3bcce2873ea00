import type { BidPuzzle, CarryPuzzle, Move, MovePuzzle, Puzzle } from '@keyflower/bots/puzzles';
import { isSameMove, moveOf } from '@keyflower/bots/puzzles';
import type { Game, GivenAction } from '@keyflower/engine';

/** What is wrong with an answer; the panel says it in words. */
export type Mistake =
  | { why: 'behind'; points: number; isSecond: boolean }
  | { why: 'fewer'; points: number; missing: number }
  | { why: 'other' }
  | { why: 'many'; workers: number }
  | { why: 'few'; rival: number; workers: number }
  | { why: 'fewElsewhere' }
  | { why: 'colour' };

/** `open`: the answer is not complete. */
export type Verdict = 'right' | 'open' | Mistake;

/** Judges what the seat did; `game` is the game after it. */
export function judge(puzzle: Puzzle, action: GivenAction, game: Game): Verdict {
  if (puzzle.kind === 'move') return judgeMove(puzzle, moveOf(action));
  return puzzle.kind === 'carry' ? judgeCarry(puzzle, action, game) : judgeBid(puzzle, action, game);
}

function judgeMove({ solution, second, margin }: MovePuzzle, move: Move): Verdict {
  if (isSameMove(move, moveOf(solution))) return 'right';
  return { why: 'behind', points: margin, isSecond: isSameMove(move, second) };
}

function judgeCarry({ view, best }: CarryPuzzle, action: GivenAction, game: Game): Verdict {
  if (action.type !== 'done') return 'open';
  const points = game.score().players[view.viewer!]!.total;
  return points === best ? 'right' : { why: 'fewer', points, missing: best - points };
}

function judgeBid(
  { view, tile, solution, least, rivals }: BidPuzzle,
  action: GivenAction,
  game: Game,
): Verdict {
  if (action.type !== 'bid' || action.tile !== tile) return { why: 'other' };
  const seen = game.view(view.viewer);
  const offer = [...seen.market, ...seen.turnOrder].find((one) => one.tile === tile);
  const bid = offer?.bids?.find(({ player }) => player === view.viewer);
  const workers = Object.values(bid?.workers ?? {}).reduce((sum, n) => sum + n, 0);
  if (workers > least) return { why: 'many', workers };
  if (solution.type === 'bid' && action.color !== solution.color)
    return { why: workers < least ? 'fewElsewhere' : 'colour' };
  if (workers === least) return 'right';
  const most = Math.max(...rivals);
  return { why: 'few', rival: rivals.indexOf(most), workers: most };
}
