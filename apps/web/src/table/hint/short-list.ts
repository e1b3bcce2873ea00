import type { Advice } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';

const SUGGESTIONS = 3;

/** What an action will probably come to, in the numbers that are shown. */
export interface Odds {
  percent: number;
  points: number;
}

/** Advice as a person sees it; no odds where they would say nothing. */
export interface Suggestion extends Pick<Advice, 'action' | 'reason'> {
  odds: Odds | null;
}

/** The best of every sort of action, few enough to read. */
export function shortList(all: readonly Advice[]): Suggestion[] {
  const sorts = new Set<string>();
  const best = all.filter(({ action }) => {
    const sort = sortOf(action);
    const isNew = !sorts.has(sort);
    sorts.add(sort);
    return isNew;
  });
  return withOdds(best.slice(0, SUGGESTIONS));
}

/** What is the same for people: the colour and the number of workers, or how something is paid, is no other idea. */
function sortOf(action: Action): string {
  switch (action.type) {
    case 'bid':
    case 'use':
      return `${action.type} ${action.tile} ${[...action.groups].sort().join(' ')}`;
    case 'upgrade':
      return `upgrade ${action.tile}`;
    default:
      return JSON.stringify(action);
  }
}

/**
 * The list is in the order of all that was thought, and numbers are guesses: where a guess would speak for what stands
 * below, there was too little of it, and it is not shown.
 */
function withOdds(all: readonly Advice[]): Suggestion[] {
  const shown: Odds[] = [];
  return all.map(({ action, reason, known, winRate, score }) => {
    const odds = { percent: Math.round(winRate * 100), points: Math.round(score) };
    const isTold = known && !shown.some((above) => isBetter(odds, above));
    if (isTold) shown.push(odds);
    return { action, reason, odds: isTold ? odds : null };
  });
}

const isBetter = (a: Odds, b: Odds): boolean =>
  a.percent >= b.percent && a.points >= b.points && (a.percent > b.percent || a.points > b.points);
