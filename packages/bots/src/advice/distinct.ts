import type { Action, Colour, Counts } from '@keyflower/engine';
import type { AdviceContext } from './context.ts';
import { bidOf } from './offers.ts';
import type { Reason } from './reason.ts';

/** An action with its reason. */
export interface Reasoned {
  action: Action;
  reason: Reason;
}

/** Facts that no sentence mentions. */
const UNTOLD: { readonly [Id in Reason['id']]?: string } = {
  use: 'tile',
  'bid-order': 'tile',
  'boat-goods': 'boat',
};

/** What a reason says, remarks aside: two with the same key read the same in every language. */
function sayingOf(reason: Reason): string {
  const untold = UNTOLD[reason.id];
  return JSON.stringify(reason, (name, value: unknown) => {
    if (name === untold || name === 'also') return undefined;
    // A loss reads like a gain of nothing.
    return typeof value === 'number' ? Math.max(0, value) : value;
  });
}

/** Adds to the reasons of actions with the same text what distinguishes them. */
export function toldApart<One extends Reasoned>(context: AdviceContext, all: readonly One[]): One[] {
  const sayings = all.map(({ reason }) => sayingOf(reason));
  return all.map((one, i) => {
    const by = sayings.some((saying, other) => other !== i && saying === sayings[i])
      ? meansOf(context, one.action)
      : null;
    return by ? { ...one, reason: { ...one.reason, by } } : one;
  });
}

/** Keeps the first of all actions with the same text: a tile has many spots that join the same roads. */
export function oneOfEach<One extends Reasoned>(all: readonly One[]): One[] {
  const told = new Set<string>();
  return all.filter(({ reason }) => {
    const saying = sayingOf(reason);
    const isNew = !told.has(saying);
    told.add(saying);
    return isNew;
  });
}

/** The workers, payment or goods of an action. */
function meansOf({ view, seat }: AdviceContext, action: Action): Counts<string> | null {
  switch (action.type) {
    case 'upgrade':
      return { ...action.pay.resources, ...action.pay.skills };
    case 'bid':
    case 'use': {
      const used: Counts<Colour> = action.type === 'use' ? { ...action.screen } : {};
      if (action.type === 'bid' && action.screen > 0) used[action.color] = action.screen;
      for (const offer of [...view.market, ...view.turnOrder]) {
        const bid = action.groups.includes(offer.tile) ? bidOf(offer, seat) : null;
        if (bid) used[bid.colour] = (used[bid.colour] ?? 0) + bid.size;
      }
      return used;
    }
    default:
      return null;
  }
}
