import {
  type Action,
  type ActionOf,
  apply,
  cloneState,
  type Counts,
  DrawnChance,
  type PositionOffer,
  QuickRandom,
  scoreGame,
  type State,
  type View,
} from '@keyflower/engine';
import { bidOf, faceOf, rivalBid, specOf, total } from '../greedy/sight.ts';
import { linksOf } from './links.ts';
import type { Reason } from './reason.ts';

/** What a reason is made from: what the seat sees, and an imagined state that looks like it to the seat. */
export interface Scene {
  view: View;
  seat: number;
  state: State;
}

export function reasonFor(scene: Scene, action: Action): Reason {
  switch (action.type) {
    case 'bid':
      return bidReason(scene, action);
    case 'use':
      return useReason(scene, action);
    case 'pass':
      return passReason(scene);
    case 'upgrade':
      return upgradeReason(scene, action);
    case 'boat':
      return boatReason(scene, action);
    case 'place':
      return placeReason(scene, action);
    case 'choose':
      return { id: 'choose', goods: alternative(scene, action) };
    case 'move':
      return { id: 'move', resource: action.resource, tile: action.to };
    case 'offer':
      return { id: 'offer', tiles: action.tiles };
    case 'pay':
    case 'done':
    case 'feed':
      return { id: action.type };
    default:
      return { id: 'animals' };
  }
}

function bidReason({ view, seat, state }: Scene, { tile, screen, groups }: ActionOf<'bid'>): Reason {
  const offers = [...view.market, ...view.turnOrder];
  const offer: PositionOffer = offers.find((one) => one.tile === tile) ?? { tile };
  const own = bidOf(offer, seat);
  const rival = rivalBid(offer.bids, seat);
  const moved = offers.reduce(
    (sum, one) => sum + (groups.includes(one.tile) ? (bidOf(one, seat)?.size ?? 0) : 0),
    0,
  );
  const workers = screen + moved + (own?.size ?? 0);
  if (own && own.size > rival) return { id: 'bid-safer', tile, workers };
  const leader = offer.bids?.find((bid) => bid.player !== seat && total(bid.workers) === rival);
  if (leader) return { id: 'bid-overbid', tile, workers, player: leader.player };
  const { kind, number = 0, startPlayer } = specOf(state.content, tile);
  if (kind === 'turn-order' && view.season !== 'winter') {
    return startPlayer ? { id: 'bid-start', tile } : { id: 'bid-order', tile, place: number };
  }
  const { vp = 0 } = faceOf(state.content, offer);
  if (vp > 0) return { id: 'bid-score', tile, points: vp };
  return { id: moved > 0 ? 'bid-regroup' : 'bid-first', tile, workers };
}

function useReason({ view, seat, state }: Scene, { tile }: ActionOf<'use'>): Reason {
  const own = view.players[seat].village.some((one) => one.tile === tile);
  const use = faceOf(state.content, shown(view, tile)).use ?? {};
  if (use.upgrades)
    return { id: 'use-transport', tile, transport: use.transport ?? 0, upgrades: use.upgrades };
  const goods = (use.gain ?? use.gainOneOf?.[0] ?? {}) as Counts<string>;
  return { id: own ? 'use-own-goods' : 'use-goods', tile, goods };
}

/** A tile as it lies on the market or in a village. */
function shown(view: View, tile: string): { tile: string; upgraded?: true } {
  const all = [...view.market, ...view.players.flatMap(({ village }) => village)];
  return all.find((one) => one.tile === tile) ?? { tile };
}

function passReason({ view, seat }: Scene): Reason {
  const workers = total(view.players[seat].workers as Counts<string>);
  return workers > 0 ? { id: 'pass-save', workers } : { id: 'pass-nothing' };
}

function alternative({ view, seat, state }: Scene, { option }: ActionOf<'choose'>): Counts<string> {
  const used = view.pending.find(({ player }) => player === seat)?.tile;
  const goods = used ? faceOf(state.content, shown(view, used)).use?.gainOneOf?.[option] : undefined;
  return (goods ?? {}) as Counts<string>;
}

/** How many points more an action makes at once. */
function pointsMore({ state, seat }: Scene, action: Action): number {
  const after = cloneState(state);
  apply(after, seat, action, new DrawnChance(new QuickRandom('')));
  return scoreGame(after).players[seat].total - scoreGame(state).players[seat].total;
}

function upgradeReason(scene: Scene, action: ActionOf<'upgrade'>): Reason {
  const points = pointsMore(scene, action);
  return points > 0
    ? { id: 'upgrade-points', tile: action.tile, points }
    : { id: 'upgrade-use', tile: action.tile };
}

function boatReason({ view }: Scene, { boat }: ActionOf<'boat'>): Reason {
  const goods = view.boats.find((one) => one.boat === boat);
  if (!goods || view.season === 'winter') return { id: 'boat-tile', boat };
  return { id: 'boat-goods', boat, workers: total(goods.workers), skills: total(goods.skills) };
}

function placeReason(scene: Scene, action: ActionOf<'place'>): Reason {
  const { view, seat, state } = scene;
  const { tile } = action;
  const points = view.season === 'winter' ? pointsMore(scene, action) : 0;
  if (points > 0) return { id: 'place-points', tile, points };
  const { roads, rivers } = linksOf(state, seat, action);
  return roads + rivers > 0 ? { id: 'place-links', tile, roads, rivers } : { id: 'place-open', tile };
}
