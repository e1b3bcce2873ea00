import type { Content } from '@keyflower/engine';
import { emptyStat, merge, note, type Stat } from './stat.ts';
import { must } from '../must.ts';

interface TileTally {
  /** In how many games the tile was up for auction. */
  market: number;
  won: number;
  used: number;
  upgraded: number;
  /** Final scores of the players who won it. */
  ownerScore: Stat;
}

interface SeatTally {
  score: Stat;
  /** A shared victory counts for each winner. */
  wins: number;
}

/** Counts over many games. Plain data, because threads exchange it. */
export interface Tally {
  games: number;
  shared: number;
  decisions: Stat;
  seats: SeatTally[];
  tiles: Record<string, TileTally>;
}

export function emptyTally({ tiles }: Content, players: number): Tally {
  const counted = tiles.filter(({ season, kind }) => season !== null || kind === 'home');
  return {
    games: 0,
    shared: 0,
    decisions: emptyStat(),
    seats: Array.from({ length: players }, () => ({ score: emptyStat(), wins: 0 })),
    tiles: Object.fromEntries(
      counted.map(({ id }) => [id, { market: 0, won: 0, used: 0, upgraded: 0, ownerScore: emptyStat() }]),
    ),
  };
}

export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.shared += from.shared;
  merge(into.decisions, from.decisions);
  from.seats.forEach(({ score, wins }, seat) => {
    merge(must(into.seats[seat]).score, score);
    must(into.seats[seat]).wins += wins;
  });
  for (const [id, tile] of Object.entries(from.tiles)) {
    const total = must(into.tiles[id]);
    total.market += tile.market;
    total.won += tile.won;
    total.used += tile.used;
    total.upgraded += tile.upgraded;
    merge(total.ownerScore, tile.ownerScore);
  }
}

/** Adds a finished game. `owners` says who won which tile. */
export function noteResult(
  tally: Tally,
  decisions: number,
  scores: readonly number[],
  winners: readonly number[],
  owners: ReadonlyMap<string, number>,
): void {
  tally.games += 1;
  if (winners.length > 1) tally.shared += 1;
  note(tally.decisions, decisions);
  scores.forEach((score, seat) => note(must(tally.seats[seat]).score, score));
  for (const seat of winners) must(tally.seats[seat]).wins += 1;
  for (const [tile, seat] of owners) {
    must(tally.tiles[tile]).won += 1;
    note(must(tally.tiles[tile]).ownerScore, must(scores[seat]));
  }
}
