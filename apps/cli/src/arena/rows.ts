import type { GameResult, SeatPlay } from './game.ts';
import { fixtureOf, type Plan } from './plan.ts';
import type { Comparison } from './statistics/elo.ts';
import type { SetSum } from './statistics/interval.ts';
import { must } from '../must.ts';

/** One seat of one game: the basis of all statistics. */
export interface SeatRow {
  set: number;
  game: GameResult;
  seat: number;
  entrant: number;
  score: number;
  margin: number;
  /** 1 for a victory, less if it is shared. */
  points: number;
  play: SeatPlay;
}

export function seatsOf(plan: Plan, results: readonly GameResult[]): SeatRow[] {
  return results.flatMap((game) => {
    const { set, seats } = fixtureOf(plan, game.number);
    return seats.map((entrant, seat) => {
      const score = must(game.scores[seat]);
      const others = game.scores.filter((_, other) => other !== seat);
      const points = game.winners.includes(seat) ? 1 / game.winners.length : 0;
      const margin = score - Math.max(...others);
      return { set, game, seat, entrant, score, margin, points, play: must(game.play[seat]) };
    });
  });
}

/** Sums of a value, one per set. */
export function sumBySet<Row extends { set: number }>(
  rows: readonly Row[],
  value: (row: Row) => number,
): SetSum[] {
  const sums = new Map<number, SetSum>();
  for (const row of rows) {
    const sum = sums.get(row.set) ?? { sum: 0, count: 0 };
    sums.set(row.set, sum);
    sum.sum += value(row);
    sum.count += 1;
  }
  return [...sums.values()];
}

/** The games an entrant won, on all of its seats together, one sum per set. */
export function sharesOf(rows: readonly SeatRow[], entrant: number): SetSum[] {
  const games = new Map<number, { set: number; points: number }>();
  for (const row of rows) {
    if (row.entrant !== entrant) continue;
    const before = games.get(row.game.number)?.points ?? 0;
    games.set(row.game.number, { set: row.set, points: before + row.points });
  }
  return sumBySet([...games.values()], ({ points }) => points);
}

/**
 * Compares every two entrants of a game by the places of their seats: one comparison per game, with the entrant
 * that was named first as `a`.
 */
export function comparisonsOf(rows: readonly SeatRow[]): Comparison[] {
  const tables = new Map<GameResult, SeatRow[]>();
  for (const row of rows) {
    const table = tables.get(row.game) ?? [];
    tables.set(row.game, table);
    table.push(row);
  }
  return [...tables.values()].flatMap((table) => {
    const entrants = [...new Set(table.map(({ entrant }) => entrant))].sort((a, b) => a - b);
    const seats = (entrant: number) => table.filter((row) => row.entrant === entrant);
    return entrants.flatMap((a, i) =>
      entrants
        .slice(i + 1)
        .map((b) => ({ set: must(table[0]).set, a, b, result: meanPlace(seats(a), seats(b)) })),
    );
  });
}

function meanPlace(ours: readonly SeatRow[], theirs: readonly SeatRow[]): number {
  const places = ours.flatMap((a) => theirs.map((b) => place(a, b)));
  return places.reduce((sum, one) => sum + one, 0) / places.length;
}

/** A winner is ahead of all others, even if a tie of points was broken. */
function place(a: SeatRow, b: SeatRow): number {
  const ahead = Math.sign(a.points - b.points) || Math.sign(a.score - b.score);
  return (ahead + 1) / 2;
}
