import { Worker } from 'node:worker_threads';
import { BUNDLE } from '../bundle.ts';
import { contentOf, type Plan } from './game.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';
import type { Chunk, ChunkAnswer } from './worker.ts';

/** Small enough for threads to finish at about the same time, large enough for the cost of messages not to matter. */
const LARGEST_CHUNK = 20;

/** Plays all games on `workers` threads. The tally does not depend on their number. */
export async function simulateAll(
  plan: Plan,
  games: number,
  workers: number,
  onProgress: (played: number) => void,
): Promise<Tally> {
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(games / (workers * 4))));
  const tally = emptyTally(contentOf(plan), plan.options.players);
  let next = 1;
  const nextChunk = (): Chunk | null => {
    if (next > games) return null;
    const first = next;
    next = Math.min(first + size, games + 1);
    return { first, end: next };
  };
  const threads = Array.from(
    { length: Math.min(workers, Math.ceil(games / size)) },
    () =>
      // The bundle itself: keyflower.ts decides what a thread does.
      new Worker(BUNDLE, { workerData: plan }),
  );
  try {
    await Promise.all(
      threads.map((thread) =>
        feed(thread, nextChunk, (counted) => {
          mergeTally(tally, counted);
          onProgress(tally.games);
        }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return tally;
}

/** Sends a thread one chunk after the other until none is left. */
function feed(thread: Worker, nextChunk: () => Chunk | null, take: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = () => {
      const chunk = nextChunk();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      if (chunk) thread.postMessage(chunk);
      else resolve();
    };
    thread.on('message', (answer: ChunkAnswer) => {
      if ('failed' in answer) {
        reject(new Error(answer.failed));
        return;
      }
      take(answer.tally);
      send();
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('a thread ended before its games were played')));
    send();
  });
}
