import type { Action } from '@keyflower/engine';
import type { Draft } from '../desk/draft.ts';
import { upgradesOf } from '../desk/ready.ts';
import { draftOf, isPlacing } from '../desk/workers.ts';
import type { Scene } from '../scene.ts';

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft that comes to an action; null where it needs none, or cannot be done any more. */
export function draftFor(action: Action, actions: readonly Action[]): Draft | null {
  if (isPlacing(action)) return draftOf(action);
  switch (action.type) {
    case 'place': {
      const { tile, q, r, rotation } = action;
      return { kind: 'place', tile, spot: { q, r }, rotation };
    }
    case 'offer':
      return { kind: 'offer', tiles: action.tiles };
    case 'upgrade': {
      const way = upgradesOf(actions, action.tile).findIndex((one) => same(one, action));
      return way < 0 ? null : { kind: 'upgrade', tile: action.tile, way };
    }
    default:
      return null;
  }
}

/** Takes an action to hand just as if it had been chosen on the board: it is confirmed like any other. */
export function follow(action: Action, { actions, verbs }: Pick<Scene, 'actions' | 'verbs'>): void {
  const draft = draftFor(action, actions);
  if (!draft) return verbs.act(action);
  if (draft.kind === 'place') verbs.look(null);
  verbs.set(draft);
}
