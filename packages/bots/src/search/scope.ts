import { type DecisionKind, decisionOf, nextToAct, type State } from '@keyflower/engine';

/** What is worth a search. The rest follows from why a turn was taken, and is settled by a closer look. */
const SEARCHED: ReadonlySet<DecisionKind> = new Set(['turn', 'boat', 'offer']);

export const isWorthSearching = (decision: DecisionKind): boolean => SEARCHED.has(decision);

/** Who acts next; where several owe an answer, the bot's own seat answers first. */
export function mover(state: State, own: number): number {
  return decisionOf(state, own) === null ? nextToAct(state) : own;
}

/**
 * Whether a decision that may come becomes part of the tree: the others are played by the policy. All offer at once
 * and unseen (SEA-4), so what others offer is a guess, not a line to follow.
 */
export function isInTree(decision: DecisionKind | null, isOwn: boolean): boolean {
  return decision !== null && SEARCHED.has(decision) && (isOwn || decision !== 'offer');
}
