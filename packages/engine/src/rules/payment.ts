import { ANY, type UseTable } from '../model/tables.ts';
import type { Run } from '../model/run.ts';
import type { Given } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { COLOURS, SKILLS } from '../model/names.ts';
import { skillsOf, spendSkill, spendWorkers, workersOf } from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import type { CoreRefusalFacts } from '../model/refusal-facts.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import {
  bidColour,
  colourIndex,
  emptyLosingBids,
  findLosingBids,
  isLosingBid,
  isOnOffer,
  liftBid,
} from './losing.ts';

type Payment = NonNullable<UseTable['pay']>;

const losing = emptyLosingBids();

/**
 * Whether the player is asked what to pay. That must follow from what everyone sees: a named skill and a
 * worker of a named colour with no losing bid of that colour leave nothing to choose.
 */
export function paymentNeedsAnswer(s: State, seat: number, pay: Payment): boolean {
  if (pay.kind === ANY) return true;
  if (pay.what === 'skill') return false;
  findLosingBids(s, seat, losing);
  for (let i = 0; i < losing.count; i++) if (losing.colours[i] === pay.kind) return true;
  return false;
}

/** Where a paid piece goes: back at once, or held until the gain was drawn (USE-9). */
function putBack(s: State, held: boolean, what: 'worker' | 'skill', kind: number, n: number): void {
  const at = what === 'worker' ? (held ? S.HELD_WORKERS : S.BAG) : held ? S.HELD_SKILLS : S.PILE;
  s.bytes[at + kind] += n;
}

export function returnHeldPayment(s: State): void {
  const b = s.bytes;
  for (let c = 0; c < COLOURS.length; c++) {
    b[S.BAG + c] += b[S.HELD_WORKERS + c];
    b[S.HELD_WORKERS + c] = 0;
  }
  for (let k = 0; k < SKILLS.length; k++) {
    b[S.PILE + k] += b[S.HELD_SKILLS + k];
    b[S.HELD_SKILLS + k] = 0;
  }
}

export function payFromScreen(s: State, seat: number, colour: number, held: boolean, run: Run): void {
  spendWorkers(s, seat, colour, 1);
  putBack(s, held, 'worker', colour, 1);
  run.emit?.({ type: 'paid-worker', player: seat, worker: COLOURS[colour] });
}

/** USE-8: a whole losing bid pays as one worker. */
function payGroup(s: State, seat: number, tile: number, held: boolean, run: Run): void {
  const colour = bidColour(s, tile, seat);
  const size = liftBid(s, tile, seat);
  putBack(s, held, 'worker', colour, size);
  run.emit?.({
    type: 'paid-group',
    player: seat,
    group: s.content.ids[tile],
    workers: { [COLOURS[colour]]: size },
  });
}

export function payNamedSkill(
  s: State,
  seat: number,
  skill: number,
  kindIsPublic: boolean,
  held: boolean,
  run: Run,
): void {
  const seen = spendSkill(s, seat, skill, kindIsPublic);
  putBack(s, held, 'skill', skill, 1);
  run.emit?.({ type: 'paid-skill', player: seat, skill: SKILLS[skill], public: seen });
}

const allows = (pay: Payment, what: 'worker' | 'skill', kind: number): boolean =>
  pay.what === what && (pay.kind === ANY || pay.kind === kind);

export function listPayments(s: State, seat: number, pay: Payment, listing: Listing): void {
  if (listing.skips(S.usedTile(s))) return;
  for (let c = 0; c < COLOURS.length; c++) {
    if (allows(pay, 'worker', c) && workersOf(s, seat, c) > 0 && listing.begin(1)) {
      listing.add({ type: 'pay', worker: COLOURS[c] });
    }
  }
  findLosingBids(s, seat, losing);
  for (let i = 0; i < losing.count; i++) {
    if (allows(pay, 'worker', losing.colours[i]) && listing.begin(1)) {
      listing.add({ type: 'pay', group: s.content.ids[losing.tiles[i]] });
    }
  }
  for (let k = 0; k < SKILLS.length; k++) {
    if (allows(pay, 'skill', k) && skillsOf(s, seat, k) > 0 && listing.begin(1)) {
      listing.add({ type: 'pay', skill: SKILLS[k] });
    }
  }
}

/** What the payment has to be, as facts of a refusal. */
function costOf({ what, kind }: Payment): CoreRefusalFacts['wrong-payment'] {
  if (what === 'worker') return { worker: kind === ANY ? 'any' : COLOURS[kind] };
  return { skill: kind === ANY ? 'any' : SKILLS[kind] };
}

export function checkPayment(s: State, seat: number, pay: Payment, action: Given<'pay'>): AnyRefusal | null {
  const named = ['worker', 'group', 'skill'].filter((key) => Object.hasOwn(action, key));
  if (named.length !== 1) return illegal('USE-9', 'payment-not-single', {});
  if ('worker' in action) {
    const colour = colourIndex(action.worker);
    if (colour < 0 || !allows(pay, 'worker', colour)) return illegal('USE-8', 'wrong-payment', costOf(pay));
    return workersOf(s, seat, colour) > 0
      ? null
      : illegal('USE-8', 'no-such-worker', { color: COLOURS[colour] });
  }
  if ('group' in action) {
    const tile = s.content.indexOf.get(action.group) ?? -1;
    if (tile < 0 || !isOnOffer(s, tile) || !isLosingBid(s, tile, seat)) {
      return illegal('USE-8', 'payment-not-losing-bid', {});
    }
    return allows(pay, 'worker', bidColour(s, tile, seat))
      ? null
      : illegal('USE-8', 'wrong-payment', costOf(pay));
  }
  const skill = SKILLS.indexOf(action.skill);
  if (skill < 0 || !allows(pay, 'skill', skill)) return illegal('USE-5', 'wrong-payment', costOf(pay));
  return skillsOf(s, seat, skill) > 0 ? null : illegal('USE-5', 'no-such-skill', { skill: SKILLS[skill] });
}

export function applyPayment(
  s: State,
  seat: number,
  { pay, paymentHeld: held }: UseTable,
  action: Given<'pay'>,
  run: Run,
): void {
  if ('worker' in action) payFromScreen(s, seat, colourIndex(action.worker), held, run);
  else if ('group' in action) payGroup(s, seat, s.content.indexOf.get(action.group)!, held, run);
  else payNamedSkill(s, seat, SKILLS.indexOf(action.skill), pay!.kind !== ANY, held, run);
}
