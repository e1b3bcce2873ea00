import { type Action, COLOURS } from '@keyflower/engine';
import { exp } from '../exp.ts';
import type { Candidate } from './model.ts';

/** A candidate that has not been tried at a node. */
export interface Untried {
  action: Action;
  key: string;
  seat: number;
  prior: number;
  /** By how many points it seems worse than the best: not above 0. */
  behind: number;
}

/** No prior is smaller, so that no candidate is excluded by its price alone. */
const LEAST_SHARE = 0.2;

/** Turns the prices of candidates into priors, which sum to one. */
export function priorsOf(candidates: readonly Candidate[], temperature: number, seat = -1): Untried[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const { worth } of candidates) if (worth > most) most = worth;
  let sum = 0;
  const weights = candidates.map(({ worth }) => {
    const weight = exp((worth - most) / temperature);
    sum += weight;
    return weight;
  });
  const even = LEAST_SHARE / candidates.length;
  return candidates.map(({ action, worth }, i) => ({
    action,
    key: keyOf(action),
    seat,
    prior: even + ((1 - LEAST_SHARE) * weights[i]) / sum,
    behind: worth - most,
  }));
}

const sorted = (groups: readonly string[]): string =>
  (groups.length > 1 ? [...groups].sort() : groups).join();

/** A key that is the same for the same action in every determinization, however it is written. */
export function keyOf(action: Action): string {
  switch (action.type) {
    case 'pass':
    case 'done':
      return action.type;
    case 'bid':
      return `b${action.tile}/${action.color}/${action.screen}/${sorted(action.groups)}`;
    case 'use':
      return `u${action.tile}/${COLOURS.map((colour) => action.screen[colour] ?? 0).join()}/${sorted(action.groups)}`;
    case 'boat':
      return `o${action.boat}`;
    case 'place':
      return `p${action.tile}/${action.q}/${action.r}/${action.rotation}`;
    default:
      return JSON.stringify(action);
  }
}

/** Makes an action one of the candidates, whatever its price. Returns its key. */
export function include(untried: Untried[], seat: number, action: Action): string {
  const key = keyOf(action);
  if (!untried.some((one) => one.key === key)) {
    const behind = untried.reduce((least, one) => Math.min(least, one.behind), 0);
    untried.push({ action, key, seat, prior: 0, behind });
  }
  return key;
}
