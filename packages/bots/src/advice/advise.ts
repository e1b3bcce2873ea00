import { type Action, determinize, QuickRandom } from '@keyflower/engine';
import type { BotRequest, StopSignal } from '../bot.ts';
import { editionWith } from '../determinization.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { TransportPlanner } from '../evaluate/transport-planner.ts';
import { deadlineFor } from '../deadline.ts';
import type { SearchModel } from '../search/model.ts';
import { Search, type SearchQuestion } from '../search/search.ts';
import { SETTINGS } from '../search/settings.ts';
import { utility } from '../search/utility.ts';
import { oneOfEach, type Reasoned, toldApart } from './distinct.ts';
import { reasonFor } from './explain.ts';
import type { Reason } from './reason.ts';
import type { AdviceContext } from './context.ts';
import { type Prospect, prospectsOf } from './prospects.ts';

/** One action worth considering. */
export interface Advice {
  action: Action;
  /**
   * How likely the seat is to win with it, from 0 to 1, and how many points it will probably make. Of what the search
   * never came to it is what the position right after it looks like.
   */
  winRate: number;
  score: number;
  /** The share of the thinking it got, from 0 to 1. */
  share: number;
  /** Whether it was looked at often enough for chances and points to mean something beside those of others. */
  known: boolean;
  reason: Reason;
}

/** With fewer visits than this, chances and points are mostly luck. */
const ENOUGH_VISITS = 16;

const transport = new TransportPlanner(evaluator);

/**
 * What a seat could do, the best first: the same question as to a bot, and as repeatable. What a bot would do comes
 * first whatever the numbers say; then what is known by what it is worth, then the rest.
 */
export function adviseWith(
  model: SearchModel,
  request: BotRequest,
  limit: number,
  stop?: StopSignal,
): Advice[] {
  const { view, seat, decision, seed, tiles } = request;
  const deadline = deadlineFor(request, stop);
  const question = { edition: editionWith(tiles), view, seat, decision, random: new QuickRandom(seed) };
  if (decision === 'transport') {
    const state = determinize(question.edition, view, question.random);
    const plans = transport.lines(state, seat, limit, () => deadline.isOver(0));
    const lines = plans.map(({ actions }) => ({ actions, ...reasoned({ view, seat, state }, actions) }));
    return settled(question, model, lines, limit);
  }
  const search = new Search(question, model, SETTINGS, deadline);
  const context = { view, seat, state: search.world };
  if (search.isSettled) {
    const { untried } = search.root;
    const lines = untried.map(({ action }) => ({ actions: [action], ...reasoned(context, [action]) }));
    return settled(question, model, toldApart(context, lines), limit);
  }
  search.run();
  return searched(search, question, model, context, limit);
}

const reasoned = (context: AdviceContext, [action, ...then]: readonly Action[]): Reasoned => ({
  action,
  reason: reasonFor(context, action, then),
});

/** Advice from a search; the candidates without visits follow in the order of their prices. */
function searched(
  search: Search,
  question: SearchQuestion,
  model: SearchModel,
  context: AdviceContext,
  limit: number,
): Advice[] {
  const found = search.ranking();
  const visited = found.filter(({ visits }) => visits > 0);
  const all = visited.map(({ action, visits, points, wins }) => ({
    winRate: wins / visits,
    score: points / visits,
    share: visits / search.iterations,
    known: visits >= ENOUGH_VISITS,
    action,
  }));
  const chosen = ranked(all, question.view.players.length).slice(0, limit);
  const rest = [...found.slice(visited.length), ...search.root.untried].slice(0, limit - chosen.length);
  const prospects = prospectsOf(
    question,
    model,
    rest.map(({ action }) => [action]),
  );
  const guessed = rest.map(({ action }, i) => ({ ...prospects[i], share: 0, known: false, action }));
  const advice = [...chosen, ...guessed].map((one) => ({ ...one, ...reasoned(context, [one.action]) }));
  return toldApart(context, advice);
}

interface Line extends Reasoned {
  actions: readonly Action[];
}

/** Advice without a search: all of it was looked at equally closely. */
function settled(
  question: SearchQuestion,
  model: SearchModel,
  all: readonly Line[],
  limit: number,
): Advice[] {
  const lines = oneOfEach(all).slice(0, limit);
  const prospects = prospectsOf(
    question,
    model,
    lines.map(({ actions }) => actions),
  );
  const advice = lines.map(({ action, reason }, i) => ({
    ...prospects[i],
    share: 1 / lines.length,
    known: true,
    action,
    reason,
  }));
  return ranked(advice, question.view.players.length);
}

/** The first stays where it is, and the others that are known come before the rest: by what they are worth, as a bot sees it. */
function ranked<One extends Prospect & { known: boolean }>(all: readonly One[], players: number): One[] {
  const [first, ...others] = all;
  const scoreWeight = SETTINGS.scoreWeight[players > 2 ? 1 : 0];
  const worth = ({ winRate, score }: One): number => utility(winRate, score, scoreWeight);
  const known = others.filter((one) => one.known).sort((a, b) => worth(b) - worth(a));
  return [...(first ? [first] : []), ...known, ...others.filter((one) => !one.known)];
}
