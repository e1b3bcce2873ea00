import {
  type ActionOf,
  apply,
  cloneState,
  DrawnChance,
  legalActions,
  QuickRandom,
  type State,
  type TileSpec,
} from '@keyflower/engine';
import { bidSize, isLosingBid, scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { ending, onOffer } from '../evaluate/ending.ts';
import { rewarded } from './rewards.ts';

/** The most spots tried for a tile whose points depend on its position. */
const MAX_SPOTS = 24;

/**
 * The points that some tiles would add to all that a seat has or is about to win, if the game ended then. Includes what
 * turn-order tiles pay their winner.
 */
export function worthInTheEnd(state: State, seat: number, tiles: readonly number[]): number {
  const others = promised(state, seat).filter((tile) => !tiles.includes(tile));
  return pointsWith(state, seat, others, tiles) - pointsWith(state, seat, others, []);
}

/** The points that a seat gives up between two states, apart from those of a tile. */
export function lossBetween(before: State, now: State, seat: number, tile: number): number {
  const [most, left] = [before, now].map((state) => {
    const others = promised(state, seat).filter((one) => one !== tile);
    return pointsWith(state, seat, others, []);
  });
  return most - left;
}

function pointsWith(state: State, seat: number, others: readonly number[], tiles: readonly number[]): number {
  let end = rewarded(ending(state, seat), seat, wonNow(state, [...others, ...tiles]));
  for (const tile of others) end = laid(end, seat, tile, 1);
  for (const tile of tiles) end = laid(end, seat, tile, MAX_SPOTS);
  return scoreSeat(end, seat).total;
}

/** Those of the tiles that are still on offer; the payments of the others are recorded already. */
function wonNow(state: State, tiles: readonly number[]): number[] {
  const offers = onOffer(state);
  return tiles.filter((tile) => offers.includes(tile));
}

/** The points of a spot for a tile, without other tiles that are still to be placed. */
export function worthOfSpot(state: State, seat: number, action: ActionOf<'place'>): number {
  const end = ending(state, seat);
  const tile = state.content.indexOf.get(action.tile) ?? -1;
  const without = scoreSeat(end, seat).total;
  return scoreSeat(laidAt(waiting(end, seat, tile), seat, action), seat).total - without;
}

/** The tiles that the seat has won, or has the highest bid on. */
function promised(state: State, seat: number): number[] {
  const { bytes: b, content } = state;
  const offers = new Set(onOffer(state));
  return content.tiles.flatMap((_, tile) => {
    const leads = offers.has(tile) && bidSize(state, tile, seat) > 0 && !isLosingBid(state, tile, seat);
    return leads || b[S.PLACE + tile * S.TILE] === S.TO_PLACE + seat ? [tile] : [];
  });
}

function waiting(end: State, seat: number, tile: number): State {
  const ready = cloneState(end);
  const { bytes: b } = ready;
  b[S.PLACE + tile * S.TILE] = S.TO_PLACE + seat;
  b[S.STEP] = S.PLACING;
  b[S.OWES + seat] = 1;
  return ready;
}

function laidAt(ready: State, seat: number, action: ActionOf<'place'>): State {
  const next = cloneState(ready);
  apply(next, seat, action, new DrawnChance(new QuickRandom('')));
  return next;
}

/** Places a tile on the best of the tried spots. */
function laid(end: State, seat: number, tile: number, most: number): State {
  const ready = waiting(end, seat, tile);
  const spots = legalActions(ready, seat).filter((action) => action.type === 'place');
  if (spots.length === 0) return end;
  const { front }: TileSpec = end.content.tiles[tile];
  const tried = front.shape || front.farm ? Math.min(most, spots.length) : 1;
  let best = end;
  let points = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tried; i++) {
    const next = laidAt(ready, seat, spots[Math.floor((i * spots.length) / tried)]);
    const { total } = scoreSeat(next, seat);
    if (total <= points) continue;
    points = total;
    best = next;
  }
  return best;
}
