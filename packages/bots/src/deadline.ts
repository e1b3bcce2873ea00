import type { BotRequest, StopSignal } from './bot.ts';
import { isWorthSearching } from './search/scope.ts';

/** Node, browsers and workers all have it; no library of types that they share says so. */
declare const performance: { now(): number };

/** Polled while a bot works: whether it has to answer with what it has found so far. */
export type IsOver = () => boolean;

export const never: IsOver = () => false;

/** When to stop thinking: asked before everything that may take longer than a moment. */
export interface Deadline {
  isOver(iterations: number): boolean;
  /** How many iterations there may still be, at most. */
  left(iterations: number): number;
}

/** A search may become quicker than it was so far, as code that runs often does. */
const QUICKER = 1.3;

/** Starts to run when it is made, so it is made before anything else is done. */
class TimeLimit implements Deadline {
  private readonly start = performance.now();
  private readonly end: number;
  private readonly stop: StopSignal | undefined;

  constructor(milliseconds: number, stop?: StopSignal) {
    this.end = this.start + milliseconds;
    this.stop = stop;
  }

  isOver(): boolean {
    return performance.now() >= this.end || this.stop?.stopped === true;
  }

  left(iterations: number): number {
    const now = performance.now();
    return (QUICKER * iterations * (this.end - now)) / (now - this.start);
  }
}

/** So many iterations, however long they take: then the same question has the same answer on every machine. */
export class IterationLimit implements Deadline {
  private readonly iterations: number;
  private readonly stop: StopSignal | undefined;

  constructor(iterations: number, stop?: StopSignal) {
    this.iterations = iterations;
    this.stop = stop;
  }

  isOver(iterations: number): boolean {
    return iterations >= this.iterations || this.stop?.stopped === true;
  }

  left(iterations: number): number {
    return this.iterations - iterations;
  }
}

/** Kept back of a turn's time for the smaller decisions that may follow it: so much, but never more than a part. */
const KEPT = 60;
const MOST_KEPT = 0.3;
/** Smaller decisions take little; but the last step wants to end. */
const LEAST_KEPT = 0.1;

export function deadlineFor({ budget, iterations, decision }: BotRequest, stop?: StopSignal): Deadline {
  if (iterations !== undefined) return new IterationLimit(iterations, stop);
  const kept = isWorthSearching(decision) ? Math.min(KEPT, MOST_KEPT * budget) : LEAST_KEPT * budget;
  return new TimeLimit(budget - kept, stop);
}
