import { parentPort, workerData } from 'node:worker_threads';
import type { Content } from '@keyflower/engine';
import { preparePlayers } from '../players.ts';
import { contentOf, type Plan, playAndCount, seedOfGame } from './game.ts';
import { emptyTally, type Tally } from './tally.ts';

/** The games from `first` up to `end`, not included. */
export interface Chunk {
  first: number;
  end: number;
}

export type ChunkAnswer = { tally: Tally } | { failed: string };

/** The thread's main function: plays each chunk it is sent and answers with the tally. */
export function simulateChunks(): void {
  const plan = workerData as Plan;
  const content = contentOf(plan);
  const prepared = preparePlayers(plan.bots);
  parentPort?.on('message', async (chunk: Chunk) => {
    await prepared;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(playChunk(plan, content, chunk));
  });
}

function playChunk(plan: Plan, content: Content, { first, end }: Chunk): ChunkAnswer {
  const tally = emptyTally(content, plan.options.players);
  for (let number = first; number < end; number++) {
    try {
      playAndCount(plan, content, number, tally);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { failed: `game ${number} (seed "${seedOfGame(plan, number)}") broke off: ${reason}` };
    }
  }
  return { tally };
}
