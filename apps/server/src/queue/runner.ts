import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Runner as GraphileRunner, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { graphileWorker, isStorageFailure } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import { type Handler, type JobGroup, type JobObserver, MOST_BY_STORAGE, pauseAfter } from './queue.ts';

/** How often to poll for jobs that were not announced, such as delayed ones. */
const POLL_MS = 1000;
/** How long to wait before the next start, after the database was lost. */
const AGAIN_MS = 500;

interface Taken {
  id: string;
  /** This one included. */
  attempts: number;
}

interface Parts {
  pool: pg.Pool;
  log: Log;
  observer: JobObserver;
  group: JobGroup;
  /** Makes a job available again after a pause, as if it had been tried so often. */
  giveBack: (job: string, attempts: number, pauseMs: number) => Promise<void>;
}

/** One group of jobs, done by graphile-worker. That ends when it cannot store an outcome: then it is started again. */
export class Runner {
  private readonly parts: Parts;
  /** By which the database knows who does a job; another one after each start. */
  id: string | null = null;
  private readonly active = new Map<string, AbortController>();
  /** Jobs whose end may not be stored yet, with the time. */
  private readonly ended = new Map<string, number>();
  private running: GraphileRunner | null = null;
  private stopping = false;
  private readonly finished: Promise<void>;

  constructor(parts: Parts) {
    this.parts = parts;
    this.finished = this.keepRunning();
  }

  get threads(): number {
    return this.parts.group.threads;
  }

  /** Jobs that are being done, or whose end is being stored. */
  known(withinMs: number): string[] {
    const since = performance.now() - withinMs;
    for (const [job, at] of this.ended) if (at < since) this.ended.delete(job);
    return [...this.active.keys(), ...this.ended.keys()];
  }

  /** Gives up what it does: it was thought to be gone, so others do the same now or will. */
  abandon(): void {
    for (const controller of this.active.values()) controller.abort();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const stopped = this.running?.stop().catch(() => {});
    for (const controller of this.active.values()) controller.abort();
    await stopped;
    await this.finished;
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.runOnce();
      } catch (error) {
        if (!this.stopping) this.parts.log.warn({ error: String(error) }, 'jobs cannot be taken now');
      }
      this.id = null;
      if (!this.stopping) await wait(AGAIN_MS);
    }
  }

  private async runOnce(): Promise<void> {
    const { Logger, run } = await graphileWorker();
    const { pool, group } = this.parts;
    const events = new EventEmitter() as unknown as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => (this.id = workerPool.id));
    const tasks = Object.entries(group.handlers).map(([kind, handler]) => [kind, this.task(kind, handler)]);
    const runner = await run({
      pgPool: pool,
      taskList: Object.fromEntries(tasks) as Record<string, ReturnType<Runner['task']>>,
      concurrency: group.atOnce,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events,
      // Without a batch, an outcome that cannot be stored would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      parsedCronItems: [],
      logger: new Logger(() => () => {}),
    });
    this.running = runner;
    if (this.stopping) await runner.stop().catch(() => {});
    await runner.promise;
  }

  private task(kind: string, handler: Handler) {
    return async (payload: unknown, { job }: { job: Taken }): Promise<void> => {
      const { observer } = this.parts;
      const giveBack = (): Promise<void> => this.parts.giveBack(job.id, job.attempts - 1, 0);
      // It was asked for before, or given back just now.
      if (this.stopping) return giveBack();
      const { about } = payload as { about: string };
      const controller = new AbortController();
      const started = performance.now();
      this.active.set(job.id, controller);
      try {
        await handler(about, controller.signal);
        observer.done(kind, (performance.now() - started) / 1000);
        // Whatever is left undone is owed still, unless others took it over already.
        if (this.stopping || controller.signal.aborted) await giveBack();
      } catch (error) {
        if (this.stopping) await giveBack();
        else {
          observer.failed(kind, about, error, job.attempts);
          if (!isStorageFailure(error)) throw error;
          const counted = Math.min(job.attempts, MOST_BY_STORAGE);
          await this.parts.giveBack(job.id, counted, pauseAfter(counted));
        }
      } finally {
        this.active.delete(job.id);
        this.ended.set(job.id, performance.now());
      }
    };
  }
}
