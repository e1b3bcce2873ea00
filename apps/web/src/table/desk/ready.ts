import { type Action, checkAction } from '@keyflower/engine';
import { offerOf } from '../actions.ts';
import type { Draft } from './draft.ts';
import type { Reading } from './reading.ts';
import { actionOf } from './workers.ts';

/** Ways to pay for an upgrade of a tile. */
export const upgradesOf = (actions: readonly Action[], tile: string): Action[] =>
  actions.filter((action) => action.type === 'upgrade' && action.tile === tile);

/** The action that a draft comes to, legal or not; null where something is missing. */
function draftedAction(draft: Draft, { actions, view }: Reading, seat: number): Action | null {
  switch (draft.kind) {
    case 'workers':
      return actionOf(draft, view, seat);
    case 'upgrade':
      return upgradesOf(actions, draft.tile)[draft.way] ?? null;
    case 'place':
      return draft.spot && { type: 'place', tile: draft.tile, ...draft.spot, rotation: draft.rotation };
    case 'offer':
      return offerOf(actions, draft.tiles) ?? null;
    case 'sure':
      return draft.action;
    default:
      return null;
  }
}

/** What confirming would send. */
export function readyAction(draft: Draft, reading: Reading, seat: number): Action | null {
  const action = draftedAction(draft, reading, seat);
  return action && checkAction(reading.state, seat, action) === null ? action : null;
}

/** Others may act while one thinks: what one had in mind stays if it can still be done. */
export function stillMakesSense(draft: Draft, reading: Reading, seat: number | null): boolean {
  const { actions } = reading;
  switch (draft.kind) {
    case 'none':
      return true;
    case 'tile':
      return true;
    case 'workers':
    case 'sure':
      return seat !== null && readyAction(draft, reading, seat) !== null;
    case 'hand':
    case 'group':
      return actions.some(({ type }) => type === 'bid' || type === 'use');
    case 'cargo':
      return actions.some(
        (action) =>
          action.type === 'move' && action.from === draft.from && action.resource === draft.resource,
      );
    case 'animal':
      return actions.some(({ type }) => type === 'herd' || type === 'animal' || type === 'breed');
    case 'upgrade':
      return upgradesOf(actions, draft.tile).length > 0;
    case 'place':
      return actions.some((action) => action.type === 'place' && action.tile === draft.tile);
    case 'offer':
      return actions.some(({ type }) => type === 'offer');
  }
}
