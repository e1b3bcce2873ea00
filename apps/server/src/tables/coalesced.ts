/** Reads things by their ids, one read after the other. What is asked for meanwhile is read together by the next. */
export class Coalesced {
  private readonly read: (ids: readonly string[]) => Promise<void>;
  private readonly wanted = new Set<string>();
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(read: (ids: readonly string[]) => Promise<void>) {
    this.read = read;
  }

  /** Settles after a read that began after this call. */
  ask(ids: Iterable<string>): Promise<void> {
    for (const id of ids) this.wanted.add(id);
    if (this.wanted.size === 0) return Promise.resolve();
    this.next ??= this.running.catch(() => {}).then(() => this.begin());
    return this.next;
  }

  private begin(): Promise<void> {
    const ids = [...this.wanted];
    this.wanted.clear();
    this.next = null;
    this.running = this.read(ids);
    return this.running;
  }
}
