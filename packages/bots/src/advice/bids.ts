import { type ActionOf, countActions, type Counts, type PositionOffer } from '@keyflower/engine';
import { bidOf, rivalBid, total } from './offers.ts';
import { benefitOf } from './benefits.ts';
import { worthInTheEnd } from './final.ts';
import type { Reason } from './reason.ts';
import { after, type AdviceContext } from './context.ts';

export function bidReason(context: AdviceContext, action: ActionOf<'bid'>): Reason {
  const { view, seat } = context;
  const { tile, groups } = action;
  const offers = [...view.market, ...view.turnOrder];
  const offer: PositionOffer = offers.find((one) => one.tile === tile) ?? { tile };
  const own = bidOf(offer, seat);
  const rival = rivalBid(offer.bids, seat);
  const worth = view.season === 'winter' ? worthOfBid(context, action) : undefined;
  const benefit = benefitOf(context, offer);
  const bid = { tile, ...(worth === undefined ? {} : { worth }), ...(benefit ? { boon: benefit } : {}) };
  if (own && own.size > rival) return { id: 'bid-safer', ...bid };
  const leader = offer.bids?.find((one) => one.player !== seat && total(one.workers) === rival);
  if (leader) return { id: 'bid-overbid', ...bid, player: leader.player };
  if (worth) return { id: 'bid-score', tile, points: worth, ...(benefit ? { boon: benefit } : {}) };
  if (benefit?.is === 'order' && worth === undefined) return { id: 'bid-order', tile, boon: benefit };
  return { id: groups.length > 0 ? 'bid-regroup' : 'bid-first', ...bid };
}

/** What the tile scores with the seat's holdings after the bid. */
function worthOfBid(context: AdviceContext, action: ActionOf<'bid'>): number {
  const { seat, state } = context;
  const tile = state.content.indexOf.get(action.tile) ?? -1;
  return Math.max(0, worthInTheEnd(after(context, action), seat, [tile]));
}

export function passReason({ view, seat, state }: AdviceContext): Reason {
  if (countActions(state, seat) === 1) return { id: 'pass-nothing' };
  const workers = total(view.players[seat].workers as Counts<string>);
  if (workers === 0) return { id: 'pass-beaten' };
  return { id: view.season === 'winter' ? 'pass-keep' : 'pass-save', workers };
}
