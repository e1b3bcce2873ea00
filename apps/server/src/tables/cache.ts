import type { Background, OpenedGame } from '../background/index.ts';
import type { Store, TableRecord } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import { LiveTable } from './live-table.ts';
import { isQuick, openGame, readGame } from './open-game.ts';
import type { Work } from './work.ts';

/** Tables without access for this long are evicted from memory. */
const IDLE_MS = 120_000;
/** Maximum number of tables in memory. */
const MOST = 5000;

/** The tables in memory; others are loaded from the store on demand. */
export class TableCache {
  private readonly store: Store;
  private readonly work: Work;
  private readonly log: Log;
  private readonly background: Pick<Background, 'run'>;
  private readonly tables = new Map<string, LiveTable>();
  /** The tables that the background thread reads. */
  private readonly loading = new Map<string, Promise<void>>();

  constructor(parts: { store: Store; work: Work; log: Log; background: Pick<Background, 'run'> }) {
    this.store = parts.store;
    this.work = parts.work;
    this.log = parts.log;
    this.background = parts.background;
  }

  get size(): number {
    return this.tables.size;
  }

  /** Reads the table at once if it is not in memory; see `load`. */
  get(id: string): LiveTable | null {
    const known = this.tables.get(id);
    if (known) {
      known.touched = performance.now();
      return known;
    }
    const row = this.store.tables.get(id);
    if (!row) return null;
    return this.open(row, readGame(this.store, id));
  }

  /**
   * Brings a table into memory that `get` would keep the event loop for. Null if it would not. `replays`: how many
   * entries are replayed for the caller. What changes meanwhile is noticed, and then `get` reads the table again.
   */
  load(id: string, address?: string): { replays: number; done: Promise<void> } | null {
    if (this.tables.has(id)) return null;
    const known = this.loading.get(id);
    if (known) return { replays: 0, done: known };
    const replays = this.store.tables.last(id)?.n ?? 0;
    if (isQuick(replays)) return null;
    const done: Promise<void> = this.background
      .run('open-game', { table: id }, address)
      .then((opened) => {
        if (this.loading.get(id) === done) this.take(id, opened);
      })
      .finally(() => {
        if (this.loading.get(id) === done) this.loading.delete(id);
      });
    this.loading.set(id, done);
    return { replays, done };
  }

  isLoading(id: string): boolean {
    return this.loading.has(id);
  }

  /** Brings tables into memory, one after the other; those that cannot be read are left to `get`. */
  loadAll(ids: readonly string[]): Promise<void> | null {
    const long = ids.filter((id) => !this.tables.has(id) && !isQuick(this.store.tables.last(id)?.n ?? 0));
    return long.length === 0 ? null : this.loadEach(long);
  }

  private async loadEach(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.load(id)?.done.catch(() => {});
  }

  /** Takes a game that the background thread read, if it is still the stored one. */
  private take(id: string, opened: OpenedGame | null): void {
    const row = this.store.tables.get(id);
    const last = this.store.tables.last(id) ?? { n: 0, chain: null };
    if (!row || !opened || this.tables.has(id)) return;
    const { header, last: seen } = opened;
    if (row.header === header && last.n === seen.n && last.chain === seen.chain) this.open(row, opened);
  }

  private open(row: TableRecord, opened: OpenedGame | null): LiveTable {
    const { id } = row;
    const table = new LiveTable(row, this.store.tables.seats(id));
    if (opened) {
      const { brokenAt: step } = opened;
      if (step !== null)
        this.log.error({ table: id, step }, 'a stored step does not follow from those before it');
      openGame(this.store, table, opened);
    }
    this.work.replayed += table.game?.length ?? 0;
    this.tables.set(id, table);
    return table;
  }

  /** A table that is in memory, or undefined. */
  peek(id: string): LiveTable | undefined {
    return this.tables.get(id);
  }

  /** Tables in memory that name a person: as host, on a seat, or with a seat kept for them. */
  naming(id: string): string[] {
    const names = ({ row, seats }: LiveTable): boolean =>
      row.host === id || seats.some(({ person, reserved }) => person === id || reserved === id);
    return [...this.tables.values()].filter(names).map((table) => table.id);
  }

  /** Drops the cached copy, and one that is being read; the store is authoritative. */
  drop(id: string): void {
    this.tables.delete(id);
    this.loading.delete(id);
  }

  sweep(idleMs = IDLE_MS): void {
    const now = performance.now();
    for (const [id, table] of this.tables) {
      if (!table.settled) continue;
      const idle = now - table.touched;
      if (idle > idleMs || this.tables.size > MOST) this.tables.delete(id);
      else if (idle > IDLE_MS / 8) table.shrink();
    }
  }
}
