import { COLOURS } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

/** The greatest bid of anyone but `seat` on a tile (BID-0: lying workers count). */
export function bestOtherBid(s: State, tile: number, seat: number): number {
  const at = S.BID_SIZE + tile * S.TILE;
  const players = s.bytes[S.PLAYERS];
  let best = 0;
  for (let other = 0; other < players; other++) {
    const size = s.bytes[at + other];
    if (size > best && other !== seat) best = size;
  }
  return best;
}

export const bidSize = (s: State, tile: number, seat: number): number =>
  s.bytes[S.BID_SIZE + tile * S.TILE + seat];
export const bidColour = (s: State, tile: number, seat: number): number =>
  s.bytes[S.BID_COLOUR + tile * S.TILE + seat];

export function isLosingBid(s: State, tile: number, seat: number): boolean {
  const size = bidSize(s, tile, seat);
  return size > 0 && bestOtherBid(s, tile, seat) > size;
}

export function isOnOffer(s: State, tile: number): boolean {
  const place = s.bytes[S.PLACE + tile * S.TILE];
  return place === S.ON_MARKET || place === S.IN_TURN_ROW;
}

/** A player's losing bids, by tile id in alphabetical order, each of which moves whole (BID-2). */
export interface LosingBids {
  count: number;
  readonly tiles: Uint8Array;
  readonly colours: Int8Array;
  readonly sizes: Int8Array;
}

export function emptyLosingBids(): LosingBids {
  return {
    count: 0,
    tiles: new Uint8Array(S.MAX_TILES),
    colours: new Int8Array(S.MAX_TILES),
    sizes: new Int8Array(S.MAX_TILES),
  };
}

export function findLosingBids(s: State, seat: number, into: LosingBids): void {
  into.count = 0;
  for (let i = 0; i < S.tilesOnMarket(s); i++) addIfLosing(s, seat, S.marketTile(s, i), into);
  for (let i = 0; i < s.bytes[S.TURN_ROW_SIZE]; i++) addIfLosing(s, seat, S.turnRowTile(s, i), into);
}

function addIfLosing(s: State, seat: number, tile: number, into: LosingBids): void {
  if (!isLosingBid(s, tile, seat)) return;
  const rank = s.content.alphabetical;
  let i = into.count++;
  for (; i > 0 && rank[into.tiles[i - 1]] > rank[tile]; i--) {
    into.tiles[i] = into.tiles[i - 1];
    into.colours[i] = into.colours[i - 1];
    into.sizes[i] = into.sizes[i - 1];
  }
  into.tiles[i] = tile;
  into.colours[i] = bidColour(s, tile, seat);
  into.sizes[i] = bidSize(s, tile, seat);
}

/** Most actions name no group: they share the empty list. */
const NO_GROUPS: readonly string[] = [];

/** The ids of the groups at these places among the losing bids. */
export function groupIds(
  s: State,
  losing: LosingBids,
  chosen: ArrayLike<number>,
  count: number,
): readonly string[] {
  if (count === 0) return NO_GROUPS;
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(s.content.ids[losing.tiles[chosen[i]]]);
  return ids;
}

/** Takes a whole bid off a tile and returns its size; the caller must put the workers somewhere. */
export function liftBid(s: State, tile: number, seat: number): number {
  const at = S.BID_SIZE + tile * S.TILE + seat;
  const size = s.bytes[at];
  s.bytes[at] = 0;
  s.bytes[S.BID_COLOUR + tile * S.TILE + seat] = 0;
  return size;
}

/** The groups an action names, as tile indices; null if the list is no list of one's own losing bids. */
export function readGroups(s: State, seat: number, groups: unknown): number[] | null {
  if (groups === undefined) return [];
  if (!Array.isArray(groups) || groups.length > S.MAX_TILES) return null;
  const tiles: number[] = [];
  for (const id of groups) {
    const tile = s.content.indexOf.get(id as string);
    if (tile === undefined || tiles.includes(tile)) return null;
    if (!isOnOffer(s, tile) || !isLosingBid(s, tile, seat)) return null;
    tiles.push(tile);
  }
  return tiles;
}

export function isCount(n: unknown): n is number {
  return typeof n === 'number' && Number.isInteger(n) && n >= 0;
}

export const colourIndex = (colour: unknown): number => COLOURS.indexOf(colour as (typeof COLOURS)[number]);
