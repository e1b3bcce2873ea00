import type { Action } from './action.ts';

/**
 * Collects legal actions. Generators announce alternatives in runs (`begin`), so one and the same generator
 * serves to count, to pick the n-th and to list: only the alternatives from `from` up to `to` are built.
 */
export class Listing {
  readonly actions: Action[] = [];
  count = 0;
  /** The part of the announced run that is to be built. */
  low = 0;
  high = 0;
  private readonly from: number;
  private readonly to: number;
  private readonly only: number;
  private readonly stopEarly: boolean;

  /** `only` keeps the actions about one tile; `stopEarly` gives up counting once `to` is passed. */
  constructor(from: number, to: number, only = -1, stopEarly = false) {
    this.from = from;
    this.to = to;
    this.only = only;
    this.stopEarly = stopEarly;
  }

  begin(alternatives: number): boolean {
    const start = this.count;
    this.count += alternatives;
    this.low = this.from > start ? this.from - start : 0;
    this.high = this.to < this.count ? this.to - start : alternatives;
    return this.low < this.high;
  }

  add(action: Action): void {
    this.actions.push(action);
  }

  skips(tile: number): boolean {
    return (this.only >= 0 && this.only !== tile) || this.isFull();
  }

  /** Whether actions that concern no tile are wanted. */
  wantsTileless(): boolean {
    return this.only < 0 && !this.isFull();
  }

  isFull(): boolean {
    return this.stopEarly && this.count > this.to;
  }

  get cut(): boolean {
    return this.count > this.to;
  }
}
