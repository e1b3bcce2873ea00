import { type Action, apply, cloneState, decisionOf, legalActions, type State } from '@keyflower/engine';
import type { IsOver } from '../deadline.ts';
import { countedPoints } from './ending.ts';
import { expectedChance } from './expected-chance.ts';

/** How many villages are continued after each tile. */
const BREADTH = 6;

interface Line {
  state: State;
  /** The first placement of the line. */
  first: Action;
  points: number;
}

/**
 * The next placement of a seat in winter. Its placements are its last decisions, so villages are scored exactly: all
 * of them for the last tile, and a beam of the best for earlier ones. When time is over, returns the best so far.
 */
export function lastPlacement(state: State, seat: number, isOver: IsOver): Action {
  let lines = extensions(state, seat, null, isOver);
  let best = lines[0];
  for (
    ;
    lines.length > 0;
    lines = lines.flatMap((line) => extensions(line.state, seat, line.first, isOver))
  ) {
    lines.sort((a, b) => b.points - a.points);
    lines.length = Math.min(lines.length, BREADTH);
    // Later lines have more tiles: at equal points none is left over.
    if (lines[0].points >= best.points) best = lines[0];
  }
  return best.first;
}

/** Every placement of the next tile; at least one if the seat has any. */
function extensions(state: State, seat: number, first: Action | null, isOver: IsOver): Line[] {
  const found: Line[] = [];
  if (decisionOf(state, seat) !== 'place') return found;
  for (const action of legalActions(state, seat)) {
    if (isOver() && (first !== null || found.length > 0)) break;
    const next = cloneState(state);
    apply(next, seat, action, expectedChance);
    found.push({ state: next, first: first ?? action, points: countedPoints(next, seat) });
  }
  return found;
}
