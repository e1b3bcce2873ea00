import { type GameReview, reviewOf } from '@keyflower/bots/review';
import type { Depth, Review, ReviewedDecision } from '@keyflower/bots/review-format';
import type { Trouble } from '../../play/index.ts';

/** A thread is given the record first, then decisions one at a time; one thread sums them up. */
export type Question =
  | { lines: readonly unknown[]; depth: Depth }
  | { decision: number }
  | { all: readonly ReviewedDecision[] };

export type Answer = { decisions: number } | { reviewed: ReviewedDecision } | { review: Review };

/** Answers the questions to one thread. Errors are answers too. */
export function answering(): (question: Question) => Promise<Answer | Trouble> {
  let game: GameReview | null = null;
  return async (question) => {
    try {
      if ('lines' in question) {
        game = await reviewOf(question.lines, question.depth);
        return { decisions: game.length };
      }
      if (!game) throw new Error('there is no record yet');
      return 'all' in question
        ? { review: game.summary(question.all) }
        : { reviewed: game.decision(question.decision) };
    } catch (error) {
      return { trouble: String(error) };
    }
  };
}
