/**
 * How many attempts count that fail because of the storage: pauses grow with them, and bots and clocks must not wait for
 * long once it is there again.
 */
export const MOST_BY_STORAGE = 2;

/** How long a job waits after so many attempts. */
export const pauseAfter = (attempts: number): number => 1000 * Math.exp(Math.min(attempts, 10));

/** Does one job. It checks what is really owed: it may run late, twice, or beside another one that was given up. */
export type Handler = (about: string, signal: AbortSignal) => Promise<void>;

/** Kinds of jobs that share their turns, so that long ones of one group do not keep those of another waiting. */
export interface JobGroup {
  handlers: Readonly<Record<string, Handler>>;
  /** How many jobs are done at the same time. */
  atOnce: number;
  /** How many threads think for them. */
  threads: number;
}

/** How many jobs of a kind there are, for metrics. */
export interface JobLevel {
  kind: string;
  /** May be done now. */
  waiting: number;
  /** Come later, or again after a failure. */
  scheduled: number;
  running: number;
  /** Were tried too often. */
  failed: number;
  /** How long the first of those that wait has been waiting. */
  oldestSeconds: number;
}

/** Is told of every job that was done here. */
export interface JobObserver {
  done(kind: string, seconds: number): void;
  failed(kind: string, about: string, error: unknown, attempt: number): void;
}

/** Does jobs that transactions have added, each at least once, and almost always once. */
export interface JobQueue {
  /** Takes jobs from now on. */
  start(groups: readonly JobGroup[]): void;
  /** Takes no further job, and waits for those that are being done; what they leave undone is given back. */
  stop(): Promise<void>;
  levels(): Promise<JobLevel[]>;
  /** Jobs that wait for each thread, in all processes together. */
  readonly waitingPerThread: number;
}
