import type { RecordEntry } from '@keyflower/engine';
import type { SeatEvent } from '@keyflower/protocol';
import { briefOf } from '../people/index.ts';
import type { SeatRecord, Store } from '../store/index.ts';
import type { LiveTable } from './live-table.ts';

export type SeatEntry = Extract<RecordEntry, { seat: unknown }>;

/** Tells changes of seats, in the order of the record. */
export type SeatTeller = (entry: SeatEntry) => SeatEvent;

/** A seat change as an event. `before`: the person whose seat it was. */
export function seatEvent(
  { n, seat: { player, name } }: SeatEntry,
  before: string | null,
  { gone, gone_at: goneAt }: Pick<SeatRecord, 'gone' | 'gone_at'>,
  nameOf: (person: string) => string,
): SeatEvent {
  const person = personIn(name);
  // A player who came back has no reason any more, but has not resigned: that would be final.
  const reason = goneAt === n - 1 ? (gone === 'no' ? 'left' : gone) : undefined;
  return {
    type: 'seat-changed',
    player,
    before: before === null ? null : nameOf(before),
    now: person !== undefined ? 'person' : name.startsWith('bot ') ? 'bot' : 'none',
    ...(person === undefined ? {} : { name: nameOf(person) }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The person whom a record's seat entry names. */
export const personIn = (name: string): string | undefined => /^person (.+)$/.exec(name)?.[1];

export const personName =
  (store: Store) =>
  (person: string): string =>
    briefOf(store.people.get(person), person).name;

/** Tells the seat changes of a table from the beginning. */
export function seatTeller(store: Store, table: LiveTable): SeatTeller {
  const holders = table.seats.map(({ person }) => person);
  for (const { seat, person } of store.hands.first(table.id)) holders[seat] = person;
  return (entry) => {
    const { player, name } = entry.seat;
    const told = seatEvent(entry, holders[player] ?? null, table.seat(player), personName(store));
    holders[player] = personIn(name) ?? holders[player] ?? null;
    return told;
  };
}
