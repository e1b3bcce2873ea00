import { refused } from '../errors/index.ts';
import { vacationLeft, YEARLY_VACATION_DAYS } from '../people/index.ts';
import { Conflict, type PersonRow, type Stores } from '../store/index.ts';
import { resume, type SeatTime, stop } from './clocks.ts';
import type { TableContext } from './context.ts';
import { insist } from './insist.ts';
import type { LiveTable } from './live-table.ts';
import { storeClocks } from './turns.ts';

const DAY = 86_400_000;

/** Stops a person's correspondence clocks. The days are used up even if they return early. */
export async function startVacation(
  context: TableContext,
  person: PersonRow,
  days: number,
): Promise<PersonRow> {
  const vacation = (row: PersonRow): Changes => {
    const now = Date.now();
    const left = vacationLeft(row, now);
    if (row.vacation_until !== null) throw refused('already-on-vacation');
    if (days > left) throw refused('vacation-too-long', { left });
    return {
      vacation_until: now + days * DAY,
      vacation_year: new Date(now).getUTCFullYear(),
      vacation_used: YEARLY_VACATION_DAYS - left + days,
    };
  };
  return changeClocks(context, person.id, vacation, (time) => {
    stop(time, context.playTime.now());
    // The grace period starts anew after the vacation.
    delete time.graceUntil;
    time.away = true;
  });
}

export async function endVacation(context: TableContext, person: PersonRow): Promise<PersonRow> {
  return changeClocks(
    context,
    person.id,
    () => ({ vacation_until: null }),
    (time, table, seat) => {
      delete time.away;
      const owes = (table.pendingMask() >> seat) & 1;
      if (owes && table.seat(seat).bot === null && time.since === null) resume(time, context.playTime.now());
    },
  );
}

/** Ends the vacations whose days are over. */
export async function endVacations(context: TableContext): Promise<void> {
  for (const person of await context.store.people.onVacation(Date.now())) {
    await endVacation(context, person).catch((error: unknown) =>
      context.log.error({ error: String(error) }, 'a vacation could not be ended'),
    );
  }
}

type Changes = Parameters<Stores['people']['set']>[1];

type ClockChange = (time: SeatTime, table: LiveTable, seat: number) => void;

/** Null where the person has no clock of that kind. */
function changeClock(
  context: TableContext,
  table: LiveTable,
  person: string,
  change: ClockChange,
): Promise<void> | null {
  const seat = table.seatOf(person);
  const isAffected = table.playing && table.settings.clock.kind === 'correspondence';
  if (!isAffected || seat === null || !table.live.times) return null;
  change(table.live.times[seat]!, table, seat);
  return storeClocks(context, table);
}

/** Where another server has changed the table meanwhile, its clock is changed again. */
async function again(
  context: TableContext,
  id: string,
  stored: Promise<void>,
  person: string,
  change: ClockChange,
): Promise<void> {
  try {
    await stored;
  } catch (error) {
    if (error instanceof Conflict)
      await insist(context, id, (table) => changeClock(context, table, person, change));
    else if (context.followed) throw error;
  }
}

/** Stores a change of a person and, in the same commit, its effect on their clocks. */
async function changeClocks(
  context: TableContext,
  person: string,
  changesOf: (row: PersonRow) => Changes,
  change: ClockChange,
): Promise<PersonRow> {
  const { store, cache } = context;
  await store.people.load([person]);
  // Read before anything is queued: a read error must not leave half of the change behind.
  const ids = await store.tables.sittingAt(person);
  for (const id of ids) await tryToOpen(context, id);
  const changes = changesOf(store.people.known(person)!);
  const noted = store.journal.commit((tx) => tx.people.set(person, changes));
  const clocks: Promise<void>[] = [];
  for (const id of ids) {
    const table = cache.peek(id);
    const stored = table && changeClock(context, table, person, change);
    if (stored) clocks.push(again(context, id, stored, person, change));
  }
  await noted;
  if (context.followed) await Promise.all(clocks);
  return (await store.people.get(person))!;
}

/** One unreadable game must not keep the change from the others. */
async function tryToOpen({ cache, log }: TableContext, id: string): Promise<void> {
  try {
    await cache.open(id);
  } catch (error) {
    log.error({ table: id, error: String(error) }, 'a table cannot be read');
  }
}
