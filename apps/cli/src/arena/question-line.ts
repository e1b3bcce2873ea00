import { type Action, countActions, listActions } from '@keyflower/engine';
import type { Question } from './player.ts';

/** Longer lists are cut; a program may still answer with any legal action. */
const MAX_LISTED = 5000;

/** A question as a line for a program, and the actions listed in it. */
export function questionLine(
  id: number,
  { game, request, state }: Question,
  most = MAX_LISTED,
): { line: string; actions: Action[] } {
  const { view, seat, decision, budget, seed } = request;
  const { actions, cut } = listActions(state, seat, { limit: most });
  const more = cut ? { cut, count: countActions(state, seat) } : {};
  return {
    line: JSON.stringify({ id, game, seat, decision, budget, seed, view, actions, ...more }),
    actions,
  };
}
