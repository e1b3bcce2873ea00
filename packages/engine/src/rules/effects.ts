import { faceOf, homeOf, villageOwner } from '../board/village.ts';
import { ANY, type GainTable, type UseTable } from '../model/tables.ts';
import type { Run } from '../model/run.ts';
import type { Given } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { type Counts, RESOURCES, type Resource } from '../model/names.ts';
import { bagTotal, pileTotal, takeGreenWorkers } from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { drawSkills, drawWorkers } from './draws.ts';
import { isCount } from './losing.ts';
import { payFromScreen, payNamedSkill, paymentNeedsAnswer, returnHeldPayment } from './payment.ts';
import { capacityFactor } from './transport.ts';

/** The effect of the tile whose use is being carried out. */
export function currentUse(s: State): UseTable {
  const tile = S.usedTile(s);
  return s.content.uses[tile * 2 + faceOf(s, tile)]!;
}

/**
 * Carries out a use whose workers have just been placed, up to the first question. The step is left at
 * BETWEEN when the whole action is over.
 */
export function beginUse(s: State, seat: number, tile: number, run: Run): void {
  s.indices[S.USED_TILE] = tile;
  const { pay, paymentHeld } = currentUse(s);
  if (pay) {
    if (paymentNeedsAnswer(s, seat, pay)) {
      s.bytes[S.STEP] = S.PAY;
      return;
    }
    if (pay.what === 'skill') payNamedSkill(s, seat, pay.kind, pay.kind !== ANY, paymentHeld, run);
    else payFromScreen(s, seat, pay.kind, paymentHeld, run);
  }
  afterPayment(s, seat, run);
}

export function afterPayment(s: State, seat: number, run: Run): void {
  const use = currentUse(s);
  if (use.oneOf?.some((gain) => isInSupply(s, gain))) {
    s.bytes[S.STEP] = S.CHOOSE;
    return;
  }
  if (use.gain && takeGain(s, seat, use.gain, run)) return;
  afterGain(s, seat, run);
}

export function afterGain(s: State, seat: number, run: Run): void {
  const b = s.bytes;
  const use = currentUse(s);
  if (use.paymentHeld) returnHeldPayment(s);
  if (use.transport === 0 && use.upgrades === 0) {
    finishUse(s);
    return;
  }
  // MOVE-5, MOVE-7: capacity is fixed now, whatever is flipped later.
  const factor = capacityFactor(s, seat);
  b[S.POINTS] = use.transport * factor;
  b[S.UPGRADES] = use.upgrades * factor;
  b[S.STEP] = S.TRANSPORT;
  run.emit?.({
    type: 'capacity',
    player: seat,
    tile: s.content.ids[S.usedTile(s)],
    points: b[S.POINTS],
    upgrades: b[S.UPGRADES],
  });
}

export function finishUse(s: State): void {
  s.indices[S.USED_TILE] = S.NO_TILE;
  s.bytes[S.POINTS] = 0;
  s.bytes[S.UPGRADES] = 0;
  s.bytes[S.STEP] = S.BETWEEN;
}

/** USE-10: whether anything of a gain can be had now. */
function isInSupply(s: State, gain: GainTable): boolean {
  return (
    gain.resources.some((n, r) => n > 0 && s.bytes[S.SUPPLY + r] > 0) ||
    (gain.greenWorkers > 0 && s.bytes[S.GREEN_SUPPLY] > 0) ||
    (gain.bagWorkers > 0 && bagTotal(s) > 0) ||
    (gain.randomSkills > 0 && pileTotal(s) > 0) ||
    (gain.extra !== null && s.content.expansions.some((expansion) => expansion.hasGain?.(s, gain.extra!)))
  );
}

/** Takes a gain. True if an expansion has a question about it, which comes before anything else. */
function takeGain(s: State, seat: number, gain: GainTable, run: Run): boolean {
  takeResources(s, seat, gain, run);
  if (gain.greenWorkers > 0) {
    const workers = takeGreenWorkers(s, seat, gain.greenWorkers);
    run.emit?.({ type: 'gained-green', player: seat, workers });
  }
  if (gain.bagWorkers > 0) drawWorkers(s, seat, gain.bagWorkers, run);
  if (gain.randomSkills > 0) drawSkills(s, seat, gain.randomSkills, run);
  if (gain.extra === null) return false;
  for (const expansion of s.content.expansions) expansion.takeGain?.(s, seat, gain.extra, run);
  return askAfterGain(s, seat, 0, run);
}

/** Lets the expansions from `next` on ask about what was gained. True if one does. */
export function askAfterGain(s: State, seat: number, next: number, run: Run): boolean {
  const { expansions } = s.content;
  for (let i = next; i < expansions.length; i++) if (expansions[i].afterGain?.(s, seat, run)) return true;
  return false;
}

/** USE-6: onto the tile itself in one's own village, otherwise onto one's home tile. */
function takeResources(s: State, seat: number, gain: GainTable, run: Run): void {
  const b = s.bytes;
  const used = S.usedTile(s);
  const tile = villageOwner(s, used) === seat ? used : homeOf(s, seat);
  const taken: Counts<Resource> | null = run.emit ? {} : null;
  let any = false;
  for (let r = 0; r < RESOURCES.length; r++) {
    const n = Math.min(gain.resources[r], b[S.SUPPLY + r]);
    if (n === 0) continue;
    b[S.SUPPLY + r] -= n;
    b[S.RESOURCES_ON + tile * S.TILE + r] += n;
    if (taken) taken[RESOURCES[r]] = n;
    any = true;
  }
  if (any && taken) {
    run.emit?.({ type: 'gained-resources', player: seat, tile: s.content.ids[tile], resources: taken });
  }
}

export function listChoices(s: State, listing: Listing): void {
  const { oneOf } = currentUse(s);
  if (listing.skips(S.usedTile(s)) || !oneOf) return;
  oneOf.forEach((gain, option) => {
    if (isInSupply(s, gain) && listing.begin(1)) listing.add({ type: 'choose', option });
  });
}

export function checkChoice(s: State, action: Given<'choose'>): AnyRefusal | null {
  const { oneOf } = currentUse(s);
  const gain = isCount(action.option) ? oneOf?.[action.option] : undefined;
  if (!gain) return illegal('USE-10', 'no-such-choice', { choices: oneOf?.length ?? 0 });
  return isInSupply(s, gain) ? null : illegal('USE-10', 'supply-empty', {});
}

export function applyChoice(s: State, seat: number, action: Given<'choose'>, run: Run): void {
  const use = currentUse(s);
  const tile = s.content.ids[S.usedTile(s)];
  run.emit?.({ type: 'chose', player: seat, tile, option: action.option });
  if (!takeGain(s, seat, use.oneOf![action.option], run)) afterGain(s, seat, run);
}
