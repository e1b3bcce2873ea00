import { refused } from '../errors/refused.ts';
import type { PersonRow } from '../store/people.ts';
import { resume, type SeatTime, stop } from './clocks.ts';
import type { House } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { keepClocks } from './turns.ts';

const DAY = 86_400_000;
/** Days a year on which somebody's correspondence clocks may stand. */
const DAYS_A_YEAR = 28;

export function vacationLeft(person: PersonRow, now = Date.now()): number {
  const thisYear = person.vacation_year === new Date(now).getUTCFullYear();
  return DAYS_A_YEAR - (thisYear ? person.vacation_used : 0);
}

/** Stops somebody's correspondence clocks for so many days. The days are used up even if they return early. */
export async function startVacation(house: House, person: PersonRow, days: number): Promise<PersonRow> {
  const now = Date.now();
  const left = vacationLeft(person, now);
  if (person.vacation_until !== null) throw refused('already-on-vacation');
  if (days > left) throw refused('vacation-too-long', { left });
  const vacation = {
    vacation_until: now + days * DAY,
    vacation_year: new Date(now).getUTCFullYear(),
    vacation_used: DAYS_A_YEAR - left + days,
  };
  return changeClocks(house, person.id, vacation, (time) => {
    stop(time, house.playTime.now());
    // Whoever was warned is warned anew when they are back.
    delete time.graceUntil;
    time.away = true;
  });
}

export async function endVacation(house: House, person: PersonRow): Promise<PersonRow> {
  return changeClocks(house, person.id, { vacation_until: null }, (time, table, seat) => {
    delete time.away;
    const owes = (table.pendingMask() >> seat) & 1;
    if (owes && table.seats[seat].bot === null && time.since === null) resume(time, house.playTime.now());
  });
}

/** Ends the vacations whose days are over. */
export function endVacations(house: House): void {
  for (const person of house.store.people.onVacation(Date.now())) {
    endVacation(house, person).catch((error: unknown) =>
      house.log.error({ error: String(error) }, 'a vacation could not be ended'),
    );
  }
}

/** Writes down what changes for a person, and in the same commit what that does to their clocks. */
async function changeClocks(
  house: House,
  person: string,
  changes: Parameters<House['store']['people']['set']>[1],
  change: (time: SeatTime, table: LiveTable, seat: number) => void,
): Promise<PersonRow> {
  // Read before anything is queued: what cannot be read must not leave half of it behind.
  const tables = house.store.tables.sittingAt(person).map((id) => readable(house, id));
  const noted = house.store.journal.commit(() => house.store.people.set(person, changes));
  for (const table of tables) {
    if (!table?.playing || table.settings.clock.kind !== 'correspondence') continue;
    const seat = table.seatOf(person);
    if (seat === null || !table.live.times) continue;
    change(table.live.times[seat], table, seat);
    keepClocks(house, table);
  }
  await noted;
  return house.store.people.get(person)!;
}

/** One game that cannot be read does not keep the clocks of all others going. */
function readable(house: House, id: string): LiveTable | null {
  try {
    return house.shelf.get(id);
  } catch (error) {
    house.log.error({ table: id, error: String(error) }, 'a table cannot be read');
    return null;
  }
}
