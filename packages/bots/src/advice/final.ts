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
import {
  bidColour,
  bidSize,
  COLOUR_COUNT,
  isLosingBid,
  scoreSeat,
  villageSize,
  villageTile,
  WINTER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
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

/** A copy just before the end of the game: the seat's workers are back, its tiles are shown, and none is to be placed. */
function ending(state: State, seat: number): State {
  const end = cloneState(state);
  const { bytes: b } = end;
  b[S.SEASON] = WINTER;
  end.indices[S.USED_TILE] = S.NO_TILE;
  b.fill(0, S.OWES, S.OWES + S.MAX_PLAYERS);
  const size = villageSize(end, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(end, seat, i);
    takeBack(end, seat, tile);
    show(end, seat, tile);
  }
  for (const tile of onOffer(end)) {
    if (!isLosingBid(end, tile, seat)) continue;
    b[S.WORKERS + seat * COLOUR_COUNT + bidColour(end, tile, seat)] += bidSize(end, tile, seat);
  }
  for (let tile = 0; tile < end.content.tiles.length; tile++) {
    const place = b[S.PLACE + tile * S.TILE];
    if (place >= S.TO_PLACE && place < S.IN_HAND) b[S.PLACE + tile * S.TILE] = S.OUT;
  }
  return end;
}

function onOffer(state: State): number[] {
  const tiles: number[] = [];
  for (let i = 0; i < S.tilesOnMarket(state); i++) tiles.push(S.marketTile(state, i));
  for (let i = 0; i < state.bytes[S.TURN_ROW_SIZE]; i++) tiles.push(S.turnRowTile(state, i));
  return tiles;
}

/** Fields only join when a tile is shown, so their points don't belong to the tile that is laid last. */
function show(end: State, seat: number, tile: number): void {
  const { bytes: b, content } = end;
  if ((b[S.MARKS + tile * S.TILE] & S.SEALED) === 0) return;
  for (const expansion of content.expansions) expansion.tileLaid?.(end, seat, tile);
  b[S.MARKS + tile * S.TILE] &= ~S.SEALED;
}

/** END-4. */
function takeBack({ bytes: b }: State, seat: number, tile: number): void {
  const at = S.USES + tile * S.TILE;
  for (let i = 0; i < S.MAX_USES * COLOUR_COUNT; i++) {
    b[S.WORKERS + seat * COLOUR_COUNT + (i % COLOUR_COUNT)] += b[at + i];
    b[at + i] = 0;
  }
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
