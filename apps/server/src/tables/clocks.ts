import type { Clock, SeatClock } from '@keyflower/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A seat's time, in milliseconds of play time. */
export interface SeatTime {
  /** Left for the whole game. */
  bank: number;
  /** Left of the present decision's own time. */
  free: number;
  /** When the clock was last set going; null while it stands. */
  since: number | null;
  /** Time is up, and a bot takes the seat at this moment. */
  graceUntil?: number;
  /** The player is away on vacation: the clock stands although they owe a decision. */
  away?: true;
  /** So many of the next decisions of this turn had their time already, before they were taken back. */
  given?: number;
}

export function startTimes(clock: Clock, players: number): SeatTime[] | null {
  if (clock.kind === 'untimed') return null;
  const bank = clock.kind === 'live' ? clock.bank * SECOND : 0;
  return Array.from({ length: players }, () => ({ bank, free: 0, since: null }));
}

/** What every decision may take before it costs anything. */
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

/** Sets a clock going with what is left on it. */
export function resume(time: SeatTime, now: number): void {
  time.since = time.away ? null : now;
}

/** The next decision of one's own turn: one that was there before an undo gets no time of its own again. */
function beginNext(time: SeatTime, free: number, now: number): void {
  if (!time.given) {
    begin(time, free, now);
    return;
  }
  time.given -= 1;
  resume(time, now);
}

/** Books what was used up to now, and stops the clock. */
export function stop(time: SeatTime, now: number): void {
  if (time.since === null) return;
  const used = Math.max(0, now - time.since);
  const ofFree = Math.min(time.free, used);
  time.free -= ofFree;
  time.bank = Math.max(0, time.bank - (used - ofFree));
  time.since = null;
}

/** When something has to be done about this seat; null while its clock stands. */
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

/** Nothing is owed any more: what a turn was warned of, or had in advance, is over. */
export function rest(time: SeatTime): void {
  delete time.graceUntil;
  delete time.given;
}

/**
 * Steps were undone. That gains no time: the seat that did it continues with what is left, and the decisions
 * that they now meet again have had their time. Others who are asked anew have the time of a new decision.
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
