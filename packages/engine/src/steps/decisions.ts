import type { Decision, DecisionKind } from '../model/action.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

const KINDS: Readonly<Record<number, DecisionKind>> = {
  [S.TURN]: 'turn',
  [S.PAY]: 'pay',
  [S.CHOOSE]: 'choose',
  [S.TRANSPORT]: 'transport',
  [S.BOAT]: 'boat',
  [S.PLACING]: 'place',
  [S.OFFER]: 'offer',
};

export const isOver = (s: State): boolean => s.bytes[S.STEP] === S.OVER;

/** Every seat that owes an answer: none when the game is over, several when answers are simultaneous. */
export function decisions(s: State): Decision[] {
  const pending: Decision[] = [];
  for (let player = 0; player < s.bytes[S.PLAYERS]; player++) {
    const decision = decisionOf(s, player);
    if (decision) pending.push({ player, decision });
  }
  return pending;
}

export function decisionOf(s: State, seat: number): DecisionKind | null {
  if (!owesAnswer(s, seat)) return null;
  const step = s.bytes[S.STEP];
  return step === S.ASIDE ? (s.content.expansion!.decision(s) as DecisionKind) : KINDS[step];
}

export function owesAnswer(s: State, seat: number): boolean {
  const b = s.bytes;
  if (!(seat >= 0 && seat < b[S.PLAYERS])) return false;
  switch (b[S.STEP]) {
    case S.TURN:
    case S.PAY:
    case S.CHOOSE:
    case S.TRANSPORT:
      return b[S.ACTIVE] === seat;
    case S.BOAT:
      return b[S.PICK_ORDER + b[S.PICKS]] === seat;
    case S.PLACING:
    case S.OFFER:
    case S.ASIDE:
      return b[S.OWES + seat] === 1;
    default:
      return false;
  }
}

/** The first seat that owes an answer, -1 when the game is over. */
export function nextToAct(s: State): number {
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) if (owesAnswer(s, seat)) return seat;
  return -1;
}
