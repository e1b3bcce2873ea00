import type { ServerContext } from '../context/index.ts';
import type { Watching } from '../store/index.ts';
import { broadcastPresence, Coalesced } from '../tables/index.ts';

/** How long changes are collected before they are stored. */
const COLLECT_MS = 20;
/** What could not be stored is tried again after this time. */
const AGAIN_MS = 1000;

/** Stores who watches tables through this server, and knows who does through others, for tables in memory. */
export class Presence {
  private readonly context: ServerContext;
  private readonly server: string;
  /** Those who may have begun or ceased to watch since it was stored. */
  private readonly changed = new Map<string, Watching>();
  /** Tables that were watched through servers that are gone. */
  private readonly left = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private readonly reads: Coalesced;
  private closed = false;

  constructor(context: ServerContext, server: string) {
    this.context = context;
    this.server = server;
    this.reads = new Coalesced((tables) => this.readAll(tables));
    context.hub.onWatching = (table, person) => this.note(table, person);
  }

  /** Brings what is known of tables to what is stored. */
  read(tables: Iterable<string>): Promise<void> {
    return this.reads.ask(tables);
  }

  /** This server runs. Where it did not seem to, or the database lost it, all its watchers are stored again. */
  async beat(): Promise<void> {
    const { store, hub, tables } = this.context;
    const left = await store.journal.commit(async ({ servers }) => {
      const isKnown = await servers.beat(this.server);
      const gone = await servers.gone();
      if (isKnown) return gone;
      await servers.unwatchAll(this.server);
      await servers.watch(this.server, [...hub.watching()]);
      return gone;
    });
    hub.others.keep((table) => tables.cache.has(table));
    for (const table of left) this.left.add(table);
    const reading = [...this.left];
    await this.read(reading.filter((table) => tables.cache.has(table)));
    for (const table of reading) this.left.delete(table);
  }

  /** This server stops. */
  async leave(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.context.store.journal.commit(({ servers }) => servers.leave(this.server));
  }

  private note(table: string, person: string): void {
    if (this.closed) return;
    this.changed.set(`${table} ${person}`, { table, person });
    this.timer ??= setTimeout(() => void this.store(), COLLECT_MS);
  }

  private async store(): Promise<void> {
    const { store, hub } = this.context;
    const changed = [...this.changed];
    this.changed.clear();
    let wait = COLLECT_MS;
    try {
      await store.journal.commit(async ({ servers }) => {
        const here = changed.map(([, pair]) => ({ ...pair, isHere: hub.isHere(pair.table, pair.person) }));
        await servers.watch(
          this.server,
          here.filter(({ isHere }) => isHere),
        );
        await servers.unwatch(
          this.server,
          here.filter(({ isHere }) => !isHere),
        );
      });
    } catch {
      for (const [key, pair] of changed) this.changed.set(key, pair);
      wait = AGAIN_MS;
    }
    const isMore = this.changed.size > 0 && !this.closed;
    this.timer = isMore ? setTimeout(() => void this.store(), wait) : null;
  }

  private async readAll(ids: readonly string[]): Promise<void> {
    const { store, hub, tables } = this.context;
    const people = new Map(ids.map((id) => [id, new Set<string>()]));
    for (const { table, person } of await store.servers.watchers(ids, this.server))
      people.get(table)!.add(person);
    for (const [id, watching] of people) {
      if (!hub.others.set(id, watching)) continue;
      const table = tables.cache.peek(id);
      if (table) broadcastPresence(tables, table);
    }
  }
}
