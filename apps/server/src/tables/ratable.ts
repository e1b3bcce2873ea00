import { isRatable, type RatableTable } from '../rating/index.ts';
import type { SeatRecord } from '../store/index.ts';
import type { LiveTable } from './live-table.ts';
import type { ReadPeople } from './read-people.ts';

type SeatKind = RatableTable['seats'][number]['kind'];

function kindOf(people: ReadPeople, { person, bot }: SeatRecord): SeatKind {
  if (person === null) return bot === null ? 'empty' : 'bot';
  const row = people.known(person);
  if (!row) return 'bot';
  if (row.is_bot) return 'bot-account';
  return row.password === null ? 'guest' : 'account';
}

/** Whether a game by those who sit at a table now would be rated. */
export function whetherRated(people: ReadPeople, table: LiveTable): ReturnType<typeof isRatable> {
  const { settings } = table;
  if (!settings.rated) return { rated: false, why: 'unrated' };
  return isRatable({
    seats: table.seats.map((seat) => ({ kind: kindOf(people, seat), person: seat.person })),
    seed: settings.seed === undefined ? 'server' : 'chosen',
    overrides: settings.tiles !== undefined,
    handicap: settings.options.handicap,
    end: 'reached',
  });
}

/** Why a waiting table that is meant to be rated could not be, regardless of who else joins; null if it could. */
export function whyNotRated(people: ReadPeople, table: LiveTable): string | null {
  if (table.row.status !== 'open' || !table.settings.rated) return null;
  const rated = whetherRated(people, table);
  return rated.rated || rated.why === 'too-few-people' ? null : rated.why;
}
