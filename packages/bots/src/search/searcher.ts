import { QuickRandom } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { editionWith } from '../imagine.ts';
import { patienceFor } from './clock.ts';
import type { Judge } from './judge.ts';
import { Search } from './search.ts';
import { SETTINGS, type SearchSettings } from './settings.ts';

/** A bot that searches with a judge. */
export function searching(id: string, judge: Judge, settings: Partial<SearchSettings> = {}): Bot {
  return {
    id,
    choose(request, stop) {
      const patience = patienceFor(request, stop);
      const { view, seat, decision, seed, tiles } = request;
      const question = { edition: editionWith(tiles), view, seat, decision, random: new QuickRandom(seed) };
      const search = new Search(question, judge, { ...SETTINGS, ...settings }, patience);
      if (!search.isSettled) search.decide();
      return search.best();
    },
  };
}
