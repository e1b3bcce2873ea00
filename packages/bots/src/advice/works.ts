import { type Action, type ActionOf, explainField, RESOURCES, type State } from '@keyflower/engine';
import {
  COLUMN_STEP,
  DIRECTIONS,
  OPPOSITE,
  paysInAnyKind,
  ROAD,
  ROW_STEP,
  Shortfall,
  upgradeCostOf,
  villageSize,
  villageTile,
  WATER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { specOf } from './offers.ts';
import { worthOfSpot } from './final.ts';
import type { Reason } from './reason.ts';
import { pointsMore, type AdviceContext, shownFace } from './context.ts';

export function moveReason(context: AdviceContext, action: ActionOf<'move'>): Reason {
  const facts = { goods: { [action.resource]: 1 }, tile: action.to };
  const points = pointsMore(context, action);
  if (points > 0) return { id: 'move-points', ...facts, points };
  return { id: isNeeded(context, action) ? 'move-needed' : 'move', ...facts };
}

const short = new Shortfall();

/** Whether a resource pays a missing part of the upgrade cost on its destination. */
function isNeeded({ seat, state }: AdviceContext, { resource, to }: ActionOf<'move'>): boolean {
  const tile = state.content.indexOf.get(to) ?? -1;
  const cost = tile < 0 ? null : upgradeCostOf(state, tile);
  if (!cost) return false;
  const lying = RESOURCES.map((_, kind) => state.bytes[S.RESOURCES_ON + tile * S.TILE + kind]);
  const kind = RESOURCES.indexOf(resource);
  // Gold could stand in for it, but is worth more elsewhere.
  if (lying[kind] < cost.resources[kind]) return true;
  const missing = (): number => short.ofResources(cost, lying, 0, paysInAnyKind(state, seat));
  const before = missing();
  lying[kind] += 1;
  return missing() < before;
}

export function upgradeReason(context: AdviceContext, action: ActionOf<'upgrade'>): Reason {
  const { tile } = action;
  const points = pointsMore(context, action);
  if (points > 0) return { id: 'upgrade-points', tile, points };
  const { back } = specOf(context.state.content, tile);
  return { id: back?.use && shownFace(context, tile).use ? 'upgrade-use' : 'upgrade-turn', tile };
}

export function doneReason({ view, seat }: AdviceContext): Reason {
  const { points = 0, upgrades = 0 } = view.pending.find(({ player }) => player === seat) ?? {};
  return { id: 'done', steps: points, upgrades };
}

/** FARM-8: the reason for feeding follows from the planned actions after it. */
export function feedReason({ view, seat }: AdviceContext, then: readonly Action[]): Reason {
  const left = (view.players[seat].wheat ?? 1) - 1;
  const next = then.find(({ type }) => type === 'move' || type === 'herd');
  if (next?.type === 'herd') {
    return { id: 'feed-field', left, goods: { [next.kind]: 1 }, tile: next.to.split(':')[0] };
  }
  if (next?.type !== 'move') return { id: 'feed', left };
  let { to: tile } = next;
  for (const step of then.slice(then.indexOf(next) + 1)) {
    if (step.type !== 'move' || step.resource !== next.resource || step.from !== tile) break;
    tile = step.to;
  }
  return then.some((step) => step.type === 'upgrade' && step.tile === tile)
    ? { id: 'feed-upgrade', left, tile }
    : { id: 'feed-goods', left, goods: { [next.resource]: 1 }, tile };
}

export function placeReason({ view, seat, state }: AdviceContext, action: ActionOf<'place'>): Reason {
  const { tile } = action;
  const points = view.season === 'winter' ? worthOfSpot(state, seat, action) : 0;
  if (points > 0) return { id: 'place-points', tile, points };
  const { roads, rivers, beside } = linksOf(state, seat, action);
  return roads.length + rivers.length > 0
    ? { id: 'place-links', tile, roads, rivers, beside }
    : { id: 'place-beside', tile, beside };
}

interface Links {
  /** The tiles of the village whose roads and rivers a tile would continue, and its other neighbours. */
  roads: string[];
  rivers: string[];
  beside: string[];
}

export function linksOf(state: State, seat: number, { tile: id, q, r, rotation }: ActionOf<'place'>): Links {
  const { content, bytes: b } = state;
  const links: Links = { roads: [], rivers: [], beside: [] };
  const edge = (tile: number, turned: number, direction: number): number =>
    content.edges[(tile * DIRECTIONS + turned) * DIRECTIONS + direction];
  const placed = content.indexOf.get(id) ?? -1;
  const size = villageSize(state, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(state, seat, i);
    const direction = COLUMN_STEP.findIndex(
      (column, at) =>
        b[S.COLUMN + tile * S.TILE] === q + column && b[S.ROW + tile * S.TILE] === r + ROW_STEP[at],
    );
    if (direction < 0) continue;
    const mine = edge(placed, rotation, direction);
    const isJoined = mine === edge(tile, b[S.ROTATION + tile * S.TILE], OPPOSITE[direction]);
    const kind = isJoined && mine === ROAD ? 'roads' : isJoined && mine === WATER ? 'rivers' : 'beside';
    links[kind].push(content.ids[tile]);
  }
  return links;
}

/** Why an animal goes to a field: the animals there, the tiles it reaches, and the points. */
export function animalsReason(context: AdviceContext, action: Action, field: string): Reason {
  const found = explainField(context.state, context.seat, field);
  return {
    id: 'animals',
    tile: field.split(':')[0],
    there: found?.animals ?? {},
    reaches: found?.tiles.length ?? 1,
    points: Math.max(0, pointsMore(context, action)),
  };
}
