import type { BotRequest, StopSignal } from './bot.ts';
import { isWorthSearching } from './search/scope.ts';

/** Available in Node, browsers and workers, but in no type library that all of them share. */
declare const performance: { now(): number };

/** Polled while a bot works: true once it has to answer with the best action found so far. */
export type IsOver = () => boolean;

export const never: IsOver = () => false;

/** When to stop searching; polled before every step that may take noticeable time. */
export interface Deadline {
  isOver(iterations: number): boolean;
  /** Upper bound of the iterations that are left. */
  left(iterations: number): number;
}

/** A search may speed up while the JIT compiler optimizes it. */
const SPEED_UP = 1.3;

/** The clock starts on construction, so construct it first. */
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
    return (SPEED_UP * iterations * (this.end - now)) / (now - this.start);
  }
}

/** A fixed number of iterations: the same request gets the same answer on every machine. */
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

/** Milliseconds reserved for the smaller decisions that may follow a turn, limited to a share of the budget. */
const RESERVED_MS = 60;
const MAX_RESERVED_SHARE = 0.3;
/** Share reserved in those smaller decisions, so that their last step ends in time. */
const MIN_RESERVED_SHARE = 0.1;

export function deadlineFor({ budget, iterations, decision }: BotRequest, stop?: StopSignal): Deadline {
  if (iterations !== undefined) return new IterationLimit(iterations, stop);
  const reserved = isWorthSearching(decision)
    ? Math.min(RESERVED_MS, MAX_RESERVED_SHARE * budget)
    : MIN_RESERVED_SHARE * budget;
  return new TimeLimit(budget - reserved, stop);
}
