import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { stepOf } from './table.ts';

/** A decision that a seat owes, by name. */
export interface AnyDecision {
  player: number;
  decision: string;
}

export const isOver = (s: State): boolean => s.bytes[S.STEP] === S.OVER;

/** Every seat that owes an answer: none when the game is over, several when answers are simultaneous. */
export function decisions(s: State): AnyDecision[] {
  const pending: AnyDecision[] = [];
  for (let player = 0; player < s.bytes[S.PLAYERS]; player++) {
    const decision = decisionOf(s, player);
    if (decision) pending.push({ player, decision });
  }
  return pending;
}

export function decisionOf(s: State, seat: number): string | null {
  return owesAnswer(s, seat) ? stepOf(s)!.decision : null;
}

export function owesAnswer(s: State, seat: number): boolean {
  if (!(seat >= 0 && seat < s.bytes[S.PLAYERS])) return false;
  const step = stepOf(s);
  return step !== null && step.owes(s, seat);
}

/** The first seat that owes an answer, -1 when the game is over. */
export function nextToAct(s: State): number {
  const step = stepOf(s);
  if (step === null) return -1;
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) if (step.owes(s, seat)) return seat;
  return -1;
}
