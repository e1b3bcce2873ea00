import { type ActionOf, type Colour, COLOURS, type Counts, unseenPieces } from '@keyflower/engine';
import { ABILITIES, ANY, BidTerms, bidSize, UseTerms } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { AdviceContext } from './context.ts';
import { bidOf } from './offers.ts';
import type { Remark } from './reason.ts';

const bidTerms = new BidTerms();
const useTerms = new UseTerms();

/** Why a bid is made in its colour. None for raising a bid: it has a colour. */
export function bidColourRemark(context: AdviceContext, action: ActionOf<'bid'>): Remark | null {
  const { seat, state } = context;
  const { tile, color, screen } = action;
  const index = state.content.indexOf.get(tile) ?? -1;
  if (screen === 0 || bidSize(state, index, seat) > 0) return null;
  bidTerms.read(state, seat, index);
  const isFree = bidTerms.colour === ANY;
  if (color === 'green' && isGreenUnbeaten(context, action)) return { id: 'green-unbeaten' };
  return colourRemark(context, tile, color, isFree);
}

export function useColourRemark(context: AdviceContext, action: ActionOf<'use'>): Remark | null {
  const { seat, state } = context;
  const { tile, screen } = action;
  const [colour, ...others] = COLOURS.filter((one) => screen[one]);
  if (!colour || others.length > 0) return null;
  const index = state.content.indexOf.get(tile) ?? -1;
  // The payment is chosen afterwards, and may take what this action keeps.
  if (!useTerms.read(state, seat, index) || useTerms.mixes || useTerms.use.pay?.what === 'worker')
    return null;
  return colourRemark(context, tile, colour, useTerms.colour === ANY);
}

/** The strongest reason for a colour; none where the seat has no other one, or none stands out. */
function colourRemark(context: AdviceContext, tile: string, colour: Colour, isFree: boolean): Remark | null {
  const { view, seat } = context;
  // A seat always sees its own workers by colour.
  const held = view.players[seat].workers as Counts<Colour>;
  const others = COLOURS.filter((one) => one !== colour && held[one]);
  if (others.length === 0) return null;
  if (!isFree) return { id: 'colour-fixed' };
  for (const offer of [...view.market, ...view.turnOrder]) {
    const bid = offer.tile === tile ? null : bidOf(offer, seat);
    if (bid && others.includes(bid.colour))
      return { id: 'colour-kept', workers: { [bid.colour]: held[bid.colour] }, tile: offer.tile };
  }
  if (others.includes('green')) return { id: 'green-kept', workers: { green: held.green } };
  const own = held[colour] ?? 0;
  return others.every((one) => (held[one] ?? 0) < own)
    ? { id: 'colour-most', workers: { [colour]: own } }
    : null;
}

const BOAT_4A = ABILITIES.indexOf('4a');

/**
 * Whether the other players cannot have enough green workers to beat a bid: all that the seat does not see may be
 * theirs. With boat 4a in play, bids on one tile may differ in colour (BID-8).
 */
function isGreenUnbeaten({ view, seat, state }: AdviceContext, action: ActionOf<'bid'>): boolean {
  if (state.bytes[S.ABILITY_OWNER + BOAT_4A] >= 0) return false;
  let size = action.screen;
  let others = unseenPieces(view).workers.green ?? 0;
  view.players.forEach(({ known }, player) => {
    if (player !== seat) others += known?.workers.green ?? 0;
  });
  for (const { tile, bids = [] } of [...view.market, ...view.turnOrder]) {
    for (const { player, workers } of bids) {
      const { green = 0 } = workers;
      if (player !== seat) others += green;
      else if (action.groups.includes(tile)) size += green;
    }
  }
  return others <= size;
}
