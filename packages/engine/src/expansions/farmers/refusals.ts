import type { Reader } from '../../model/reader.ts';
import { illegalMaker, RefusalError, type RefusalMessages, refusalMaker } from '../../model/refusal.ts';
import type { NoFacts } from '../../model/refusal-facts.ts';
import { at } from '../../model/refusal-messages.ts';
import type { Kind } from './types.ts';

/** The Farmers' reasons to refuse an action, with their facts. */
export interface FarmersActionFacts {
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

/** What is wrong with The Farmers' part of a position. */
export type FarmersContradiction =
  | 'half-without-field'
  | 'field-not-shown'
  | 'no-such-field'
  | 'too-many-animals'
  | 'too-much-wheat'
  | 'waiting-without-decision'
  | 'due-outside-boat-picks'
  | 'too-many-newborn';

/** The Farmers' reasons to refuse a position, with their facts. */
interface FarmersInputFacts {
  'farmers-contradiction': { path: string; problem: FarmersContradiction };
}

export interface FarmersRefusalFacts extends FarmersActionFacts, FarmersInputFacts {}

const ACTION_MESSAGES: RefusalMessages<FarmersActionFacts> = {
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

export const FARMERS_CONTRADICTIONS: Readonly<Record<FarmersContradiction, string>> = {
  'half-without-field': 'a half of a water edge is in no field',
  'field-not-shown': 'a tile not yet shown has no field of its own',
  'no-such-field': 'there is no such field',
  'too-many-animals': 'there are not that many animals of this kind',
  'too-much-wheat': 'there is not that much wheat',
  'waiting-without-decision': 'animals wait only while their owner decides',
  'due-outside-boat-picks': 'rewards are due only until the boat pick',
  'too-many-newborn': 'more newborn than fields that expect one',
};

const INPUT_MESSAGES: RefusalMessages<FarmersInputFacts> = {
  'farmers-contradiction': ({ path, problem }) => at(path, FARMERS_CONTRADICTIONS[problem]),
};

export const FARMERS_REFUSAL_MESSAGES: RefusalMessages<FarmersRefusalFacts> = {
  ...ACTION_MESSAGES,
  ...INPUT_MESSAGES,
};

export const illegal = illegalMaker(ACTION_MESSAGES);

const inputRefusal = refusalMaker(INPUT_MESSAGES);

export function farmersContradiction(
  read: Reader,
  path: string,
  problem: FarmersContradiction,
  rule: string,
): never {
  throw new RefusalError(inputRefusal(read.code, 'farmers-contradiction', { path, problem }, rule));
}
