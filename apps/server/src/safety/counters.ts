/** What several servers agree on that count the same things. */
export interface SharedCounters {
  /** The key at all servers. */
  keyOf(key: string): string;
  onChange(key: string): void;
}

/** Counts what each key currently holds, up to a ceiling. */
export class Counters {
  private readonly counts = new Map<string, number>();
  private readonly ceiling: number;
  private shared: SharedCounters | null = null;
  /** What keys hold at other servers, by server, and when they told. */
  private readonly elsewhere = new Map<string, Map<string, { count: number; at: number }>>();

  constructor(ceiling: number) {
    this.ceiling = ceiling;
  }

  get size(): number {
    return this.counts.size;
  }

  count(key: string): number {
    return this.countOf(this.keyOf(key));
  }

  /** Whether there was room; only then must the key leave again. */
  enter(of: string): boolean {
    const key = this.keyOf(of);
    const count = this.countOf(key);
    if (count + this.others(key) >= this.ceiling) return false;
    this.counts.set(key, count + 1);
    this.shared?.onChange(key);
    return true;
  }

  leave(of: string): void {
    const key = this.keyOf(of);
    const count = this.countOf(key);
    if (count > 1) this.counts.set(key, count - 1);
    else this.counts.delete(key);
    this.shared?.onChange(key);
  }

  /** Before anything enters: other servers count the same. */
  share(shared: SharedCounters): void {
    this.shared = shared;
  }

  /** By shared keys. */
  keys(): Iterable<string> {
    return this.counts.keys();
  }

  countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  openElsewhere(server: string, key: string, count: number): void {
    const servers = this.elsewhere.get(key) ?? new Map<string, { count: number; at: number }>();
    if (count > 0) servers.set(server, { count, at: performance.now() });
    else servers.delete(server);
    if (servers.size > 0) this.elsewhere.set(key, servers);
    else this.elsewhere.delete(key);
  }

  /** Forgets what was not told again for so long. */
  forgetElsewhere(ms: number): void {
    const before = performance.now() - ms;
    for (const [key, servers] of this.elsewhere) {
      for (const [server, { at }] of servers) if (at < before) this.openElsewhere(server, key, 0);
    }
  }

  private others(key: string): number {
    let count = 0;
    for (const other of this.elsewhere.get(key)?.values() ?? []) count += other.count;
    return count;
  }

  private keyOf(key: string): string {
    return this.shared ? this.shared.keyOf(key) : key;
  }
}
