import {
  type Action,
  checkAction,
  determinize,
  DrawnChance,
  type Edition,
  type GameEvent,
  listActions,
  makeView,
  play,
  QuickRandom,
  type State,
  type View,
} from '@keyflower/engine';

/** In contrived positions there are millions of ways to join losing bids: enough of them are listed. */
const MOST_ACTIONS = 20_000;

/** A view with what follows from it: a state that looks like it, and what one seat may do. */
export interface Analysis {
  view: View;
  state: State;
  actions: readonly Action[];
}

const actionsOf = (state: State, seat: number | null): readonly Action[] =>
  seat === null ? [] : listActions(state, seat, { limit: MOST_ACTIONS }).actions;

/** Uses no more than the view: what is hidden is made up. `seat` is the one that may act, null if none may. */
export function analyse(edition: Edition, view: View, seat: number | null): Analysis {
  const state = determinize(edition, view, new QuickRandom(1));
  return { view, state, actions: actionsOf(state, seat) };
}

/** Whether a step can be tried without the server: its outcome depends on nothing hidden. */
export const isPlannable = ({ type }: Action): boolean =>
  type === 'move' || type === 'upgrade' || type === 'herd' || type === 'feed' || type === 'place';

interface Tried {
  analysis: Analysis;
  events: GameEvent[];
}

/** The reading after one more step of one's own, null where it is not legal any more. */
function tryStep({ state }: Analysis, seat: number, action: Action): Tried | null {
  if (checkAction(state, seat, action)) return null;
  const { state: after, events } = play(state, seat, action, new DrawnChance(new QuickRandom(1)));
  const analysis = { view: makeView(after, seat), state: after, actions: actionsOf(after, seat) };
  return { analysis, events };
}

/** What a step costs in transport points; null where it costs none. */
export function pointsOf(analysis: Analysis, seat: number, action: Action): number | null {
  const spent = tryStep(analysis, seat, action)?.events.find(
    ({ type }) => type === 'moved' || type === 'herded',
  );
  return spent && 'points' in spent ? spent.points : null;
}

/** A reading with steps carried out that were not sent yet. */
export interface Planned {
  steps: readonly Action[];
  analysis: Analysis;
}

/** Carries out as many steps as are still legal. */
export function carryOut(analysis: Analysis, seat: number | null, steps: readonly Action[]): Planned {
  const done: Action[] = [];
  let after = analysis;
  for (const step of seat === null ? [] : steps) {
    const tried = tryStep(after, seat!, step);
    if (!tried) break;
    after = tried.analysis;
    done.push(step);
  }
  return { steps: done, analysis: after };
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
