import { QuickRandom } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { deadlineFor } from '../deadline.ts';
import { editionWith } from '../determinization.ts';
import { learnedModel } from '../search/learned-model.ts';
import type { SearchModel } from '../search/model.ts';
import { Search } from '../search/search.ts';
import { SETTINGS, type SearchSettings } from '../search/settings.ts';
import { type Character, CHARACTERS, type LevelId } from './characters.ts';
import { lookaheadBot } from './lookahead-bot.ts';
import { noisyBot, policyBot } from './policy-bot.ts';

type SomeSettings = Partial<SearchSettings>;

/** A bot that searches with a model; `settings`, which may depend on the number of players, override the defaults. */
export function searchBot(
  id: string,
  model: SearchModel,
  settings: SomeSettings | ((players: number) => SomeSettings) = {},
): Bot {
  return {
    id,
    choose(request, stop) {
      const deadline = deadlineFor(request, stop);
      const { view, seat, decision, seed, tiles } = request;
      const question = { edition: editionWith(tiles), view, seat, decision, random: new QuickRandom(seed) };
      const changes = typeof settings === 'function' ? settings(view.players.length) : settings;
      const search = new Search(question, model, { ...SETTINGS, ...changes }, deadline);
      if (!search.isSettled) search.decide();
      return search.best();
    },
  };
}

/** In points. A third of it makes level 1 nearly as strong as level 2; with twice as much it loses nearly every game. */
const BEGINNERS_TEMPERATURE = 2;
/** About as many as a person considers. With all of them it would be nearly as strong as the search. */
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
