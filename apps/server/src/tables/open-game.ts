import { randomBytes } from 'node:crypto';
import { FULL_EDITION, Game, type RecordLine } from '@keyflower/engine';
import type { OpenedGame } from '../background/index.ts';
import { brokenAt, type StepRecord, type Store } from '../store/index.ts';
import { LiveTable } from './live-table.ts';
import { EventLog, type ToldEntry } from './event-log.ts';
import { RecentEvents } from './recent-events.ts';
import { firstHolders } from './seat-events.ts';

/** Records with at most so many entries are replayed at once: the way to another thread would take longer. */
const QUICK_ENTRIES = 40;

export const isQuick = (entries: number): boolean => entries <= QUICK_ENTRIES;

/** The record as its steps are stored. */
export function storedRecord(header: string, steps: readonly StepRecord[]): RecordLine[] {
  const lines = steps.flatMap(({ lines: text }) => text.split('\n'));
  return [header, ...lines].map((line) => JSON.parse(line) as RecordLine);
}

/** Replays the stored game of a table; null if none has begun. */
export function readGame(store: Store, id: string): OpenedGame | null {
  const row = store.tables.get(id);
  if (!row || row.header === null) return null;
  const { seed, header } = row;
  const steps = store.tables.steps(id);
  const { n = 0, chain = null } = steps.at(-1) ?? {};
  const table = new LiveTable(row, store.tables.seats(id));
  const told: ToldEntry[] = [];
  const eventLog = new EventLog(table.players, firstHolders(store, table), (entry) => told.push(entry));
  const game = Game.replay(
    FULL_EDITION,
    storedRecord(header, steps),
    randomBytes(32).toString('hex'),
    seed ?? undefined,
    { ...eventLog.hooks, ...(table.live.draws ? { secret: table.live.draws.secret } : {}) },
  );
  const recent = new RecentEvents();
  recent.load(told);
  return {
    header,
    last: { n, chain },
    brokenAt: brokenAt(steps),
    game: game.snapshot(),
    versions: eventLog.versions,
    askedAt: eventLog.askedAt,
    recent: recent.toBytes(),
  };
}

/** Continues a replayed game at its table. */
export function openGame(store: Store, table: LiveTable, opened: OpenedGame): void {
  table.game = Game.restore(FULL_EDITION, opened.game);
  table.recent.fromBytes(opened.recent);
  table.versions = opened.versions;
  table.askedAt = opened.askedAt;
  for (const { seat, request } of store.tables.recentRequests(table.id)) {
    table.remember(seat, request, table.version(seat));
  }
}
