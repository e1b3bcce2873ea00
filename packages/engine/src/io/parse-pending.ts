import { DECISIONS } from '../model/action.ts';
import * as S from '../model/state.ts';
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
  setPicks(input, picked, []);
  const pending = read.list(json.pending, 'pending').map((entry, i) => {
    const decision = read.object(entry, `pending[${i}]`);
    const kind = read.oneOf(decision.decision, `pending[${i}].decision`, DECISIONS);
    return {
      json: decision,
      kind,
      player: seat(decision.player, `pending[${i}].player`),
      path: `pending[${i}]`,
    };
  });
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
  const inEnding = first.kind === 'boat' || first.kind === 'place' || first.kind === 'offer';
  if (inEnding !== (phase === 'ending')) read.refuse(first.path, `not a decision of the phase ${phase}`);
  if (first.kind === 'place' || first.kind === 'offer') {
    parseSimultaneous(input, first.kind, pending);
    return 'as-given';
  }
  if (pending.length > 1) read.refuse('pending', 'one player decides this');
  if (first.kind === 'boat') {
    const next = read
      .list(first.json.next, `${first.path}.next`)
      .map((value, i) => seat(value, `${first.path}.next[${i}]`));
    setPicks(input, picked, [first.player, ...next]);
    b[S.STEP] = S.BOAT;
    return 'as-given';
  }
  if (first.player !== b[S.ACTIVE]) read.refuse(first.path, 'the active player decides this', 'TURN-1');
  parseUseInProgress(input, first.kind, first.json, first.path);
  return 'as-given';
}

function setPicks({ s, read }: PositionInput, picked: readonly number[], waiting: readonly number[]): void {
  const b = s.bytes;
  const order = [...picked, ...waiting];
  if (new Set(order).size !== order.length) read.refuse('boatOrder', 'every player picks one boat', 'END-5');
  b.fill(0, S.PICK_ORDER, S.PICK_ORDER + 6);
  b.set(order, S.PICK_ORDER);
  b[S.PICKS] = picked.length;
  b[S.PICKERS] = order.length;
  const free = s.content.boats.filter(
    (boat) => b[S.PLACE + boat] === S.IN_HARBOUR && (b[S.MARKS + boat] & S.PICKED) === 0,
  );
  if (waiting.length > free.length)
    read.refuse('boats', 'there is a boat for everyone who still picks', 'END-5');
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
  const asks = { pay: use?.pay, choose: use?.oneOf, transport: true }[kind];
  if (!use || !asks) read.refuse(path, `that tile asks for no such answer`, 'USE-1');
  b[S.STEP] = kind === 'pay' ? S.PAY : kind === 'choose' ? S.CHOOSE : S.TRANSPORT;
  b[S.POINTS] = read.whole(json.points, `${path}.points`, 0, 100, 0);
  b[S.UPGRADES] = read.whole(json.upgrades, `${path}.upgrades`, 0, 100, 0);
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
