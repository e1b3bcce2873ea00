import type { Bot } from '../bot.ts';
import { learnedModel } from '../search/learned-model.ts';
import { studentBot } from '../student/student-bot.ts';
import { type Character, CHARACTERS, type LevelId } from './characters.ts';
import { lookaheadBot } from './lookahead-bot.ts';
import { noisyBot, policyBot } from './policy-bot.ts';
import { searchBot } from './search-bot.ts';

/** In points. A third of it makes level 1 nearly as strong as level 2; with twice as much it loses nearly every game. */
const BEGINNERS_TEMPERATURE = 2;
/** About as many as a person considers. With all of them it would be nearly as strong as the search. */
const MERCHANTS_CANDIDATES = 8;

/** All levels share one evaluator; they differ in how much of it they use. The mayor has a net of its own as well. */
const PLAYERS: Readonly<Record<LevelId, Bot>> = {
  newcomer: noisyBot('newcomer', BEGINNERS_TEMPERATURE),
  miller: policyBot('miller'),
  merchant: lookaheadBot('merchant', MERCHANTS_CANDIDATES),
  steward: searchBot('steward', learnedModel),
  mayor: studentBot('mayor'),
};

export interface Level extends Character {
  /** From 1, the weakest. */
  readonly level: number;
  readonly bot: Bot;
}

/** The weakest first. */
export const LEVELS: readonly Level[] = CHARACTERS.map((character, i) => ({
  ...character,
  level: i + 1,
  bot: PLAYERS[character.id],
}));
