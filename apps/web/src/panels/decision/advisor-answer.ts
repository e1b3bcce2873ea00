import type { BotRequest } from '@keyflower/bots';
import { type Advice, advise } from '@keyflower/bots/advice';
import type { Trouble } from '../../play/index.ts';

/** The answer of the advisor's worker. Errors are answers too. */
export type Answer = { advice: readonly Advice[] } | Trouble;

/** Enough candidates: many actions differ only in the colour of a worker. */
const MOST_ADVICE = 24;

/** Searches for as long as the request allows. */
export function answerTo(request: BotRequest): Answer {
  try {
    return { advice: advise(request, undefined, MOST_ADVICE) };
  } catch (error) {
    return { trouble: String(error) };
  }
}
