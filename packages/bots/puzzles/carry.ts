import { createHash } from 'node:crypto';
import {
  type Action,
  apply,
  cloneState,
  DrawnChance,
  legalActions,
  QuickRandom,
  type State,
  type View,
} from '@keyflower/engine';
import { scoreSeat } from '@keyflower/engine/layout';
import type { CarryPuzzle } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/puzzle-state.ts';
import { idOf, levelOf, type Solved } from './rate.ts';

/** More positions than this are too many to search, and too many to think about. */
const MOST_POSITIONS = 3000;
const LEAST_POSITIONS = 40;
/** In points: what the best answer gains, and by how much it is ahead of the second best. */
const LEAST_GAIN = 4;
export const LEAST_CARRY_MARGIN = 1;
/** The share of positions with the most points. */
const RAREST = 0.08;

interface Position {
  points: number;
  /** The actions that go on from here, and the positions that they lead to. */
  ways: { action: Action; to: number }[];
}

const keyOf = ({ bytes }: State): string =>
  createHash('md5')
    .update(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    .digest('base64');

/** Every position that a transport can reach, the present one first; null if there are too many. */
export function reachable(start: State, seat: number): Position[] | null {
  // Nothing is drawn in a transport.
  const chance = new DrawnChance(new QuickRandom('carry'));
  const places = new Map<string, number>([[keyOf(start), 0]]);
  const states = [start];
  const positions: Position[] = [];
  for (let at = 0; at < states.length; at++) {
    const state = states[at];
    const ways: Position['ways'] = [];
    for (const action of legalActions(state, seat)) {
      if (action.type === 'done') continue;
      const next = cloneState(state);
      apply(next, seat, action, chance);
      const key = keyOf(next);
      const known = places.get(key);
      if (known === undefined) {
        if (states.length === MOST_POSITIONS) return null;
        places.set(key, states.length);
        states.push(next);
      }
      ways.push({ action, to: known ?? states.length - 1 });
    }
    positions.push({ points: scoreSeat(state, seat).total, ways });
  }
  return positions;
}

/** Goes on at random until nothing is left to do; the most points on the way. */
function wander(positions: readonly Position[], random: QuickRandom): number {
  let at = positions[0];
  let most = at.points;
  while (at.ways.length > 0) {
    at = positions[at.ways[random.below(at.ways.length)].to];
    most = Math.max(most, at.points);
  }
  return most;
}

/** Goes to the best position within some actions, again and again, until none is better. */
function climb(positions: readonly Position[], depth: number): number {
  let at = 0;
  for (;;) {
    let best = at;
    let layer = new Set([at]);
    for (let step = 0; step < depth; step++) {
      const next = new Set<number>();
      for (const place of layer) for (const { to } of positions[place].ways) next.add(to);
      for (const place of next) if (positions[place].points > positions[best].points) best = place;
      layer = next;
    }
    if (best === at) return positions[at].points;
    at = best;
  }
}

const DEPTHS = [1, 2, 3, 4, 5];
const TRIES = [1, 4, 16, 64, 256];
const RUNS = 3;

function solversOf(positions: readonly Position[], best: number): Solved {
  const random = new QuickRandom('solvers');
  let found = DEPTHS.filter((depth) => climb(positions, depth) === best).length;
  for (const tries of TRIES) {
    for (let run = 0; run < RUNS; run++) {
      let most = 0;
      for (let n = 0; n < tries && most < best; n++) most = Math.max(most, wander(positions, random));
      if (most === best) found += 1;
    }
  }
  return [found, DEPTHS.length + TRIES.length * RUNS];
}

/** The fewest actions that lead to the most points. */
function shortest(positions: readonly Position[], best: number): Action[] {
  const before = new Map<number, { from: number; action: Action }>();
  const queue = [0];
  const seen = new Set(queue);
  for (const at of queue) {
    if (positions[at].points === best) {
      const actions: Action[] = [{ type: 'done' }];
      for (let step = before.get(at); step; step = before.get(step.from)) actions.unshift(step.action);
      return actions;
    }
    for (const { action, to } of positions[at].ways) {
      if (seen.has(to)) continue;
      seen.add(to);
      before.set(to, { from: at, action });
      queue.push(to);
    }
  }
  return [];
}

/** The puzzle of a transport that has just begun, if it is worth solving. */
export function carryPuzzle(view: View, from: string): CarryPuzzle | null {
  const seat = view.viewer!;
  const positions = reachable(puzzleState(view), seat);
  if (!positions || positions.length < LEAST_POSITIONS) return null;
  const now = positions[0].points;
  const points = positions.map((position) => position.points);
  const best = Math.max(...points);
  const rest = points.filter((one) => one < best);
  const second = Math.max(...rest);
  if (best - now < LEAST_GAIN || best - second < LEAST_CARRY_MARGIN) return null;
  if (points.length - rest.length > RAREST * points.length) return null;
  const solution = shortest(positions, best);
  // One action and the end is no puzzle.
  if (solution.length < 3) return null;
  const solved = solversOf(positions, best);
  return {
    kind: 'carry',
    id: idOf('carry', view),
    level: levelOf(solved),
    solved,
    from,
    view,
    solution,
    now,
    best,
    second,
  };
}
