import { type Advice, advise, type BotRequest } from '@keyflower/bots';

/** What the thread that thinks for the page answers. Whatever goes wrong is an answer too. */
export type Answer = { advice: readonly Advice[] } | { trouble: string };

/** Thinks for as long as the question allows. */
export function answerTo(request: BotRequest): Answer {
  try {
    return { advice: advise(request) };
  } catch (error) {
    return { trouble: String(error) };
  }
}
