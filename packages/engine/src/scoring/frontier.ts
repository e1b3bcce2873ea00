import { type FrontierState, FrontierStates, type Path } from './frontier-states.ts';
import { plotRoute, type Route, type Step, type Strand } from './route.ts';

/** Tile losses to try first: with few losses allowed the search is small and mostly succeeds. */
const LOST = [1, 4, 9, Number.POSITIVE_INFINITY];

/** The strands of the loop with the most tiles, if it has more than `floor`; else none. */
export function fullestLoop(junctions: number, strands: readonly Strand[], floor: number): Strand[] {
  const route = plotRoute(junctions, strands);
  for (const lost of LOST) {
    const aim = Math.max(floor, route.tiles - lost - 1);
    const found = loopAbove(aim, route);
    if (found.length > 0 || aim === floor) return found;
  }
  return [];
}

/**
 * The fullest loop, if it has more tiles than `aim`.
 *
 * Strands are taken or skipped one after the other. The rest of the network depends only on the state of the frontier,
 * the junctions with both decided and open strands: whether a junction is on the loop, whether it has an odd number of
 * taken strands, and which junctions are already connected. A junction whose strands are all decided must be even; the
 * last one of its part closes the loop, and no other part may be left then.
 */
function loopAbove(aim: number, { steps, width }: Route): Strand[] {
  let now = new FrontierStates<Strand>(width);
  let next = new FrontierStates<Strand>(width);
  const state: FrontierState = new Uint8Array(width);
  let best = aim;
  let closed: Path<Strand> | null = null;
  now.keep(state, 0, null);
  for (const step of steps) {
    next.clear();
    const { between } = step.strand;
    for (let at = 0; at < now.size; at++) {
      const before = now.tiles[at];
      if (before < 0) continue;
      for (let take = 0; take < 2; take++) {
        now.read(at, state);
        const tiles = take === 0 ? before : before + between.length + tieTogether(state, step);
        const end = retire(state, step);
        // Drop states whose upper bound does not beat the best so far.
        const most = end === CLOSED ? tiles : tiles + step.ahead + untouched(state, step);
        if (end === DEAD || most <= best) continue;
        const path = take === 0 ? now.path[at] : { before: now.path[at], taken: step.strand };
        if (end === CLOSED) {
          best = tiles;
          closed = path;
        } else {
          relabel(state);
          next.keep(state, tiles, path);
        }
      }
    }
    [now, next] = [next, now];
  }
  const taken: Strand[] = [];
  for (; closed !== null; closed = closed.before) taken.push(closed.taken);
  return taken;
}

/** The number of a new part until relabelling: larger than every number in use. */
const FRESH = 64;

/** Takes the step's strand and returns how many of its junctions are new to the loop. */
function tieTogether(state: FrontierState, { a, b }: Step): number {
  const [one, two] = [state[a], state[b]];
  if (a === b) {
    if (one === 0) state[a] = FRESH * 2;
    return one === 0 ? 1 : 0;
  }
  const part = one >> 1 || two >> 1 || FRESH;
  if (one > 1 && two > 1 && one >> 1 !== two >> 1) {
    for (let slot = 0; slot < state.length; slot++) {
      if (state[slot] >> 1 === two >> 1) state[slot] = (part << 1) | (state[slot] & 1);
    }
  }
  state[a] = (part << 1) | (~one & 1);
  state[b] = (part << 1) | (~two & 1);
  return (one === 0 ? 1 : 0) + (two === 0 ? 1 : 0);
}

const OPEN = 0;
const CLOSED = 1;
const DEAD = 2;

/** Removes junctions without open strands from the frontier. */
function retire(state: FrontierState, { done }: Step): number {
  for (const slot of done) {
    const is = state[slot];
    if (is === 0) continue;
    if (is & 1) return DEAD;
    state[slot] = 0;
    let others = false;
    let same = false;
    for (const other of state) {
      if (other >> 1 === is >> 1) same = true;
      else if (other !== 0) others = true;
    }
    if (!same) return others ? DEAD : CLOSED;
  }
  return OPEN;
}

/** Counts the frontier's junctions that are not on the loop but still might be. */
function untouched(state: FrontierState, { open }: Step): number {
  let count = 0;
  for (const slot of open) if (state[slot] === 0) count++;
  return count;
}

const names = new Uint8Array(FRESH + 1);

/** Numbers the parts by first appearance, so that equal states compare equal. */
function relabel(state: FrontierState): void {
  let known = 0;
  for (let slot = 0; slot < state.length; slot++) {
    const part = state[slot] >> 1;
    if (part === 0) continue;
    if (known === 0) names.fill(0);
    if (names[part] === 0) names[part] = ++known;
    state[slot] = (names[part] << 1) | (state[slot] & 1);
  }
}
