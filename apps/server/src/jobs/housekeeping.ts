import { setImmediate as immediate } from 'node:timers/promises';
import type { ServerContext } from '../context/index.ts';
import { SESSION_DAYS } from '../people/index.ts';
import {
  advance,
  closeTable,
  correctWins,
  endVacations,
  enforceDeadlines,
  HEARTBEAT_MS,
} from '../tables/index.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows removed at a time, to keep transactions short; the rest follows after a pause. */
const AT_ONCE = 200;
const PAUSE = 5 * SECOND;

/** Periodic jobs: clocks, the heartbeat, and removing old data. */
export class Housekeeping {
  private readonly context: ServerContext;
  private readonly timers: NodeJS.Timeout[] = [];
  private stopped = false;
  private more: NodeJS.Timeout | undefined;

  constructor(context: ServerContext) {
    this.context = context;
  }

  start(): void {
    const { context } = this;
    this.every(SECOND, () => enforceDeadlines(context.tables));
    this.every(HEARTBEAT_MS, () => this.beatSoon());
    this.every(15 * SECOND, () => context.tables.cache.sweep());
    this.every(60 * SECOND, () => endVacations(context.tables));
    this.every(HOUR, () => this.forgetOld());
    this.beatSoon();
    this.wakeBots();
    correctWins(context.tables).catch((error: unknown) =>
      context.log.error({ error: String(error) }, 'past wins could not be corrected'),
    );
    context.store.journal.onRecovered = () => {
      context.log.info({}, 'the storage takes writes again');
      this.wakeBots();
    };
  }

  /** Bots that were to move when the server stopped, or whose action could not be stored. */
  private wakeBots(): void {
    const { tables, store, log } = this.context;
    void this.forEachTable(store.tables.waitingForBots(), (id) => {
      try {
        const table = tables.cache.get(id);
        if (table) advance(tables, table);
      } catch (error) {
        // One table that cannot be read must not stop the others.
        log.error({ table: id, error: String(error) }, 'a table cannot go on');
      }
    });
  }

  /** One after the other, so that requests come in between. */
  private async forEachTable(ids: readonly string[], work: (id: string) => void): Promise<void> {
    for (const id of ids) {
      await immediate();
      await this.context.tables.cache.loadAll([id]);
      if (this.stopped) return;
      work(id);
    }
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.more);
  }

  /** Stores the play time at once; called just before the database closes. */
  beat(): void {
    const { tables, store } = this.context;
    tables.playTime.onDisk(store.db.transaction(() => tables.playTime.beat()));
  }

  private every(ms: number, work: () => void): void {
    this.timers.push(setInterval(() => this.carefully(work), ms));
  }

  private carefully(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.context.log.error({ error: String(error) }, 'housekeeping failed');
    }
  }

  private beatSoon(): void {
    const { journal } = this.context.store;
    const { playTime } = this.context.tables;
    journal
      .commit(() => playTime.beat())
      .then((at) => playTime.onDisk(at))
      .catch((error: unknown) =>
        this.context.log.error({ error: String(error) }, 'the storage refuses writes'),
      );
  }

  /** Retention: guests who never returned, tables that never started, games that were never finished. */
  forgetOld(now = Date.now()): void {
    const { context } = this;
    const { store, settings, tables } = context;
    const guests = store.people.staleGuests(now - settings['guest-days'] * DAY, AT_ONCE);
    const open = store.tables.abandoned('open', now - settings['table-days'] * DAY, AT_ONCE);
    const cancelled = store.tables.abandoned('cancelled', now - settings['table-days'] * DAY, AT_ONCE);
    const unfinished = store.tables.abandoned('playing', now - settings['game-days'] * DAY, AT_ONCE);
    store.journal
      .commit(() => {
        for (const guest of guests) store.people.forget(guest, now);
        for (const guest of guests) store.people.dropTraceless(guest);
        for (const id of [...open, ...cancelled]) store.tables.drop(id);
        store.sessions.endStale(now - SESSION_DAYS * DAY);
      })
      .then(() => {
        for (const id of [...open, ...cancelled]) context.personTables.reload(id);
        const more = [guests, open, cancelled].some((list) => list.length === AT_ONCE);
        if (more) this.more = setTimeout(() => this.carefully(() => this.forgetOld(now)), PAUSE).unref();
      })
      .catch((error: unknown) =>
        context.log.error({ error: String(error) }, 'old things could not be removed'),
      );
    void this.forEachTable(unfinished, (id) =>
      this.carefully(() => {
        const table = tables.cache.get(id);
        if (table?.playing) void closeTable(tables, table, 'abandoned');
      }),
    );
    context.notifier.sweep();
  }
}
