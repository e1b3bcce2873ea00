import type { Bot } from '../bot.ts';
import { greedy } from '../greedy/greedy.ts';
import { lookaheadBot } from './lookahead-bot.ts';
import { learnedModel } from '../search/learned-model.ts';
import { searchBot } from '../search/search-bot.ts';
import { type Character, CHARACTERS, type LevelId } from './characters.ts';
import { policyBot } from './policy-bot.ts';
import { withWhims } from './whims.ts';

/** As many as a person weighs up. With all of them she is nearly as strong as who searches, and far from the miller. */
const WEIGHED = 8;

/** How each character thinks. */
const PLAYERS: Readonly<Record<LevelId, Bot>> = {
  newcomer: withWhims('newcomer', greedy),
  miller: policyBot('miller'),
  merchant: lookaheadBot('merchant', WEIGHED),
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
