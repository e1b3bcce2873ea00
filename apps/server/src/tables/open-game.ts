import { randomBytes } from 'node:crypto';
import { FULL_EDITION, Game, type RecordLine } from '@keyflower/engine';
import type { OpenedGame, ReplayedGame } from '../background/index.ts';
import { brokenAt, type StepRecord, type Stores } from '../store/index.ts';
import { owedByBots } from './bot-jobs.ts';
import { LiveTable, REMEMBERED } from './live-table.ts';
import { EventLog, namedIn, type ToldEntry } from './event-log.ts';
import { RecentEvents } from './recent-events.ts';

/** Records with at most so many entries are replayed at once: the way to another thread would take longer. */
const QUICK_ENTRIES = 40;

export const isQuick = (entries: number): boolean => entries <= QUICK_ENTRIES;

/** The record as its steps are stored. */
export function storedRecord(header: string, steps: readonly Pick<StepRecord, 'lines'>[]): RecordLine[] {
  const lines = steps.flatMap(({ lines: text }) => text.split('\n'));
  return [header, ...lines].map((line) => JSON.parse(line) as RecordLine);
}

/** A stored table, without its game. */
export async function readTable(stores: Stores, id: string): Promise<LiveTable | null> {
  const row = await stores.tables.get(id);
  return row ? new LiveTable(row, await stores.tables.seats(id)) : null;
}

/** Replays the stored game of a table; null if none has begun. */
export async function readGame(stores: Stores, id: string): Promise<OpenedGame | null> {
  const table = await readTable(stores, id);
  return table && readGameOf(stores, table);
}

export async function readGameOf(stores: Stores, table: LiveTable): Promise<OpenedGame | null> {
  const { header } = table.row;
  if (header === null) return null;
  const steps = await stores.tables.steps(table.id);
  const { n = 0, chain = null } = steps.at(-1) ?? {};
  const replayed = replayGame(table, steps, await firstHolders(stores, table));
  return { header, last: { n, chain }, brokenAt: brokenAt(steps), ...replayed };
}

/** The people who had the seats at first. */
export async function firstHolders(
  stores: Stores,
  { id, seats }: Pick<LiveTable, 'id' | 'seats'>,
): Promise<(string | null)[]> {
  const holders = seats.map(({ person }) => person);
  for (const { seat, person } of await stores.hands.first(id)) holders[seat] = person;
  return holders;
}

/** What a record needs besides its entries to be replayed as a game. */
interface RecordedGame {
  header: string;
  seed: string | null;
  secret?: string | undefined;
}

/** Replays the steps of a table's game. `holders`: the people who had the seats at first. */
export const replayGame = (
  { row: { header, seed }, live }: LiveTable,
  steps: readonly Pick<StepRecord, 'lines' | 'seat' | 'request'>[],
  holders: readonly (string | null)[],
): ReplayedGame => replaySteps({ header: header!, seed, secret: live.draws?.secret }, steps, holders);

export function replaySteps(
  { header, seed, secret }: RecordedGame,
  steps: readonly Pick<StepRecord, 'lines' | 'seat' | 'request'>[],
  holders: readonly (string | null)[],
): ReplayedGame {
  const told: ToldEntry[] = [];
  const eventLog = new EventLog(holders.length, holders, (entry) => told.push(entry));
  const game = Game.replay(
    FULL_EDITION,
    storedRecord(header, steps),
    randomBytes(32).toString('hex'),
    seed ?? undefined,
    { ...eventLog.hooks, ...(secret === undefined ? {} : { secret }) },
  );
  const recent = new RecentEvents();
  recent.load(told);
  const requests = steps.flatMap(({ seat, request }) =>
    seat === null || request === null ? [] : [{ seat, request }],
  );
  return {
    game: game.snapshot(),
    versions: eventLog.versions,
    askedAt: eventLog.askedAt,
    recent: recent.toBytes(),
    named: [...new Set(told.flatMap(namedIn))],
    requests: requests.slice(-REMEMBERED),
  };
}

/** Continues a replayed game at its table. */
export function openGame(table: LiveTable, replayed: ReplayedGame): void {
  table.game = Game.restore(FULL_EDITION, replayed.game);
  table.recent.fromBytes(replayed.recent);
  table.versions = replayed.versions;
  table.askedAt = replayed.askedAt;
  for (const person of replayed.named) table.past.add(person);
  table.botsOwed = owedByBots(table);
  for (const { seat, request } of replayed.requests) table.remember(seat, request, table.version(seat));
}
