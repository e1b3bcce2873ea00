import { illegalMaker, type RefusalMessages } from '../model/refusal.ts';
import type { NoFacts } from '../model/refusal-facts.ts';
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
  'no-such-field': () => 'no such field in the village',
  'no-waiting-animal': () => 'no such animal looks for a field',
  'wrong-field-for-animal': () => 'it goes to a field of its tile that holds no other kind',
  'same-field': () => 'an animal walks from field to field',
  'no-animal-in-field': () => 'no such animal is in that field',
  'field-holds-other-kinds': () => 'it may not stop where other kinds are',
  'field-too-far': () => 'that field is too far for the points left',
  'no-wheat': () => 'there is no wheat to feed',
  'no-newborn-left': () => 'no such newborn is left',
  'field-does-not-breed': () => 'that field does not breed, or has done so',
};

export const illegal = illegalMaker(FARMERS_REFUSAL_MESSAGES);
