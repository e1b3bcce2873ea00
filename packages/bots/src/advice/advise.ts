import { type Action, determinize, QuickRandom } from '@keyflower/engine';
import type { BotRequest, StopSignal } from '../bot.ts';
import { editionWith } from '../imagine.ts';
import { outlook } from '../mind/outlook.ts';
import { Transport } from '../mind/transport.ts';
import { patienceFor } from '../search/clock.ts';
import type { Judge } from '../search/judge.ts';
import { Search, type SearchQuestion } from '../search/search.ts';
import { SETTINGS } from '../search/settings.ts';
import { oneOfEach, type Reasoned, toldApart } from './apart.ts';
import { reasonFor } from './explain.ts';
import type { Reason } from './reason.ts';
import type { Scene } from './scene.ts';
import { prospectsOf } from './prospects.ts';

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

const transport = new Transport(outlook);

/** What a seat could do, the best first: the same question as to a bot, and as repeatable. */
export function adviseWith(judge: Judge, request: BotRequest, limit: number, stop?: StopSignal): Advice[] {
  const { view, seat, decision, seed, tiles } = request;
  const patience = patienceFor(request, stop);
  const question = { edition: editionWith(tiles), view, seat, decision, random: new QuickRandom(seed) };
  if (decision === 'transport') {
    const state = determinize(question.edition, view, question.random);
    const plans = transport.lines(state, seat, limit, () => patience.isOver(0));
    const lines = plans.map(({ actions }) => ({ actions, ...reasoned({ view, seat, state }, actions[0]) }));
    return settled(question, judge, lines, limit);
  }
  const search = new Search(question, judge, SETTINGS, patience);
  const scene = { view, seat, state: search.world };
  if (search.isSettled) {
    const { untried } = search.root;
    const lines = untried.map(({ action }) => ({ actions: [action], ...reasoned(scene, action) }));
    return settled(question, judge, toldApart(scene, lines), limit);
  }
  search.run();
  const found = search.ranking().slice(0, limit);
  const advice = found.map(({ action, visits, points, wins }) => ({
    winRate: visits > 0 ? wins / visits : 0,
    score: visits > 0 ? points / visits : 0,
    share: search.iterations > 0 ? visits / search.iterations : 0,
    ...reasoned(scene, action),
  }));
  return toldApart(scene, advice);
}

const reasoned = (scene: Scene, action: Action): Reasoned => ({ action, reason: reasonFor(scene, action) });

interface Line extends Reasoned {
  actions: readonly Action[];
}

/** Advice without a search: all of it was looked at equally closely. */
function settled(question: SearchQuestion, judge: Judge, all: readonly Line[], limit: number): Advice[] {
  const lines = oneOfEach(all).slice(0, limit);
  const prospects = prospectsOf(
    question,
    judge,
    lines.map(({ actions }) => actions),
  );
  return lines.map(({ action, reason }, i) => ({ action, reason, ...prospects[i], share: 1 / lines.length }));
}
