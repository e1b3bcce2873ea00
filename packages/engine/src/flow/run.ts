import type { GameEvent } from '../model/event.ts';
import type { Chance } from './chance.ts';

/** What carrying out an action needs beside the state: where draws come from, and who wants to be told. */
export interface Run {
  readonly chance: Chance;
  /** Null on the search path: then no event is even built. */
  readonly emit: ((event: GameEvent) => void) | null;
}
