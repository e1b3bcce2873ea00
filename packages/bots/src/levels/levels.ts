import type { Bot } from '../bot.ts';
import { learnedModel } from '../search/learned-model.ts';
import { searchBot } from '../search/search-bot.ts';
import { type Character, CHARACTERS, type LevelId } from './characters.ts';
import { lookaheadBot } from './lookahead-bot.ts';
import { noisyBot, policyBot } from './policy-bot.ts';

/** In points. A third of it makes level 1 nearly as strong as level 2, twice as much lets it lose nearly every game. */
const BEGINNERS_TEMPERATURE = 2;
/** As many as a person weighs up. With all of them it would be nearly as strong as the search, and far from level 2. */
const MERCHANTS_CANDIDATES = 8;

/** All levels share one evaluator; they differ in how much of it they use. */
const PLAYERS: Readonly<Record<LevelId, Bot>> = {
  newcomer: noisyBot('newcomer', BEGINNERS_TEMPERATURE),
  miller: policyBot('miller'),
  merchant: lookaheadBot('merchant', MERCHANTS_CANDIDATES),
  steward: searchBot('steward', learnedModel),
};

export interface Level extends Character {
  readonly bot: Bot;
}

/** The weakest first. */
export const LEVELS: readonly Level[] = CHARACTERS.map((character) => ({
  ...character,
  bot: PLAYERS[character.id],
}));
