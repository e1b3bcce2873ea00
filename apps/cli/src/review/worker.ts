import { parentPort, workerData } from 'node:worker_threads';
import { reviewOf } from '@keyflower/bots/review';
import type { Depth, ReviewedDecision } from '@keyflower/bots/review-format';

/** What a thread reviews. */
export interface ReviewPlan {
  role: 'review';
  lines: readonly unknown[];
  depth: Depth;
}

export type ReviewAnswer = { reviewed: ReviewedDecision } | { failed: string };

/** The thread's main function: reviews each decision it is sent the number of. */
export function reviewDecisions(): void {
  const { lines, depth } = workerData as ReviewPlan;
  const prepared = reviewOf(lines, depth);
  const answer = async (decision: number): Promise<ReviewAnswer> => {
    try {
      return { reviewed: (await prepared).decision(decision) };
    } catch (error) {
      return { failed: `decision ${decision}: ${String(error)}` };
    }
  };
  parentPort?.on('message', async (decision: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(await answer(decision));
  });
}
