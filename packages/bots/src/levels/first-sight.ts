import type { Bot } from '../bot.ts';
import { imagine } from '../imagine.ts';
import { quickPolicy } from '../mind/mind.ts';
import { thorough } from '../mind/thoughtful.ts';
import { isWorthSearching } from '../search/thinking.ts';

/** Knows what things are worth, but does not try out where an action leads; lays and carries with care. */
export function byFirstSight(id: string): Bot {
  return {
    id,
    choose(request, stop) {
      if (!isWorthSearching(request.decision)) return thorough.choose(request, stop);
      const { state, random } = imagine(request);
      return quickPolicy(state, request.seat, random);
    },
  };
}
