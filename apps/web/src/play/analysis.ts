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

/** Limit for contrived positions with millions of ways to join losing bids. */
const MOST_ACTIONS = 20_000;

/** A view with derived values: a consistent state, and the legal actions of one seat. */
export interface Analysis {
  view: View;
  state: State;
  actions: readonly Action[];
}

const actionsOf = (state: State, seat: number | null): readonly Action[] =>
  seat === null ? [] : listActions(state, seat, { limit: MOST_ACTIONS }).actions;

/** Uses only the view; hidden information is sampled. `seat` is the one that may act, null if none may. */
export function analyse(edition: Edition, view: View, seat: number | null): Analysis {
  const state = determinize(edition, view, new QuickRandom(1));
  return { view, state, actions: actionsOf(state, seat) };
}

/** Whether a step can be previewed without the server: its outcome depends on nothing hidden. */
export const isPlannable = ({ type }: Action): boolean =>
  type === 'move' || type === 'upgrade' || type === 'herd' || type === 'feed' || type === 'place';

interface Tried {
  analysis: Analysis;
  events: GameEvent[];
}

/** The analysis after one more step of the viewer, null where it is not legal any more. */
function tryStep({ state }: Analysis, seat: number, action: Action): Tried | null {
  if (checkAction(state, seat, action)) return null;
  const { state: after, events } = play(state, seat, action, new DrawnChance(new QuickRandom(1)));
  const analysis = { view: makeView(after, seat), state: after, actions: actionsOf(after, seat) };
  return { analysis, events };
}

/** The transport points of a step; null where it costs none. */
export function pointsOf(analysis: Analysis, seat: number, action: Action): number | null {
  const spent = tryStep(analysis, seat, action)?.events.find(
    ({ type }) => type === 'moved' || type === 'herded',
  );
  return spent && 'points' in spent ? spent.points : null;
}

/** An analysis after unsent steps. */
export interface Planned {
  steps: readonly Action[];
  analysis: Analysis;
}

/** Applies as many steps as are still legal. */
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
    // Storage is blocked: a reload loses them.
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
