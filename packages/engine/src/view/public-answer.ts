import { SKILLS } from '../model/names.ts';
import { skillTotal, workerTotal } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { decisionOf, listActions } from '../play.ts';
import type { Action } from '../types.ts';

/**
 * The only answer to a seat's decision, where every player can see that there is no other: the last boat, or the pass of
 * a player who has no worker to act with. Null for every other decision, also if hidden pieces leave one answer.
 */
export function publicAnswer(s: State, seat: number): Action | null {
  const decision = decisionOf(s, seat);
  if (decision === 'boat') return onlyAction(s, seat);
  if (decision !== 'turn' || workerTotal(s, seat) > 0) return null;
  return onlyAction(withAllPossibleSkills(s, seat), seat);
}

function onlyAction(s: State, seat: number): Action | null {
  const { actions } = listActions(s, seat, { limit: 2 });
  return actions.length === 1 ? actions[0] : null;
}

/**
 * Losing bids may use tiles that cost a skill, whose kind the others may not know. With the most of every kind that the
 * seat may hold, everything is legal that is legal with any hand that fits what is known.
 */
function withAllPossibleSkills(s: State, seat: number): State {
  const K = SKILLS.length;
  const known = S.KNOWN_SKILLS + seat * K;
  const unknown = skillTotal(s, seat) - s.bytes[known] - s.bytes[known + 1] - s.bytes[known + 2];
  if (unknown === 0) return s;
  const possible = S.cloneState(s);
  for (let k = 0; k < K; k++) possible.bytes[S.SKILL_TILES + seat * K + k] = s.bytes[known + k] + unknown;
  return possible;
}
