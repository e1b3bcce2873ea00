import { type Action, QuickRandom } from '@keyflower/engine';
import type { BotRequest, StopSignal } from '../bot.ts';
import { editionWith } from '../imagine.ts';
import { patienceFor } from '../search/clock.ts';
import type { Judge } from '../search/judge.ts';
import { Search } from '../search/search.ts';
import { SETTINGS } from '../search/settings.ts';
import { reasonFor } from './explain.ts';
import type { Reason } from './reason.ts';

/** One action worth considering. */
export interface Advice {
  action: Action;
  /** How likely the seat is to win with it, from 0 to 1, and how many points it will probably make. */
  winRate: number;
  score: number;
  /** The share of the thinking it got: what was hardly looked at is hardly known. */
  share: number;
  reason: Reason;
}

/** What a seat could do, the best first: the same question as to a bot, and as repeatable. */
export function adviseWith(judge: Judge, request: BotRequest, limit: number, stop?: StopSignal): Advice[] {
  const { view, seat, decision, seed, tiles } = request;
  const patience = patienceFor(request, stop);
  const question = { edition: editionWith(tiles), view, seat, decision, random: new QuickRandom(seed) };
  const search = new Search(question, judge, SETTINGS, patience);
  search.run();
  const scene = { view, seat, state: search.world };
  return search
    .ranking()
    .slice(0, limit)
    .map(({ action, visits, points, wins }) => ({
      action,
      winRate: visits > 0 ? wins / visits : 0,
      score: visits > 0 ? points / visits : 0,
      share: search.iterations > 0 ? visits / search.iterations : 0,
      reason: reasonFor(scene, action),
    }));
}
