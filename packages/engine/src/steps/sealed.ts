import type { PendingInput } from '../model/game.ts';
import { MAX_PLAYERS } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

/* Simultaneous decisions: OWES marks the seats that have not answered yet. */

export const owes = (s: State, seat: number): boolean => s.bytes[S.OWES + seat] === 1;

/** Whether all answers are in. */
export function allAnswered(s: State): boolean {
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) if (s.bytes[S.OWES + seat] !== 0) return false;
  return true;
}

/** Reads which seats still owe an answer: exactly those that have something to answer with. */
export function parseSealed(
  { s, read, entries, imagined }: PendingInput,
  canAnswer: (seat: number) => boolean,
  rule: string,
): void {
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) {
    const named = entries.find(({ player }) => player === seat);
    if (named && !canAnswer(seat)) read.contradiction(named.path, 'nothing-to-decide', rule);
    // In a determinized state, the tiles of seats that are done are laid afterwards.
    if (!named && canAnswer(seat) && !imagined) read.contradiction('pending', 'decision-missing', rule);
  }
  s.bytes.fill(0, S.OWES, S.OWES + MAX_PLAYERS);
  for (const { player } of entries) s.bytes[S.OWES + player] = 1;
}

export function isRotation(k: unknown): boolean {
  return typeof k === 'number' && Number.isInteger(k) && k >= 0 && k < 6;
}
