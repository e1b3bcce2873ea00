import { refused } from '../errors/index.ts';
import { vacationLeft, YEARLY_VACATION_DAYS } from '../people/index.ts';
import type { PersonRow } from '../store/index.ts';
import { resume, type SeatTime, stop } from './clocks.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { storeClocks } from './turns.ts';

const DAY = 86_400_000;

/** Stops a person's correspondence clocks. The days are used up even if they return early. */
export async function startVacation(
  context: TableContext,
  person: PersonRow,
  days: number,
): Promise<PersonRow> {
  const now = Date.now();
  const left = vacationLeft(person, now);
  if (person.vacation_until !== null) throw refused('already-on-vacation');
  if (days > left) throw refused('vacation-too-long', { left });
  const vacation = {
    vacation_until: now + days * DAY,
    vacation_year: new Date(now).getUTCFullYear(),
    vacation_used: YEARLY_VACATION_DAYS - left + days,
  };
  return changeClocks(context, person.id, vacation, (time) => {
    stop(time, context.playTime.now());
    // The grace period starts anew after the vacation.
    delete time.graceUntil;
    time.away = true;
  });
}

export async function endVacation(context: TableContext, person: PersonRow): Promise<PersonRow> {
  return changeClocks(context, person.id, { vacation_until: null }, (time, table, seat) => {
    delete time.away;
    const owes = (table.pendingMask() >> seat) & 1;
    if (owes && table.seat(seat).bot === null && time.since === null) resume(time, context.playTime.now());
  });
}

/** Ends the vacations whose days are over. */
export function endVacations(context: TableContext): void {
  for (const person of context.store.people.onVacation(Date.now())) {
    endVacation(context, person).catch((error: unknown) =>
      context.log.error({ error: String(error) }, 'a vacation could not be ended'),
    );
  }
}

/** Stores a change of a person and, in the same commit, its effect on their clocks. */
async function changeClocks(
  context: TableContext,
  person: string,
  changes: Parameters<TableContext['store']['people']['set']>[1],
  change: (time: SeatTime, table: LiveTable, seat: number) => void,
): Promise<PersonRow> {
  const loading = context.cache.loadAll(context.store.tables.sittingAt(person));
  if (loading) await loading;
  // Read before anything is queued: a read error must not leave half of the change behind.
  const tables = context.store.tables.sittingAt(person).map((id) => readable(context, id));
  const noted = context.store.journal.commit(() => context.store.people.set(person, changes));
  for (const table of tables) {
    if (!table?.playing || table.settings.clock.kind !== 'correspondence') continue;
    const seat = table.seatOf(person);
    if (seat === null || !table.live.times) continue;
    change(table.live.times[seat]!, table, seat);
    storeClocks(context, table);
  }
  await noted;
  return context.store.people.get(person)!;
}

/** One unreadable game must not keep the change from the others. */
function readable(context: TableContext, id: string): LiveTable | null {
  try {
    return context.cache.get(id);
  } catch (error) {
    context.log.error({ table: id, error: String(error) }, 'a table cannot be read');
    return null;
  }
}
