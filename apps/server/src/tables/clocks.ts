import type { Clock, SeatClock } from '@keyflower/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A seat's time, in milliseconds of play time. */
export interface SeatTime {
  /** Left for the whole game. */
  bank: number;
  /** Left of the current decision's own time. */
  free: number;
  /** When the clock was started; null while it stands. */
  since: number | null;
  /** Time is up, and a bot takes the seat at this time. */
  graceUntil?: number;
  /** The player is on vacation: the clock stands although they owe a decision. */
  away?: true;
  /** Number of upcoming decisions of this turn that already had their time before an undo. */
  given?: number;
}

export function startTimes(clock: Clock, players: number): SeatTime[] | null {
  if (clock.kind === 'untimed') return null;
  const bank = clock.kind === 'live' ? clock.bank * SECOND : 0;
  return Array.from({ length: players }, () => ({ bank, free: 0, since: null }));
}

/** Time that every decision may take before it costs bank time. */
export function perDecision(clock: Clock): number {
  if (clock.kind === 'live') return clock.perDecision * SECOND;
  return clock.kind === 'correspondence' ? clock.hours * HOUR : 0;
}

/** How long a player is warned before a bot takes their seat. */
export function gracePeriod(clock: Clock): number {
  return clock.kind === 'live' ? MINUTE : 12 * HOUR;
}

/** A new decision is owed. */
function begin(time: SeatTime, free: number, now: number): void {
  time.free = free;
  delete time.graceUntil;
  delete time.given;
  resume(time, now);
}

/** Starts a clock with what is left on it. */
export function resume(time: SeatTime, now: number): void {
  time.since = time.away ? null : now;
}

/** The next decision of the same turn: one that existed before an undo gets no new time. */
function beginNext(time: SeatTime, free: number, now: number): void {
  if (!time.given) {
    begin(time, free, now);
    return;
  }
  time.given -= 1;
  resume(time, now);
}

/** Charges the time used up to now, and stops the clock. */
export function stop(time: SeatTime, now: number): void {
  if (time.since === null) return;
  const used = Math.max(0, now - time.since);
  const ofFree = Math.min(time.free, used);
  time.free -= ofFree;
  time.bank = Math.max(0, time.bank - (used - ofFree));
  time.since = null;
}

/** When this seat's clock next needs handling; null while it stands. */
export function dueAt(time: SeatTime): number | null {
  if (time.since === null) return null;
  return time.graceUntil ?? time.since + time.free + time.bank;
}

export function nextDue(times: readonly SeatTime[] | null): number | null {
  let next: number | null = null;
  for (const time of times ?? []) {
    const due = dueAt(time);
    if (due !== null && (next === null || due < next)) next = due;
  }
  return next;
}

export function shownClocks(times: readonly SeatTime[], now: number): SeatClock[] {
  return times.map((time) => {
    const then = { ...time };
    stop(then, now);
    return {
      free: then.free,
      bank: then.bank,
      running: time.since !== null,
      ...(time.graceUntil === undefined ? {} : { warned: true }),
    };
  });
}

/**
 * Starts and stops clocks after a step: seats that no longer owe a decision stop, the actor starts anew if another
 * decision is owed, seats that newly owe one start. All other clocks run on.
 */
export function afterStep(
  times: SeatTime[],
  step: { owedBefore: number; owesNow: number; actor: number | null; free: number; now: number },
): void {
  times.forEach((time, seat) => {
    const before = (step.owedBefore >> seat) & 1;
    const after = (step.owesNow >> seat) & 1;
    if (before && (!after || seat === step.actor)) stop(time, step.now);
    if (after && !before) begin(time, step.free, step.now);
    else if (after && seat === step.actor) beginNext(time, step.free, step.now);
    else if (!after) rest(time);
  });
}

/** No decision is owed any more, which clears warnings and decisions that already had their time. */
export function rest(time: SeatTime): void {
  delete time.graceUntil;
  delete time.given;
}

/**
 * After an undo, which gains no time: the seat that asked continues with what is left, and decisions that recur
 * have had their time. Other seats that are asked again have the time of a new decision.
 */
export function afterUndo(
  times: SeatTime[],
  undo: { owedBefore: number; owesNow: number; by: number; undone: number; free: number; now: number },
): void {
  times.forEach((time, seat) => {
    const before = (undo.owedBefore >> seat) & 1;
    const after = (undo.owesNow >> seat) & 1;
    stop(time, undo.now);
    if (!after) rest(time);
    else if (seat === undo.by) {
      const again = (time.given ?? 0) + undo.undone - (before ? 0 : 1);
      if (again > 0) time.given = again;
      resume(time, undo.now);
    } else if (before) resume(time, undo.now);
    else begin(time, undo.free, undo.now);
  });
}
