import { faceOf, villageOwner } from '../board/village.ts';
import { ANY, type UseTable } from '../model/tables.ts';
import { COLOURS, GREEN, WINTER } from '../model/names.ts';
import { skillsOf, skillTotal, workersOf, workerTotal } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { BOAT_4A, BOAT_4B, owns } from './abilities.ts';
import { bestOtherBid, bidColour, bidSize, type LosingBids } from './losing.ts';
import type { GroupSubsets } from './subsets.ts';

/*
 * What a bid or a use must be like. Listing, checking and the bots all read these terms, so each rule is written once.
 * The objects are reused between calls: search asks for millions of them.
 */

/** USE-2: how many workers fit on a tile in a season. */
export const MOST_WORKERS = 6;

/** The terms of a seat's bid on a tile on offer. */
export class BidTerms {
  /** The seat's bid so far, and the greatest of the others. */
  own = 0;
  best = 0;
  /** How many workers it must add at least (BID-5). */
  least = 0;
  /** The only colour allowed, or ANY (BID-3, BID-4, BID-8). */
  colour = ANY;
  /** How many workers may come from the screen, as `limitScreen` found. */
  low = 0;
  high = 0;

  read(s: State, seat: number, tile: number): void {
    const own = bidSize(s, tile, seat);
    const best = bestOtherBid(s, tile, seat);
    this.own = own;
    this.best = best;
    this.least = Math.max(1, best + 1 - own);
    const standing = s.bytes[S.STANDING + tile * S.TILE];
    if (own > 0) this.colour = bidColour(s, tile, seat);
    else if (standing < 0 || this.mayBidAcross(s, seat, tile, standing)) this.colour = ANY;
    else this.colour = standing;
  }

  /** BID-8: the owner of boat 4a may answer another player's bid in any other colour. */
  private mayBidAcross(s: State, seat: number, tile: number, standing: number): boolean {
    return (
      owns(s, seat, BOAT_4A) &&
      s.bytes[S.PLACE + tile * S.TILE] === S.ON_MARKET &&
      standing !== GREEN &&
      this.best > 0
    );
  }

  /** Limits the workers of a colour that join the chosen losing bids from the screen; false if none are enough. */
  limitScreen(s: State, seat: number, colour: number, chosen: GroupSubsets): boolean {
    this.low = Math.max(0, this.least - chosen.workers);
    this.high = workersOf(s, seat, colour);
    return this.low <= this.high;
  }
}

/** The terms of a seat's use of a tile. */
export class UseTerms {
  use!: UseTable;
  /** How many workers it takes, and for how many there is room (USE-2). */
  least = 0;
  most = 0;
  /** The only colour allowed, or ANY (USE-3). */
  colour = ANY;
  /** USE-4: with boat 4b any mixture may use a tile that already has workers. */
  mixes = false;
  /** Whether there is room left, and the skill tile that the use costs (USE-5). */
  isOpen = false;
  /** How many workers may come from the screen, as `limitScreen` found. */
  low = 0;
  high = 0;

  /** False if no seat can use the tile now (USE-1). */
  read(s: State, seat: number, tile: number): boolean {
    const use = usableNow(s, tile);
    if (use === null) return false;
    const b = s.bytes;
    const at = tile * S.TILE;
    const standing = b[S.STANDING + at];
    const least = b[S.LAST_USE + at] + 1;
    const most = MOST_WORKERS - b[S.USED_TOTAL + at];
    const mixes = standing >= 0 && owns(s, seat, BOAT_4B);
    this.use = use;
    this.least = least;
    this.most = most;
    this.mixes = mixes;
    this.colour = standing < 0 || mixes ? ANY : standing;
    this.isOpen = least <= most && hasSkillToPay(s, seat, use);
    return true;
  }

  /** Limits the workers of one colour that join the chosen losing bids from the screen; false if none are enough. */
  limitScreen(s: State, seat: number, colour: number, losing: LosingBids, chosen: GroupSubsets): boolean {
    const onScreen = workersOf(s, seat, colour);
    this.low = Math.max(0, this.least - chosen.workers);
    this.high = Math.min(onScreen, this.most - chosen.workers);
    const { pay } = this.use;
    if (pay?.what === 'worker' && !canGroupPay(losing, pay.kind, chosen)) {
      if (pay.kind === ANY) this.high = Math.min(this.high, workerTotal(s, seat) - 1);
      else if (pay.kind === colour) this.high = Math.min(this.high, onScreen - 1);
      else if (workersOf(s, seat, pay.kind) === 0) this.high = -1;
    }
    return this.low <= this.high;
  }
}

/** The tile's effect where USE-1 lets it be used. */
function usableNow(s: State, tile: number): UseTable | null {
  const use = s.content.uses[tile * 2 + faceOf(s, tile)];
  if (use === null || villageOwner(s, tile) >= 0) return use;
  const isOnMarket = s.bytes[S.PLACE + tile * S.TILE] === S.ON_MARKET;
  return isOnMarket && s.bytes[S.SEASON] !== WINTER ? use : null;
}

export function hasSkillToPay(s: State, seat: number, { pay }: UseTable): boolean {
  if (pay?.what !== 'skill') return true;
  return pay.kind === ANY ? skillTotal(s, seat) > 0 : skillsOf(s, seat, pay.kind) > 0;
}

/** USE-5: whether a worker is left to pay with once those in `placed` and the chosen losing bids are at the tile. */
export function hasWorkerToPay(
  s: State,
  seat: number,
  { pay }: UseTable,
  placed: readonly number[],
  losing: LosingBids,
  chosen: GroupSubsets,
): boolean {
  if (pay?.what !== 'worker' || canGroupPay(losing, pay.kind, chosen)) return true;
  for (let c = 0; c < COLOURS.length; c++) {
    if ((pay.kind === ANY || pay.kind === c) && workersOf(s, seat, c) > placed[c]) return true;
  }
  return false;
}

/** USE-8: whether a losing bid of that colour stays behind, which could pay. */
function canGroupPay(losing: LosingBids, kind: number, chosen: GroupSubsets): boolean {
  for (let i = 0; i < losing.count; i++) {
    if ((kind === ANY || losing.colours[i] === kind) && !chosen.includes(i)) return true;
  }
  return false;
}
