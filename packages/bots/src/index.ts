import { type Advice, adviseWith } from './advice/advise.ts';
import type { Bot, BotRequest, StopSignal } from './bot.ts';
import { greedy } from './greedy/greedy.ts';
import { LEVELS } from './levels/levels.ts';
import { random } from './random.ts';
import { learnedModel } from './search/learned-model.ts';

export type { Advice } from './advice/advise.ts';
export type { Reason } from './advice/reason.ts';
export type { Bot, BotRequest, StopSignal } from './bot.ts';
export { type Character, CHARACTERS, type LevelId } from './levels/characters.ts';
export { type Level, LEVELS } from './levels/levels.ts';

/** Every bot there is, the weakest first. Random play and greed are kept for tables and records that name them. */
export const BOTS: readonly Bot[] = [random, greedy, ...LEVELS.map(({ bot }) => bot)];

export const BOT_IDS: readonly string[] = BOTS.map(({ id }) => id);

export function botNamed(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id);
}

/** A list is longer than anyone reads. */
const MOST_ADVICE = 8;

/** What a seat could do, the best first and so many at most, with what it will probably come to and why. */
export function advise(request: BotRequest, stop?: StopSignal, most = MOST_ADVICE): Advice[] {
  return adviseWith(learnedModel, request, most, stop);
}
