import type { Action } from '@keyflower/engine';
import { type Reading, tryStep } from './reading.ts';

/** A reading with steps carried out that were not sent yet. */
export interface Planned {
  steps: readonly Action[];
  reading: Reading;
}

/** Carries out as many steps as are still legal. */
export function carryOut(reading: Reading, seat: number | null, steps: readonly Action[]): Planned {
  const done: Action[] = [];
  let after = reading;
  for (const step of seat === null ? [] : steps) {
    const tried = tryStep(after, seat!, step);
    if (!tried) break;
    after = tried.reading;
    done.push(step);
  }
  return { steps: done, reading: after };
}

const PLACE = 'keyflower-plan';

interface Kept {
  table: string;
  version: number;
  steps: readonly Action[];
}

/** Steps survive a reload of the page as long as nothing else happened. */
export function keepPlan(kept: Kept): void {
  try {
    if (kept.steps.length === 0) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Nothing may be stored here: then a reload forgets them.
  }
}

export function keptPlan(table: string, version: number): readonly Action[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Kept | null;
    return kept?.table === table && kept.version === version && Array.isArray(kept.steps) ? kept.steps : [];
  } catch {
    return [];
  }
}
