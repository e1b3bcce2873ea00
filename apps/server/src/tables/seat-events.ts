import type { RecordEntry } from '@keyflower/engine';
import type { SeatEvent } from '@keyflower/protocol';
import { briefOf } from '../people/index.ts';
import type { SeatRecord, Store } from '../store/index.ts';

export type SeatEntry = Extract<RecordEntry, { seat: unknown }>;

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

/** The people who had the seats at first. */
export function firstHolders(
  store: Store,
  { id, seats }: { id: string; seats: readonly SeatRecord[] },
): (string | null)[] {
  const holders = seats.map(({ person }) => person);
  for (const { seat, person } of store.hands.first(id)) holders[seat] = person;
  return holders;
}
