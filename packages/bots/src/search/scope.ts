import { type DecisionKind, decisionOf, nextToAct, type State } from '@keyflower/engine';

/** Decisions worth a search. The others follow from the turn and are decided by lookahead. */
const SEARCHED: ReadonlySet<DecisionKind> = new Set(['turn', 'boat', 'offer']);

export const isWorthSearching = (decision: DecisionKind): boolean => SEARCHED.has(decision);

/** The seat that acts next; if several owe an answer, the bot's own seat first. */
export function mover(state: State, own: number): number {
  return decisionOf(state, own) === null ? nextToAct(state) : own;
}

/**
 * Whether a later decision becomes part of the tree; the others are played by the policy. Offers are simultaneous and
 * hidden (SEA-4), so those of other seats are guesses and stay out of the tree.
 */
export function isInTree(decision: DecisionKind | null, isOwn: boolean): boolean {
  return decision !== null && SEARCHED.has(decision) && (isOwn || decision !== 'offer');
}
