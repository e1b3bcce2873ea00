import { COLOURS, MAX_PLAYERS, SKILLS, WINTER } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { Phase } from './position.ts';
import type { PositionInput } from './position-input.ts';

type Json = Record<string, unknown>;

/** Who has picked a boat in this ending, and with a pending pick who still will, in order (END-5). */
export function parsePicks(
  input: PositionInput,
  json: Json,
  pick: { player: number; json: Json; path: string } | null,
): void {
  const { s, read } = input;
  const b = s.bytes;
  const seat = (value: unknown, path: string) => read.whole(value, path, 0, b[S.PLAYERS] - 1);
  const picked = read.list(json.boatOrder, 'boatOrder').map((value, i) => seat(value, `boatOrder[${i}]`));
  if (!pick) {
    setPicks(input, picked, picked);
    return;
  }
  markPicked(s, json.boats, picked.length);
  const before = [...picked, pick.player];
  const next =
    pick.json.next === undefined
      ? theRest(s, before).slice(0, Math.max(0, freeBoats(s).length - 1))
      : read
          .list(pick.json.next, `${pick.path}.next`)
          .map((value, i) => seat(value, `${pick.path}.next[${i}]`));
  setPicks(input, picked, [...before, ...next]);
  checkPicks(input);
}

/** Who picks afterwards if a position does not say: the others clockwise from the start player. */
function theRest(s: State, before: readonly number[]): number[] {
  const players = s.bytes[S.PLAYERS];
  const seats = Array.from({ length: players }, (_, i) => (s.bytes[S.START_PLAYER] + i) % players);
  return seats.filter((seat) => !before.includes(seat));
}

function setPicks({ s, read }: PositionInput, picked: readonly number[], order: readonly number[]): void {
  const b = s.bytes;
  if (new Set(order).size !== order.length) read.contradiction('boatOrder', 'seat-repeated', 'END-5');
  b.fill(0, S.PICK_ORDER, S.PICK_ORDER + MAX_PLAYERS);
  b.set(order, S.PICK_ORDER);
  b[S.PICKS] = picked.length;
  b[S.PICKERS] = order.length;
}

const harbour = (s: State): number[] =>
  s.content.boats.filter((boat) => s.bytes[S.PLACE + boat * S.TILE] === S.IN_HARBOUR);
const isPicked = (s: State, boat: number): boolean => (s.bytes[S.MARKS + boat * S.TILE] & S.PICKED) !== 0;
const freeBoats = (s: State): number[] => harbour(s).filter((boat) => !isPicked(s, boat));

/** Whether anything lies on a boat. */
function hasGoods(s: State, boat: number): boolean {
  const berth = s.content.boats.indexOf(boat);
  const [C, K] = [COLOURS.length, SKILLS.length];
  return (
    s.bytes.subarray(S.BOAT_WORKERS + berth * C, S.BOAT_WORKERS + (berth + 1) * C).some((n) => n > 0) ||
    s.bytes.subarray(S.BOAT_SKILLS + berth * K, S.BOAT_SKILLS + (berth + 1) * K).some((n) => n > 0)
  );
}

/** Where a position does not say which boats were picked: those it leaves out, or else the empty ones. */
function markPicked(s: State, boats: unknown, picks: number): void {
  if (s.bytes[S.SEASON] === WINTER || harbour(s).some((boat) => isPicked(s, boat))) return;
  const listed = new Set(Array.isArray(boats) ? boats.map((entry: Json) => entry.boat) : []);
  const unlisted = harbour(s).filter((boat) => !listed.has(s.content.ids[boat]));
  const empty = harbour(s).filter((boat) => !hasGoods(s, boat));
  const gone = [unlisted, empty].find((candidates) => candidates.length === picks) ?? [];
  for (const boat of gone) s.bytes[S.MARKS + boat * S.TILE] |= S.PICKED;
}

/** In the middle of the picks, each pick has emptied one boat, and every seat that can still get one picks. */
function checkPicks({ s, read }: PositionInput): void {
  const b = s.bytes;
  const picked = harbour(s).length - freeBoats(s).length;
  const emptied = b[S.SEASON] === WINTER ? 0 : b[S.PICKS];
  if (picked !== emptied) read.contradiction('boats', 'picks-and-boats-differ', 'END-5');
  const waiting = Math.min(b[S.PLAYERS] - b[S.PICKS], freeBoats(s).length);
  if (waiting === 0 || b[S.PICKERS] - b[S.PICKS] !== waiting) {
    read.contradiction('pending', 'decision-missing', 'END-5');
  }
}

/** What must lie nowhere any more, or not yet, when this is decided: nothing may be lost later on. */
export function checkSettled({ s, read }: PositionInput, kind: string | undefined, phase: Phase): void {
  const b = s.bytes;
  const settled = kind !== undefined && phase === 'ending';
  if (settled && S.tilesOnMarket(s) > 0) read.contradiction('market', 'market-not-settled', 'END-3');
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    if (settled && b[S.STANDING + tile * S.TILE] >= 0) {
      read.contradiction(s.content.ids[tile], 'workers-on-tiles', 'END-4');
    }
    if (
      kind !== 'place' &&
      (b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0 &&
      b[S.PLACE + tile * S.TILE] < S.IN_HAND
    ) {
      read.contradiction(s.content.ids[tile], 'sealed-outside-placing', 'END-9');
    }
    if (
      kind !== 'offer' &&
      (b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0 &&
      b[S.PLACE + tile * S.TILE] >= S.IN_HAND
    ) {
      read.contradiction(s.content.ids[tile], 'offered-outside-offering', 'SEA-4');
    }
  }
  for (const boat of harbour(s)) {
    const id = s.content.ids[boat];
    if (isPicked(s, boat) && kind !== 'boat') read.contradiction(id, 'picked-outside-ending', 'END-5');
    if (hasGoods(s, boat) && (isPicked(s, boat) || (settled && kind !== 'boat'))) {
      read.contradiction(id, 'picked-boat-not-empty', 'END-5');
    }
  }
}
