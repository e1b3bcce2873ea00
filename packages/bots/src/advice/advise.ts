import { type Action, determinize, QuickRandom } from '@keyflower/engine';
import type { BotRequest, StopSignal } from '../bot.ts';
import { editionWith } from '../determinization.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { TransportPlanner } from '../evaluate/transport-planner.ts';
import { deadlineFor } from '../deadline.ts';
import type { SearchModel } from '../search/model.ts';
import type { SearchQuestion } from '../search/model.ts';
import { Search } from '../search/search.ts';
import { SETTINGS } from '../search/settings.ts';
import { utility } from '../search/utility.ts';
import { oneOfEach, type Reasoned, toldApart } from './distinct.ts';
import { reasonFor } from './explain.ts';
import type { Reason } from './reason.ts';
import type { AdviceContext } from './context.ts';
import { type Prospect, prospectsOf } from './prospects.ts';

/** A recommended action. */
export interface Advice {
  action: Action;
  /**
   * The probability of winning with it, from 0 to 1, and the expected score. For actions that the search did not visit,
   * both come from the evaluation of the position right after them.
   */
  winRate: number;
  score: number;
  /** Its share of the search, from 0 to 1. */
  share: number;
  /** Whether it had enough visits for `winRate` and `score` to be comparable. */
  known: boolean;
  reason: Reason;
}

/** With fewer visits, win rate and score are mostly noise. */
const ENOUGH_VISITS = 16;

const transport = new TransportPlanner(evaluator);

/**
 * Ranks the actions of a seat for the same request as to a bot, and just as repeatable. The bot's choice comes first,
 * then the known actions by value, then the rest.
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

/** Advice without a search: all actions were evaluated equally. */
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

/** Keeps the first, then sorts the known actions by the utility that bots maximize, before the rest. */
function ranked<One extends Prospect & { known: boolean }>(all: readonly One[], players: number): One[] {
  const [first, ...others] = all;
  const scoreWeight = SETTINGS.scoreWeight[players > 2 ? 1 : 0];
  const worth = ({ winRate, score }: One): number => utility(winRate, score, scoreWeight);
  const known = others.filter((one) => one.known).sort((a, b) => worth(b) - worth(a));
  return [...(first ? [first] : []), ...known, ...others.filter((one) => !one.known)];
}
