import { FULL_EDITION, type RecordLine, replayRecord } from '@keyflower/engine';
import { refused } from '../errors/refused.ts';
import type { House } from './context.ts';
import { briefOf } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { storedRecord } from './cache.ts';
import { Story } from './event-log.ts';

/** What happened so far, as one person may know it: the same at every time and for every device. */
export function history(
  house: House,
  table: LiveTable,
  person: string | null,
  since: number,
): { version: number; events: { type: string }[] } {
  if (table.row.header === null) return { version: 0, events: [] };
  const story = new Story(table.players, person === null ? null : table.seatOf(person));
  replayRecord(FULL_EDITION, storedRecord(house.store, table.id, table.row.header), story.hooks);
  return {
    version: story.events.length,
    events: story.events.slice(since),
  };
}

/** The whole record of a finished game. Before its end nobody gets it: it holds everybody's secrets. */
export function downloadRecord(house: House, table: LiveTable): string {
  if (table.row.status !== 'over') throw refused('game-not-over');
  const names = table.seats.map(({ person, bot }) => ({ name: nameOf(house, person, bot) }));
  return table
    .game!.record()
    .map((line) => JSON.stringify(named(house, line, names)))
    .join('\n')
    .concat('\n');
}

function nameOf(house: House, person: string | null, bot: string | null): string {
  if (person === null) return `bot ${bot ?? ''}`.trim();
  return briefOf(house.store.people.get(person), person).name || 'somebody';
}

/** Names are put in when the record leaves: whoever deleted their account is not in it any more. */
function named(house: House, line: RecordLine, seats: { name: string }[]): RecordLine {
  if ('format' in line) return { ...line, seats };
  if (!('seat' in line)) return line;
  const person = /^person (.+)$/.exec(line.seat.name)?.[1];
  return person ? { ...line, seat: { ...line.seat, name: nameOf(house, person, null) } } : line;
}
