import type { ContentSource, QuickRandom } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { determinizationOf } from '../determinization.ts';
import { type Candidate, candidates, rolloutAction } from '../evaluate/index.ts';
import { isWorthSearching } from '../search/scope.ts';
import { lookaheadBot, THOROUGH } from './lookahead-bot.ts';

/** Plays turns, boats and offers by the rollout policy, and all other decisions with full lookahead. */
export function policyBot(id: string, edition?: ContentSource): Bot {
  const thorough = lookaheadBot(id, THOROUGH, edition);
  return {
    id,
    choose(request, stop) {
      if (!isWorthSearching(request.decision)) return thorough.choose(request, stop);
      const { state, random } = determinizationOf(request, edition);
      return rolloutAction(state, request.seat, random);
    },
  };
}

/** How many candidates of a turn a beginner considers. */
const CONSIDERED = 24;

/**
 * Prices the actions of a turn like the rollout policy, but samples from a softmax over the prices (temperature in
 * points). All other decisions follow the rollout policy.
 */
export function noisyBot(id: string, temperature: number): Bot {
  return {
    id,
    choose(request) {
      const { state, random } = determinizationOf(request);
      if (request.decision !== 'turn') return rolloutAction(state, request.seat, random);
      return sampled(candidates(state, request.seat, CONSIDERED), temperature, random).action;
    },
  };
}

/** Resolution of random numbers from 0 to 1. */
const STEPS = 2 ** 24;

function sampled(found: readonly Candidate[], temperature: number, random: QuickRandom): Candidate {
  // The best comes first.
  const weights = found.map(({ worth }) => Math.exp((worth - found[0].worth) / temperature));
  let left = (random.below(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < found.length; i++) {
    left -= weights[i];
    if (left < 0) return found[i];
  }
  return found[0];
}
