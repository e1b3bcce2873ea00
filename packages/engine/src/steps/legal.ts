import type { AnyAction } from '../model/action.ts';
import { Listing, Sections } from '../model/listing.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { actionRefusal } from '../model/refusal-messages.ts';
import type { State } from '../model/state.ts';
import type { RandomSource } from '../random/source.ts';
import { owesAnswer } from './decisions.ts';
import { answersFor, joinedTo, stepOf } from './table.ts';

/** The one generator behind counting, picking and listing. */
function generate(s: State, seat: number, listing: Listing): void {
  if (!owesAnswer(s, seat)) return;
  stepOf(s)!.list(s, seat, listing);
  const joined = joinedTo(s);
  for (let i = 0; i < joined.length; i++) joined[i].list(s, seat, listing);
}

export interface ListOptions {
  /** Only actions about this tile. */
  tile?: string;
  /** The longest list to return. */
  limit?: number;
}

export interface LegalActions {
  actions: AnyAction[];
  /** Whether the limit cut the list. */
  cut: boolean;
}

export function listActions(s: State, seat: number, { tile, limit }: ListOptions = {}): LegalActions {
  const only = tile === undefined ? -1 : (s.content.indexOf.get(tile) ?? s.content.tiles.length);
  const listing = new Listing(0, limit ?? Number.POSITIVE_INFINITY, only, limit !== undefined);
  generate(s, seat, listing);
  return { actions: listing.actions, cut: listing.cut };
}

/** Every legal action of a seat, without duplicates, in a stable order; none if it owes no answer. */
export function legalActions(s: State, seat: number): AnyAction[] {
  return listActions(s, seat).actions;
}

export function countActions(s: State, seat: number): number {
  const listing = new Listing(0, 0);
  generate(s, seat, listing);
  return listing.count;
}

const sections = new Sections();

/** A legal action drawn uniformly, without building the others; the seat must owe an answer. */
export function randomAction(s: State, seat: number, random: RandomSource): AnyAction {
  const counting = Listing.counting(sections);
  generate(s, seat, counting);
  const picking = Listing.picking(random.below(counting.count), sections, counting.count);
  generate(s, seat, picking);
  return picking.actions[0];
}

/** The action at an index of the list, without building the others. */
export function actionAt(s: State, seat: number, place: number): AnyAction {
  const listing = new Listing(place, place + 1, -1, true);
  generate(s, seat, listing);
  return listing.actions[0];
}

/** Why an action is refused, or null if it is legal. Accepts any value as the action. */
export function checkAction(s: State, seat: number, action: AnyAction): AnyRefusal | null {
  if (!owesAnswer(s, seat)) return actionRefusal('NOT_YOUR_DECISION', 'not-your-decision', {});
  if (typeof action !== 'object' || action === null || !Object.hasOwn(action, 'type')) {
    return actionRefusal('ILLEGAL_ACTION', 'not-an-action', {});
  }
  const step = stepOf(s)!;
  const answers = answersFor(s, step, action.type);
  if (answers) return answers.check(s, seat, action);
  const expected = [...step.types, ...joinedTo(s).flatMap(({ types }) => types)];
  return actionRefusal('ILLEGAL_ACTION', 'wrong-action-type', { decision: step.decision, expected });
}
