import { RoadSearch } from '../board/roads.ts';
import { villageOwner, villageSize, villageTile } from '../board/village.ts';
import type { Run } from '../model/run.ts';
import type { Given } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { RESOURCES } from '../model/names.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { BOAT_2A, BOAT_2B, owns } from './abilities.ts';

const R = RESOURCES.length;
const roads = new RoadSearch();

/** Searches the ways that a seat's resources may take from a tile (MOVE-2, MOVE-6). */
export function searchWays(s: State, seat: number, from: number, limit: number, into: RoadSearch): void {
  into.search(s, from, limit, owns(s, seat, BOAT_2A));
}

/** MOVE-7: boat 2b doubles the points and upgrades of a use. */
export const capacityFactor = (s: State, seat: number): number => (owns(s, seat, BOAT_2B) ? 2 : 1);

export function listMoves(s: State, seat: number, listing: Listing): void {
  const b = s.bytes;
  if (b[S.POINTS] === 0) return;
  const size = villageSize(s, seat);
  for (let i = 0; i < size; i++) {
    const from = villageTile(s, seat, i);
    if (listing.skips(from) || !hasResources(s, from)) continue;
    searchWays(s, seat, from, b[S.POINTS], roads);
    for (let r = 0; r < R; r++) {
      if (b[S.RESOURCES_ON + from * S.TILE + r] === 0 || !listing.begin(roads.count - 1)) continue;
      for (let k = listing.low; k < listing.high; k++) {
        const to = s.content.ids[roads.reached[k + 1]];
        listing.add({ type: 'move', resource: RESOURCES[r], from: s.content.ids[from], to });
      }
    }
  }
}

function hasResources(s: State, tile: number): boolean {
  const at = S.RESOURCES_ON + tile * S.TILE;
  return (s.bytes[at] | s.bytes[at + 1] | s.bytes[at + 2] | s.bytes[at + 3]) !== 0;
}

/** The way's length in steps, or -1 where no legal way fits into the points left (MOVE-2). */
function way(s: State, seat: number, from: number, to: number): number {
  searchWays(s, seat, from, s.bytes[S.POINTS], roads);
  return roads.stepsTo(to);
}

export function checkMove(s: State, seat: number, action: Given<'move'>): AnyRefusal | null {
  const from = s.content.indexOf.get(action.from) ?? -1;
  const to = s.content.indexOf.get(action.to) ?? -1;
  if (from < 0 || to < 0 || villageOwner(s, from) !== seat || villageOwner(s, to) !== seat) {
    return illegal('MOVE-1', 'not-own-village', {});
  }
  if (from === to) return illegal('MOVE-2', 'same-tile', {});
  const resource = RESOURCES.indexOf(action.resource);
  if (resource < 0 || s.bytes[S.RESOURCES_ON + from * S.TILE + resource] === 0) {
    return illegal('MOVE-2', 'no-such-resource', {});
  }
  return way(s, seat, from, to) > 0 ? null : illegal('MOVE-2', 'no-road', { points: s.bytes[S.POINTS] });
}

export function applyMove(s: State, seat: number, action: Given<'move'>, run: Run): void {
  const b = s.bytes;
  const from = s.content.indexOf.get(action.from)!;
  const to = s.content.indexOf.get(action.to)!;
  const resource = RESOURCES.indexOf(action.resource);
  const points = way(s, seat, from, to);
  b[S.POINTS] -= points;
  b[S.RESOURCES_ON + from * S.TILE + resource] -= 1;
  b[S.RESOURCES_ON + to * S.TILE + resource] += 1;
  run.emit?.({
    type: 'moved',
    player: seat,
    resource: action.resource,
    from: action.from,
    to: action.to,
    points,
  });
}
