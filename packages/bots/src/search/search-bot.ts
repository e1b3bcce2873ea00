import { QuickRandom } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { editionWith } from '../determinization.ts';
import { deadlineFor } from '../deadline.ts';
import type { SearchModel } from './model.ts';
import { Search } from './search.ts';
import { SETTINGS, type SearchSettings } from './settings.ts';

/** A bot that searches with a model. */
export function searchBot(id: string, model: SearchModel, settings: Partial<SearchSettings> = {}): Bot {
  return {
    id,
    choose(request, stop) {
      const deadline = deadlineFor(request, stop);
      const { view, seat, decision, seed, tiles } = request;
      const question = { edition: editionWith(tiles), view, seat, decision, random: new QuickRandom(seed) };
      const search = new Search(question, model, { ...SETTINGS, ...settings }, deadline);
      if (!search.isSettled) search.decide();
      return search.best();
    },
  };
}
