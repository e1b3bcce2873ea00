import type { Bot } from '../bot.ts';
import { greedy } from '../greedy/greedy.ts';
import { thoughtful } from '../mind/thoughtful.ts';
import { mindJudge } from '../search/mind-judge.ts';
import { searching } from '../search/searcher.ts';
import { type Character, CHARACTERS, type LevelId } from './characters.ts';
import { byFirstSight } from './first-sight.ts';
import { withWhims } from './whims.ts';

const renamed = (id: LevelId, bot: Bot): Bot => ({
  id,
  choose: (request, stop) => bot.choose(request, stop),
});

/** How each character thinks. */
const PLAYERS: Readonly<Record<LevelId, Bot>> = {
  newcomer: withWhims('newcomer', greedy),
  miller: byFirstSight('miller'),
  merchant: renamed('merchant', thoughtful),
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
