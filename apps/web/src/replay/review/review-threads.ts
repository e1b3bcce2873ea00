import type { Depth, Review, ReviewedDecision } from '@keyflower/bots/review-format';
import { type Thread, ThreadAsker } from '../../play/index.ts';
import type { Answer, Question } from './review-answer.ts';

/** How long a thread may take for one answer, in milliseconds: only a thread that hangs needs more. */
const BUDGET = 120_000;

const MOST_THREADS = 4;
const USUAL_THREADS = 2;

/** As many threads as the device has cores, within reason. */
const threadsHere = (): number =>
  Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency ?? USUAL_THREADS));

const startThread = (): Thread =>
  new Worker(new URL('review-worker.ts', import.meta.url), { type: 'module' });

/** How many decisions are reviewed, of how many; null until that is known. */
export type Progress = { done: number; all: number } | null;

export interface Work {
  lines: readonly unknown[];
  depth: Depth;
  wanted: AbortSignal;
  tell: (progress: Progress) => void;
}

/** Reviews a game on several threads. The result does not depend on their number. */
export async function reviewOnThreads(
  { lines, depth, wanted, tell }: Work,
  count = threadsHere(),
  start: () => Thread = startThread,
): Promise<Review> {
  const askers = Array.from({ length: count }, () => new ThreadAsker<Question, Answer>(start));
  const ask = async <Kind extends Answer>(
    asker: ThreadAsker<Question, Answer>,
    question: Question,
    isAnswer: (answer: Answer) => answer is Kind,
  ): Promise<Kind> => {
    wanted.throwIfAborted();
    const answer = await asker.ask(question, BUDGET, wanted);
    if (!isAnswer(answer)) throw new Error('that was not the question');
    return answer;
  };
  const reviewed: ReviewedDecision[] = [];
  let next = 0;
  const work = async (asker: ThreadAsker<Question, Answer>): Promise<void> => {
    const { decisions: all } = await ask(asker, { lines, depth }, (answer) => 'decisions' in answer);
    while (next < all) {
      const decision = next++;
      reviewed.push((await ask(asker, { decision }, (answer) => 'reviewed' in answer)).reviewed);
      tell({ done: reviewed.length, all });
    }
  };
  try {
    await Promise.all(askers.map(work));
    return (await ask(askers[0]!, { all: reviewed }, (answer) => 'review' in answer)).review;
  } finally {
    for (const asker of askers) asker.end();
  }
}
