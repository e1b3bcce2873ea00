import { ANY } from '../model/tables.ts';
import type { Run } from '../model/run.ts';
import type { Given } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { COLOURS } from '../model/names.ts';
import { spendWorkers, workersOf } from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { BOAT_4A, ownerOf } from './abilities.ts';
import {
  bestOtherBid,
  bidColour,
  bidSize,
  colourIndex,
  groupIds,
  isCount,
  isOnOffer,
  type LosingBids,
  liftBid,
  readGroups,
} from './losing.ts';
import { GroupSubsets } from './subsets.ts';
import { BidTerms } from './terms.ts';

const NO_LIMIT = 1000;
const subsets = new GroupSubsets();
const terms = new BidTerms();

export function listBids(s: State, seat: number, losing: LosingBids, listing: Listing): void {
  for (let i = 0; i < S.tilesOnMarket(s); i++) listBidsOn(s, seat, S.marketTile(s, i), losing, listing);
  for (let i = 0; i < s.bytes[S.TURN_ROW_SIZE]; i++)
    listBidsOn(s, seat, S.turnRowTile(s, i), losing, listing);
}

function listBidsOn(s: State, seat: number, tile: number, losing: LosingBids, listing: Listing): void {
  if (listing.skips(tile)) return;
  terms.read(s, seat, tile);
  const { least, colour: bound } = terms;
  const last = bound === ANY ? COLOURS.length - 1 : bound;
  for (let colour = bound === ANY ? 0 : bound; colour <= last; colour++) {
    const onScreen = workersOf(s, seat, colour);
    // Most tiles and colours are out of reach: rule them out before looking at any subset.
    if (onScreen < least && onScreen + losingIn(losing, colour, tile) < least) continue;
    subsets.start(losing, colour, tile, NO_LIMIT);
    do {
      if (terms.limitScreen(s, seat, colour, subsets) && listing.begin(terms.high - terms.low + 1)) {
        const { low } = terms;
        const groups = groupIds(s, losing, subsets.chosen, subsets.count);
        for (let n = listing.low; n < listing.high; n++) {
          listing.add({
            type: 'bid',
            tile: s.content.ids[tile],
            color: COLOURS[colour],
            screen: low + n,
            groups,
          });
        }
      }
    } while (subsets.next() && !listing.isFull());
  }
}

/** All workers of a colour that could come from losing bids elsewhere. */
function losingIn(losing: LosingBids, colour: number, except: number): number {
  let workers = 0;
  for (let i = 0; i < losing.count; i++) {
    if (losing.colours[i] === colour && losing.tiles[i] !== except) workers += losing.sizes[i];
  }
  return workers;
}

export function checkBid(s: State, seat: number, action: Given<'bid'>): AnyRefusal | null {
  const tile = s.content.indexOf.get(action.tile) ?? -1;
  if (tile < 0 || !isOnOffer(s, tile)) return illegal('BID-1', 'tile-not-on-offer', {});
  const colour = colourIndex(action.color);
  if (colour < 0) return illegal('BID-3', 'unknown-color', {});
  const screen = action.screen === undefined ? 0 : action.screen;
  if (!isCount(screen)) return illegal('BID-2', 'malformed-worker-count', {});
  const held = workersOf(s, seat, colour);
  if (screen > held) {
    return illegal('BID-2', 'too-few-workers', { color: COLOURS[colour], held, needed: screen });
  }
  const groups = readGroups(s, seat, action.groups);
  if (!groups || groups.includes(tile)) {
    return illegal('BID-2', 'bid-groups-not-losing', {});
  }
  let moved = screen;
  for (const group of groups) {
    const groupColour = bidColour(s, group, seat);
    if (groupColour !== colour) {
      const facts = { color: COLOURS[colour], groupColor: COLOURS[groupColour] };
      return illegal('BID-3', 'bid-mixes-colors', facts);
    }
    moved += bidSize(s, group, seat);
  }
  if (moved < 1) return illegal('BID-2', 'bid-without-workers', {});
  terms.read(s, seat, tile);
  const { own, best, colour: bound } = terms;
  if (bound !== ANY && bound !== colour) {
    return own > 0
      ? illegal('BID-3', 'bid-color-fixed', { color: COLOURS[bound] })
      : illegal('BID-4', 'tile-has-other-color', { color: COLOURS[bound] });
  }
  if (own + moved <= best) return illegal('BID-5', 'bid-too-low', { highest: best, offered: own + moved });
  return null;
}

export function applyBid(s: State, seat: number, action: Given<'bid'>, run: Run): void {
  const b = s.bytes;
  const tile = s.content.indexOf.get(action.tile)!;
  const colour = colourIndex(action.color);
  const screen = action.screen ?? 0;
  let moved = screen;
  if (screen > 0) spendWorkers(s, seat, colour, screen);
  for (const id of action.groups ?? []) moved += liftBid(s, s.content.indexOf.get(id)!, seat);
  const at = tile * S.TILE + seat;
  b[S.BID_COLOUR + at] = colour;
  b[S.BID_SIZE + at] += moved;
  if (b[S.STANDING + tile * S.TILE] < 0) b[S.STANDING + tile * S.TILE] = colour;
  run.emit?.({
    type: 'bid',
    player: seat,
    tile: action.tile,
    color: action.color,
    screen,
    groups: action.groups ?? [],
    total: b[S.BID_SIZE + at],
    ...(b[S.STANDING + tile * S.TILE] === colour ? {} : { lying: true as const }),
  });
}

/** BID-9, after a whole action: a lying bid left alone at a tile stands up. */
export function standUpLyingBids(s: State, run: Run): void {
  const b = s.bytes;
  const owner = ownerOf(s, BOAT_4A);
  if (owner < 0) return;
  for (let i = 0; i < S.tilesOnMarket(s); i++) {
    const tile = S.marketTile(s, i);
    const colour = bidColour(s, tile, owner);
    if (bidSize(s, tile, owner) === 0 || colour === b[S.STANDING + tile * S.TILE]) continue;
    if (b[S.USED_TOTAL + tile * S.TILE] > 0 || bestOtherBid(s, tile, owner) > 0) continue;
    b[S.STANDING + tile * S.TILE] = colour;
    run.emit?.({ type: 'stood-up', player: owner, tile: s.content.ids[tile], color: COLOURS[colour] });
  }
}
