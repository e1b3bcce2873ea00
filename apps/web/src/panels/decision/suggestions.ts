import type { Advice } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { draftFor, type TableContext } from '../../play/index.ts';

const SUGGESTIONS = 3;

/** The expected result of an action, as displayed: the figure that the suggestions are ordered by. */
export type Expected = { percent: number } | { points: number };

/** Advice as displayed; `expected` is null where too little is known. */
export interface Suggestion extends Pick<Advice, 'action' | 'reason'> {
  expected: Expected | null;
}

/** The best suggestion of each kind, at most a few. */
export function shortList(all: readonly Advice[]): Suggestion[] {
  const sorts = new Set<string>();
  const best = all.filter(({ action }) => {
    const sort = sortOf(action);
    const isNew = !sorts.has(sort);
    sorts.add(sort);
    return isNew;
  });
  return best
    .slice(0, SUGGESTIONS)
    .map((one) => ({ action: one.action, reason: one.reason, expected: one.known ? expectedOf(one) : null }));
}

/** Groups actions that are the same idea to a person: different workers or payment make no difference. */
function sortOf(action: Action): string {
  switch (action.type) {
    case 'bid':
    case 'use':
      return `${action.type} ${action.tile} ${[...action.groups].sort().join(' ')}`;
    case 'upgrade':
      return `upgrade ${action.tile}`;
    default:
      return JSON.stringify(action);
  }
}

function expectedOf({ orderedBy, winRate, score }: Advice): Expected {
  return orderedBy === 'winRate' ? { percent: Math.round(winRate * 100) } : { points: Math.round(score) };
}

/** Prepares an action as if it had been chosen on the board; it is confirmed like any other. */
export function follow(
  action: Action,
  { actions, commands }: Pick<TableContext, 'actions' | 'commands'>,
): void {
  const draft = draftFor(action, actions);
  if (!draft) return commands.act(action);
  if (draft.kind === 'place') commands.look(null);
  commands.set(draft);
}
