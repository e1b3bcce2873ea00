import {
  type Action,
  apply,
  cloneState,
  decisionOf,
  determinize,
  DrawnChance,
  isOver,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import type { SearchModel } from '../search/model.ts';
import type { SearchQuestion } from '../search/model.ts';
import { isWorthSearching } from '../search/scope.ts';
import { winShares } from '../search/utility.ts';

/** Number of determinizations over which the results are averaged. */
const WORLDS = 6;

export interface Prospect {
  winRate: number;
  score: number;
}

/** Evaluates lines of play without a search, in the given order: each is played to its end and evaluated there. */
export function prospectsOf(
  { edition, view, seat, random }: SearchQuestion,
  model: SearchModel,
  lines: readonly (readonly Action[])[],
): Prospect[] {
  const { length } = view.players;
  const points = new Float64Array(length);
  const shares = new Float64Array(length);
  const prospects = lines.map(() => ({ winRate: 0, score: 0 }));
  for (let world = 0; world < WORLDS; world++) {
    const state = determinize(edition, view, random);
    const luck = `${world} ${random.below(2 ** 30)}`;
    lines.forEach((line, i) => {
      // The same draws for all lines, so that only their actions differ.
      const end = played(state, seat, line, model, new QuickRandom(luck));
      model.evaluate(end, points);
      winShares(points, isOver(end), shares);
      prospects[i].winRate += shares[seat] / WORLDS;
      prospects[i].score += points[seat] / WORLDS;
    });
  }
  return prospects;
}

/** A copy of a state after a line and the decisions that it asks of the seat. */
function played(
  before: State,
  seat: number,
  line: readonly Action[],
  model: SearchModel,
  random: QuickRandom,
): State {
  const state = cloneState(before);
  const chance = new DrawnChance(random);
  for (const action of line) apply(state, seat, action, chance);
  for (let asked = decisionOf(state, seat); asked !== null; asked = decisionOf(state, seat)) {
    if (asked === 'place' || isWorthSearching(asked)) break;
    apply(state, seat, model.policy(state, seat, random), chance);
  }
  return state;
}
