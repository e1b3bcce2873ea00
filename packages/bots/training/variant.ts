/* A bot to be tried, as JSON: what differs from the mayor. */
import { botNamed, type Bot } from '../src/index.ts';
import { searchBot } from '../src/levels/search-bot.ts';
import { type NetOptions, netModel, netSettings } from '../src/net/net-model.ts';
import type { JudgingNet } from '../src/net/net-model.ts';
import type { SearchSettings } from '../src/search/settings.ts';

export interface Variant {
  name: string;
  settings?: Partial<SearchSettings>;
  lookahead?: NetOptions;
  iterations?: number;
  /** Milliseconds per turn, without `iterations`. */
  budget?: number;
  /** One of the levels instead of a search by the net. */
  bot?: string;
  /** A program that speaks the arena's line protocol instead. */
  command?: string;
}

/** The bot of a variant that plays in this process. */
export function botOf({ name, settings, lookahead, bot }: Variant, net: JudgingNet): Bot {
  if (bot !== undefined) {
    const known = botNamed(bot);
    if (!known) throw new Error(`there is no bot "${bot}"`);
    return known;
  }
  return searchBot(name, netModel(net, lookahead), (players) => ({ ...netSettings(players), ...settings }));
}
