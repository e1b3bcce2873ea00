import { type Action, checkAction } from '@keyflower/engine';
import { offerOf } from './actions.ts';
import type { Light } from './table.ts';
import type { TableView } from './model.ts';
import { pointsOf, type Analysis } from './analysis.ts';
import type { Draft, Load, Spot } from './draft.ts';
import { actionOf, type InHand, isPlacing, type Placing, sizeOf, takes } from './workers.ts';

/** Restricts the destinations of workers to what is in hand. */
export function inHand(draft: Draft | Load): InHand {
  if (draft.kind === 'hand') return { colour: draft.colour };
  if (draft.kind === 'group') return { group: draft.tile };
  return draft.kind === 'tile' ? { colour: draft.colour, group: draft.group } : {};
}

type Lamps = Map<string, Light>;

const lamp = (lamps: Lamps, tile: string): Light => {
  const lit = lamps.get(tile) ?? {};
  lamps.set(tile, lit);
  return lit;
};

function lightPlacing(lamps: Lamps, action: Placing, view: TableView, seat: number): void {
  const lit = lamp(lamps, action.tile);
  const size = sizeOf(action, view, seat);
  lit[action.type] = Math.min(lit[action.type] ?? size, size);
}

function lightOther(lamps: Lamps, action: Action): void {
  switch (action.type) {
    case 'move':
      lamp(lamps, action.from).cargo = true;
      break;
    case 'upgrade':
      lamp(lamps, action.tile).upgrade = true;
      break;
    case 'boat':
      lamp(lamps, action.boat).pick = true;
      break;
    case 'place':
      lamp(lamps, action.tile).pick = true;
      break;
    case 'offer':
      for (const tile of action.tiles) lamp(lamps, tile).pick = true;
      break;
    case 'pay':
      if ('group' in action) lamp(lamps, action.group).pick = true;
      break;
    default:
  }
}

/** Possible actions by tile with what is in hand. */
export function lightsOf(analysis: Analysis, seat: number | null, draft: Draft): ReadonlyMap<string, Light> {
  const lamps: Lamps = new Map();
  if (seat === null) return lamps;
  const { actions, view } = analysis;
  if (draft.kind === 'cargo') {
    for (const action of actions) {
      if (action.type !== 'move' || action.from !== draft.from || action.resource !== draft.resource)
        continue;
      lamp(lamps, action.to).arrive = pointsOf(analysis, seat, action) ?? 0;
    }
    return lamps;
  }
  const hand = inHand(draft);
  for (const action of actions) {
    if (!isPlacing(action)) lightOther(lamps, action);
    else if (takes(action, hand)) lightPlacing(lamps, action, view, seat);
  }
  return lamps;
}

/** Legal positions of the tile being built, each once. */
export function spotsOf(actions: readonly Action[], draft: Draft): Spot[] {
  if (draft.kind !== 'place') return [];
  const spots = new Map<string, Spot>();
  for (const action of actions)
    if (action.type === 'place' && action.tile === draft.tile)
      spots.set(`${action.q},${action.r}`, { q: action.q, r: action.r });
  return [...spots.values()];
}

/** The legal rotations of a tile at a position. */
export const turnsAt = (actions: readonly Action[], tile: string, spot: Spot): number[] =>
  actions.flatMap((action) =>
    action.type === 'place' && action.tile === tile && action.q === spot.q && action.r === spot.r
      ? [action.rotation]
      : [],
  );

/** Ways to pay for an upgrade of a tile. */
export const upgradesOf = (actions: readonly Action[], tile: string): Action[] =>
  actions.filter((action) => action.type === 'upgrade' && action.tile === tile);

/** The action of a draft, legal or not; null while incomplete. */
function draftedAction(draft: Draft, { actions, view }: Analysis, seat: number): Action | null {
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
export function readyAction(draft: Draft, analysis: Analysis, seat: number): Action | null {
  const action = draftedAction(draft, analysis, seat);
  return action && checkAction(analysis.state, seat, action) === null ? action : null;
}

/** Others may act meanwhile: a draft stays if it is still legal. */
export function isStillLegal(draft: Draft, analysis: Analysis, seat: number | null): boolean {
  const { actions } = analysis;
  switch (draft.kind) {
    case 'none':
      return true;
    case 'tile':
      return true;
    case 'workers':
    case 'sure':
      return seat !== null && readyAction(draft, analysis, seat) !== null;
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
