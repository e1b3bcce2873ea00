import type { BotRequest, StopSignal } from '../bot.ts';

/** Node, browsers and workers all have it; no library of types that they share says so. */
declare const performance: { now(): number };

/** When to stop thinking: asked before every iteration. */
export interface Patience {
  isOver(iterations: number): boolean;
}

/** Starts to run when it is made, so it is made before anything else is done. */
class Deadline implements Patience {
  readonly #end: number;
  readonly #stop: StopSignal | undefined;

  constructor(milliseconds: number, stop?: StopSignal) {
    this.#end = performance.now() + milliseconds;
    this.#stop = stop;
  }

  isOver(): boolean {
    return performance.now() >= this.#end || this.#stop?.stopped === true;
  }
}

/** So many iterations, however long they take: then the same question has the same answer on every machine. */
export class Count implements Patience {
  readonly #iterations: number;
  readonly #stop: StopSignal | undefined;

  constructor(iterations: number, stop?: StopSignal) {
    this.#iterations = iterations;
    this.#stop = stop;
  }

  isOver(iterations: number): boolean {
    return iterations >= this.#iterations || this.#stop?.stopped === true;
  }
}

/** What is left of a turn's time is for its parts, which take little; and the last iteration wants to end. */
const SHARE = 0.92;

export function patienceFor({ budget, iterations }: BotRequest, stop?: StopSignal): Patience {
  return iterations === undefined ? new Deadline(budget * SHARE, stop) : new Count(iterations, stop);
}
