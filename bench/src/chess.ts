import { Chess } from 'chessops/chess';
import type { Square } from 'chessops/types';
import { squareRank } from 'chessops/util';
import type { Pick } from './pick.ts';

/** Random games rarely end by themselves: start anew after this many plies, before the board is empty. */
const LONGEST_GAME = 150;

interface Destinations {
  from: Square;
  squares: Iterable<Square>;
  count: number;
}

/** Lists all legal destinations, picks one at random and plays it; false when there is none. */
function playPly(position: Chess, pick: Pick): boolean {
  const all: Destinations[] = [];
  let total = 0;
  for (const [from, squares] of position.allDests()) {
    const count = squares.size();
    all.push({ from, squares, count });
    total += count;
  }
  if (total === 0) return false;

  let left = pick(total);
  for (const { from, squares, count } of all) {
    if (left >= count) {
      left -= count;
      continue;
    }
    for (const to of squares) {
      if (left-- > 0) continue;
      const lastRank = squareRank(to) === 0 || squareRank(to) === 7;
      const promotes = lastRank && position.board.pawn.has(from);
      position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
      return true;
    }
  }
  throw new Error('picked a destination that is not there');
}

/** One game of random plies with chessops; returns the number of plies. */
export function randomChess(pick: Pick): number {
  const position = Chess.default();
  let plies = 0;
  while (plies < LONGEST_GAME && playPly(position, pick)) plies++;
  return plies;
}
