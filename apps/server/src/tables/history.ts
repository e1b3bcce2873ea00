import { FULL_EDITION, type RecordLine, replayRecord } from '@keyflower/engine';
import { refused } from '../errors/index.ts';
import type { TableContext } from './context.ts';
import { briefOf } from '../people/index.ts';
import type { LiveTable } from './live-table.ts';
import { storedRecord } from './cache.ts';
import { EventLog } from './event-log.ts';
import { personIn, seatTeller } from './seat-events.ts';

/** The events so far as one person may know them: the same at any time and on any device. */
export function history(
  context: TableContext,
  table: LiveTable,
  person: string | null,
  since: number,
): { version: number; events: { type: string }[] } {
  if (table.row.header === null) return { version: 0, events: [] };
  const viewer = person === null ? null : table.seatOf(person);
  const eventLog = new EventLog(table.players, viewer, seatTeller(context.store, table));
  replayRecord(FULL_EDITION, storedRecord(context.store, table.id, table.row.header), eventLog.hooks);
  return {
    version: eventLog.events.length,
    events: eventLog.events.slice(since),
  };
}

/** The whole record of a finished game. Not available before the end: it holds everyone's hidden information. */
export function downloadRecord(context: TableContext, table: LiveTable): string {
  if (table.row.status !== 'over') throw refused('game-not-over');
  const names = table.seats.map(({ person, bot }) => ({ name: nameOf(context, person, bot) }));
  return table
    .game!.record()
    .map((line) => JSON.stringify(named(context, line, names)))
    .join('\n')
    .concat('\n');
}

function nameOf(context: TableContext, person: string | null, bot: string | null): string {
  if (person === null) return `bot ${bot ?? ''}`.trim();
  return briefOf(context.store.people.get(person), person).name || 'somebody';
}

/** Names are inserted on download, so that deleted accounts do not appear. */
function named(context: TableContext, line: RecordLine, seats: { name: string }[]): RecordLine {
  if ('format' in line) return { ...line, seats };
  if (!('seat' in line)) return line;
  const person = personIn(line.seat.name);
  return person ? { ...line, seat: { ...line.seat, name: nameOf(context, person, null) } } : line;
}
