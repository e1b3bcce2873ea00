/** Requests waiting for a thread: tables take turns, and requests of one table are first come, first served. */
export class FairQueue<Job> {
  /** In the order in which the tables are served next. */
  private readonly tables = new Map<string, Job[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(table: string, job: Job): void {
    this.listOf(table).push(job);
    this.count += 1;
  }

  /** Returns a job to the front of its table's queue. */
  putBack(table: string, job: Job): void {
    this.listOf(table).unshift(job);
    this.count += 1;
  }

  /** The next job; its table then queues up behind all others. */
  take(): Job | undefined {
    for (const [table, jobs] of this.tables) {
      const job = jobs.shift();
      this.tables.delete(table);
      if (jobs.length > 0) this.tables.set(table, jobs);
      this.count -= 1;
      return job;
    }
    return undefined;
  }

  /** Empties the queue and returns the jobs. */
  empty(): Job[] {
    const all = [...this.tables.values()].flat();
    this.tables.clear();
    this.count = 0;
    return all;
  }

  private listOf(table: string): Job[] {
    const known = this.tables.get(table);
    if (known) return known;
    const jobs: Job[] = [];
    this.tables.set(table, jobs);
    return jobs;
  }
}
