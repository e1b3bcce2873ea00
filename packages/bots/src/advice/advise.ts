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
import { oneOfEach, type Reasoned, toldApart } from './distinct.ts';
import { type Estimate, estimatesOf, type Figure, figureFor, inOrder } from './estimates.ts';
import { reasonFor } from './explain.ts';
import type { Reason } from './reason.ts';
import type { AdviceContext } from './context.ts';
import { prospectsOf } from './prospects.ts';

/** A recommended action. */
export interface Advice {
  action: Action;
  /** The estimated probability of winning with it, from 0 to 1, and the expected score. */
  winRate: number;
  score: number;
  /** The one of the two that the list is ordered by, and that is shown. */
  orderedBy: Figure;
  /** Its share of the search, from 0 to 1. */
  share: number;
  /** Whether it had enough visits to show a figure. */
  known: boolean;
  reason: Reason;
}

/** With fewer visits, the figures are mostly the evaluator's first guess. */
const ENOUGH_VISITS = 16;

const transport = new TransportPlanner(evaluator);

/**
 * Ranks the actions of a seat for the same request as to a bot, and just as repeatable: the known actions by the figure
 * that `orderedBy` names, the best first, then the rest in the same way.
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

/** Advice from a search. */
function searched(
  search: Search,
  question: SearchQuestion,
  model: SearchModel,
  context: AdviceContext,
  limit: number,
): Advice[] {
  const estimates = estimatesOf(search, (action) => prospectsOf(question, model, [[action]])[0]);
  const orderedBy = figureFor(question.view.players.length);
  const ranked = inOrder(estimates, orderedBy);
  const isKnown = ({ visits }: Estimate): boolean => visits >= ENOUGH_VISITS;
  const best = [...ranked.filter(isKnown), ...ranked.filter((one) => !isKnown(one))].slice(0, limit);
  const advice = best.map((one) => ({
    ...reasoned(context, [one.action]),
    winRate: one.winRate,
    score: one.score,
    orderedBy,
    share: one.visits / Math.max(1, search.iterations),
    known: isKnown(one),
  }));
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
  const orderedBy = figureFor(question.view.players.length);
  const lines = oneOfEach(all).slice(0, limit);
  const prospects = prospectsOf(
    question,
    model,
    lines.map(({ actions }) => actions),
  );
  const advice = lines.map(({ action, reason }, i) => ({
    action,
    reason,
    ...prospects[i],
    orderedBy,
    share: 1 / lines.length,
    known: true,
  }));
  return inOrder(advice, orderedBy);
}
