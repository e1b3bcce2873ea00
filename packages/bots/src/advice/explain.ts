import type { Action, ActionOf } from '@keyflower/engine';
import { bidReason, passReason } from './bids.ts';
import { worthInTheEnd } from './final.ts';
import type { Reason } from './reason.ts';
import type { AdviceContext } from './context.ts';
import { chooseReason, payReason, useReason } from './uses.ts';
import { animalsReason, doneReason, feedReason, moveReason, placeReason, upgradeReason } from './works.ts';

/** The reason for an action; `then` has the planned actions after it, if any. */
export function reasonFor(context: AdviceContext, action: Action, then: readonly Action[] = []): Reason {
  switch (action.type) {
    case 'bid':
      return bidReason(context, action);
    case 'use':
      return useReason(context, action);
    case 'pass':
      return passReason(context);
    case 'pay':
      return payReason(context, action);
    case 'choose':
      return chooseReason(context, action);
    case 'move':
      return moveReason(context, action);
    case 'upgrade':
      return upgradeReason(context, action);
    case 'done':
      return doneReason(context);
    case 'boat':
      return boatReason(context, action);
    case 'place':
      return placeReason(context, action);
    case 'offer':
      return { id: 'offer', tiles: action.tiles, points: worthOf(context, action.tiles) };
    case 'feed':
      return feedReason(context, then);
    case 'herd':
      return animalsReason(context, action, action.to);
    default:
      return animalsReason(context, action, action.field);
  }
}

function boatReason(context: AdviceContext, { boat }: ActionOf<'boat'>): Reason {
  const { view } = context;
  const goods = view.boats.find((one) => one.boat === boat);
  if (!goods || view.season === 'winter') return { id: 'boat-tile', boat, points: worthOf(context, [boat]) };
  return { id: 'boat-goods', boat, goods: { ...goods.workers, ...goods.skills } };
}

function worthOf({ state, seat }: AdviceContext, tiles: readonly string[]): number {
  const places = tiles.map((tile) => state.content.indexOf.get(tile) ?? -1);
  return Math.max(0, worthInTheEnd(state, seat, places));
}
