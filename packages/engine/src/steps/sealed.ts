import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

/** Simultaneous decisions: whether all answers are in. */
export function nobodyOwes(s: State): boolean {
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) if (s.bytes[S.OWES + seat] !== 0) return false;
  return true;
}

export function isRotation(k: unknown): boolean {
  return typeof k === 'number' && Number.isInteger(k) && k >= 0 && k < 6;
}
