import { type Action, checkAction } from '@keyflower/engine';
import { offerOf } from './actions.ts';
import type { Highlight } from './table.ts';
import type { TableView } from './model.ts';
import { pointsOf, type Analysis } from './analysis.ts';
import type { Draft, Load, Spot } from './draft.ts';
import { actionOf, draftOf, type InHand, isPlacing, type Placing, sizeOf, takes } from './workers.ts';

/** Restricts the destinations of workers to what is in hand. */
export function inHand(draft: Draft | Load): InHand {
  if (draft.kind === 'hand') return { colour: draft.colour };
  if (draft.kind === 'group') return { group: draft.tile };
  return draft.kind === 'tile' ? { colour: draft.colour, group: draft.group } : {};
}

type Highlights = Map<string, Highlight>;

const at = (highlights: Highlights, tile: string): Highlight => {
  const highlight = highlights.get(tile) ?? {};
  highlights.set(tile, highlight);
  return highlight;
};

function addPlacing(highlights: Highlights, action: Placing, view: TableView, seat: number): void {
  const highlight = at(highlights, action.tile);
  const size = sizeOf(action, view, seat);
  highlight[action.type] = Math.min(highlight[action.type] ?? size, size);
}

function addOther(highlights: Highlights, action: Action): void {
  switch (action.type) {
    case 'move':
      at(highlights, action.from).cargo = true;
      break;
    case 'upgrade':
      at(highlights, action.tile).upgrade = true;
      break;
    case 'boat':
      at(highlights, action.boat).pick = true;
      break;
    case 'place':
      at(highlights, action.tile).pick = true;
      break;
    case 'offer':
      for (const tile of action.tiles) at(highlights, tile).pick = true;
      break;
    case 'pay':
      if ('group' in action) at(highlights, action.group).pick = true;
      break;
    default:
  }
}

/** Possible actions by tile with what is in hand. */
export function highlightsOf(
  analysis: Analysis,
  seat: number | null,
  draft: Draft,
): ReadonlyMap<string, Highlight> {
  const highlights: Highlights = new Map();
  if (seat === null) return highlights;
  const { actions, view } = analysis;
  if (draft.kind === 'cargo') {
    for (const action of actions) {
      if (action.type !== 'move' || action.from !== draft.from || action.resource !== draft.resource)
        continue;
      at(highlights, action.to).arrive = pointsOf(analysis, seat, action) ?? 0;
    }
    return highlights;
  }
  const hand = inHand(draft);
  for (const action of actions) {
    if (!isPlacing(action)) addOther(highlights, action);
    else if (takes(action, hand)) addPlacing(highlights, action, view, seat);
  }
  return highlights;
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

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft that leads to an action; null if it needs none or is no longer possible. */
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
