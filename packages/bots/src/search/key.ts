import type { Action } from '@keyflower/engine';

/** A key that is the same for the same action in every determinization. */
export function keyOf(action: Action): string {
  switch (action.type) {
    case 'pass':
    case 'done':
      return action.type;
    case 'bid':
      return `b${action.tile}/${action.color}/${action.screen}/${action.groups.join()}`;
    case 'boat':
      return `o${action.boat}`;
    case 'place':
      return `p${action.tile}/${action.q}/${action.r}/${action.rotation}`;
    default:
      return JSON.stringify(action);
  }
}
