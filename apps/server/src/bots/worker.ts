import { parentPort } from 'node:worker_threads';
import { type BotRequest, botNamed } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { giveWay } from '../threads/index.ts';

/** Marks a thread of this pool: the command line starts its own file for other threads too. */
export const BOT_THREAD = { role: 'bots' } as const;

export interface BotQuestion {
  bot: string;
  request: BotRequest;
}

export type BotAnswer = { action: Action } | { failed: string };

/** The main loop of a pool thread: answers one request after another. */
export function answerBotRequests(): void {
  giveWay('bots');
  parentPort?.on('message', async (question: BotQuestion) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(await answer(question));
  });
}

async function answer({ bot: id, request }: BotQuestion): Promise<BotAnswer> {
  const bot = botNamed(id);
  if (!bot) return { failed: `there is no bot "${id}"` };
  try {
    await bot.prepare?.();
    const end = performance.now() + request.budget;
    const stop = {
      get stopped() {
        return performance.now() >= end;
      },
    };
    return { action: bot.choose(request, stop) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
