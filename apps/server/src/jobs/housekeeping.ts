import { setImmediate as immediate } from 'node:timers/promises';
import type { ServerContext } from '../context/index.ts';
import { SESSION_DAYS } from '../people/index.ts';
import {
  addDue,
  closeTable,
  correctWins,
  endVacations,
  HEARTBEAT_MS,
  type LiveTable,
} from '../tables/index.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** People or tables that are removed at a time; the rest follows after a pause. */
const AT_ONCE = 200;
const PAUSE = 5 * SECOND;

/** What people were told, and when, is kept for so long. */
const REMINDER_DAYS = 14;

/** The kind of the jobs that are done from time to time; how often, in milliseconds. */
export const HOUSEKEEPING = 'housekeeping';
const TASKS = { 'end-vacations': 60 * SECOND, 'forget-old': HOUR };

const NO_WRITES = 'the storage refuses writes';

/** Periodic jobs: clocks, the heartbeat, and removing old data. */
export class Housekeeping {
  private readonly context: ServerContext;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private stopped = false;
  private more: NodeJS.Timeout | undefined;

  constructor(context: ServerContext) {
    this.context = context;
  }

  start(): void {
    const { context } = this;
    const beat = (): Promise<void> => this.beat();
    this.every(SECOND, () => addDue(context.tables), NO_WRITES);
    this.every(HEARTBEAT_MS, beat, NO_WRITES);
    this.every(15 * SECOND, () => this.sweep());
    this.every(15 * SECOND, () => this.addTasks(), NO_WRITES);
    this.run(beat, NO_WRITES);
    correctWins(context.tables).catch((error: unknown) =>
      context.log.error({ error: String(error) }, 'past wins could not be corrected'),
    );
  }

  /** Adds what is done from time to time, by one of all servers. */
  private async addTasks(): Promise<void> {
    const now = Date.now();
    await this.context.store.journal.commit(async (tx) => {
      for (const [task, ms] of Object.entries(TASKS)) {
        if (await tx.meta.isTime(`last-${task}`, ms, now))
          tx.jobs.add({ kind: HOUSEKEEPING, about: task, once: true });
      }
    });
  }

  /** The job of that kind. */
  async do(task: string): Promise<void> {
    if (task === 'forget-old') await this.forgetOld();
    else await endVacations(this.context.tables);
  }

  private sweep(): void {
    const { cache, followed, audience } = this.context.tables;
    if (followed) cache.sweep(undefined, (id) => audience.viewers(id).size > 0);
    else cache.sweep();
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.more);
  }

  /** Settles when all jobs have ended that were under way when they were stopped. */
  async finished(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Stores the play time. */
  async beat(): Promise<void> {
    const { playTime } = this.context.tables;
    playTime.onDisk(await this.context.store.journal.commit((tx) => playTime.beat(tx)));
  }

  /** A job that takes longer than the interval does not overlap with the next. */
  private every(ms: number, work: () => Promise<void> | void, failed?: string): void {
    let isRunning = false;
    const start = (): void => {
      if (isRunning) return;
      isRunning = true;
      this.run(async () => {
        try {
          await work();
        } finally {
          isRunning = false;
        }
      }, failed);
    };
    this.timers.push(setInterval(start, ms));
  }

  /** Errors are logged: no caller waits for them. */
  run(work: () => Promise<void>, failed = 'housekeeping failed'): void {
    const job = work()
      .catch((error: unknown) => this.complain(error, failed))
      .finally(() => this.running.delete(job));
    this.running.add(job);
  }

  /** The server closes what jobs need before they have ended. */
  private complain(error: unknown, message: string, fields: object = {}): void {
    if (!this.stopped) this.context.log.error({ ...fields, error: String(error) }, message);
  }

  /** One after the other, so that requests come in between. One that cannot be read does not stop the others. */
  private async forEachTable(
    ids: readonly string[],
    work: (table: LiveTable) => void,
    failed: string,
  ): Promise<void> {
    for (const id of ids) {
      await immediate();
      if (this.stopped) return;
      try {
        const table = await this.context.tables.cache.open(id);
        if (table && !this.stopped) work(table);
      } catch (error) {
        this.complain(error, failed, { table: id });
      }
    }
  }

  /** Retention: guests who never returned, tables that never started, games that were never finished. */
  async forgetOld(now = Date.now()): Promise<void> {
    const { store, settings, tables, log } = this.context;
    await this.removeOld(now).catch((error: unknown) =>
      log.error({ error: String(error) }, 'old things could not be removed'),
    );
    const before = now - settings['game-days'] * DAY;
    const unfinished = await store.tables.abandoned('playing', before, AT_ONCE);
    const close = (table: LiveTable): void => {
      if (table.playing && table.row.updated < before) void closeTable(tables, table, 'abandoned');
    };
    await this.forEachTable(unfinished, close, 'an abandoned game cannot be closed');
  }

  private async removeOld(now: number): Promise<void> {
    const { store, settings } = this.context;
    await store.journal.commit(async (tx) => {
      await tx.reminders.dropOld(now - REMINDER_DAYS * DAY);
      await tx.sessions.endStale(now - SESSION_DAYS * DAY);
    });
    const seen = now - settings['guest-days'] * DAY;
    const guests = await store.people.staleGuests(seen, AT_ONCE);
    for (const guest of guests) await this.removeGuest(guest, seen, now);
    const before = now - settings['table-days'] * DAY;
    const open = await store.tables.abandoned('open', before, AT_ONCE);
    const cancelled = await store.tables.abandoned('cancelled', before, AT_ONCE);
    for (const table of [...open, ...cancelled]) await this.removeTable(table, before);
    const more = [guests, open, cancelled].some((list) => list.length === AT_ONCE);
    if (more && !this.stopped) {
      this.more = setTimeout(() => this.run(() => this.forgetOld(now)), PAUSE).unref();
    }
  }

  /* Each in a transaction of its own, so that actions do not wait for all of them. */

  private async removeGuest(guest: string, before: number, now: number): Promise<void> {
    if (this.stopped) return;
    await this.context.store.journal.commit(async (tx) => {
      if (await tx.people.forgetStale(guest, before, now)) await tx.people.dropTraceless(guest);
    });
  }

  private async removeTable(table: string, before: number): Promise<void> {
    if (this.stopped) return;
    const { store, personTables } = this.context;
    if (await store.journal.commit((tx) => tx.tables.dropAbandoned(table, before), table))
      personTables.reload(table);
  }
}
