import { countActions } from '../flow/legal.ts';
import { DECISIONS, type DecisionKind } from '../model/action.ts';
import { COLOURS, MAX_PLAYERS, SKILLS, WINTER } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { beginOffering } from '../flow/offering.ts';
import { canPlaceAny } from '../flow/placing.ts';
import { currentUse } from '../rules/effects.ts';
import type { PositionInput } from './position-input.ts';
import type { Phase } from './position.ts';

/** Reads what is to be decided. Left out, it is the active player's turn, or in an ending its beginning. */
export function parsePending(
  input: PositionInput,
  json: Record<string, unknown>,
  phase: Phase,
): 'as-given' | 'begin-ending' {
  const { s, read } = input;
  const b = s.bytes;
  const seat = (value: unknown, path: string) => read.whole(value, path, 0, b[S.PLAYERS] - 1);
  const picked = read.list(json.boatOrder, 'boatOrder').map((value, i) => seat(value, `boatOrder[${i}]`));
  setPicks(input, picked, picked);
  const { expansion } = s.content;
  const kinds = [...DECISIONS, ...(expansion ? Object.keys(expansion.decisions) : [])] as DecisionKind[];
  const pending = read.list(json.pending, 'pending').map((entry, i) => {
    const decision = read.object(entry, `pending[${i}]`);
    const kind = read.oneOf(decision.decision, `pending[${i}].decision`, kinds);
    return {
      json: decision,
      kind,
      player: seat(decision.player, `pending[${i}].player`),
      path: `pending[${i}]`,
    };
  });
  checkQuiet(input, pending[0]?.kind);
  if (phase === 'scoring') {
    if (pending.length > 0) read.refuse('pending', 'nothing is decided once scores are counted');
    b[S.STEP] = S.OVER;
    return 'as-given';
  }
  if (pending.length === 0) {
    b[S.STEP] = S.TURN;
    return phase === 'ending' ? 'begin-ending' : 'as-given';
  }
  const [first] = pending;
  if (pending.some(({ kind }) => kind !== first.kind))
    read.refuse('pending', 'all decide the same kind of thing');
  if (expansion && first.kind in expansion.decisions) {
    b[S.STEP] = S.ASIDE;
    expansion.parseDecision(s, first.kind, pending, read);
    if ((b[S.USED_TILE] < 0) !== (phase === 'ending')) read.refuse(first.path, `not a decision of the phase ${phase}`);
    for (const { player, path } of pending) {
      if (countActions(s, player) === 0) read.refuse(path, 'nothing could be answered', 'USE-5');
    }
    return 'as-given';
  }
  const inEnding = first.kind === 'boat' || first.kind === 'place' || first.kind === 'offer';
  if (inEnding !== (phase === 'ending')) read.refuse(first.path, `not a decision of the phase ${phase}`);
  if (first.kind === 'place' || first.kind === 'offer') {
    parseSimultaneous(input, first.kind, pending);
    return 'as-given';
  }
  if (pending.length > 1) read.refuse('pending', 'one player decides this');
  if (first.kind === 'boat') {
    const next =
      first.json.next === undefined
        ? theRest(s, [...picked, first.player])
        : read
            .list(first.json.next, `${first.path}.next`)
            .map((value, i) => seat(value, `${first.path}.next[${i}]`));
    setPicks(input, picked, [...picked, first.player, ...next]);
    checkPicks(input);
    b[S.STEP] = S.BOAT;
    return 'as-given';
  }
  if (first.player !== b[S.ACTIVE]) read.refuse(first.path, 'the active player decides this', 'TURN-1');
  parseUseInProgress(input, first.kind, first.json, first.path);
  return 'as-given';
}

/** Who picks afterwards if a position does not say: the others clockwise from the start player (END-5). */
function theRest(s: State, before: readonly number[]): number[] {
  const players = s.bytes[S.PLAYERS];
  const seats = Array.from({ length: players }, (_, i) => (s.bytes[S.START_PLAYER] + i) % players);
  return seats.filter((seat) => !before.includes(seat));
}

function setPicks({ s, read }: PositionInput, picked: readonly number[], order: readonly number[]): void {
  const b = s.bytes;
  if (new Set(order).size !== order.length) read.refuse('boatOrder', 'every player picks one boat', 'END-5');
  b.fill(0, S.PICK_ORDER, S.PICK_ORDER + MAX_PLAYERS);
  b.set(order, S.PICK_ORDER);
  b[S.PICKS] = picked.length;
  b[S.PICKERS] = order.length;
}

/** In the middle of the picks, each pick has emptied one boat, and there is one for everyone who is left. */
function checkPicks({ s, read }: PositionInput): void {
  const b = s.bytes;
  const inHarbour = s.content.boats.filter((boat) => b[S.PLACE + boat] === S.IN_HARBOUR);
  const picked = inHarbour.filter((boat) => (b[S.MARKS + boat] & S.PICKED) !== 0).length;
  const emptied = b[S.SEASON] === WINTER ? 0 : b[S.PICKS];
  if (b[S.PICKERS] !== b[S.PLAYERS]) read.refuse('pending', 'every player picks a boat', 'END-5');
  if (picked !== emptied || inHarbour.length - picked !== b[S.PICKERS] - b[S.PICKS]) {
    read.refuse('boats', 'there is one for everyone who still picks', 'END-5');
  }
}

/** What must lie nowhere any more, or not yet, when this is decided: nothing may be lost later on. */
function checkQuiet({ s, read }: PositionInput, kind: DecisionKind | undefined): void {
  const b = s.bytes;
  const settled = kind === 'boat' || kind === 'place' || kind === 'offer';
  if (settled && b[S.MARKET_SIZE] > 0)
    read.refuse('market', 'it is settled before the boats are emptied', 'END-3');
  for (let tile = 0; tile < s.content.tiles.length; tile++) {
    if (settled && b[S.STANDING + tile] >= 0) {
      read.refuse(s.content.ids[tile], 'workers on tiles go home before the boats are emptied', 'END-4');
    }
  }
  s.content.boats.forEach((boat, berth) => {
    const picked = (b[S.MARKS + boat] & S.PICKED) !== 0;
    const goods =
      b
        .subarray(S.BOAT_WORKERS + berth * COLOURS.length, S.BOAT_WORKERS + (berth + 1) * COLOURS.length)
        .some((n) => n > 0) ||
      b
        .subarray(S.BOAT_SKILLS + berth * SKILLS.length, S.BOAT_SKILLS + (berth + 1) * SKILLS.length)
        .some((n) => n > 0);
    if (picked && kind !== 'boat')
      read.refuse(s.content.ids[boat], 'boats are only picked in an ending', 'END-5');
    if (goods && (picked || kind === 'place' || kind === 'offer')) {
      read.refuse(s.content.ids[boat], 'its goods went with the pick', 'END-5');
    }
  });
}

function parseUseInProgress(
  { s, read }: PositionInput,
  kind: string,
  json: Record<string, unknown>,
  path: string,
): void {
  const b = s.bytes;
  if (kind === 'turn') {
    b[S.STEP] = S.TURN;
    return;
  }
  const tile = s.content.indexOf.get(json.tile as string) ?? -1;
  if (tile < 0 || b[S.USE_COUNT + tile] === 0)
    read.refuse(`${path}.tile`, 'names the tile that is being used', 'USE-1');
  b[S.USED_TILE] = tile;
  const use = currentUse(s);
  const asks = { pay: use?.pay, choose: use?.oneOf, transport: use?.transport || use?.upgrades }[kind];
  if (!use || !asks) read.refuse(path, 'that tile asks for no such answer', 'USE-1');
  b[S.STEP] = kind === 'pay' ? S.PAY : kind === 'choose' ? S.CHOOSE : S.TRANSPORT;
  b[S.POINTS] = read.whole(json.points, `${path}.points`, 0, 100, 0);
  b[S.UPGRADES] = read.whole(json.upgrades, `${path}.upgrades`, 0, 100, 0);
  if (countActions(s, b[S.ACTIVE]) === 0) {
    read.refuse(path, 'nothing could be answered', kind === 'pay' ? 'USE-5' : 'USE-10');
  }
}

function parseSimultaneous(
  { s, read }: PositionInput,
  kind: 'place' | 'offer',
  pending: readonly { player: number; path: string }[],
): void {
  const b = s.bytes;
  if (kind === 'offer') beginOffering(s);
  b[S.STEP] = kind === 'place' ? S.PLACING : S.OFFER;
  for (const { player, path } of pending) {
    const able = kind === 'place' ? canPlaceAny(s, player) : b[S.OWES + player] === 1;
    if (!able)
      read.refuse(path, 'that player has nothing to answer with', kind === 'place' ? 'END-11' : 'SEA-4');
  }
  b.fill(0, S.OWES, S.OWES + 6);
  for (const { player } of pending) b[S.OWES + player] = 1;
}
