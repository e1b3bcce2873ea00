import type { Bot } from '../bot.ts';
import { greedy } from '../greedy/greedy.ts';
import { thoughtful } from '../mind/thoughtful.ts';
import { mindJudge } from '../search/mind-judge.ts';
import { searching } from '../search/searcher.ts';
import { type Character, CHARACTERS, type LevelId } from './characters.ts';
import { byFirstSight } from './first-sight.ts';
import { withWhims } from './whims.ts';

/** As many as a person weighs up. With all of them she is nearly as strong as who searches, and far from the miller. */
const WEIGHED = 8;

/** How each character thinks. */
const PLAYERS: Readonly<Record<LevelId, Bot>> = {
  newcomer: withWhims('newcomer', greedy),
  miller: byFirstSight('miller'),
  merchant: thoughtful('merchant', WEIGHED),
  steward: searching('steward', mindJudge),
};

export interface Level extends Character {
  readonly bot: Bot;
}

/** The weakest first. */
export const LEVELS: readonly Level[] = CHARACTERS.map((character) => ({
  ...character,
  bot: PLAYERS[character.id],
}));
