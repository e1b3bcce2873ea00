import { Worker } from 'node:worker_threads';
import { reviewOf } from '@keyflower/bots/review';
import type { Depth, Review, ReviewedDecision } from '@keyflower/bots/review-format';
import { BUNDLE } from '../bundle.ts';
import type { ReviewAnswer, ReviewPlan } from './worker.ts';

/** Reviews a game on several threads. The review does not depend on their number. */
export async function reviewOnThreads(
  lines: readonly unknown[],
  depth: Depth,
  count: number,
  onProgress: (done: number, all: number) => void,
): Promise<Review> {
  const game = await reviewOf(lines, depth);
  const plan: ReviewPlan = { role: 'review', lines, depth };
  const reviewed: ReviewedDecision[] = [];
  let next = 0;
  const nextDecision = (): number | null => (next < game.length ? next++ : null);
  const threads = Array.from(
    { length: Math.min(count, game.length) },
    () => new Worker(BUNDLE, { workerData: plan }),
  );
  try {
    await Promise.all(
      threads.map((thread) =>
        feed(thread, nextDecision, (one) => {
          reviewed.push(one);
          onProgress(reviewed.length, game.length);
        }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return game.summary(reviewed);
}

/** Sends a thread one decision after the other until none is left. */
function feed(
  thread: Worker,
  nextDecision: () => number | null,
  take: (reviewed: ReviewedDecision) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = (): void => {
      const decision = nextDecision();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      if (decision !== null) thread.postMessage(decision);
      else resolve();
    };
    thread.on('message', (answer: ReviewAnswer) => {
      if ('failed' in answer) {
        reject(new Error(answer.failed));
        return;
      }
      take(answer.reviewed);
      send();
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('a thread ended before its decisions were reviewed')));
    send();
  });
}
