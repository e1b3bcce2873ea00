import { ROAD, WATER } from '../model/tables.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { COLUMN_STEP, DIRECTIONS, OPPOSITE, ROW_STEP } from './hex.ts';

export const villageSize = (s: State, seat: number): number => s.indices[S.VILLAGE_SIZE + seat];
/** The tiles of a village in the order in which they were placed; the first is the home tile. */
export const villageTile = (s: State, seat: number, i: number): number =>
  s.indices[S.VILLAGE + i * S.TILE + seat];
export const homeOf = (s: State, seat: number): number => villageTile(s, seat, 0);
/** The tile beside another, NO_TILE where none lies. */
export const neighbourOf = (s: State, tile: number, direction: number): number =>
  s.indices[S.NEIGHBOURS + tile * S.TILE + direction];

/** The seat in whose village a tile lies, -1 if it lies in none. */
export function villageOwner(s: State, tile: number): number {
  const place = s.bytes[S.PLACE + tile * S.TILE];
  return place >= S.IN_VILLAGE && place < S.TO_PLACE ? place - S.IN_VILLAGE : -1;
}

/** The face of a tile that shows: 1 for an upgraded tile, or face b of a summer boat. */
export const faceOf = (s: State, tile: number): number => s.bytes[S.MARKS + tile * S.TILE] & S.FLIPPED;

/** SET-9: the face a summer boat shows; other tiles have none. */
export function faceOfBoat(s: State, tile: number): { face?: 'a' | 'b' } {
  if (s.content.tiles[tile].kind !== 'summer-boat') return {};
  return { face: (s.bytes[S.MARKS + tile * S.TILE] & S.FLIPPED) === 0 ? 'a' : 'b' };
}

export const edgeOf = (s: State, tile: number, direction: number): number =>
  s.content.edges[(tile * 6 + s.bytes[S.ROTATION + tile * S.TILE]) * 6 + direction];

export function isRoadBetween(s: State, tile: number, direction: number, neighbour: number): boolean {
  return edgeOf(s, tile, direction) === ROAD && edgeOf(s, neighbour, OPPOSITE[direction]) === ROAD;
}

/** MOVE-6: with boat 2a resources cross wherever neither touching edge is water. */
export function isDryBetween(s: State, tile: number, direction: number, neighbour: number): boolean {
  return edgeOf(s, tile, direction) !== WATER && edgeOf(s, neighbour, OPPOSITE[direction]) !== WATER;
}

/** The tile at these coordinates, NO_TILE where none lies. */
export function tileAt(s: State, seat: number, q: number, r: number): number {
  const size = villageSize(s, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(s, seat, i);
    if (s.bytes[S.COLUMN + tile * S.TILE] === q && s.bytes[S.ROW + tile * S.TILE] === r) return tile;
  }
  return S.NO_TILE;
}

/** Lays a tile into a village. Trusts that the spot is free. */
export function layTile(s: State, seat: number, tile: number, q: number, r: number, rotation: number): void {
  const { bytes: b, indices } = s;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const neighbour = tileAt(s, seat, q + COLUMN_STEP[direction], r + ROW_STEP[direction]);
    indices[S.NEIGHBOURS + tile * S.TILE + direction] = neighbour;
    if (neighbour !== S.NO_TILE) indices[S.NEIGHBOURS + neighbour * S.TILE + OPPOSITE[direction]] = tile;
  }
  b[S.PLACE + tile * S.TILE] = S.IN_VILLAGE + seat;
  b[S.COLUMN + tile * S.TILE] = q;
  b[S.ROW + tile * S.TILE] = r;
  b[S.ROTATION + tile * S.TILE] = rotation;
  indices[S.VILLAGE + indices[S.VILLAGE_SIZE + seat] * S.TILE + seat] = tile;
  indices[S.VILLAGE_SIZE + seat] += 1;
}
