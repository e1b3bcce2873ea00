import { type Advice, adviseWith } from './advice/advise.ts';
import type { Bot, BotRequest, StopSignal } from './bot.ts';
import type { LevelId } from './levels/characters.ts';
import { LEVELS } from './levels/levels.ts';
import { learnedModel } from './search/learned-model.ts';
import { random } from './testkit.ts';

export type { Advice } from './advice/advise.ts';
export type { Reason } from './advice/reason.ts';
export type { Bot, BotRequest, StopSignal } from './bot.ts';
export { type Character, CHARACTERS, type LevelId } from './levels/characters.ts';
export { type Level, LEVELS } from './levels/levels.ts';

/** Every bot there is, the weakest first. Random play is for tests and the arena; tables may name it too. */
export const BOTS: readonly Bot[] = [random, ...LEVELS.map(({ bot }) => bot)];

export const BOT_IDS: readonly string[] = BOTS.map(({ id }) => id);

/** Bots that were removed, each with the one that plays in its place: old tables and requests still name them. */
export const RETIRED_BOTS: Readonly<Record<string, LevelId>> = { greedy: 'miller' };

/** The id of the bot that plays where `id` is named. */
export function currentBot(id: string): string {
  return Object.hasOwn(RETIRED_BOTS, id) ? RETIRED_BOTS[id] : id;
}

export function botNamed(id: string): Bot | undefined {
  const current = currentBot(id);
  return BOTS.find((bot) => bot.id === current);
}

/** A list is longer than anyone reads. */
const MOST_ADVICE = 8;

/** What a seat could do, the best first and so many at most, with what it will probably come to and why. */
export function advise(request: BotRequest, stop?: StopSignal, most = MOST_ADVICE): Advice[] {
  return adviseWith(learnedModel, request, most, stop);
}
