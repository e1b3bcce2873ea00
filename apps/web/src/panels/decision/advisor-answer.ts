import { type Advice, advise, type BotRequest } from '@keyflower/bots';

/** What the thread that thinks for the page answers. Whatever goes wrong is an answer too. */
export type Answer = { advice: readonly Advice[] } | { trouble: string };

/** Enough to choose from: many actions differ in nothing but the colour of a worker. */
const MOST_ADVICE = 24;

/** Thinks for as long as the question allows. */
export function answerTo(request: BotRequest): Answer {
  try {
    return { advice: advise(request, undefined, MOST_ADVICE) };
  } catch (error) {
    return { trouble: String(error) };
  }
}
