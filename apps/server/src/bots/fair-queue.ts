/** Who waits for a thread: tables take turns, and within a table it is first come, first served. */
export class FairQueue<Job> {
  /** In the order in which the tables are served next. */
  readonly #tables = new Map<string, Job[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(table: string, job: Job): void {
    this.#listOf(table).push(job);
    this.#length += 1;
  }

  /** Puts a job back that was taken: it is the first of its table again. */
  putBack(table: string, job: Job): void {
    this.#listOf(table).unshift(job);
    this.#length += 1;
  }

  /** The next job; its table then queues up behind all others. */
  take(): Job | undefined {
    for (const [table, jobs] of this.#tables) {
      const job = jobs.shift();
      this.#tables.delete(table);
      if (jobs.length > 0) this.#tables.set(table, jobs);
      this.#length -= 1;
      return job;
    }
    return undefined;
  }

  /** Takes everything out. */
  empty(): Job[] {
    const all = [...this.#tables.values()].flat();
    this.#tables.clear();
    this.#length = 0;
    return all;
  }

  #listOf(table: string): Job[] {
    const known = this.#tables.get(table);
    if (known) return known;
    const jobs: Job[] = [];
    this.#tables.set(table, jobs);
    return jobs;
  }
}
