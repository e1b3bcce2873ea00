import { countActions } from '../steps/legal.ts';
import { beginOffering } from '../steps/offering.ts';
import { canPlaceAny } from '../steps/placing.ts';
import { homeOf } from '../board/village.ts';
import { DECISIONS, type DecisionKind } from '../model/action.ts';
import { AUTUMN, MAX_PLAYERS } from '../model/names.ts';
import * as S from '../model/state.ts';
import { currentUse } from '../rules/effects.ts';
import { checkSettled, parsePicks } from './parse-picks.ts';
import type { Phase } from './position.ts';
import type { PositionInput } from './position-input.ts';

type Json = Record<string, unknown>;

interface Pending {
  json: Json;
  kind: DecisionKind;
  player: number;
  path: string;
}

/** What the flow still has to do for a position that does not say what is decided. */
export type ToBegin = 'nothing' | 'ending' | 'placing';

/**
 * Reads what is to be decided. Left out, it is the active player's turn; in an ending the placing of tiles that
 * were taken, or else the ending's beginning.
 */
export function parsePending(input: PositionInput, json: Json, phase: Phase): ToBegin {
  const { s, read } = input;
  const b = s.bytes;
  const pending = readPending(input, json.pending);
  const first = pending.at(0);
  parsePicks(input, json, first?.kind === 'boat' ? first : null);
  const places = phase === 'ending' && !first && input.placing;
  checkSettled(input, places ? 'place' : first?.kind, phase);
  if (phase === 'scoring') {
    if (first) read.contradiction('pending', 'decision-after-end');
    b[S.STEP] = S.OVER;
    return 'nothing';
  }
  if (!first) {
    b[S.STEP] = S.TURN;
    if (phase === 'ending') return places ? 'placing' : 'ending';
    return 'nothing';
  }
  parseDecision(input, first, pending, phase, json.active === undefined);
  return 'nothing';
}

function readPending({ s, read }: PositionInput, entries: unknown): Pending[] {
  const { expansion } = s.content;
  const kinds = [...DECISIONS, ...(expansion ? Object.keys(expansion.decisions) : [])] as DecisionKind[];
  const pending = read.list(entries, 'pending').map((entry, i) => {
    const path = `pending[${i}]`;
    const json = read.object(entry, path);
    const kind = read.oneOf(json.decision, `${path}.decision`, kinds);
    return { json, kind, player: read.whole(json.player, `${path}.player`, 0, s.bytes[S.PLAYERS] - 1), path };
  });
  if (new Set(pending.map(({ kind }) => kind)).size > 1) read.contradiction('pending', 'decisions-differ');
  if (new Set(pending.map(({ player }) => player)).size < pending.length) {
    read.contradiction('pending', 'seat-repeated');
  }
  return pending;
}

function parseDecision(
  input: PositionInput,
  first: Pending,
  pending: readonly Pending[],
  phase: Phase,
  activeLeftOut: boolean,
): void {
  const { s, read } = input;
  const b = s.bytes;
  const { kind, player, path } = first;
  if (s.content.expansion && kind in s.content.expansion.decisions) {
    parseAside(input, first, pending, phase);
    return;
  }
  const inEnding = kind === 'boat' || kind === 'place' || kind === 'offer';
  if (inEnding !== (phase === 'ending')) read.contradiction(path, 'wrong-phase');
  if (kind === 'place' || kind === 'offer') {
    parseSimultaneous(input, kind, pending);
    return;
  }
  if (pending.length > 1) read.contradiction('pending', 'several-deciders');
  if (kind === 'boat') {
    b[S.STEP] = S.BOAT;
    return;
  }
  if (activeLeftOut) b[S.ACTIVE] = player;
  if (player !== b[S.ACTIVE]) read.contradiction(path, 'not-the-active-player', 'TURN-1');
  parseUseInProgress(input, first);
}

function parseAside(
  { s, read }: PositionInput,
  first: Pending,
  pending: readonly Pending[],
  phase: Phase,
): void {
  const b = s.bytes;
  b[S.STEP] = S.ASIDE;
  s.content.expansion!.parseDecision(s, first.kind, pending, read);
  if (!S.isInUse(s) !== (phase === 'ending')) read.contradiction(first.path, 'wrong-phase');
  for (const { player, path } of pending) {
    if (countActions(s, player) === 0) read.contradiction(path, 'nothing-to-decide', 'USE-5');
  }
}

function parseUseInProgress({ s, read }: PositionInput, { kind, json, player, path }: Pending): void {
  const b = s.bytes;
  if (kind === 'turn') {
    b[S.STEP] = S.TURN;
    return;
  }
  // Whose stable it is makes no difference to a transport that has begun: one's home will do.
  const tile =
    json.tile === undefined && kind === 'transport'
      ? homeOf(s, player)
      : (s.content.indexOf.get(json.tile as string) ?? -1);
  if (tile < 0) read.contradiction(`${path}.tile`, 'not-the-used-tile', 'USE-1');
  s.indices[S.USED_TILE] = tile;
  const use = currentUse(s);
  const asks = { pay: use?.pay, choose: use?.oneOf, transport: use?.transport || use?.upgrades }[
    kind as 'pay'
  ];
  if (!use || !asks) read.contradiction(path, 'not-asked-by-tile', 'USE-1');
  b[S.STEP] = kind === 'pay' ? S.PAY : kind === 'choose' ? S.CHOOSE : S.TRANSPORT;
  b[S.POINTS] = read.whole(json.points, `${path}.points`, 0, 100, 0);
  b[S.UPGRADES] = read.whole(json.upgrades, `${path}.upgrades`, 0, 100, 0);
  if (countActions(s, player) === 0) {
    read.contradiction(path, 'nothing-to-decide', kind === 'pay' ? 'USE-5' : 'USE-10');
  }
}

function parseSimultaneous(
  { s, read, imagined }: PositionInput,
  kind: 'place' | 'offer',
  pending: readonly Pending[],
): void {
  const b = s.bytes;
  const rule = kind === 'place' ? 'END-11' : 'SEA-4';
  if (kind === 'offer' && b[S.SEASON] !== AUTUMN)
    read.contradiction('pending', 'offering-outside-autumn', rule);
  if (kind === 'offer') beginOffering(s);
  b[S.STEP] = kind === 'place' ? S.PLACING : S.OFFER;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) {
    const named = pending.find(({ player }) => player === seat);
    const answered = kind === 'offer' && hasOffered(s.bytes, s.content.ids.length, seat);
    const owes = kind === 'place' ? canPlaceAny(s, seat) : b[S.OWES + seat] === 1 && !answered;
    if (named && !owes) read.contradiction(named.path, 'nothing-to-decide', rule);
    // A guess at a state leaves the tiles of those who are done to be laid afterwards.
    if (!named && owes && !imagined) read.contradiction('pending', 'decision-missing', rule);
  }
  b.fill(0, S.OWES, S.OWES + MAX_PLAYERS);
  for (const { player } of pending) b[S.OWES + player] = 1;
}

function hasOffered(bytes: Int8Array, tiles: number, seat: number): boolean {
  for (let tile = 0; tile < tiles; tile++) {
    if (
      bytes[S.PLACE + tile * S.TILE] === S.IN_HAND + seat &&
      (bytes[S.MARKS + tile * S.TILE] & S.SEALED) !== 0
    )
      return true;
  }
  return false;
}
