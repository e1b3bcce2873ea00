import { randomBytes } from 'node:crypto';
import { FULL_EDITION, Game, type RecordLine } from '@keyflower/engine';
import { brokenAt, type StepRecord, type Store } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import { LiveTable } from './live-table.ts';
import { EventLog, type ToldEntry } from './event-log.ts';
import type { Work } from './work.ts';
import { firstHolders } from './seat-events.ts';

/** Tables without access for this long are evicted from memory. */
const IDLE_MS = 120_000;
/** Maximum number of tables in memory. */
const MOST = 5000;

/** The tables in memory; others are loaded from the store on demand. */
export class TableCache {
  private readonly store: Store;
  private readonly work: Work;
  private readonly log: Log;
  private readonly tables = new Map<string, LiveTable>();

  constructor(store: Store, work: Work, log: Log) {
    this.store = store;
    this.work = work;
    this.log = log;
  }

  get size(): number {
    return this.tables.size;
  }

  get(id: string): LiveTable | null {
    const known = this.tables.get(id);
    if (known) {
      known.touched = performance.now();
      return known;
    }
    const row = this.store.tables.get(id);
    if (!row) return null;
    const table = new LiveTable(row, this.store.tables.seats(id));
    if (row.header !== null) {
      const steps = this.store.tables.steps(id);
      const step = brokenAt(steps);
      if (step !== null)
        this.log.error({ table: id, step }, 'a stored step does not follow from those before it');
      openGame(this.store, table, steps);
    }
    this.work.replayed += table.game?.length ?? 0;
    this.tables.set(id, table);
    return table;
  }

  /** A table that is in memory, or undefined. */
  peek(id: string): LiveTable | undefined {
    return this.tables.get(id);
  }

  /** Tables in memory that name a person: as host, on a seat, or with a seat kept for them. */
  naming(id: string): string[] {
    const names = ({ row, seats }: LiveTable): boolean =>
      row.host === id || seats.some(({ person, reserved }) => person === id || reserved === id);
    return [...this.tables.values()].filter(names).map((table) => table.id);
  }

  /** Drops the cached copy; the store is authoritative. */
  drop(id: string): void {
    this.tables.delete(id);
  }

  sweep(idleMs = IDLE_MS): void {
    const now = performance.now();
    for (const [id, table] of this.tables) {
      if (!table.settled) continue;
      const idle = now - table.touched;
      if (idle > idleMs || this.tables.size > MOST) this.tables.delete(id);
      else if (idle > IDLE_MS / 8) table.shrink();
    }
  }
}

/** The record as its steps are stored. */
export function storedRecord(header: string, steps: readonly StepRecord[]): RecordLine[] {
  const lines = steps.flatMap(({ lines: text }) => text.split('\n'));
  return [header, ...lines].map((line) => JSON.parse(line) as RecordLine);
}

/** Restores a table's game by replaying its record. */
export function openGame(
  store: Store,
  table: LiveTable,
  steps: readonly StepRecord[] = store.tables.steps(table.id),
): void {
  const { header, seed } = table.row;
  const told: ToldEntry[] = [];
  const eventLog = new EventLog(table.players, firstHolders(store, table), (entry) => told.push(entry));
  const record = storedRecord(header!, steps);
  table.game = Game.replay(FULL_EDITION, record, randomBytes(32).toString('hex'), seed ?? undefined, {
    ...eventLog.hooks,
    ...(table.live.draws ? { secret: table.live.draws.secret } : {}),
  });
  table.recent.load(told);
  table.versions = eventLog.versions;
  table.askedAt = eventLog.askedAt;
  for (const { seat, request } of store.tables.recentRequests(table.id)) {
    table.remember(seat, request, table.version(seat));
  }
}
