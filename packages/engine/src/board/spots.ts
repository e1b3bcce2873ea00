import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { COLUMN_STEP, DIRECTIONS, OPPOSITE, ROW_STEP } from './hex.ts';
import { edgeOf, neighbourOf, villageSize, villageTile } from './village.ts';

/** Coordinates fit into a byte: beyond that there are no spots. */
const FARTHEST = 127;
const SIDE = 256;
const placeOf = (q: number, r: number): number => (q + SIDE / 2) * SIDE + r + SIDE / 2;

/**
 * The free spots around a village, with the edges that its tiles require there. The arrays are
 * scratch, valid until the next `find`.
 */
export class Spots {
  count = 0;
  readonly q = new Int8Array(S.MAX_TILES * DIRECTIONS);
  readonly r = new Int8Array(S.MAX_TILES * DIRECTIONS);
  /** Two bits a direction, as in a content's `edgeCodes`: which of them are asked for, and what they must be. */
  private readonly mask = new Uint16Array(S.MAX_TILES * DIRECTIONS);
  private readonly wanted = new Uint16Array(S.MAX_TILES * DIRECTIONS);

  /** Spot number plus one by coordinates, for O(1) look-up; swept before the next search. */
  private readonly byPlace = new Int16Array(SIDE * SIDE);

  find(s: State, seat: number): void {
    for (let i = 0; i < this.count; i++) this.byPlace[placeOf(this.q[i], this.r[i])] = 0;
    this.count = 0;
    const size = villageSize(s, seat);
    for (let i = 0; i < size; i++) {
      const tile = villageTile(s, seat, i);
      const column = s.bytes[S.COLUMN + tile * S.TILE];
      const row = s.bytes[S.ROW + tile * S.TILE];
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        if (neighbourOf(s, tile, direction) !== S.NO_TILE) continue;
        const q = column + COLUMN_STEP[direction];
        const r = row + ROW_STEP[direction];
        if (Math.abs(q) > FARTHEST || Math.abs(r) > FARTHEST) continue;
        const spot = this.at(q, r);
        const shift = 2 * OPPOSITE[direction];
        this.mask[spot] |= 3 << shift;
        this.wanted[spot] |= edgeOf(s, tile, direction) << shift;
      }
    }
  }

  /** The rotations, as bits, in which every touching pair of edges is alike (END-10). */
  rotationsAt(s: State, spot: number, tile: number): number {
    const codes = s.content.edgeCodes;
    const mask = this.mask[spot];
    const wanted = this.wanted[spot];
    let rotations = 0;
    for (let rotation = 0; rotation < DIRECTIONS; rotation++) {
      if ((codes[tile * DIRECTIONS + rotation] & mask) === wanted) rotations |= 1 << rotation;
    }
    return rotations;
  }

  /** The spot at these coordinates, -1 if the village does not border on it or a tile lies there. */
  indexOf(q: number, r: number): number {
    const inside =
      Number.isInteger(q) && Number.isInteger(r) && Math.abs(q) <= FARTHEST && Math.abs(r) <= FARTHEST;
    return inside ? this.byPlace[placeOf(q, r)] - 1 : -1;
  }

  private at(q: number, r: number): number {
    const known = this.byPlace[placeOf(q, r)];
    if (known > 0) return known - 1;
    const spot = this.count++;
    this.byPlace[placeOf(q, r)] = spot + 1;
    this.q[spot] = q;
    this.r[spot] = r;
    this.mask[spot] = 0;
    this.wanted[spot] = 0;
    return spot;
  }
}
