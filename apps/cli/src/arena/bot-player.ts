import type { Bot } from '@keyflower/bots';
import type { Player, Reply } from './player.ts';

/** A built-in bot that runs on this thread. */
export function botPlayer(bot: Bot): Player {
  return {
    reply({ request }): Reply {
      const start = performance.now();
      const stop = {
        get stopped() {
          return performance.now() - start >= request.budget;
        },
      };
      try {
        const action = bot.choose(request, stop);
        return { ms: performance.now() - start, action };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { ms: performance.now() - start, fault: { kind: 'crashed', message } };
      }
    },
  };
}
