import { ENGINE_VERSION, type Options, RULES_VERSION } from '@keyflower/engine';
import type { GameResult } from './game.ts';
import { fixtureOf, gamesOf, type Plan, seatingsOf } from './plan.ts';
import type { FaultKind } from './player.ts';
import { printable } from './printable.ts';
import { comparisonsOf, seatsOf, type SeatRow, sharesOf, sumBySet } from './rows.ts';
import { type Elo, eloOf } from './statistics/elo.ts';
import { type Estimate, meanOf, rateOf } from './statistics/interval.ts';
import { type Sprt, type SprtBounds, sprtOf } from './statistics/sprt.ts';
import { type ThinkingSummary, thinkingOf } from './thinking.ts';

export const ARENA_FORMAT = 'keyflower-arena/1';

export interface BotSummary {
  name: string;
  bot: string;
  /** Milliseconds a turn. */
  budget: number;
  command?: string;
  /** How often it sat at a table: in one game several times, if the line-up has it so. */
  seats: number;
  /** Victories of its own, victories it shared, and both together as points: a shared one is split evenly. */
  wins: number;
  shared: number;
  points: number;
  /** Points a seat. */
  winRate: Estimate;
  score: Estimate;
  /** Ahead of the best of the others, or behind. */
  margin: Estimate;
  /** Its mean score where it won; null if it never did. */
  winningScore: number | null;
  elo: Elo;
  /** On one seat. */
  decisionsPerGame: number;
  faults: Partial<Record<FaultKind, number>>;
  /** Everything measured with a clock: the only part that two runs with the same seed do not share. */
  time: ThinkingSummary;
}

/** How often `a` came before `b` at the same table; ties are halves. */
export interface Pairing {
  a: string;
  b: string;
  /** Games in which both sat, on however many seats. */
  comparisons: number;
  rate: Estimate;
}

export interface GameRow {
  game: number;
  seed: string;
  rotation: number;
  seats: string[];
  scores: number[];
  winners: number[];
  decisions: number;
}

export interface Summary {
  format: typeof ARENA_FORMAT;
  engine: string;
  rules: number;
  options: Options;
  seed: string;
  /** The number given to bots that search instead of thinking time; null where the clock counted. */
  iterations: number | null;
  lineups: string[][];
  games: { planned: number; played: number; sets: number; inSet: number };
  ended: Ended;
  sprt: Sprt | null;
  bots: BotSummary[];
  pairings: Pairing[];
  winningScore: Estimate;
  decisionsPerGame: number;
  /** The first fault of each bot and kind, told. */
  faults: { bot: string; kind: FaultKind; game: number; message: string }[];
  results: GameRow[];
}

/** Why there were no more games. */
export type Ended = 'count' | 'sprt' | 'interrupted';

/** What a tournament found. There must be at least one set of games. */
export function summarize(
  plan: Plan,
  results: readonly GameResult[],
  bounds: SprtBounds | null,
  ended: Ended,
): Summary {
  const rows = seatsOf(plan, results);
  const elo = eloOf(plan.entrants.length, comparisonsOf(rows));
  const inSet = seatingsOf(plan.lineups).length;
  const nameOf = (entrant: number): string => plan.entrants[entrant].name;
  return {
    format: ARENA_FORMAT,
    engine: ENGINE_VERSION,
    rules: RULES_VERSION,
    options: plan.options,
    seed: plan.seed,
    iterations: plan.iterations ?? null,
    lineups: plan.lineups.map((lineup) => lineup.map(nameOf)),
    games: { planned: gamesOf(plan), played: results.length, sets: results.length / inSet, inSet },
    ended,
    sprt: bounds && sprtOf(bounds, sharesOf(rows, plan.lineups[0][0])),
    bots: plan.entrants.map((_, entrant) => botSummary(plan, rows, entrant, elo[entrant])),
    pairings: pairingsOf(plan, rows),
    winningScore: meanOf(
      sumBySet(
        rows.filter(({ seat }) => seat === 0),
        ({ game }) => Math.max(...game.scores),
      ),
    ),
    decisionsPerGame: rows.reduce((sum, { play }) => sum + play.decisions, 0) / results.length,
    faults: firstFaults(plan, rows),
    results: results.map((game) => {
      const { seed, rotation, seats } = fixtureOf(plan, game.number);
      const decisions = game.play.reduce((sum, play) => sum + play.decisions, 0);
      const { scores, winners } = game;
      return { game: game.number + 1, seed, rotation, seats: seats.map(nameOf), scores, winners, decisions };
    }),
  };
}

function botSummary(plan: Plan, all: readonly SeatRow[], entrant: number, elo: Elo): BotSummary {
  const rows = all.filter((row) => row.entrant === entrant);
  const won = rows.filter(({ points }) => points > 0);
  const wins = won.filter(({ points }) => points === 1).length;
  const faults: Partial<Record<FaultKind, number>> = {};
  for (const { play } of rows) for (const { kind } of play.faults) faults[kind] = (faults[kind] ?? 0) + 1;
  return {
    ...plan.entrants[entrant],
    seats: rows.length,
    wins,
    shared: won.length - wins,
    points: rows.reduce((sum, { points }) => sum + points, 0),
    winRate: rateOf(sumBySet(rows, ({ points }) => points)),
    score: meanOf(sumBySet(rows, ({ score }) => score)),
    margin: meanOf(sumBySet(rows, ({ margin }) => margin)),
    winningScore: won.length === 0 ? null : won.reduce((sum, { score }) => sum + score, 0) / won.length,
    elo,
    decisionsPerGame: rows.reduce((sum, { play }) => sum + play.decisions, 0) / rows.length,
    faults,
    time: thinkingOf(
      rows.map(({ play }) => play),
      plan.entrants[entrant].budget,
    ),
  };
}

function pairingsOf(plan: Plan, rows: readonly SeatRow[]): Pairing[] {
  const comparisons = comparisonsOf(rows);
  return plan.entrants.flatMap((a, i) =>
    plan.entrants.slice(i + 1).flatMap((b, later) => {
      const j = i + 1 + later;
      const met = comparisons.filter((one) => one.a === i && one.b === j);
      if (met.length === 0) return [];
      const rate = rateOf(sumBySet(met, ({ result }) => result));
      return [{ a: a.name, b: b.name, comparisons: met.length, rate }];
    }),
  );
}

/** Programs that were asked and never said anything to the point: what they are called, and how they are started. */
export function neverAnswered({ bots }: Summary): { name: string; command: string }[] {
  return bots.flatMap(({ name, command, seats, decisionsPerGame, faults }) => {
    const { illegal: _answers, ...without } = faults;
    const unanswered = Object.values(without).reduce((sum, count) => sum + count, 0);
    // The mean times its count may be off by a rounding.
    const never = unanswered === Math.round(decisionsPerGame * seats);
    return command !== undefined && never ? [{ name, command }] : [];
  });
}

function firstFaults(plan: Plan, rows: readonly SeatRow[]): Summary['faults'] {
  const first = new Map<string, Summary['faults'][number]>();
  for (const { entrant, game, play } of rows) {
    for (const { kind, message } of play.faults) {
      const bot = plan.entrants[entrant].name;
      const key = `${bot} ${kind}`;
      if (!first.has(key)) first.set(key, { bot, kind, game: game.number + 1, message: printable(message) });
    }
  }
  return [...first.values()];
}
