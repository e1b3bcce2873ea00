import {
  FARMERS_REFUSAL_MESSAGES,
  type FarmersActionFacts,
  type FarmersRefusalFacts,
} from './expansions/farmers/refusals.ts';
import { checkAction as checkAnyAction } from './steps/legal.ts';
import type { GivenAction } from './types.ts';
import { RefusalError as AnyRefusalError, type RefusalMessages, type RefusalOf } from './model/refusal.ts';
import type { CoreActionFacts, CoreRefusalFacts } from './model/refusal-facts.ts';
import { CORE_REFUSAL_MESSAGES } from './model/refusal-messages.ts';
import type { State } from './model/state.ts';

// The core's reasons and those of the expansions, put together: the core itself knows no expansion.

/** The facts of each reason to refuse an action. */
export interface ActionRefusalFacts extends CoreActionFacts, FarmersActionFacts {}

/** The facts of each reason to refuse anything. */
export interface RefusalFacts extends CoreRefusalFacts, FarmersRefusalFacts {}

export type ActionRefusalReason = keyof ActionRefusalFacts;
export type RefusalReason = keyof RefusalFacts;

export type ActionRefusal = RefusalOf<ActionRefusalFacts>;
export type Refusal = RefusalOf<RefusalFacts>;

/** The English sentence of every reason. */
export const REFUSAL_MESSAGES: RefusalMessages<RefusalFacts> = {
  ...CORE_REFUSAL_MESSAGES,
  ...FARMERS_REFUSAL_MESSAGES,
};

/** The sentence of a refusal without the line or column it was found in. */
export function refusalMessage({ reason, facts }: Refusal): string {
  return (REFUSAL_MESSAGES[reason] as (facts: object) => string)(facts);
}

/** Why an action is refused, or null if it is legal. Accepts any value as the action. */
export const checkAction = checkAnyAction as (
  s: State,
  seat: number,
  action: GivenAction,
) => ActionRefusal | null;

/** Thrown by everything that reads or plays untrusted input. */
export interface RefusalError extends Error {
  readonly refusal: Refusal;
}

export const RefusalError = AnyRefusalError as unknown as {
  new (refusal: Refusal): RefusalError;
  prototype: RefusalError;
};
