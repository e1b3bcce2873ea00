import { COLOURS, GREEN, RESOURCES, SKILLS, WINTER } from '../model/names.ts';
import * as S from '../model/state.ts';
import { BOAT_4A, BOAT_4B, ownerOf } from '../rules/abilities.ts';
import { bestOtherBid, bidColour, bidSize } from '../rules/losing.ts';
import { parseFace, parseUses } from './parse-players.ts';
import { belongs, claim, type PositionInput } from './position-input.ts';
import type { Phase } from './position.ts';

const C = COLOURS.length;
const K = SKILLS.length;
const NO_SEAT = -1;

/** Reads the market, the turn-order tiles and the boats. */
export function parseOffers(input: PositionInput, json: Record<string, unknown>, phase: Phase): void {
  const { s, read } = input;
  const b = s.bytes;
  const stated = new Map<number, number>();
  read.list(json.market, 'market').forEach((entry, i) => {
    const path = `market[${i}]`;
    const offer = read.object(entry, path);
    const tile = claim(input, offer.tile, `${path}.tile`);
    if (s.content.tiles[tile].season === null) read.contradiction(path, 'not-a-market-tile', 'BID-1');
    b[S.PLACE + tile * S.TILE] = S.ON_MARKET;
    if (read.flag(offer.upgraded, `${path}.upgraded`))
      read.contradiction(path, 'upgraded-outside-village', 'MOVE-3');
    if (read.counts(offer.resources, `${path}.resources`, RESOURCES).some((n) => n > 0)) {
      read.contradiction(`${path}.resources`, 'resources-outside-village', 'USE-6');
    }
    parseFace(input, tile, offer, path);
    parseBids(input, tile, offer, path);
    if (read.list(offer.uses, `${path}.uses`).length > 0 && b[S.SEASON] === WINTER)
      read.contradiction(`${path}.uses`, 'used-in-winter', 'USE-1');
    parseUses(input, tile, offer, path);
    if (offer.color !== undefined)
      stated.set(tile, COLOURS.indexOf(read.oneOf(offer.color, `${path}.color`, COLOURS)));
  });
  parseTurnOrder(input, json.turnOrder, phase);
  parseBoats(input, json.boats, phase);
  // The lists in the state are in content order, independent of the order in the position.
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    if (b[S.PLACE + tile * S.TILE] === S.ON_MARKET)
      s.indices[S.MARKET + s.indices[S.MARKET_SIZE]++ * S.TILE] = tile;
  }
  for (const tile of s.content.turnOrder) {
    if (b[S.PLACE + tile * S.TILE] === S.IN_TURN_ROW) s.indices[S.TURN_ROW + b[S.TURN_ROW_SIZE]++] = tile;
  }
  for (const [tile, colour] of stated) b[S.STANDING + tile * S.TILE] = colour;
}

/** Turn-order tiles and boats only ever leave their place at the end of winter; before, all of them are there. */
function mayBeGone({ s }: PositionInput, phase: Phase): boolean {
  return phase === 'scoring' || (phase === 'ending' && s.bytes[S.SEASON] === WINTER);
}

function parseTurnOrder(input: PositionInput, row: unknown, phase: Phase): void {
  const { s, read } = input;
  read.list(row, 'turnOrder').forEach((entry, i) => {
    const path = `turnOrder[${i}]`;
    const offer = read.object(entry, path);
    const tile = claim(input, offer.tile, `${path}.tile`);
    if (s.content.tiles[tile].kind !== 'turn-order' || !belongs(input, tile)) {
      read.contradiction(path, 'not-in-this-game', 'SET-6');
    }
    if (read.list(offer.uses, `${path}.uses`).length > 0)
      read.contradiction(`${path}.uses`, 'not-usable', 'USE-1');
    s.bytes[S.PLACE + tile * S.TILE] = S.IN_TURN_ROW;
    parseBids(input, tile, offer, path);
  });
  // `[]` means that there are none; a partial list leaves the others at their usual place.
  if (row !== undefined && ((row as unknown[]).length === 0 || mayBeGone(input, phase))) return;
  for (const tile of s.content.turnOrder) {
    if (input.claimed.has(tile) || !belongs(input, tile)) continue;
    input.claimed.add(tile);
    s.bytes[S.PLACE + tile * S.TILE] = S.IN_TURN_ROW;
  }
}

function parseBoats(input: PositionInput, boats: unknown, phase: Phase): void {
  const { s, read } = input;
  const b = s.bytes;
  read.list(boats, 'boats').forEach((entry, i) => {
    const path = `boats[${i}]`;
    const json = read.object(entry, path);
    const tile = claim(input, json.boat, `${path}.boat`);
    const berth = s.content.boats.indexOf(tile);
    if (berth < 0 || !belongs(input, tile)) read.contradiction(path, 'not-in-this-game', 'SET-5');
    b[S.PLACE + tile * S.TILE] = S.IN_HARBOUR;
    b.set(read.counts(json.workers, `${path}.workers`, COLOURS), S.BOAT_WORKERS + berth * C);
    b.set(read.counts(json.skills, `${path}.skills`, SKILLS), S.BOAT_SKILLS + berth * K);
    if (read.flag(json.picked, `${path}.picked`)) b[S.MARKS + tile * S.TILE] |= S.PICKED;
  });
  if (boats !== undefined && mayBeGone(input, phase)) return;
  for (const tile of s.content.boats) {
    if (input.claimed.has(tile) || !belongs(input, tile)) continue;
    input.claimed.add(tile);
    b[S.PLACE + tile * S.TILE] = S.IN_HARBOUR;
  }
}

function parseBids(
  { s, read }: PositionInput,
  tile: number,
  offer: Record<string, unknown>,
  path: string,
): void {
  const b = s.bytes;
  read.list(offer.bids, `${path}.bids`).forEach((entry, i) => {
    const at = `${path}.bids[${i}]`;
    const bid = read.object(entry, at);
    const player = read.whole(bid.player, `${at}.player`, 0, b[S.PLAYERS] - 1);
    const workers = read.counts(bid.workers, `${at}.workers`, COLOURS);
    const colour = workers.findIndex((n) => n > 0);
    if (workers.filter((n) => n > 0).length !== 1) read.contradiction(at, 'bid-mixes-colors', 'BID-3');
    if (bidSize(s, tile, player) > 0) read.contradiction(at, 'two-bids', 'BID-3');
    for (let other = 0; other < b[S.PLAYERS]; other++) {
      if (bidSize(s, tile, other) === workers[colour]) read.contradiction(at, 'equal-bids', 'BID-5');
    }
    b[S.BID_COLOUR + tile * S.TILE + player] = colour;
    b[S.BID_SIZE + tile * S.TILE + player] = workers[colour];
  });
}

/**
 * Works out each tile's standing colour and refuses workers that could not have come there. In the middle of an
 * action a lying bid may be left alone: it stands up when the action is over (BID-9).
 */
export function settleColours({ s, read }: PositionInput, midAction: boolean): void {
  const b = s.bytes;
  const across = ownerOf(s, BOAT_4A);
  const mixes = ownerOf(s, BOAT_4B) >= 0;
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    // Most tiles have neither, and bots read a position for every decision.
    if (b[S.USE_COUNT + tile * S.TILE] === 0 && bestOtherBid(s, tile, NO_SEAT) === 0) {
      b[S.STANDING + tile * S.TILE] = -1;
      continue;
    }
    const bidders = Array.from({ length: b[S.PLAYERS] }, (_, seat) => seat).filter(
      (seat) => bidSize(s, tile, seat) > 0,
    );
    const uses = Array.from({ length: b[S.USE_COUNT + tile * S.TILE] }, (_, i) => {
      const at = S.USES + tile * S.TILE + i * C;
      return COLOURS.flatMap((_name, c) => (b[at + c] > 0 ? [c] : []));
    });
    const id = s.content.ids[tile];
    const plain = bidders.filter((seat) => seat !== across);
    const colours = [
      ...plain.map((seat) => bidColour(s, tile, seat)),
      ...uses.flatMap((use) => (use.length === 1 ? use : [])),
      ...bidders.map((seat) => bidColour(s, tile, seat)),
    ];
    if (colours.length === 0) read.contradiction(id, 'first-use-mixes-colors', 'USE-4');
    if (b[S.STANDING + tile * S.TILE] < 0) b[S.STANDING + tile * S.TILE] = colours[0];
    const standing = b[S.STANDING + tile * S.TILE];
    if (plain.some((seat) => bidColour(s, tile, seat) !== standing)) {
      read.contradiction(id, 'bid-in-other-color', 'BID-4');
    }
    const strayUse = uses.some((use) => use.some((c) => c !== standing));
    const firstStrays = bidders.length === 0 && uses[0]?.some((c) => c !== standing);
    if (firstStrays || (strayUse && !mixes)) {
      read.contradiction(id, 'use-in-other-color', mixes ? 'USE-4' : 'USE-3');
    }
    const lies = bidders.some((seat) => seat === across && bidColour(s, tile, seat) !== standing);
    if (!lies) continue;
    if (b[S.PLACE + tile * S.TILE] !== S.ON_MARKET || standing === GREEN)
      read.contradiction(id, 'bid-cannot-lie', 'BID-8');
    if (plain.length === 0 && uses.length === 0 && !midAction)
      read.contradiction(id, 'lone-lying-bid', 'BID-9');
  }
}
