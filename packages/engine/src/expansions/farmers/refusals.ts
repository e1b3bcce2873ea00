import { illegalMaker, type RefusalMessages } from '../../model/refusal.ts';
import type { NoFacts } from '../../model/refusal-facts.ts';
import type { Kind } from './types.ts';

/** The Farmers' reasons to refuse an action, with their facts. */
export interface FarmersRefusalFacts {
  'no-such-field': NoFacts;
  'no-waiting-animal': NoFacts;
  'wrong-field-for-animal': { kind: Kind };
  'same-field': NoFacts;
  'no-animal-in-field': NoFacts;
  'field-holds-other-kinds': { kind: Kind };
  'field-too-far': { points: number };
  'no-wheat': NoFacts;
  'no-newborn-left': NoFacts;
  'field-does-not-breed': { kind: Kind };
}

export const FARMERS_REFUSAL_MESSAGES: RefusalMessages<FarmersRefusalFacts> = {
  'no-such-field': () => 'there is no such field in the village',
  'no-waiting-animal': () => 'no animal of this kind is waiting for a field',
  'wrong-field-for-animal': ({ kind }) =>
    `a ${kind} goes to a field of the tile it comes from that holds no other kind`,
  'same-field': () => 'an animal moves from one field of the village to another',
  'no-animal-in-field': () => 'there is no such animal in this field',
  'field-holds-other-kinds': ({ kind }) => `a ${kind} cannot stop in a field with another kind`,
  'field-too-far': ({ points }) => `this field is not within ${points} movement points`,
  'no-wheat': () => 'there is no wheat to feed',
  'no-newborn-left': () => 'no newborn of this kind is left',
  'field-does-not-breed': ({ kind }) => `this field has no ${kind} left to be born`,
};

export const illegal = illegalMaker(FARMERS_REFUSAL_MESSAGES);
