import {
  type Action,
  apply,
  checkAction,
  cloneState,
  decisionOf,
  legalActions,
  type State,
} from '@keyflower/engine';
import type { IsOver } from '../deadline.ts';
import { countedPoints } from './ending.ts';
import { expectedChance } from './expected-chance.ts';

/** How many villages are continued after each tile. */
const BREADTH = 6;

/** A village that a seat can still build. */
interface Line {
  state: State;
  placements: readonly Action[];
  points: number;
}

/**
 * The next placement of a seat in winter. Its placements are its last decisions, so villages are scored exactly: a beam
 * search builds one, then one or two tiles are moved as long as that scores more. When time is over, returns the best so
 * far.
 */
export function lastPlacement(state: State, seat: number, isOver: IsOver): Action {
  let best = built({ state, placements: [], points: Number.NEGATIVE_INFINITY }, seat, isOver);
  for (let better: Line | null = best; better && !isOver(); ) {
    best = better;
    better = withSomeMoved(state, seat, best, isOver);
  }
  return best.placements[0];
}

/** The best village that a beam search builds on a line. */
function built(start: Line, seat: number, isOver: IsOver): Line {
  let best = start;
  for (let lines = [start]; ; ) {
    lines = bestOf(lines.flatMap((line) => extensions(line, seat, isOver)));
    if (lines.length === 0) return best;
    // Later lines have more tiles: at equal points none is left over.
    if (lines[0].points >= best.points) best = lines[0];
  }
}

/** A better village that differs in the place of one tile, or else of two. */
function withSomeMoved(
  state: State,
  seat: number,
  { placements, points }: Line,
  isOver: IsOver,
): Line | null {
  const singles = placements.map((one) => [one]);
  const pairs = placements.flatMap((one, i) => placements.slice(0, i).map((other) => [one, other]));
  for (const some of [...singles, ...pairs]) {
    const kept = placements.filter((action) => !some.includes(action));
    const without = replayed(state, seat, kept);
    if (!without) continue;
    const moved = built({ state: without, placements: kept, points }, seat, isOver);
    if (moved.points > points) return moved;
  }
  return null;
}

/** The state after some placements, or null if one of them is not legal without the others. */
function replayed(state: State, seat: number, placements: readonly Action[]): State | null {
  const next = cloneState(state);
  for (const action of placements) {
    if (checkAction(next, seat, action) !== null) return null;
    apply(next, seat, action, expectedChance);
  }
  return next;
}

/** The best lines, one for each village: the order of the placements does not matter. */
function bestOf(lines: readonly Line[]): Line[] {
  const villages = new Map<string, Line>();
  for (const line of lines) {
    const key = line.placements
      .map((action) => JSON.stringify(action))
      .sort()
      .join(' ');
    if (!villages.has(key)) villages.set(key, line);
  }
  return [...villages.values()].sort((a, b) => b.points - a.points).slice(0, BREADTH);
}

/** Every placement of a next tile; at least one if the seat has any. */
function extensions({ state, placements }: Line, seat: number, isOver: IsOver): Line[] {
  const found: Line[] = [];
  if (decisionOf(state, seat) !== 'place') return found;
  for (const action of legalActions(state, seat)) {
    if (isOver() && placements.length + found.length > 0) break;
    const next = cloneState(state);
    apply(next, seat, action, expectedChance);
    found.push({ state: next, placements: [...placements, action], points: countedPoints(next, seat) });
  }
  return found;
}
