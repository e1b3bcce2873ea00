import { Refused } from '../refused.ts';
import type { PersonRow } from '../store/people.ts';
import { resume, stop } from './clocks.ts';
import type { House } from './house.ts';
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
  if (person.vacation_until !== null) throw new Refused('CONFLICT', 'you are on vacation already');
  if (days > left) throw new Refused('CONFLICT', `you have ${left} days left this year`);
  const noted = house.store.journal.commit(() =>
    house.store.people.set(person.id, {
      vacation_until: now + days * DAY,
      vacation_year: new Date(now).getUTCFullYear(),
      vacation_used: DAYS_A_YEAR - left + days,
    }),
  );
  // The clocks stop in the same commit.
  eachClock(house, person.id, (table, seat) => {
    const time = table.live.times![seat];
    stop(time, house.playTime.now());
    // Whoever was warned is warned anew when they are back.
    delete time.graceUntil;
    time.away = true;
  });
  await noted;
  return house.store.people.get(person.id)!;
}

export async function endVacation(house: House, person: PersonRow): Promise<PersonRow> {
  const noted = house.store.journal.commit(() => house.store.people.set(person.id, { vacation_until: null }));
  eachClock(house, person.id, (table, seat) => {
    const time = table.live.times![seat];
    delete time.away;
    const owes = (table.pendingMask() >> seat) & 1;
    if (owes && table.seats[seat].bot === null && time.since === null) resume(time, house.playTime.now());
  });
  await noted;
  return house.store.people.get(person.id)!;
}

/** Ends the vacations whose days are over. */
export function endVacations(house: House): void {
  for (const person of house.store.people.onVacation(Date.now())) {
    endVacation(house, person).catch((error: unknown) =>
      house.log.error({ error: String(error) }, 'a vacation could not be ended'),
    );
  }
}

function eachClock(house: House, person: string, change: (table: LiveTable, seat: number) => void): void {
  for (const id of house.store.tables.sittingAt(person)) {
    const table = house.shelf.get(id);
    if (!table?.playing || table.settings.clock.kind !== 'correspondence' || !table.live.times) continue;
    const seat = table.seatOf(person);
    if (seat === null) continue;
    change(table, seat);
    keepClocks(house, table);
  }
}
