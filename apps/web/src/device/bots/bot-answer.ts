import { type BotRequest, botNamed } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import type { Trouble } from '../../play/index.ts';

export interface BotQuestion {
  bot: string;
  request: BotRequest;
}

export interface BotAnswer {
  action: Action;
}

/** Lets a bot decide, within its thinking time. Errors are answers too. */
export async function answerOf({ bot: id, request }: BotQuestion): Promise<BotAnswer | Trouble> {
  try {
    const bot = botNamed(id);
    if (!bot) throw new Error(`there is no bot "${id}"`);
    await bot.prepare?.();
    const end = performance.now() + request.budget;
    const stop = {
      get stopped() {
        return performance.now() >= end;
      },
    };
    return { action: bot.choose(request, stop) };
  } catch (error) {
    return { trouble: String(error) };
  }
}
