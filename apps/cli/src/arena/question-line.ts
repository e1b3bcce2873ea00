import { type Action, countActions, listActions } from '@keyflower/engine';
import type { Question } from './player.ts';

/** Lists are cut here: a program that wants more knows the rules, and may answer with any legal action. */
const MOST_LISTED = 5000;

/** A question as a program gets it, and the actions that it lists. */
export function questionLine(
  id: number,
  { game, request, state }: Question,
  most = MOST_LISTED,
): { line: string; actions: Action[] } {
  const { view, seat, decision, budget, seed } = request;
  const { actions, cut } = listActions(state, seat, { limit: most });
  const more = cut ? { cut, count: countActions(state, seat) } : {};
  return {
    line: JSON.stringify({ id, game, seat, decision, budget, seed, view, actions, ...more }),
    actions,
  };
}
