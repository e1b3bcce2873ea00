import {
  FULL_EDITION,
  type GameEvent,
  type RecordEntry,
  type RecordLine,
  redactEvents,
  replayRecord,
} from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import { refused } from '../errors/index.ts';
import type { TableContext } from './context.ts';
import type { Question } from '../background/index.ts';
import type { Stores } from '../store/index.ts';
import type { LiveTable } from './live-table.ts';
import { firstHolders, isQuick, readTable, storedRecord } from './open-game.ts';
import { EventLog, namedIn, type ToldEntry } from './event-log.ts';
import { personName, type ReadPeople, readPeople } from './read-people.ts';
import { MAX_RESUMED } from './recent-events.ts';
import { personIn, seatEvent } from './seat-events.ts';

/** The events so far as one person may know them, as JSON: the same at any time and on any device. */
export async function history(
  context: TableContext,
  table: LiveTable,
  { person, since, address }: { person: string | null; since: number; address: string },
): Promise<string> {
  const viewer = person === null ? null : table.seatOf(person);
  const length = table.game?.length ?? 0;
  context.work.replayed += length;
  const question = { table: table.id, viewer, length, since };
  if (isQuick(length))
    return JSON.stringify(await context.store.reading((stores) => eventsFrom(stores, question)));
  return context.background.run('events', question, address);
}

/** The events that a viewer was told of in the first entries of a stored record. */
export async function eventsFrom(
  stores: Stores,
  { table: id, viewer, length, since }: Question<'events'>,
): Promise<{ version: number; events: { type: string }[] }> {
  const begun = await readBegun(stores, id, length);
  if (!begun) return { version: 0, events: [] };
  const { table, holders, record } = begun;
  const entries: ToldEntry[] = [];
  const eventLog = new EventLog(table.players, holders, (entry) => entries.push(entry));
  replayRecord(FULL_EDITION, record, eventLog.hooks);
  const people = await readPeople(stores, entries.flatMap(namedIn));
  const events = entries.flatMap((entry) => toldTo(people, table, entry, viewer));
  return { version: events.length, events: events.slice(since) };
}

interface BegunGame {
  table: LiveTable;
  /** The people who had the seats at first. */
  holders: (string | null)[];
  record: RecordLine[];
}

/** The first entries of a stored game; null if none has begun. One from a position may have none yet. */
export async function readBegun(stores: Stores, id: string, length: number): Promise<BegunGame | null> {
  const table = await readTable(stores, id);
  const header = table?.row.header ?? null;
  if (!table || header === null) return null;
  const holders = await firstHolders(stores, table);
  const steps = (await stores.tables.steps(id)).filter(({ n }) => n <= length);
  return { table, holders, record: storedRecord(header, steps) };
}

/** What a viewer is told of an entry. Names are those of today, so that they are the same everywhere. */
export function toldTo(
  people: ReadPeople,
  table: LiveTable,
  { versions, told }: ToldEntry,
  viewer: number | null,
): ToldEvent[] {
  if (told.type === 'action') return redactEvents(told.events as readonly GameEvent[], viewer);
  if (told.type === 'seat') {
    const { entry, before } = told;
    return [seatEvent(entry, before, table, personName(people))];
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
  const events = entries.flatMap((entry) => toldTo(context.store.people, table, entry, viewer));
  return events.slice(since - entries[0]!.versions[index]!);
}

/** The whole record of a finished game. Not available before the end: it holds everyone's hidden information. */
export async function downloadRecord({ store }: TableContext, table: LiveTable): Promise<string> {
  if (table.row.status !== 'over') throw refused('game-not-over');
  const game = table.game!;
  const people = await readPeople(store, table.named());
  const seats = table.seats.map(({ person, bot }) => ({ name: nameOf(people, person, bot) }));
  const { header, result } = game.recordEnds();
  const entries = game.linesAfter(0).map((line) => named(people, line));
  return [JSON.stringify({ ...header, seats }), ...entries, JSON.stringify(result), ''].join('\n');
}

function nameOf(people: ReadPeople, person: string | null, bot: string | null): string {
  if (person === null) return `bot ${bot ?? ''}`.trim();
  return personName(people)(person) || 'somebody';
}

/** Names are inserted on download, so that deleted accounts do not appear. */
function named(people: ReadPeople, line: string): string {
  // Most entries name no one: they are sent as they are stored.
  if (!line.includes('"seat":{')) return line;
  const entry = JSON.parse(line) as RecordEntry;
  const person = 'seat' in entry ? personIn(entry.seat.name) : undefined;
  if (!('seat' in entry) || person === undefined) return line;
  return JSON.stringify({ ...entry, seat: { ...entry.seat, name: nameOf(people, person, null) } });
}
