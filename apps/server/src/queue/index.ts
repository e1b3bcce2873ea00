/** The job queue: in PostgreSQL, or in memory beside SQLite. May import `store` and `telemetry`. */
export { LocalQueue } from './local-queue.ts';
export { PostgresQueue } from './postgres-queue.ts';
export type { JobGroup, JobObserver, JobQueue } from './queue.ts';
