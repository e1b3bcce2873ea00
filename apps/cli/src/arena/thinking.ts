import type { SeatPlay } from './game.ts';
import { must } from '../must.ts';

interface Times {
  mean: number;
  p99: number;
  max: number;
}

/** How long a bot thought, in milliseconds. */
export interface ThinkingSummary {
  decision: Times;
  turn: Times;
  /** By how much the longest turn exceeded the thinking time. */
  over: number;
}

export function thinkingOf(play: readonly SeatPlay[], budget: number): ThinkingSummary {
  const turn = timesOf(play.map(({ turns }) => turns));
  return {
    decision: timesOf(play.map(({ thinking }) => thinking)),
    turn,
    over: Math.max(0, turn.max - budget),
  };
}

function timesOf(lists: readonly (readonly number[])[]): Times {
  const sorted = Float64Array.from(lists.flat()).sort();
  if (sorted.length === 0) return { mean: 0, p99: 0, max: 0 };
  return {
    mean: sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length,
    p99: must(sorted[Math.ceil(sorted.length * 0.99) - 1]),
    max: must(sorted[sorted.length - 1]),
  };
}
