import type { Bot } from '../bot.ts';
import { determinizationOf } from '../determinization.ts';
import { rolloutAction } from '../evaluate/index.ts';
import { thorough } from './lookahead-bot.ts';
import { isWorthSearching } from '../search/scope.ts';

/** Knows what things are worth, but does not try out where an action leads; lays and carries with care. */
export function policyBot(id: string): Bot {
  return {
    id,
    choose(request, stop) {
      if (!isWorthSearching(request.decision)) return thorough.choose(request, stop);
      const { state, random } = determinizationOf(request);
      return rolloutAction(state, request.seat, random);
    },
  };
}
