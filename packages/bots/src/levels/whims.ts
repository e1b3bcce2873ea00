import type { Bot } from '../bot.ts';
import { determinizationOf } from '../determinization.ts';
import { candidates } from '../evaluate/index.ts';

/** One turn in so many is taken on a whim, and then any of so many sensible actions will do. */
const SELDOM = 5;
const CHOICES = 12;

/** Plays like another bot, but now and then takes a fancy to something: never to something senseless. */
export function withWhims(id: string, steady: Bot): Bot {
  return {
    id,
    choose(request, stop) {
      if (request.decision !== 'turn') return steady.choose(request, stop);
      const { state, random } = determinizationOf(request);
      if (random.below(SELDOM) > 0) return steady.choose(request, stop);
      const sensible = candidates(state, request.seat, CHOICES);
      return sensible[random.below(sensible.length)].action;
    },
  };
}
