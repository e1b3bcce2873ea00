import type { Background, OpenedGame } from '../background/index.ts';
import type { Store, Stores } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { LiveTable, Told } from './live-table.ts';
import { isQuick, openGame, readGameOf, readTable } from './open-game.ts';
import { toldOf } from './told.ts';
import type { Work } from './work.ts';

/** Tables without access for this long are evicted from memory. */
const IDLE_MS = 120_000;
/** Maximum number of tables in memory. */
const MOST = 5000;

/** What else happens to tables in memory that other servers change too. */
export interface SharedTables {
  isWatched(table: string): boolean;
  /** A table is about to be in memory. */
  opening(table: string): Promise<void>;
  /** Tells watchers what they do not know of a table that was read anew. */
  catchUp(table: LiveTable, told: Told): void;
}

/** The tables in memory; others are loaded from the store on demand. */
export class TableCache {
  private readonly store: Store;
  private readonly work: Work;
  private readonly log: Log;
  private readonly background: Pick<Background, 'run'>;
  private readonly tables = new Map<string, LiveTable>();
  /** The tables that are being read. */
  private readonly loading = new Map<string, Promise<LiveTable | null>>();
  /** Those of them that were dropped meanwhile. */
  private readonly outdated = new Set<string>();
  /** Tables that were dropped while they were watched, and what their watchers have been told. */
  private readonly behind = new Map<string, Told>();
  /** Null where no other server changes tables. */
  shared: SharedTables | null = null;

  constructor(parts: { store: Store; work: Work; log: Log; background: Pick<Background, 'run'> }) {
    this.store = parts.store;
    this.work = parts.work;
    this.log = parts.log;
    this.background = parts.background;
  }

  get size(): number {
    return this.tables.size;
  }

  /** A table that is in memory, or undefined. */
  peek(id: string): LiveTable | undefined {
    const table = this.tables.get(id);
    if (table) table.touched = performance.now();
    return table;
  }

  /**
   * Brings a table into memory, with the rows of everyone whom it names; null if there is none. A long game is replayed by
   * the background thread, for `address`.
   */
  open(id: string, address?: string): Promise<LiveTable | null> {
    const known = this.peek(id);
    if (known) return Promise.resolve(known);
    const loading = this.loading.get(id) ?? this.load(id, address).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** Those in memory, and those that are being read. */
  ids(): string[] {
    return [...this.tables.keys(), ...this.loading.keys()];
  }

  /** Whether it is in memory, without using it. */
  has(id: string): boolean {
    return this.tables.has(id);
  }

  isLoading(id: string): boolean {
    return this.loading.has(id);
  }

  private async load(id: string, address?: string): Promise<LiveTable | null> {
    let table: LiveTable | null;
    do {
      this.outdated.delete(id);
      table = await this.read(id, address);
      await this.shared?.opening(id);
    } while (this.outdated.has(id));
    if (table) this.enter(table);
    return table;
  }

  /** Watchers are caught up at once: nothing can happen at the table before. */
  private enter(table: LiveTable): void {
    const { id } = table;
    const told = this.behind.get(id);
    this.behind.delete(id);
    this.tables.set(id, table);
    if (!this.shared) return;
    table.told = toldOf(table);
    if (told) this.shared.catchUp(table, told);
  }

  private async read(id: string, address?: string): Promise<LiveTable | null> {
    const entries = (await this.store.tables.last(id))?.n ?? 0;
    const replayed = isQuick(entries) ? null : await this.background.run('open-game', { table: id }, address);
    const found = await this.store.reading(async (stores) => {
      const table = await readTable(stores, id);
      if (!table) return null;
      const isCurrent = replayed !== null && (await isStored(stores, table, replayed));
      return { table, opened: isCurrent ? replayed : await readGameOf(stores, table) };
    });
    if (!found) return null;
    const { table, opened } = found;
    if (opened) this.openGame(table, opened);
    await this.store.people.load(table.named());
    return table;
  }

  private openGame(table: LiveTable, opened: OpenedGame): void {
    const { brokenAt: step } = opened;
    if (step !== null)
      this.log.error({ table: table.id, step }, 'a stored step does not follow from those before it');
    openGame(table, opened);
    this.work.replayed += table.game?.length ?? 0;
  }

  /**
   * Tables in memory that name a person: as host, on a seat, or with a seat kept for them. Those that are being read may
   * name anyone.
   */
  naming(id: string): string[] {
    const names = ({ row, seats }: LiveTable): boolean =>
      row.host === id || seats.some(({ person, reserved }) => person === id || reserved === id);
    const naming = [...this.tables.values()].filter(names).map((table) => table.id);
    return [...naming, ...this.loading.keys()];
  }

  /** Drops the cached copy; one that is being read is read again. The store is authoritative. */
  drop(id: string): void {
    const told = this.tables.get(id)?.told;
    if (told && this.shared?.isWatched(id)) this.behind.set(id, told);
    this.tables.delete(id);
    if (this.loading.has(id)) this.outdated.add(id);
  }

  /** `isWatched`: tables that stay, since their watchers are told of what other servers change. */
  sweep(idleMs = IDLE_MS, isWatched: (id: string) => boolean = () => false): void {
    const now = performance.now();
    for (const [id, table] of this.tables) {
      // People who are looked up stay known.
      for (const person of table.named()) this.store.people.known(person);
      if (!table.settled || isWatched(id)) continue;
      const idle = now - table.touched;
      if (idle > idleMs || this.tables.size > MOST) this.tables.delete(id);
      else if (idle > IDLE_MS / 8) table.shrink();
    }
  }
}

/** Whether a game that was replayed before is still the stored one. */
async function isStored(
  stores: Stores,
  { id, row }: LiveTable,
  { header, last }: OpenedGame,
): Promise<boolean> {
  const now = (await stores.tables.last(id)) ?? { n: 0, chain: null };
  return row.header === header && now.n === last.n && now.chain === last.chain;
}
