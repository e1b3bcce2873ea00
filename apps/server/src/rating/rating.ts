import type { UnratedReason } from '@keyflower/protocol';
import { plackettLuce, type Rating } from './plackett-luce.ts';

export const NEW_RATING: Readonly<Rating> = { mu: 25, sigma: 25 / 3 };

/** Reached after about a dozen four-player games; until then the number says little. */
const PROVISIONAL_ABOVE = 6.5;

export const isProvisional = (sigma: number): boolean => sigma > PROVISIONAL_ABOVE;

/**
 * The displayed rating: 1000 + 40 (mu - 3 sigma), rounded, at least 0. This conservative estimate starts a new player
 * at 1000 and keeps a single lucky win from leading the rankings.
 */
export function shownRating(mu: number, sigma: number): number {
  return Math.max(0, Math.round(1000 + 40 * (mu - 3 * sigma)));
}

/** Ratings after a game, in the order given; rank 1 is best, equal ranks are a tie. */
export function rate(
  results: readonly { person: string; mu: number; sigma: number; rank: number }[],
): { person: string; mu: number; sigma: number }[] {
  if (results.length < 2) return results.map(({ person, mu, sigma }) => ({ person, mu, sigma }));
  const after = plackettLuce(results);
  return results.map(({ person }, index) => ({ person, ...after[index]! }));
}

/** How a seat's game ended. A player replaced by a bot, for whatever reason, has left. */
export interface Outcome {
  seat: number;
  score: number;
  winner: boolean;
  left: 'no' | 'resigned' | 'timed-out' | 'left';
  /** The index of the record's entry at which they left; null for players who stayed. */
  leftAt: number | null;
}

/**
 * The places for rating, 1 for the best, in the order given. Players who stayed to the end come first: the winners,
 * then by score, and equal scores share a place. Players who left follow, whatever their seat scored without them and
 * however they left; leaving later places better.
 */
export function ranksOf(outcomes: readonly Outcome[]): { seat: number; rank: number }[] {
  return outcomes.map((outcome) => ({
    seat: outcome.seat,
    rank: 1 + outcomes.filter((other) => isAhead(other, outcome)).length,
  }));
}

function isAhead(one: Outcome, other: Outcome): boolean {
  if (one.left === 'no' && other.left === 'no') {
    return one.winner === other.winner ? one.score > other.score : one.winner;
  }
  if (one.left !== 'no' && other.left !== 'no') return (one.leftAt ?? 0) > (other.leftAt ?? 0);
  return one.left === 'no';
}

/** What decides whether a table is rated. */
export interface RatableTable {
  /** The players at the start of the game; `ranksOf` handles take-overs. */
  seats: readonly { kind: 'account' | 'guest' | 'bot' | 'bot-account' | 'empty'; person: string | null }[];
  seed: 'server' | 'chosen';
  overrides: boolean;
  handicap: readonly number[];
  /** `others-left`: one person stayed, everyone else resigned, timed out or left. */
  end: 'reached' | 'others-left' | 'unfinished';
}

/** Whether a game changes ratings: people with accounts on every seat, equal chances, a random seed, an end. */
export function isRatable(table: RatableTable): { rated: true } | { rated: false; why: UnratedReason } {
  const why = whyUnrated(table);
  return why === null ? { rated: true } : { rated: false, why };
}

function whyUnrated({ seats, seed, overrides, handicap, end }: RatableTable): UnratedReason | null {
  const taken = seats.filter(({ kind }) => kind !== 'empty');
  if (taken.some(({ kind }) => kind === 'bot' || kind === 'bot-account')) return 'bots';
  if (taken.some(({ kind, person }) => kind === 'guest' || person === null)) return 'guests';
  if (taken.length < 2 || taken.length < seats.length) return 'too-few-people';
  if (new Set(taken.map(({ person }) => person)).size < taken.length) return 'same-person-twice';
  if (seed === 'chosen') return 'chosen-seed';
  if (overrides) return 'tile-overrides';
  if (handicap.length > 0) return 'handicap';
  return end === 'unfinished' ? 'unfinished' : null;
}
