import { plotRoute, type Step, type Strand } from './route.ts';

/** The strands taken so far, the last one first. */
interface Choice {
  before: Choice | null;
  strand: Strand;
}

/**
 * The strands of the loop with the most tiles, if it has more than `floor`; else none.
 *
 * Strand after strand is taken or left. Of what was decided, the rest of the network needs to know only how
 * the choice looks at the frontier, the junctions that have strands both decided and open: whether a junction
 * is on the loop, whether its taken strands are odd, and which junctions already hang together. Of all
 * choices that look alike there, the one with the most tiles is kept. A junction whose strands are all
 * decided must be even; the last one of its part closes the loop, which must then be all there is.
 */
export function fullestLoop(junctions: number, strands: readonly Strand[], floor: number): Strand[] {
  const { steps, width } = plotRoute(junctions, strands);
  let now = new Looks(width);
  let next = new Looks(width);
  const row = new Uint8Array(width);
  let best = floor;
  let closed: Choice | null = null;
  now.keep(row, 0, null);
  for (const step of steps) {
    next.clear();
    for (let at = 0; at < now.size; at++) {
      for (const take of [false, true]) {
        now.read(at, row);
        let tiles = now.tiles[at];
        let path = now.path[at]!;
        if (take) {
          tiles += tieTogether(row, step) + step.strand.between.length;
          path = { before: path, strand: step.strand };
        }
        const end = retire(row, step);
        if (end === CLOSED && tiles > best) {
          best = tiles;
          closed = path;
        }
        if (end === OPEN && tiles + step.ahead + untouched(row, step) > best) {
          relabel(row);
          next.keep(row, tiles, path);
        }
      }
    }
    [now, next] = [next, now];
  }
  const taken: Strand[] = [];
  for (; closed !== null; closed = closed.before) taken.push(closed.strand);
  return taken;
}

// A slot holds 0 for a junction not on the loop, else the number of its part times 2, plus 1 where it is odd.
const FRESH = 64;

/** Takes the step's strand; tells how many of its junctions are new to the loop. */
function tieTogether(row: Uint8Array, { a, b }: Step): number {
  const [one, two] = [row[a], row[b]];
  if (a === b) {
    if (one === 0) row[a] = FRESH * 2;
    return one === 0 ? 1 : 0;
  }
  const part = one >> 1 || two >> 1 || FRESH;
  if (one > 1 && two > 1 && one >> 1 !== two >> 1) {
    for (let slot = 0; slot < row.length; slot++) {
      if (row[slot] >> 1 === two >> 1) row[slot] = (part << 1) | (row[slot] & 1);
    }
  }
  row[a] = (part << 1) | (~one & 1);
  row[b] = (part << 1) | (~two & 1);
  return (one === 0 ? 1 : 0) + (two === 0 ? 1 : 0);
}

const OPEN = 0;
const CLOSED = 1;
const DEAD = 2;

/** Takes the junctions out of the frontier that have no open strand left. */
function retire(row: Uint8Array, { done }: Step): number {
  for (const slot of done) {
    const look = row[slot];
    if (look === 0) continue;
    if (look & 1) return DEAD;
    row[slot] = 0;
    let others = false;
    let same = false;
    for (const other of row) {
      if (other >> 1 === look >> 1) same = true;
      else if (other !== 0) others = true;
    }
    if (!same) return others ? DEAD : CLOSED;
  }
  return OPEN;
}

/** The junctions at the frontier that are not on the loop but still might be. */
function untouched(row: Uint8Array, { open }: Step): number {
  let count = 0;
  for (const slot of open) if (row[slot] === 0) count++;
  return count;
}

const names = new Uint8Array(FRESH + 1);

/** Numbers the parts by first appearance, so that what looks alike is alike. */
function relabel(row: Uint8Array): void {
  let known = 0;
  for (let slot = 0; slot < row.length; slot++) {
    const part = row[slot] >> 1;
    if (part === 0) continue;
    if (known === 0) names.fill(0);
    if (names[part] === 0) names[part] = ++known;
    row[slot] = (names[part] << 1) | (row[slot] & 1);
  }
}

/** The different looks of the frontier after a step, each with its best choice. */
class Looks {
  size = 0;
  readonly tiles: number[] = [];
  readonly path: (Choice | null)[] = [];
  private rows: Uint8Array;
  private table = new Int32Array(64);

  constructor(private readonly width: number) {
    this.rows = new Uint8Array(width * 32);
  }

  clear(): void {
    this.size = 0;
    this.table.fill(0);
  }

  read(at: number, row: Uint8Array): void {
    const start = at * this.width;
    for (let slot = 0; slot < this.width; slot++) row[slot] = this.rows[start + slot]!;
  }

  keep(row: Uint8Array, tiles: number, path: Choice | null): void {
    const cell = this.find(row);
    let at = this.table[cell] - 1;
    if (at < 0) {
      at = this.size++;
      if (this.size * this.width > this.rows.length) this.rows = doubled(this.rows);
      this.rows.set(row, at * this.width);
      this.table[cell] = this.size;
    } else if (tiles <= this.tiles[at]) return;
    this.tiles[at] = tiles;
    this.path[at] = path;
    if (this.size * 2 > this.table.length) this.grow();
  }

  /** The cell of the table that holds the look, or the free one where it belongs. */
  private find(row: Uint8Array): number {
    const mask = this.table.length - 1;
    let hash = 0;
    for (let slot = 0; slot < this.width; slot++)
      hash = Math.imul(hash ^ row[slot], 0x9e3779b1) ^ (hash >>> 15);
    let cell = (hash ^ (hash >>> 13)) & mask;
    while (this.table[cell] > 0 && !this.alike(this.table[cell] - 1, row)) cell = (cell + 1) & mask;
    return cell;
  }

  private alike(at: number, row: Uint8Array): boolean {
    const start = at * this.width;
    for (let slot = 0; slot < this.width; slot++) if (this.rows[start + slot] !== row[slot]) return false;
    return true;
  }

  private grow(): void {
    this.table = new Int32Array(this.table.length * 2);
    const row = new Uint8Array(this.width);
    for (let at = 0; at < this.size; at++) {
      this.read(at, row);
      this.table[this.find(row)] = at + 1;
    }
  }
}

function doubled(rows: Uint8Array): Uint8Array {
  const more = new Uint8Array(rows.length * 2);
  more.set(rows);
  return more;
}
