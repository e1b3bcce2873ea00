import { type Look, Looks, type Path } from './looks.ts';
import { plotRoute, type Route, type Step, type Strand } from './route.ts';

/** First it is tried to lose hardly any tile: then few choices stay open, and mostly it works. */
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
 * Strand after strand is left or taken. Of what was decided, the rest of the network needs to know only how
 * the choice looks at the frontier, the junctions that have strands both decided and open: whether a junction
 * is on the loop, whether its taken strands are odd, and which junctions already hang together. A junction
 * whose strands are all decided must be even; the last one of its part closes the loop, which must then be
 * all there is.
 */
function loopAbove(aim: number, { steps, width }: Route): Strand[] {
  let now = new Looks<Strand>(width);
  let next = new Looks<Strand>(width);
  const look: Look = new Uint8Array(width);
  let best = aim;
  let closed: Path<Strand> | null = null;
  now.keep(look, 0, null);
  for (const step of steps) {
    next.clear();
    const { between } = step.strand;
    for (let at = 0; at < now.size; at++) {
      const before = now.tiles[at];
      if (before < 0) continue;
      for (let take = 0; take < 2; take++) {
        now.read(at, look);
        const tiles = take === 0 ? before : before + between.length + tieTogether(look, step);
        const end = retire(look, step);
        // What can't beat the best so far, with all that may still come, is dropped.
        const most = end === CLOSED ? tiles : tiles + step.ahead + untouched(look, step);
        if (end === DEAD || most <= best) continue;
        const path = take === 0 ? now.path[at] : { before: now.path[at], taken: step.strand };
        if (end === CLOSED) {
          best = tiles;
          closed = path;
        } else {
          relabel(look);
          next.keep(look, tiles, path);
        }
      }
    }
    [now, next] = [next, now];
  }
  const taken: Strand[] = [];
  for (; closed !== null; closed = closed.before) taken.push(closed.taken);
  return taken;
}

/** A part's number until the look is relabelled: beyond every number in use. */
const FRESH = 64;

/** Takes the step's strand; tells how many of its junctions are new to the loop. */
function tieTogether(look: Look, { a, b }: Step): number {
  const [one, two] = [look[a], look[b]];
  if (a === b) {
    if (one === 0) look[a] = FRESH * 2;
    return one === 0 ? 1 : 0;
  }
  const part = one >> 1 || two >> 1 || FRESH;
  if (one > 1 && two > 1 && one >> 1 !== two >> 1) {
    for (let slot = 0; slot < look.length; slot++) {
      if (look[slot] >> 1 === two >> 1) look[slot] = (part << 1) | (look[slot] & 1);
    }
  }
  look[a] = (part << 1) | (~one & 1);
  look[b] = (part << 1) | (~two & 1);
  return (one === 0 ? 1 : 0) + (two === 0 ? 1 : 0);
}

const OPEN = 0;
const CLOSED = 1;
const DEAD = 2;

/** Takes the junctions out of the frontier that have no open strand left. */
function retire(look: Look, { done }: Step): number {
  for (const slot of done) {
    const is = look[slot];
    if (is === 0) continue;
    if (is & 1) return DEAD;
    look[slot] = 0;
    let others = false;
    let same = false;
    for (const other of look) {
      if (other >> 1 === is >> 1) same = true;
      else if (other !== 0) others = true;
    }
    if (!same) return others ? DEAD : CLOSED;
  }
  return OPEN;
}

/** The junctions at the frontier that are not on the loop but still might be. */
function untouched(look: Look, { open }: Step): number {
  let count = 0;
  for (const slot of open) if (look[slot] === 0) count++;
  return count;
}

const names = new Uint8Array(FRESH + 1);

/** Numbers the parts by first appearance, so that what looks alike is alike. */
function relabel(look: Look): void {
  let known = 0;
  for (let slot = 0; slot < look.length; slot++) {
    const part = look[slot] >> 1;
    if (part === 0) continue;
    if (known === 0) names.fill(0);
    if (names[part] === 0) names[part] = ++known;
    look[slot] = (names[part] << 1) | (look[slot] & 1);
  }
}
