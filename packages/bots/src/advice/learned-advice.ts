import type { BotRequest, StopSignal } from '../bot.ts';
import { learnedModel } from '../search/learned-model.ts';
import { type Advice, adviseWith } from './advise.ts';

export type { Advice } from './advise.ts';

/** Longer lists are not useful to a player. */
const MAX_ADVICE = 8;

/** Ranks at most `most` actions of a seat, the best first, with expected results and reasons. */
export function advise(request: BotRequest, stop?: StopSignal, most = MAX_ADVICE): Advice[] {
  return adviseWith(learnedModel, request, most, stop);
}
