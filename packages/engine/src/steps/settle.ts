import { villageSize, villageTile } from '../board/village.ts';
import { COLOURS, SEASONS, WINTER } from '../model/names.ts';
import { receiveWorkersOpenly, workerCounts } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { takeAbility } from '../rules/abilities.ts';
import { bidColour, bidSize, isLosingBid, liftBid } from '../rules/losing.ts';
import type { Run } from '../model/run.ts';

const C = COLOURS.length;

/** END-1 to END-4, and the order of the boat picks (END-5, END-6). */
export function settleSeason(s: State, run: Run): void {
  run.emit?.({ type: 'season-ended', season: SEASONS[s.bytes[S.SEASON]] });
  returnLosingBids(s, run);
  settleMarket(s, run);
  const winners = settleTurnOrder(s, run);
  collectFromVillages(s, run);
  orderPicks(s, winners);
}

function returnLosingBids(s: State, run: Run): void {
  const b = s.bytes;
  for (const tile of tilesOnOffer(s)) {
    for (let seat = 0; seat < b[S.PLAYERS]; seat++) {
      if (!isLosingBid(s, tile, seat)) continue;
      const colour = bidColour(s, tile, seat);
      const size = liftBid(s, tile, seat);
      receiveWorkersOpenly(s, seat, colour, size);
      run.emit?.({
        type: 'bid-returned',
        player: seat,
        tile: s.content.ids[tile],
        workers: { [COLOURS[colour]]: size },
      });
    }
  }
}

function tilesOnOffer(s: State): number[] {
  const tiles: number[] = [];
  for (let i = 0; i < S.tilesOnMarket(s); i++) tiles.push(S.marketTile(s, i));
  for (let i = 0; i < s.bytes[S.TURN_ROW_SIZE]; i++) tiles.push(S.turnRowTile(s, i));
  return tiles;
}

/** END-2, END-3. */
function settleMarket(s: State, run: Run): void {
  const b = s.bytes;
  for (let i = 0; i < S.tilesOnMarket(s); i++) {
    const tile = S.marketTile(s, i);
    s.indices[S.MARKET + i * S.TILE] = 0;
    const id = s.content.ids[tile];
    const used = liftUses(s, tile);
    const winner = onlyBidder(s, tile);
    if (winner < 0) {
      b[S.PLACE + tile * S.TILE] = S.OUT;
      b[S.MARKS + tile * S.TILE] = 0;
      for (let c = 0; c < C; c++) b[S.BAG + c] += used[c];
      run.emit?.({ type: 'tile-discarded', tile: id, workers: workerCounts(used) });
      continue;
    }
    const paid = bidIntoBag(s, tile, winner);
    for (let c = 0; c < C; c++) if (used[c] > 0) receiveWorkersOpenly(s, winner, c, used[c]);
    b[S.PLACE + tile * S.TILE] = S.TO_PLACE + winner;
    takeAbility(s, winner, tile);
    run.emit?.({
      type: 'tile-won',
      player: winner,
      tile: id,
      workers: workerCounts(used),
      paid: workerCounts(paid),
    });
  }
  b[S.MARKET_SIZE] = 0;
}

/** The winner, once the losing bids are gone. */
function onlyBidder(s: State, tile: number): number {
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) if (bidSize(s, tile, seat) > 0) return seat;
  return -1;
}

function bidIntoBag(s: State, tile: number, seat: number): number[] {
  const paid = [0, 0, 0, 0];
  const colour = bidColour(s, tile, seat);
  paid[colour] = liftBid(s, tile, seat);
  s.bytes[S.BAG + colour] += paid[colour];
  s.bytes[S.STANDING + tile * S.TILE] = -1;
  return paid;
}

/** Takes all used workers off a tile, standing and lying, and returns them by colour. */
function liftUses(s: State, tile: number): number[] {
  const b = s.bytes;
  const lifted = [0, 0, 0, 0];
  const at = S.USES + tile * S.TILE;
  for (let i = 0; i < S.MAX_USES * C; i++) {
    lifted[i % C] += b[at + i];
    b[at + i] = 0;
  }
  b[S.USE_COUNT + tile * S.TILE] = 0;
  b[S.USED_TOTAL + tile * S.TILE] = 0;
  b[S.LAST_USE + tile * S.TILE] = 0;
  b[S.STANDING + tile * S.TILE] = -1;
  return lifted;
}

/** The winner of each turn-order tile in play (-1 without a bid), the new start player, and the marker. */
function settleTurnOrder(s: State, run: Run): number[] {
  const b = s.bytes;
  const winter = b[S.SEASON] === WINTER;
  const winners: number[] = [];
  // A start-player tile that is not in play counts as one without a bid.
  b[S.MARKER_PASSES] = 1;
  for (let i = 0; i < b[S.TURN_ROW_SIZE]; i++) {
    const tile = S.turnRowTile(s, i);
    const winner = onlyBidder(s, tile);
    winners.push(winner);
    if (winner >= 0) {
      const paid = workerCounts(bidIntoBag(s, tile, winner));
      for (const expansion of s.content.expansions) expansion.turnOrderWon?.(s, winner, tile);
      run.emit?.({ type: 'turn-order-won', player: winner, tile: s.content.ids[tile], paid });
    }
    if (winter) b[S.PLACE + tile * S.TILE] = winner < 0 ? S.OUT : S.TO_PLACE + winner;
    if (s.content.tiles[tile].startPlayer) settleStartPlayer(s, winner, run);
  }
  if (winter) {
    b.fill(0, S.TURN_ROW, S.TURN_ROW + b[S.TURN_ROW_SIZE]);
    b[S.TURN_ROW_SIZE] = 0;
  }
  return winners;
}

/** END-6, END-7. */
function settleStartPlayer(s: State, winner: number, run: Run): void {
  const b = s.bytes;
  if (b[S.SEASON] === WINTER) b[S.PURPLE] = winner;
  if (winner < 0) return;
  b[S.MARKER_PASSES] = 0;
  b[S.START_PLAYER] = winner;
  run.emit?.({ type: 'start-player', player: winner });
}

function collectFromVillages(s: State, run: Run): void {
  const b = s.bytes;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) {
    const collected = [0, 0, 0, 0];
    let any = false;
    const size = villageSize(s, seat);
    for (let i = 0; i < size; i++) {
      const tile = villageTile(s, seat, i);
      if (b[S.USED_TOTAL + tile * S.TILE] === 0) continue;
      any = true;
      const lifted = liftUses(s, tile);
      for (let c = 0; c < C; c++) collected[c] += lifted[c];
    }
    if (!any) continue;
    for (let c = 0; c < C; c++) if (collected[c] > 0) receiveWorkersOpenly(s, seat, c, collected[c]);
    run.emit?.({ type: 'workers-collected', player: seat, workers: workerCounts(collected) });
  }
}

/** END-5: the winners of the turn-order tiles by number, then the others clockwise from the start player. */
function orderPicks(s: State, winners: readonly number[]): void {
  const b = s.bytes;
  const players = b[S.PLAYERS];
  const order: number[] = [];
  const join = (seat: number) => {
    if (seat >= 0 && !order.includes(seat)) order.push(seat);
  };
  winners.forEach(join);
  for (let i = 0; i < players; i++) join((b[S.START_PLAYER] + i) % players);
  // In a hand-written position boats may lie in villages already: then the last seats in order get none.
  const boats = s.content.boats.filter((boat) => b[S.PLACE + boat * S.TILE] === S.IN_HARBOUR).length;
  const pickers = Math.min(players, boats);
  b.set(order.slice(0, pickers), S.PICK_ORDER);
  b[S.PICKERS] = pickers;
  b[S.PICKS] = 0;
}
