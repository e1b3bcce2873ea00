import type { Changes } from './changes.ts';
import { type JobChange, keyOf, type NewJob } from './job.ts';

/** Adds jobs in the transaction that causes them: they are there if, and only if, it is committed. */
export class JobStore {
  private readonly changes: Changes;

  constructor(changes: Changes) {
    this.changes = changes;
  }

  add(job: NewJob): void {
    this.change(job);
  }

  change(job: JobChange): void {
    this.changes.jobs.set(keyOf(job), job);
  }
}
