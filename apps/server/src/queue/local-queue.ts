import { isStorageFailure, type Job, type JobChange, keyOf } from '../store/index.ts';
import {
  type Handler,
  type JobGroup,
  type JobLevel,
  type JobObserver,
  type JobQueue,
  MOST_BY_STORAGE,
  pauseAfter,
} from './queue.ts';

/** As with PostgreSQL: how often a job is tried before it counts as failed. */
const MAX_ATTEMPTS = 25;
/** Timers take no more. */
const LONGEST_MS = 2 ** 31 - 1;

interface Entry extends Job {
  at: number;
  attempts: number;
  running: boolean;
  /** Was added or removed while it was done. */
  next: JobChange | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Jobs in the memory of the one process that can do them. After a restart they are found again in what is stored, and added
 * when the queue starts.
 */
export class LocalQueue implements JobQueue {
  private readonly observer: JobObserver;
  private readonly entries = new Map<string, Entry>();
  private readonly running = new Set<Promise<void>>();
  private readonly aborting = new AbortController();
  private handlers: Readonly<Record<string, Handler>> = {};
  /** The threads have a queue of their own, which knows all that wait. */
  readonly waitingPerThread = 0;

  constructor(observer: JobObserver) {
    this.observer = observer;
  }

  start(groups: readonly JobGroup[]): void {
    this.handlers = Object.assign({}, ...groups.map(({ handlers }) => handlers)) as Record<string, Handler>;
    for (const entry of this.entries.values()) this.schedule(entry);
  }

  async stop(): Promise<void> {
    this.aborting.abort();
    for (const { timer } of this.entries.values()) if (timer) clearTimeout(timer);
    await Promise.all(this.running);
  }

  /** What was stored just now. */
  change(changes: Iterable<JobChange>): void {
    for (const change of changes) this.changeOne(change);
  }

  private changeOne(change: JobChange): void {
    const key = keyOf(change);
    const known = this.entries.get(key);
    if (known?.running) {
      if (!('once' in change)) known.next = change;
      return;
    }
    if (known && 'once' in change) return;
    if (known?.timer) clearTimeout(known.timer);
    this.entries.delete(key);
    if ('removed' in change) return;
    const { kind, about, after = 0 } = change;
    const entry = {
      kind,
      about,
      at: Date.now() + after,
      attempts: 0,
      running: false,
      next: null,
      timer: null,
    };
    this.entries.set(key, entry);
    this.schedule(entry);
  }

  private schedule(entry: Entry): void {
    if (this.aborting.signal.aborted || !this.handlers[entry.kind]) return;
    const wait = Math.min(Math.max(entry.at - Date.now(), 0), LONGEST_MS);
    entry.timer = setTimeout(() => {
      if (entry.at > Date.now() + 1) this.schedule(entry);
      else this.begin(entry);
    }, wait);
    if (wait > 0) entry.timer.unref();
  }

  private begin(entry: Entry): void {
    entry.running = true;
    entry.timer = null;
    const doing = this.run(entry).finally(() => this.running.delete(doing));
    this.running.add(doing);
  }

  private async run(entry: Entry): Promise<void> {
    const { kind, about } = entry;
    const started = performance.now();
    let failed = false;
    try {
      await this.handlers[kind]!(about, this.aborting.signal);
      this.observer.done(kind, (performance.now() - started) / 1000);
    } catch (error) {
      failed = true;
      entry.attempts += 1;
      if (!this.aborting.signal.aborted) this.observer.failed(kind, about, error, entry.attempts);
      if (isStorageFailure(error)) entry.attempts = Math.min(entry.attempts, MOST_BY_STORAGE);
    }
    entry.running = false;
    const { next } = entry;
    entry.next = null;
    if (next || !failed) {
      this.entries.delete(keyOf(entry));
      if (next) this.changeOne(next);
    } else if (entry.attempts < MAX_ATTEMPTS) {
      entry.at = Date.now() + pauseAfter(entry.attempts);
      this.schedule(entry);
    }
  }

  levels(): Promise<JobLevel[]> {
    const now = Date.now();
    const levels = new Map<string, JobLevel>();
    for (const { kind, at, attempts, running } of this.entries.values()) {
      const level = levels.get(kind) ?? {
        kind,
        waiting: 0,
        scheduled: 0,
        running: 0,
        failed: 0,
        oldestSeconds: 0,
      };
      levels.set(kind, level);
      if (running) level.running += 1;
      else if (attempts >= MAX_ATTEMPTS) level.failed += 1;
      else if (at > now) level.scheduled += 1;
      else {
        level.waiting += 1;
        level.oldestSeconds = Math.max(level.oldestSeconds, (now - at) / 1000);
      }
    }
    return Promise.resolve([...levels.values()]);
  }
}
