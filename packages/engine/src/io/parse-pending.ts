import type { PendingEntry } from '../model/game.ts';
import * as S from '../model/state.ts';
import { countActions } from '../play.ts';
import { stepNumbers, stepOf } from '../steps/table.ts';
import { checkSettled, parsePicks } from './parse-picks.ts';
import type { Phase } from './position.ts';
import type { PositionInput } from './position-input.ts';

type Json = Record<string, unknown>;

interface Pending extends PendingEntry {
  readonly decision: string;
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
  parsePicks(input, json, first?.decision === 'boat' ? first : null);
  const places = phase === 'ending' && !first && input.placing;
  checkSettled(input, places ? 'place' : first?.decision, phase);
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
  parseDecision(input, pending, phase, json.active !== undefined);
  return 'nothing';
}

function readPending({ s, read }: PositionInput, entries: unknown): Pending[] {
  const decisions = [...stepNumbers(s.content).keys()];
  const pending = read.list(entries, 'pending').map((entry, i) => {
    const path = `pending[${i}]`;
    const json = read.object(entry, path);
    const decision = read.oneOf(json.decision, `${path}.decision`, decisions);
    const player = read.whole(json.player, `${path}.player`, 0, s.bytes[S.PLAYERS] - 1);
    return { json, decision, player, path };
  });
  if (new Set(pending.map(({ decision }) => decision)).size > 1) {
    read.contradiction('pending', 'decisions-differ');
  }
  if (new Set(pending.map(({ player }) => player)).size < pending.length) {
    read.contradiction('pending', 'seat-repeated');
  }
  return pending;
}

/** Each kind of decision reads what it keeps of itself; what is read must belong here, and be answerable. */
function parseDecision(
  { s, read, imagined }: PositionInput,
  entries: readonly Pending[],
  phase: Phase,
  activeGiven: boolean,
): void {
  const [{ decision, path }] = entries;
  s.bytes[S.STEP] = stepNumbers(s.content).get(decision)!;
  const step = stepOf(s)!;
  if (step.phase !== null && step.phase !== phase) read.contradiction(path, 'wrong-phase');
  step.parse({ s, read, entries, activeGiven, imagined });
  if (step.phase === null && S.isInUse(s) !== (phase === 'actions')) read.contradiction(path, 'wrong-phase');
  for (const entry of entries) {
    if (countActions(s, entry.player) > 0) continue;
    read.contradiction(entry.path, 'nothing-to-decide', decision === 'choose' ? 'USE-10' : 'USE-5');
  }
}
