import type { Bot } from '@keyflower/bots';
import type { Player, Reply } from './player.ts';

/** A built-in bot that runs on this thread. */
export function botPlayer(bot: Bot): Player {
  return {
    async reply({ request }): Promise<Reply> {
      // Not timed: a program isn't timed while it starts either.
      await bot.prepare?.();
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
