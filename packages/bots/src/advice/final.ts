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

/** More spots than this are not tried for a tile whose points hang on where it lies. */
const MOST_SPOTS = 24;

/**
 * What some tiles would bring a seat beside all that it has or is about to win, if the game ended with them: whole points.
 * What turn-order tiles pay their winner is among it.
 */
export function worthInTheEnd(state: State, seat: number, tiles: readonly number[]): number {
  const others = promised(state, seat).filter((tile) => !tiles.includes(tile));
  return pointsWith(state, seat, others, tiles) - pointsWith(state, seat, others, []);
}

function pointsWith(state: State, seat: number, others: readonly number[], tiles: readonly number[]): number {
  let end = rewarded(ending(state, seat), seat, wonNow(state, [...others, ...tiles]));
  for (const tile of others) end = laid(end, seat, tile, 1);
  for (const tile of tiles) end = laid(end, seat, tile, MOST_SPOTS);
  return scoreSeat(end, seat).total;
}

/** Of some tiles those that are still on offer: what others pay is noted already. */
function wonNow(state: State, tiles: readonly number[]): number[] {
  const offers = onOffer(state);
  return tiles.filter((tile) => offers.includes(tile));
}

/** The points of a spot for a tile, other tiles that wait left out. */
export function worthOfSpot(state: State, seat: number, action: ActionOf<'place'>): number {
  const end = ending(state, seat);
  const tile = state.content.indexOf.get(action.tile) ?? -1;
  const without = scoreSeat(end, seat).total;
  return scoreSeat(laidAt(waiting(end, seat, tile), seat, action), seat).total - without;
}

/** A copy in which the game is about to end for the seat: its workers are back, what it laid is shown, and no seat has a tile to place. */
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

/** Fields join only when a tile is shown: their points are not those of the tile that is laid last. */
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

/** The tiles that the seat has won, or whose highest bid it is. */
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

/** With a tile on one of so many spots, where it scores most. */
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
