/** Jobs waiting for a thread: keys (a table, an address) take turns; jobs of one key are first come, first served. */
export class FairQueue<Job> {
  /** In the order in which the keys are served next. */
  private readonly keys = new Map<string, Job[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** How many jobs of a key wait. */
  lengthOf(key: string): number {
    return this.keys.get(key)?.length ?? 0;
  }

  add(key: string, job: Job): void {
    this.listOf(key).push(job);
    this.count += 1;
  }

  /** Returns a job to the front of its key's queue. */
  putBack(key: string, job: Job): void {
    this.listOf(key).unshift(job);
    this.count += 1;
  }

  /** The next job; its key then queues up behind all others. */
  take(): Job | undefined {
    for (const [key, jobs] of this.keys) {
      const job = jobs.shift();
      this.keys.delete(key);
      if (jobs.length > 0) this.keys.set(key, jobs);
      this.count -= 1;
      return job;
    }
    return undefined;
  }

  /** Empties the queue and returns the jobs. */
  empty(): Job[] {
    const all = [...this.keys.values()].flat();
    this.keys.clear();
    this.count = 0;
    return all;
  }

  private listOf(key: string): Job[] {
    const known = this.keys.get(key);
    if (known) return known;
    const jobs: Job[] = [];
    this.keys.set(key, jobs);
    return jobs;
  }
}
