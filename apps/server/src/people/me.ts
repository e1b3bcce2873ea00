import type { Language, Me } from '@keyflower/protocol';
import { shownRating } from '../rating/index.ts';
import type { PersonRow, Store } from '../store/index.ts';
import { vacationLeft } from './vacation.ts';
import { isGuest, settingsOf } from './visitors.ts';

/** A person as they see themselves. */
export async function me(store: Store, row: PersonRow): Promise<Me> {
  const person = (await store.people.get(row.id)) ?? row;
  return {
    id: person.id,
    name: person.name,
    guest: isGuest(person),
    bot: person.is_bot === 1,
    operator: person.operator === 1,
    lang: person.lang as Language,
    email: person.email,
    emailConfirmed: person.email_confirmed === 1,
    settings: settingsOf(person),
    vacation: { until: person.vacation_until, daysLeft: vacationLeft(person) },
    rating: person.mu === null || person.sigma === null ? null : shownRating(person.mu, person.sigma),
  };
}
