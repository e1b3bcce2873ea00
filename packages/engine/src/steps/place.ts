import { Spots } from '../board/spots.ts';
import { layTile, tileAt, villageSize, villageTile } from '../board/village.ts';
import type { Given } from '../model/action.ts';
import type { PendingInput, Step } from '../model/game.ts';
import type { Placement } from '../model/event.ts';
import type { Listing } from '../model/listing.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { BOAT_2A, loseAbility, owns } from '../rules/abilities.ts';
import type { Run } from '../model/run.ts';
import { allAnswered, isRotation, owes, parseSealed } from './sealed.ts';

const spots = new Spots();

/** END-9: asks every player with tiles to place. Returns false if no player has. */
export function beginPlacing(s: State): boolean {
  const b = s.bytes;
  b[S.STEP] = S.PLACING;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) b[S.OWES + seat] = canPlaceAny(s, seat) ? 1 : 0;
  return !allAnswered(s);
}

/** END-11: whether any of the player's remaining tiles has a legal spot. */
export function canPlaceAny(s: State, seat: number): boolean {
  const tiles = s.content.tiles.length;
  let looked = false;
  for (let tile = 0; tile < tiles; tile++) {
    if (s.bytes[S.PLACE + tile * S.TILE] !== S.TO_PLACE + seat) continue;
    if (!looked) spots.find(s, seat);
    looked = true;
    for (let spot = 0; spot < spots.count; spot++) {
      if (rotationsAllowed(s, seat, spot, tile) !== 0) return true;
    }
  }
  return false;
}

const EVERY_ROTATION = 0b111111;
/** How many bits are set in each number below 64. */
const BITS = Uint8Array.from({ length: 64 }, (_, n) => n.toString(2).replaceAll('0', '').length);

/** END-10, which boat 2a lifts. */
function rotationsAllowed(s: State, seat: number, spot: number, tile: number): number {
  return owns(s, seat, BOAT_2A) ? EVERY_ROTATION : spots.rotationsAt(s, spot, tile);
}

function listPlacements(s: State, seat: number, listing: Listing): void {
  const tiles = s.content.tiles.length;
  spots.find(s, seat);
  for (let tile = 0; tile < tiles; tile++) {
    if (s.bytes[S.PLACE + tile * S.TILE] !== S.TO_PLACE + seat || listing.skips(tile)) continue;
    for (let spot = 0; spot < spots.count; spot++) {
      const rotations = rotationsAllowed(s, seat, spot, tile);
      if (!listing.begin(BITS[rotations])) continue;
      for (let rotation = 0, nth = 0; rotation < 6; rotation++) {
        if ((rotations & (1 << rotation)) === 0) continue;
        if (nth >= listing.low && nth < listing.high) {
          listing.add({
            type: 'place',
            tile: s.content.ids[tile],
            q: spots.q[spot],
            r: spots.r[spot],
            rotation,
          });
        }
        nth += 1;
      }
    }
  }
}

export function checkPlacement(s: State, seat: number, action: Given<'place'>): AnyRefusal | null {
  const tile = s.content.indexOf.get(action.tile) ?? -1;
  if (tile < 0 || s.bytes[S.PLACE + tile * S.TILE] !== S.TO_PLACE + seat) {
    return illegal('END-9', 'no-such-tile-to-place', {});
  }
  if (!isRotation(action.rotation)) return illegal('END-10', 'malformed-rotation', {});
  spots.find(s, seat);
  const spot = spots.indexOf(action.q, action.r);
  if (spot < 0) {
    return tileAt(s, seat, action.q, action.r) === S.NO_TILE
      ? illegal('END-10', 'not-adjacent', {})
      : illegal('END-10', 'spot-taken', {});
  }
  const fits = rotationsAllowed(s, seat, spot, tile) & (1 << action.rotation);
  return fits ? null : illegal('END-10', 'edges-differ', {});
}

/** Lays the tile, unseen by the others until all are done. */
export function applyPlacement(s: State, seat: number, action: Given<'place'>, run: Run): void {
  const tile = s.content.indexOf.get(action.tile)!;
  layTile(s, seat, tile, action.q, action.r, action.rotation);
  s.bytes[S.MARKS + tile * S.TILE] |= S.SEALED;
  const { q, r, rotation } = action;
  run.emit?.({ type: 'placed', player: seat, tile: action.tile, q, r, rotation });
  if (canPlaceAny(s, seat)) return;
  s.bytes[S.OWES + seat] = 0;
  run.emit?.({ type: 'placing-done', player: seat });
}

/** Shows all placements together; tiles that found no spot leave the game (END-11). */
export function showPlacements(s: State, run: Run): void {
  const b = s.bytes;
  tellExpansions(s);
  const placements: Placement[] = [];
  const setAside: { player: number; tile: string }[] = [];
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    const place = b[S.PLACE + tile * S.TILE];
    if (place >= S.TO_PLACE && place < S.IN_HAND) {
      b[S.PLACE + tile * S.TILE] = S.OUT;
      loseAbility(s, tile);
      b[S.MARKS + tile * S.TILE] = 0;
      setAside.push({ player: place - S.TO_PLACE, tile: s.content.ids[tile] });
    } else if (place >= S.IN_VILLAGE && (b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0 && place < S.TO_PLACE) {
      b[S.MARKS + tile * S.TILE] &= ~S.SEALED;
      placements.push({
        player: place - S.IN_VILLAGE,
        tile: s.content.ids[tile],
        q: b[S.COLUMN + tile * S.TILE],
        r: b[S.ROW + tile * S.TILE],
        rotation: b[S.ROTATION + tile * S.TILE],
      });
    }
  }
  if (placements.length > 0 || setAside.length > 0) {
    run.emit?.({ type: 'placements-shown', placements, setAside });
  }
}

/** What a tile joins is only worked out when all may see it: until then nothing about it shows elsewhere. */
function tellExpansions(s: State): void {
  const { expansions } = s.content;
  if (expansions.length === 0) return;
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) {
    for (let i = 0; i < villageSize(s, seat); i++) {
      const tile = villageTile(s, seat, i);
      if ((s.bytes[S.MARKS + tile * S.TILE] & S.SEALED) === 0) continue;
      for (const expansion of expansions) expansion.tileLaid?.(s, seat, tile);
    }
  }
}

/** END-9: all place their tiles at the same time, unseen by the others. */
export const placeStep: Step = {
  decision: 'place',
  phase: 'ending',
  types: ['place'],
  owes,
  list: listPlacements,

  check(s, seat, action: Given<'place'>) {
    return checkPlacement(s, seat, action);
  },

  apply(s, seat, action: Given<'place'>, run) {
    applyPlacement(s, seat, action, run);
    return allAnswered(s) ? 'all-placed' : 'stay';
  },

  clean({ type, tile, q, r, rotation }: Given<'place'>): Given<'place'> {
    return { type, tile, q, r, rotation };
  },

  print: () => ({}),

  parse(pending: PendingInput) {
    parseSealed(pending, (seat) => canPlaceAny(pending.s, seat), 'END-11');
  },
};
