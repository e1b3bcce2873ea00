import type { GivenAction } from '../model/action.ts';
import type { GameEvent } from '../model/event.ts';
import { RefusalError } from '../model/refusal.ts';
import { cloneState, type State } from '../model/state.ts';
import { applyAction } from './apply.ts';
import type { Chance } from '../model/run.ts';
import { checkAction } from './legal.ts';

export interface Played {
  state: State;
  events: GameEvent[];
}

/** Checks an action, and plays it on a copy. Throws a RefusalError, and then nothing has changed. */
export function play(s: State, seat: number, action: GivenAction, chance: Chance): Played {
  const refusal = checkAction(s, seat, action);
  if (refusal) throw new RefusalError(refusal);
  const state = cloneState(s);
  const events: GameEvent[] = [];
  applyAction(state, seat, action, { chance, emit: (event) => events.push(event) });
  return { state, events };
}

/** The search path: carries out a legal action in place. Events are only built if somebody listens. */
export function apply(
  s: State,
  seat: number,
  action: GivenAction,
  chance: Chance,
  emit: ((event: GameEvent) => void) | null = null,
): void {
  applyAction(s, seat, action, { chance, emit });
}
