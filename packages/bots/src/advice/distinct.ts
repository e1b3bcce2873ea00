import type { Action, Colour, Counts } from '@keyflower/engine';
import { bidOf } from '../greedy/sight.ts';
import type { Naming, Reason } from './reason.ts';
import type { AdviceContext } from './context.ts';
import { reasonText } from './sentences.ts';

/** An action beside the reason for it. */
export interface Reasoned {
  action: Action;
  reason: Reason;
}

/** Two sentences that are the same in these names are so in all. */
const PLAIN: Naming = { tile: (id) => id, player: String, goods: (counts) => JSON.stringify(counts) };

/** Where several actions of a list come to the same, the reasons say what is different about them. */
export function toldApart<One extends Reasoned>(context: AdviceContext, all: readonly One[]): One[] {
  const texts = all.map(({ reason }) => reasonText(reason, 'en', PLAIN));
  return all.map((one, i) => {
    const by = texts.some((text, other) => other !== i && text === texts[i])
      ? meansOf(context, one.action)
      : null;
    return by ? { ...one, reason: { ...one.reason, by } } : one;
  });
}

/** The first of all actions that are told alike: a tile has many spots that join the same roads. */
export function oneOfEach<One extends Reasoned>(all: readonly One[]): One[] {
  const told = new Set<string>();
  return all.filter(({ reason }) => {
    const text = reasonText(reason, 'en', PLAIN);
    const isNew = !told.has(text);
    told.add(text);
    return isNew;
  });
}

/** What an action is done with. */
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
