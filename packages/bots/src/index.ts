import type { Bot } from './bot.ts';
import { greedy } from './greedy/greedy.ts';
import { random } from './random.ts';

export type { Bot, BotRequest, StopSignal } from './bot.ts';

/** Every bot there is, the weakest first. */
export const BOTS: readonly Bot[] = [random, greedy];

export const BOT_IDS: readonly string[] = BOTS.map(({ id }) => id);

export function botNamed(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id);
}
