import { ENGINE_VERSION, type Options, RULES_VERSION } from '@keyflower/engine';
import type { GameResult } from './game.ts';
import { fixtureOf, gamesOf, type Plan, seatingsOf } from './plan.ts';
import type { FaultKind } from './player.ts';
import { printable } from '../protocol/printable.ts';
import { comparisonsOf, seatsOf, type SeatRow, sharesOf, sumBySet } from './rows.ts';
import { type Elo, eloOf } from './statistics/elo.ts';
import { type Estimate, meanOf, rateOf } from './statistics/interval.ts';
import { type Sprt, type SprtBounds, sprtOf } from './statistics/sprt.ts';
import { type ThinkingSummary, thinkingOf } from './thinking.ts';
import { must } from '../must.ts';

export const ARENA_FORMAT = 'keyflower-arena/1';

export interface BotSummary {
  name: string;
  bot: string;
  /** Milliseconds per turn. */
  budget: number;
  command?: string;
  /** Number of seats played; a line-up may have several seats for one bot. */
  seats: number;
  /** Sole victories, shared victories, and points for both: a shared victory is split evenly. */
  wins: number;
  shared: number;
  points: number;
  /** Points per seat. */
  winRate: Estimate;
  score: Estimate;
  /** Score minus that of the best other player. */
  margin: Estimate;
  /** Mean score of its victories; null if it never won. */
  winningScore: number | null;
  elo: Elo;
  /** Per seat. */
  decisionsPerGame: number;
  faults: Partial<Record<FaultKind, number>>;
  /** Measured times: the only part that differs between runs with the same seed. */
  time: ThinkingSummary;
}

/** How often `a` came before `b` in the same game; ties count half. */
export interface Pairing {
  a: string;
  b: string;
  /** Games in which both played, on any number of seats. */
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
  /** Search iterations per decision; null if bots had a time limit. */
  iterations: number | null;
  lineups: string[][];
  games: { planned: number; played: number; sets: number; inSet: number };
  ended: Ended;
  sprt: Sprt | null;
  bots: BotSummary[];
  pairings: Pairing[];
  winningScore: Estimate;
  decisionsPerGame: number;
  /** The first fault of each bot and kind. */
  faults: { bot: string; kind: FaultKind; game: number; message: string }[];
  results: GameRow[];
}

/** Why the tournament ended. */
export type Ended = 'count' | 'sprt' | 'interrupted';

/** The results of a tournament with at least one set of games. */
export function summarize(
  plan: Plan,
  results: readonly GameResult[],
  bounds: SprtBounds | null,
  ended: Ended,
): Summary {
  const rows = seatsOf(plan, results);
  const elo = eloOf(plan.entrants.length, comparisonsOf(rows));
  const inSet = seatingsOf(plan.lineups).length;
  const nameOf = (entrant: number): string => must(plan.entrants[entrant]).name;
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
    sprt: bounds && sprtOf(bounds, sharesOf(rows, must(plan.lineups[0]?.[0]))),
    bots: plan.entrants.map((_, entrant) => botSummary(plan, rows, entrant, must(elo[entrant]))),
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
  const named = must(plan.entrants[entrant]);
  return {
    ...named,
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
      named.budget,
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

/** Programs that never gave an answer, with their commands. */
export function neverAnswered({ bots }: Summary): { name: string; command: string }[] {
  return bots.flatMap(({ name, command, seats, decisionsPerGame, faults }) => {
    const { illegal: _answers, ...without } = faults;
    const unanswered = Object.values(without).reduce((sum, count) => sum + count, 0);
    // Multiplying the mean by the count may cause a rounding error.
    const never = unanswered === Math.round(decisionsPerGame * seats);
    return command !== undefined && never ? [{ name, command }] : [];
  });
}

function firstFaults(plan: Plan, rows: readonly SeatRow[]): Summary['faults'] {
  const first = new Map<string, Summary['faults'][number]>();
  for (const { entrant, game, play } of rows) {
    for (const { kind, message } of play.faults) {
      const bot = must(plan.entrants[entrant]).name;
      const key = `${bot} ${kind}`;
      if (!first.has(key)) first.set(key, { bot, kind, game: game.number + 1, message: printable(message) });
    }
  }
  return [...first.values()];
}
