import { QuickRandom } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { deadlineFor } from '../deadline.ts';
import { editionWith } from '../determinization.ts';
import type { SearchModel } from '../search/model.ts';
import { Search } from '../search/search.ts';
import { SETTINGS, type SearchSettings } from '../search/settings.ts';

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
