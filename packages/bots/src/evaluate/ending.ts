import { cloneState, type State } from '@keyflower/engine';
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

/** The exact score of a seat if the game ended now. */
export function countedPoints(state: State, seat: number): number {
  return scoreSeat(ending(state, seat), seat).total;
}

/** A copy just before the end of the game: the seat's workers are back, its tiles are shown, and none is to be placed. */
export function ending(state: State, seat: number): State {
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

/** All tiles that can be bid for. */
export function onOffer(state: State): number[] {
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
