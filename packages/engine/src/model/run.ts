import type { CoreEvent } from './event.ts';

/** Who or what a draw is for: a seat, or a boat by its id. */
export type DrawnFor = number | string;

/**
 * Where chance comes from. Bags and piles are multisets until something is drawn, so a draw is a multiset too
 * (its order means nothing). The answer of `workers` and `skills` is only valid until the next draw.
 */
export interface Chance {
  workers(bag: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number>;
  skills(pile: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number>;
  /** `n` of the candidates, in the candidates' order. */
  tiles(
    what: 'home' | 'market' | 'winter',
    candidates: readonly number[],
    n: number,
    drawnFor: DrawnFor,
  ): number[];
  /** The face a summer boat shows for the whole game (SET-9): 0 is a, 1 is b. */
  face(tile: number): number;
}

/** What carrying out an action needs besides the state: a source of draws and a listener for events. */
export interface Run<Event = CoreEvent> {
  readonly chance: Chance;
  /** Null on the search path, where no events are built. */
  readonly emit: ((event: Event) => void) | null;
}
