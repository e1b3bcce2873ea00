import type { Bot } from './bot.ts';
import type { LevelId } from './levels/characters.ts';
import { LEVELS } from './levels/levels.ts';
import { random } from './testkit.ts';

export { type Advice, advise } from './advice/learned-advice.ts';
export { costOfTurn } from './advice/compare.ts';
export type { Reason } from './advice/reason.ts';
export type { Bot, BotRequest, StopSignal } from './bot.ts';
export { type Character, CHARACTERS, type LevelId } from './levels/characters.ts';
export { type Level, LEVELS } from './levels/levels.ts';

/** All bots, the weakest first. Random play is for tests and the arena, but tables may name it too. */
export const BOTS: readonly Bot[] = [random, ...LEVELS.map(({ bot }) => bot)];

export const BOT_IDS: readonly string[] = BOTS.map(({ id }) => id);

/** Removed bots with their replacements: old tables and requests still name them. */
export const RETIRED_BOTS: Readonly<Record<string, LevelId>> = { greedy: 'miller' };

/** The id of the bot itself, or of its replacement if it was removed. */
export function currentBot(id: string): string {
  return Object.hasOwn(RETIRED_BOTS, id) ? RETIRED_BOTS[id] : id;
}

export function botNamed(id: string): Bot | undefined {
  const current = currentBot(id);
  return BOTS.find((bot) => bot.id === current);
}
