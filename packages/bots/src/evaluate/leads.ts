import type { State } from '@keyflower/engine';
import type { IsOver } from './in-time.ts';
import type { Lookahead } from './lookahead.ts';
import type { Candidate } from './turn-options.ts';

/** Determinizations over which the leads are averaged. */
const WORLDS = 3;

/**
 * The lead that each action leads to, on average over some worlds: a seat's own actions are the same in all of them.
 * There is always one; actions that there was no time for are left out.
 */
export function leadsAfter(
  lookahead: Lookahead,
  first: State,
  another: () => State,
  seat: number,
  found: readonly Candidate[],
  isOver: IsOver,
): Candidate[] {
  let worlds = 0;
  let leads: number[] = [];
  for (; worlds < WORLDS && (worlds === 0 || !isOver()); worlds++) {
    const state = worlds === 0 ? first : another();
    const sums: number[] = [];
    lookahead.begin(isOver);
    for (let i = 0; i < found.length; i++) {
      if (i + worlds > 0 && isOver()) break;
      sums.push((leads[i] ?? 0) + lookahead.leadAfter(state, seat, found[i].action));
    }
    // A world that was not looked at to its end tells actions apart only if it is the first.
    if (worlds > 0 && sums.length < leads.length) break;
    leads = sums;
    if (sums.length < found.length) return leads.map((worth, i) => ({ action: found[i].action, worth }));
  }
  return leads.map((sum, i) => ({ action: found[i].action, worth: sum / worlds }));
}
