import type { Given } from '../model/action.ts';
import type { Step } from '../model/game.ts';
import type { Listing } from '../model/listing.ts';
import { AUTUMN, WINTER } from '../model/names.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { Run } from '../model/run.ts';
import { allAnswered, owes, parseSealed } from './sealed.ts';

/** The winter tiles a player holds, by id in alphabetical order. */
function winterTiles(s: State, seat: number): number[] {
  const held: number[] = [];
  for (const tile of s.content.seasons[WINTER])
    if (s.bytes[S.PLACE + tile * S.TILE] === S.IN_HAND + seat) held.push(tile);
  return held.sort((a, b) => s.content.alphabetical[a] - s.content.alphabetical[b]);
}

/** SEA-4: asks everyone who holds winter tiles. Returns false if no player does. */
export function beginOffering(s: State): boolean {
  const b = s.bytes;
  b[S.STEP] = S.OFFER;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) b[S.OWES + seat] = winterTiles(s, seat).length > 0 ? 1 : 0;
  return !allAnswered(s);
}

function listOffers(s: State, seat: number, listing: Listing): void {
  if (!listing.wantsTileless()) return;
  const held = winterTiles(s, seat);
  if (!listing.begin(2 ** held.length - 1)) return;
  for (let i = listing.low; i < listing.high; i++) {
    const tiles = held.filter((_, place) => ((i + 1) & (1 << place)) !== 0);
    listing.add({ type: 'offer', tiles: tiles.map((tile) => s.content.ids[tile]) });
  }
}

function checkOffer(s: State, seat: number, action: Given<'offer'>): AnyRefusal | null {
  const tiles: unknown = action.tiles;
  if (!Array.isArray(tiles) || tiles.length === 0) return illegal('SEA-4', 'no-tile-offered', {});
  if (tiles.length > S.MAX_TILES || new Set(tiles).size !== tiles.length) {
    return illegal('SEA-4', 'tile-offered-twice', {});
  }
  const held = winterTiles(s, seat);
  return tiles.every((id) => held.includes(s.content.indexOf.get(id) ?? -1))
    ? null
    : illegal('SEA-4', 'tile-not-in-hand', {});
}

function applyOffer(s: State, seat: number, action: Given<'offer'>, run: Run): void {
  for (const id of action.tiles) s.bytes[S.MARKS + s.content.indexOf.get(id)! * S.TILE] |= S.SEALED;
  s.bytes[S.OWES + seat] = 0;
  run.emit?.({ type: 'offered', player: seat, tiles: action.tiles });
  run.emit?.({ type: 'offer-made', player: seat });
}

/** Turns the offered tiles into the market, in content order so that it tells nothing of who offered what. */
export function showOffers(s: State, run: Run): number[] {
  const b = s.bytes;
  const counts = Array.from({ length: b[S.PLAYERS] }, () => 0);
  const market: number[] = [];
  for (const tile of s.content.seasons[WINTER]) {
    const holder = b[S.PLACE + tile * S.TILE] - S.IN_HAND;
    if (holder < 0) continue;
    if ((b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0) {
      b[S.MARKS + tile * S.TILE] &= ~S.SEALED;
      counts[holder] += 1;
      market.push(tile);
    } else {
      b[S.PLACE + tile * S.TILE] = S.OUT;
    }
  }
  run.emit?.({ type: 'offers-shown', counts });
  return market;
}

const hasOffered = (s: State, seat: number): boolean =>
  winterTiles(s, seat).some((tile) => (s.bytes[S.MARKS + tile * S.TILE] & S.SEALED) !== 0);

/** SEA-4: all choose at the same time which of their winter tiles come to the market. */
export const offerStep: Step = {
  decision: 'offer',
  phase: 'ending',
  types: ['offer'],
  owes,
  list: listOffers,

  check(s, seat, action: Given<'offer'>) {
    return checkOffer(s, seat, action);
  },

  apply(s, seat, action: Given<'offer'>, run) {
    applyOffer(s, seat, action, run);
    return allAnswered(s) ? 'all-offered' : 'stay';
  },

  clean(action: Given<'offer'>): Given<'offer'> {
    return { type: 'offer', tiles: [...action.tiles].sort() };
  },

  print: () => ({}),

  parse(pending) {
    const { s, read } = pending;
    if (s.bytes[S.SEASON] !== AUTUMN) read.contradiction('pending', 'offering-outside-autumn', 'SEA-4');
    parseSealed(pending, (seat) => winterTiles(s, seat).length > 0 && !hasOffered(s, seat), 'SEA-4');
  },
};
