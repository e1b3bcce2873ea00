/**
 * A state of the frontier in the loop search. A slot holds 0 for a junction that is not on the loop, else twice the
 * number of the part it belongs to, plus 1 if it has an odd number of taken strands.
 */
export type FrontierState = Uint8Array;

/** The strands taken so far, the last one first. */
export interface Path<Taken> {
  before: Path<Taken> | null;
  taken: Taken;
}

/**
 * The states of the frontier after a step, each with its best path, without dominated ones.
 *
 * A state dominates another if every completion of the other also completes it, with at least as many tiles: the same
 * junctions are odd; all that is on the loop or joined in the other is so in it; none of its parts is missing in the
 * other; and it leads by the junctions that only it has on the loop, as the other may still gain them.
 */
export class FrontierStates<Taken> {
  size = 0;
  /** Tiles on the loop so far; -1 for a dominated state. */
  readonly tiles: number[] = [];
  readonly path: (Path<Taken> | null)[] = [];
  private rows: Uint8Array;
  /** Which junctions are odd, a bit for each. */
  private readonly odd: number[] = [];
  /** For every state the next one with the same odd junctions, plus 1. */
  private readonly next: number[] = [];
  /** The first of those, plus 1, by hash. */
  private heads = new Int32Array(32);
  private used = 0;
  /** By part number, for comparing two states: the part it is joined to, and whether it is known. */
  private readonly joined: Uint8Array;
  private readonly known: Uint8Array;

  constructor(private readonly width: number) {
    this.rows = new Uint8Array(width * 16);
    this.joined = new Uint8Array(width + 1);
    this.known = new Uint8Array(width + 1);
  }

  clear(): void {
    this.size = 0;
    this.used = 0;
    this.heads.fill(0);
  }

  read(at: number, state: FrontierState): void {
    const start = at * this.width;
    for (let slot = 0; slot < this.width; slot++) state[slot] = this.rows[start + slot];
  }

  keep(state: FrontierState, tiles: number, path: Path<Taken> | null): void {
    const odd = oddBits(state);
    const cell = this.find(odd);
    let spare = -1;
    for (let at = this.heads[cell] - 1; at >= 0; at = this.next[at] - 1) {
      const start = at * this.width;
      if (this.tiles[at] < 0) spare = at;
      else if (this.dominates(this.rows, start, this.tiles[at], state, 0, tiles)) return;
      else if (this.dominates(state, 0, tiles, this.rows, start, this.tiles[at])) {
        this.tiles[at] = -1;
        spare = at;
      }
    }
    const at = spare >= 0 ? spare : this.append(cell);
    this.rows.set(state, at * this.width);
    this.tiles[at] = tiles;
    this.path[at] = path;
    this.odd[at] = odd;
    if (this.used * 2 > this.heads.length) this.grow();
  }

  private dominates(
    one: Uint8Array,
    oneAt: number,
    oneTiles: number,
    other: Uint8Array,
    otherAt: number,
    otherTiles: number,
  ): boolean {
    if (oneTiles < otherTiles) return false;
    const { width, joined, known } = this;
    joined.fill(0);
    known.fill(0);
    let ahead = oneTiles - otherTiles;
    for (let slot = 0; slot < width; slot++) {
      const here = one[oneAt + slot];
      const there = other[otherAt + slot];
      if (there === 0) {
        if (here > 0 && --ahead < 0) return false;
        continue;
      }
      if (here === 0 || (here ^ there) & 1) return false;
      const part = here >> 1;
      known[part] = 1;
      if (joined[there >> 1] === 0) joined[there >> 1] = part;
      else if (joined[there >> 1] !== part) return false;
    }
    for (let slot = 0; slot < width; slot++) {
      const here = one[oneAt + slot];
      if (here > 0 && known[here >> 1] === 0) return false;
    }
    return true;
  }

  private append(cell: number): number {
    const at = this.size++;
    if (this.size * this.width > this.rows.length) {
      const more = new Uint8Array(this.rows.length * 2);
      more.set(this.rows);
      this.rows = more;
    }
    if (this.heads[cell] === 0) this.used++;
    this.next[at] = this.heads[cell];
    this.heads[cell] = at + 1;
    return at;
  }

  /** The cell of the states with these odd junctions, or the free one where they belong. */
  private find(odd: number): number {
    const mask = this.heads.length - 1;
    const hash = Math.imul(odd, 0x9e3779b1);
    let cell = (hash >>> 16) & mask;
    while (this.heads[cell] > 0 && this.odd[this.heads[cell] - 1] !== odd) cell = (cell + 1) & mask;
    return cell;
  }

  private grow(): void {
    const old = this.heads;
    this.heads = new Int32Array(old.length * 2);
    for (const head of old) if (head > 0) this.heads[this.find(this.odd[head - 1])] = head;
  }
}

function oddBits(state: FrontierState): number {
  let bits = 0;
  for (let slot = 0; slot < state.length; slot++) bits |= (state[slot] & 1) << slot;
  return bits;
}
