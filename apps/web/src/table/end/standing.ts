import type { GameResult } from '@keyflower/protocol';

export interface Standing {
  /** Best first; of equals the winner first. */
  order: readonly number[];
  /** Seats with the most points. */
  tied: readonly number[];
  winners: readonly number[];
}

/** Who came in where. */
export function standingOf({ scores, winners }: Pick<GameResult, 'scores' | 'winners'>): Standing {
  const most = Math.max(...scores);
  const wins = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a] || wins(b) - wins(a));
  return { order, winners, tied: order.filter((seat) => scores[seat] === most) };
}

/** The place of a seat, from 1: equals share it, unless a tie was broken between them. */
export function placeOf(seat: number, { scores, winners }: Pick<GameResult, 'scores' | 'winners'>): number {
  if (winners.includes(seat)) return 1;
  const better = scores.filter(
    (points, other) => points > scores[seat] || (winners.includes(other) && points === scores[seat]),
  );
  return better.length + 1;
}
