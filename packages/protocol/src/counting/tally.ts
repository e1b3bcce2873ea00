import { COLOURS, type Mode } from '@keyflower/engine';
import type { AdviceFacts, GameFacts, SeatFacts, TileFacts } from './facts.ts';
import { bySource, type PointsBySource, SOURCES } from './sources.ts';

/* Sums of whole numbers only: the order in which games are added does not matter. */

export interface SeatTally {
  games: number;
  wins: number;
  points: number;
}

export interface TileTally {
  /** How often it was won by a bid, and the workers of all these bids, together and by colour. */
  won: number;
  workers: number;
  colours: number[];
  /** How often it was in a village at the end, its points there, how often it was upgraded, and games its owner won. */
  had: number;
  points: number;
  upgraded: number;
  wins: number;
}

/** What games add up to. Seats are counted, so one game of several people counts several scores. */
export interface Tally {
  games: number;
  scores: { count: number; sum: number; squares: number; wins: number; tens: number[] };
  /** By seat, in the order of the first turn. */
  seats: SeatTally[];
  sources: PointsBySource;
  tiles: Record<string, TileTally>;
  advice: AdviceFacts;
}

/** The games of one kind. */
export interface TallyGroup {
  players: number;
  farmers: Mode;
  tally: Tally;
}

/** Scores of this and more are counted together. */
const MOST_TENS = 20;

const NO_ADVICE: AdviceFacts = { compared: 0, same: 0, lost: 0 };

export const emptyTally = (): Tally => ({
  games: 0,
  scores: { count: 0, sum: 0, squares: 0, wins: 0, tens: [] },
  seats: [],
  sources: bySource([]),
  tiles: {},
  advice: NO_ADVICE,
});

const addLists = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

const addSeats = (a: readonly SeatTally[], b: readonly SeatTally[]): SeatTally[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => ({
    games: (a[i]?.games ?? 0) + (b[i]?.games ?? 0),
    wins: (a[i]?.wins ?? 0) + (b[i]?.wins ?? 0),
    points: (a[i]?.points ?? 0) + (b[i]?.points ?? 0),
  }));

const addTile = (a: TileTally, b: TileTally): TileTally => ({
  won: a.won + b.won,
  workers: a.workers + b.workers,
  colours: addLists(a.colours, b.colours),
  had: a.had + b.had,
  points: a.points + b.points,
  upgraded: a.upgraded + b.upgraded,
  wins: a.wins + b.wins,
});

function addTiles(a: Tally['tiles'], b: Tally['tiles']): Tally['tiles'] {
  const tiles = { ...a };
  for (const [tile, more] of Object.entries(b)) {
    const known = Object.hasOwn(a, tile) ? a[tile] : undefined;
    tiles[tile] = known ? addTile(known, more) : more;
  }
  return tiles;
}

export function addTallies(a: Tally, b: Tally): Tally {
  const points = (source: (typeof SOURCES)[number]): number => a.sources[source] + b.sources[source];
  return {
    games: a.games + b.games,
    scores: {
      count: a.scores.count + b.scores.count,
      sum: a.scores.sum + b.scores.sum,
      squares: a.scores.squares + b.scores.squares,
      wins: a.scores.wins + b.scores.wins,
      tens: addLists(a.scores.tens, b.scores.tens),
    },
    seats: addSeats(a.seats, b.seats),
    sources: bySource(SOURCES.map((source) => ({ source, points: points(source) }))),
    tiles: addTiles(a.tiles, b.tiles),
    advice: {
      compared: a.advice.compared + b.advice.compared,
      same: a.advice.same + b.advice.same,
      lost: a.advice.lost + b.advice.lost,
    },
  };
}

export const sumOf = (tallies: readonly Tally[]): Tally => tallies.reduce(addTallies, emptyTally());

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function tileTally({ paid, points, upgraded }: TileFacts, won: boolean): TileTally {
  return {
    won: paid ? 1 : 0,
    workers: sum(paid ?? []),
    colours: addLists(
      paid ?? [],
      Array.from(COLOURS, () => 0),
    ),
    had: points === undefined ? 0 : 1,
    points: points ?? 0,
    upgraded: upgraded ? 1 : 0,
    wins: points !== undefined && won ? 1 : 0,
  };
}

/** One seat of a game. */
function seatTally({ place, score, won, sources, tiles, advice }: SeatFacts): Tally {
  const wins = won ? 1 : 0;
  const tens = Math.min(Math.floor(Math.max(score, 0) / 10), MOST_TENS);
  const before = Array.from({ length: place }, () => ({ games: 0, wins: 0, points: 0 }));
  return {
    games: 1,
    scores: {
      count: 1,
      sum: score,
      squares: score * score,
      wins,
      tens: [...Array.from({ length: tens }, () => 0), 1],
    },
    seats: [...before, { games: 1, wins, points: score }],
    sources,
    tiles: Object.fromEntries(tiles.map((tile) => [tile.tile, tileTally(tile, won)])),
    advice,
  };
}

/** What a game adds to the statistics that count these seats; null where none of them counts. */
export function tallyOf({ seats }: GameFacts, counted: readonly number[]): Tally | null {
  const own = counted.flatMap((seat) => {
    const facts = seats[seat];
    return facts && !facts.shared ? [seatTally(facts)] : [];
  });
  return own.length === 0 ? null : { ...sumOf(own), games: 1 };
}
