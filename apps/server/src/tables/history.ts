import { FULL_EDITION, type GameEvent, type RecordLine, redactEvents, replayRecord } from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import { refused } from '../errors/index.ts';
import type { TableContext } from './context.ts';
import { briefOf } from '../people/index.ts';
import type { LiveTable } from './live-table.ts';
import { storedRecord } from './cache.ts';
import { EventLog, type ToldEntry } from './event-log.ts';
import { MAX_RESUMED } from './recent-events.ts';
import { firstHolders, personIn, personName, seatEvent } from './seat-events.ts';

/** The events so far as one person may know them: the same at any time and on any device. */
export function history(
  context: TableContext,
  table: LiveTable,
  person: string | null,
  since: number,
): { version: number; events: { type: string }[] } {
  if (table.row.header === null) return { version: 0, events: [] };
  const { store } = context;
  const viewer = person === null ? null : table.seatOf(person);
  const events: ToldEvent[] = [];
  const eventLog = new EventLog(table.players, firstHolders(store, table), (entry) =>
    events.push(...toldTo(context, table, entry, viewer)),
  );
  const { entries } = replayRecord(
    FULL_EDITION,
    storedRecord(table.row.header, store.tables.steps(table.id)),
    eventLog.hooks,
  );
  context.work.replayed += entries.length;
  return { version: events.length, events: events.slice(since) };
}

/** What a viewer is told of an entry. Names are those of today, so that they are the same everywhere. */
function toldTo(
  { store }: TableContext,
  table: LiveTable,
  { versions, told }: ToldEntry,
  viewer: number | null,
): ToldEvent[] {
  if (told.type === 'action') return redactEvents(told.events as readonly GameEvent[], viewer);
  if (told.type === 'seat') {
    const { entry, before } = told;
    return [seatEvent(entry, before, table.seat(entry.seat.player), personName(store))];
  }
  if (told.type === 'restored') return [told];
  const index = viewer ?? table.players;
  const since = told.since[index]!;
  return versions[index] === since ? [] : [{ type: 'undone', player: told.player, since }];
}

/** What a viewer who saw up to `since` has missed; null if that is too much, or not even possible. */
export function missed(
  context: TableContext,
  table: LiveTable,
  viewer: number | null,
  since: number,
): ToldEvent[] | null {
  const version = table.version(viewer);
  if (since > version || version - since > MAX_RESUMED) return null;
  if (since === version) return [];
  const index = viewer ?? table.players;
  const entries = table.recent.from(index, since);
  if (!entries) return null;
  const events = entries.flatMap((entry) => toldTo(context, table, entry, viewer));
  return events.slice(since - entries[0]!.versions[index]!);
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
