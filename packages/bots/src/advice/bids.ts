import { type ActionOf, countActions, type Counts, type PositionOffer } from '@keyflower/engine';
import { bidOf, rivalBid, total } from './offers.ts';
import { benefitOf } from './benefits.ts';
import { bidColourRemark } from './colours.ts';
import { lossBetween, worthInTheEnd } from './final.ts';
import { endingRemark } from './passing.ts';
import type { Reason, Remark } from './reason.ts';
import { rivalRemark } from './rivals.ts';
import { after, type AdviceContext } from './context.ts';

export function bidReason(context: AdviceContext, action: ActionOf<'bid'>): Reason {
  const remarks = [rivalRemark(context, action.tile), bidColourRemark(context, action)];
  return withRemarks(plainBidReason(context, action), remarks);
}

function withRemarks(reason: Reason, remarks: readonly (Remark | null)[]): Reason {
  const also = remarks.filter((remark) => remark !== null);
  return also.length > 0 ? { ...reason, also } : reason;
}

function plainBidReason(context: AdviceContext, action: ActionOf<'bid'>): Reason {
  const { view, seat } = context;
  const { tile, groups } = action;
  const offers = [...view.market, ...view.turnOrder];
  const offer: PositionOffer = offers.find((one) => one.tile === tile) ?? { tile };
  const own = bidOf(offer, seat);
  const rival = rivalBid(offer.bids, seat);
  const { worth, ...cost } = view.season === 'winter' ? worthOfBid(context, action) : {};
  const benefit = benefitOf(context, offer);
  const more = { ...cost, ...(benefit ? { boon: benefit } : {}) };
  const bid = { tile, ...(worth === undefined ? {} : { worth }), ...more };
  if (own && own.size > rival) return { id: 'bid-safer', ...bid };
  const leader = offer.bids?.find((one) => one.player !== seat && total(one.workers) === rival);
  if (leader) return { id: 'bid-overbid', ...bid, player: leader.player };
  if (worth) return { id: 'bid-score', tile, points: worth, ...more };
  if (benefit?.is === 'order' && worth === undefined) return { id: 'bid-order', tile, boon: benefit };
  return { id: groups.length > 0 ? 'bid-regroup' : 'bid-first', ...bid };
}

/** What the tile scores with the seat's holdings after the bid, and what its workers would score otherwise. */
function worthOfBid(context: AdviceContext, action: ActionOf<'bid'>): { worth?: number; cost?: number } {
  const { seat, state } = context;
  const tile = state.content.indexOf.get(action.tile) ?? -1;
  const next = after(context, action);
  const cost = lossBetween(state, next, seat, tile);
  const worth = Math.max(0, worthInTheEnd(next, seat, [tile]));
  return cost > 0 ? { worth, cost } : { worth };
}

export function passReason(context: AdviceContext): Reason {
  return withRemarks(plainPassReason(context), [endingRemark(context)]);
}

function plainPassReason({ view, seat, state }: AdviceContext): Reason {
  if (countActions(state, seat) === 1) return { id: 'pass-nothing' };
  const workers = total(view.players[seat].workers as Counts<string>);
  if (workers === 0) return { id: 'pass-beaten' };
  return { id: view.season === 'winter' ? 'pass-keep' : 'pass-save', workers };
}
