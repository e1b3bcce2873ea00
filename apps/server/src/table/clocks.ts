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
export function begin(time: SeatTime, free: number, now: number): void {
  time.free = free;
  delete time.graceUntil;
  time.since = time.away ? null : now;
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
 * Sets clocks going and stops them after a step: whoever owed a decision and does not any more stops, whoever acted
 * and owes another begins anew, whoever newly owes begins. Everyone else's clock runs on.
 */
export function afterStep(
  times: SeatTime[],
  step: { owedBefore: number; owesNow: number; actor: number | null; free: number; now: number },
): void {
  times.forEach((time, seat) => {
    const before = (step.owedBefore >> seat) & 1;
    const after = (step.owesNow >> seat) & 1;
    const fresh = after && (!before || seat === step.actor);
    if (before && (!after || seat === step.actor)) stop(time, step.now);
    if (fresh) begin(time, step.free, step.now);
    else if (!after) delete time.graceUntil;
  });
}
