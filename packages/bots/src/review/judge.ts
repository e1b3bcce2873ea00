import { type Action, type DecisionKind, type Edition, QuickRandom, type View } from '@keyflower/engine';
import { reasonFor } from '../advice/explain.ts';
import { IterationLimit } from '../deadline.ts';
import { netSettings } from '../net/net-model.ts';
import type { SearchModel, SearchQuestion } from '../search/model.ts';
import { include, keyOf } from '../search/priors.ts';
import { Search } from '../search/search.ts';
import { SETTINGS, type SearchSettings } from '../search/settings.ts';
import type { TreeNode } from '../search/tree.ts';
import { AS_GOOD_AS_WINNING } from '../search/utility.ts';
import type { Better } from './review.ts';

/** An answer of a seat, and what it could know. The true state is not part of it. */
export interface Answered {
  edition: Edition;
  view: View;
  seat: number;
  decision: DecisionKind;
  action: Action;
  /** Makes the judgement repeatable. */
  seed: string;
}

/** How many iterations look for a better action, and compare each of the two. */
export interface Effort {
  search: number;
  compare: number;
}

/** A smaller difference is within the error of the comparison. */
const LEAST_LOSS = 0.3;

export type Judgement = Pick<Better, 'action' | 'reason' | 'loss' | 'score' | 'winRate'>;

const hundredths = (x: number): number => Math.round(x * 100) / 100;

/**
 * The action that the search prefers to the one that was played; null if there is none. It is found by one search and
 * compared by another, with the same hands for both actions: the best of several estimates alone would promise too much.
 */
export function betterThan(answered: Answered, model: SearchModel, effort: Effort): Judgement | null {
  const { view, seat, action, seed } = answered;
  const settings = { ...SETTINGS, ...netSettings(view.players.length) };
  const search = searchFor(answered, model, settings, effort.search, seed);
  if (!search.isSettled) search.decide();
  const best = search.best();
  if (keyOf(best) === keyOf(action)) return null;
  const judge = searchFor(answered, model, settings, 2 * effort.compare, `${seed} again`);
  const keys = [best, action].map((one) => include(judge.root.untried, seat, one));
  const [good, played] = judge.compare(keys, effort.compare);
  if (!good || !played) return null;
  const loss = lossBetween(good, played);
  if (loss < LEAST_LOSS) return null;
  return {
    action: best,
    reason: reasonFor({ view, seat, state: search.world }, best),
    loss: hundredths(loss),
    score: hundredths((good.points - played.points) / effort.compare),
    winRate: hundredths((good.wins - played.wins) / effort.compare),
  };
}

/**
 * What an action costs, in points: with two players it counts mostly the victory, which is worth 40 points; with more, the
 * seat's points and what its rivals gain.
 */
const lossBetween = (good: TreeNode, played: TreeNode): number =>
  AS_GOOD_AS_WINNING * (good.mean - played.mean);

function searchFor(
  { edition, view, seat, decision }: Answered,
  model: SearchModel,
  settings: SearchSettings,
  iterations: number,
  seed: string,
): Search {
  const question: SearchQuestion = { edition, view, seat, decision, random: new QuickRandom(seed) };
  return new Search(question, model, settings, new IterationLimit(iterations));
}
