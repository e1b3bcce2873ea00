import type { PersonRow } from '../store/index.ts';

/** Vacation allowance per year, in days. */
export const YEARLY_VACATION_DAYS = 28;

export function vacationLeft(person: PersonRow, now = Date.now()): number {
  const thisYear = person.vacation_year === new Date(now).getUTCFullYear();
  return YEARLY_VACATION_DAYS - (thisYear ? person.vacation_used : 0);
}
