import type { Action, DecisionKind, Season } from '@keyflower/engine';
import type { Reason } from '../advice/reason.ts';

/** How thoroughly a game is reviewed. */
export const DEPTHS = ['quick', 'normal', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export const REVIEW_FORMAT = 'keyflower-review/1';

/** Changes when the same record is reviewed differently: by other weights, another search or other iterations. */
export const REVIEWER = 'mayor-1';

/** An action of a line of play. */
export interface Ply {
  seat: number;
  action: Action;
}

/** A better action than the one that was played. */
export interface Better {
  action: Action;
  reason: Reason;
  /** What the other action cost: see `lossBetween`. Above 0. */
  loss: number;
  /** By how much the seat's own expected score and its probability of winning (from 0 to 1) are higher. */
  score: number;
  winRate: number;
  /** The better action, and how the game could go on. All draws follow from `seed`. */
  line: readonly Ply[];
  seed: string;
}

/** A decision of the game, and how it was answered. */
export interface ReviewedDecision {
  /** How many steps of the record came before: actions and undos. */
  at: number;
  seat: number;
  season: Season;
  decision: DecisionKind;
  action: Action;
  /** The expected final score of every seat before it, and its probability of winning, from 0 to 1. */
  scores: readonly number[];
  winRates: readonly number[];
  /** Whether there was something to decide; nothing else counts for the accuracy. */
  judged: boolean;
  better: Better | null;
}

/** How well a seat played in a season, or in the whole game. */
export interface Accuracy {
  /** From 0 to 100; null without a judged decision. */
  accuracy: number | null;
  decisions: number;
  /** The sum of its losses. */
  loss: number;
}

export interface SeatAccuracy {
  seat: number;
  game: Accuracy;
  seasons: Readonly<Record<Season, Accuracy>>;
}

/** A reviewed game as plain JSON. */
export interface Review {
  format: typeof REVIEW_FORMAT;
  depth: Depth;
  players: number;
  decisions: readonly ReviewedDecision[];
  /** The final scores, and each seat's share of the victory. */
  result: { at: number; scores: readonly number[]; winRates: readonly number[] };
  accuracy: readonly SeatAccuracy[];
}
