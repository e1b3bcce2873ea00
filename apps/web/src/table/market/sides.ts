import { RADIUS } from '../../art/art.ts';

/** Sides of a market tile: 0 is N, then clockwise. */
export const SIDES = 6;
const SOUTH = 3;

/** Where a seat sits around every tile: I look from the south, spectators as the first seat does. */
export const sideOfSeat = (seat: number, me: number | null): number =>
  (SOUTH + seat - (me ?? 0) + SIDES) % SIDES;

/** How far from the middle a bid stands: on the edge, a little outside. */
const REACH = RADIUS * Math.sqrt(0.75) + 9;
const OUTWARD = [-90, -30, 30, 90, 150, 210];
/** How the edges slope, so that one reads from left to right. */
const SLOPES = [0, 60, -60, 0, 60, -60];

export interface Berth {
  x: number;
  y: number;
  /** Degrees. */
  slope: number;
}

/** Where on a side a bid stands, in the tile's own coordinates. */
export function berthOf(side: number): Berth {
  const angle = (OUTWARD[side] * Math.PI) / 180;
  return { x: REACH * Math.cos(angle), y: REACH * Math.sin(angle), slope: SLOPES[side] };
}

/** A tile and the room for bids around it, in the tile's own coordinates. */
export interface CellBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Only sides where somebody sits need room. */
export function cellBox(players: number, me: number | null): CellBox {
  const taken = new Set(Array.from({ length: players }, (_, seat) => sideOfSeat(seat, me)));
  const left = taken.has(4) || taken.has(5) ? 121 : 106;
  const right = taken.has(1) || taken.has(2) ? 121 : 106;
  const top = taken.has(0) ? 122 : taken.has(1) || taken.has(5) ? 114 : 94;
  const bottom = 116;
  return { left: -left, top: -top, width: left + right, height: top + bottom };
}
