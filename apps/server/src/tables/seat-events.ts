import type { RecordEntry } from '@keyflower/engine';
import type { SeatEvent } from '@keyflower/protocol';
import type { SeatRecord } from '../store/index.ts';

export type SeatEntry = Extract<RecordEntry, { seat: unknown }>;

export type Gone = Exclude<SeatRecord['gone'], 'no'>;

/** What a table keeps about seats that were given up. */
interface GivenUp {
  seat(seat: number): Pick<SeatRecord, 'gone' | 'gone_at'>;
  live: { reasons?: Record<number, Gone> };
}

/** Why an entry says that a seat was given up; undefined if it does not say that. */
function reasonOf({ n, seat: { player } }: SeatEntry, table: GivenUp): Gone | undefined {
  const noted = table.live.reasons?.[n];
  if (noted) return noted;
  // Tables of earlier versions: a player who came back has no reason any more, but has not resigned: that would be final.
  const { gone, gone_at: goneAt } = table.seat(player);
  return goneAt === n - 1 ? (gone === 'no' ? 'left' : gone) : undefined;
}

/** A seat change as an event. `before`: the person whose seat it was. */
export function seatEvent(
  entry: SeatEntry,
  before: string | null,
  table: GivenUp,
  nameOf: (person: string) => string,
): SeatEvent {
  const { player, name } = entry.seat;
  const person = personIn(name);
  const reason = reasonOf(entry, table);
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
