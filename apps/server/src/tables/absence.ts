import type { LiveTable } from './live-table.ts';
import type { TableContext } from './context.ts';

const DAY = 86_400_000;

/** At tables without clocks: how long a player may take before the others may replace them, in milliseconds. */
const absentAfter = ({ settings }: LiveTable): number => settings.absentDays * DAY;

const isUntimed = ({ settings }: LiveTable): boolean => settings.clock.kind === 'untimed';

export const isAbsent = ({ live }: LiveTable, seat: number): boolean => live.absent?.includes(seat) ?? false;

/** Whether no person plays a seat: a bot does, it was given up, or its player is absent. */
export function canBeTaken(table: LiveTable, seat: number): boolean {
  const { bot, gone } = table.seat(seat);
  return bot !== null || gone !== 'no' || isAbsent(table, seat);
}

/**
 * Notes since when seats owe a decision, after a step; the actor's next decision is a new one. Returns whether an absent
 * player answered.
 */
export function noteWaiting(
  context: TableContext,
  table: LiveTable,
  step: { actor: number | null; owesNow: number },
): boolean {
  if (!isUntimed(table)) return false;
  const now = context.playTime.now();
  const before = table.live.waitingSince ?? [];
  table.live.waitingSince = table.seats.map(({ seat }) => {
    if (!((step.owesNow >> seat) & 1)) return null;
    return seat === step.actor ? now : (before[seat] ?? now);
  });
  return setAbsent(
    table,
    (table.live.absent ?? []).filter(
      (seat) => seat !== step.actor && table.live.waitingSince![seat] !== null,
    ),
  );
}

function setAbsent(table: LiveTable, absent: number[]): boolean {
  const changed = absent.length !== (table.live.absent ?? []).length;
  if (absent.length > 0) table.live.absent = absent;
  else delete table.live.absent;
  return changed;
}

/** When the next player counts as absent, in play time. */
export function absenceDue(table: LiveTable): number | null {
  const times = (table.live.waitingSince ?? []).flatMap((since, seat) =>
    since === null || !canBeAbsent(table, seat) ? [] : [since + absentAfter(table)],
  );
  return times.length === 0 ? null : Math.min(...times);
}

function canBeAbsent(table: LiveTable, seat: number): boolean {
  const { person, bot, gone } = table.seat(seat);
  return person !== null && bot === null && gone === 'no' && !isAbsent(table, seat);
}

/** Marks players as absent whose time is up; on vacation they get it again. Returns whether anything changed. */
export function markAbsent(context: TableContext, table: LiveTable, now: number): boolean {
  const since = table.live.waitingSince;
  if (!since) return false;
  const late = table.seats.filter(({ seat }) => {
    const from = since[seat] ?? null;
    return from !== null && canBeAbsent(table, seat) && from + absentAfter(table) <= now;
  });
  const away = late.filter(({ person }) => isOnVacation(context, person));
  for (const { seat } of away) since[seat] = now;
  const absent = late.filter((seat) => !away.includes(seat)).map(({ seat }) => seat);
  return setAbsent(table, [...(table.live.absent ?? []), ...absent]) || away.length > 0;
}

/** Whether a person is on vacation by the wall clock. */
export function isOnVacation(context: TableContext, person: string | null, now = Date.now()): boolean {
  const until = person === null ? null : context.store.people.known(person)?.vacation_until;
  return typeof until === 'number' && until > now;
}

/** Whether a game of an earlier version does not know since when it waits. */
export const lacksWaiting = (table: LiveTable): boolean =>
  table.playing && isUntimed(table) && table.live.waitingSince === undefined;
