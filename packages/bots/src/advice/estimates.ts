import type { Action } from '@keyflower/engine';
import type { Search } from '../search/search.ts';
import { SETTINGS } from '../search/settings.ts';
import { shiftedShare } from '../search/utility.ts';
import type { Prospect } from './prospects.ts';

/** The figure that a list of advice is ordered by. */
export type Figure = 'winRate' | 'score';

/** Like the search, which plays for the victory with two players and for points with more. */
export const figureFor = (players: number): Figure => (players > 2 ? 'score' : 'winRate');

/** Sorts by a figure, the best first; the other figure decides ties. */
export function inOrder<One extends Prospect>(all: readonly One[], figure: Figure): One[] {
  const other = figure === 'score' ? 'winRate' : 'score';
  return [...all].sort((a, b) => b[figure] - a[figure] || b[other] - a[other]);
}

export interface Estimate extends Prospect {
  action: Action;
  visits: number;
}

/**
 * The expected result of every candidate. As in the search, the price of an action counts like some visits: a mean over
 * few visits is mostly chance, and the best of several such means would promise too much. `unsearched` is the prospect
 * of the best candidate if there was no time for a single visit.
 */
export function estimatesOf(search: Search, unsearched: (action: Action) => Prospect): Estimate[] {
  const visited = search.ranking();
  const { winRate, score } = meanOf(search) ?? unsearched(visited[0].action);
  const { rootPriorWeight: weight } = SETTINGS;
  const untried = search.root.untried.map((one) => ({ ...one, visits: 0, points: 0, wins: 0 }));
  return [...visited, ...untried].map(({ action, behind, visits, points, wins }) => ({
    action,
    visits,
    winRate: (wins + weight * shiftedShare(winRate, behind)) / (visits + weight),
    score: (points + weight * (score + behind)) / (visits + weight),
  }));
}

/** The mean result of all visits; null without any. */
function meanOf({ root }: Search): Prospect | null {
  let [visits, wins, points] = [0, 0, 0];
  for (const child of root.children) {
    visits += child.visits;
    wins += child.wins;
    points += child.points;
  }
  return visits > 0 ? { winRate: wins / visits, score: points / visits } : null;
}
