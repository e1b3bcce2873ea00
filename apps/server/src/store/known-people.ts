import { Changes } from './changes.ts';
import { PeopleStore } from './people.ts';
import type { Db, PersonRow } from './schema.ts';

/** The command line may change people too, so cached rows expire after this time. */
const FRESH_MS = 500;
/** Rows that were not used for this long may be dropped. */
const KEPT_MS = 600_000;
/** How many cached people make room for others. */
const MANY = 20_000;

interface Cached {
  row: Readonly<PersonRow> | undefined;
  /** When it was read, and when last asked for. */
  read: number;
  used: number;
}

/** People outside transactions. Rows are cached: every message looks up its sender, and names are shown everywhere. */
export class KnownPeople extends PeopleStore {
  private readonly cached = new Map<string, Cached>();
  /** For every read under way: who was changed since it began, so that it may have the old row. */
  private readonly outdated = new Set<Set<string>>();

  constructor(db: Db) {
    super(db, new Changes());
  }

  /** At most half a second old. */
  override async get(id: string): Promise<PersonRow | undefined> {
    await this.load([id]);
    return this.known(id);
  }

  /** The row as it was read last. */
  known(id: string): Readonly<PersonRow> | undefined {
    const cached = this.cached.get(id);
    if (cached) cached.used = performance.now();
    return cached?.row;
  }

  /** Reads people who are not known or not fresh; null if all are. */
  load(ids: Iterable<string | null>): Promise<void> | null {
    const fresh = performance.now() - FRESH_MS;
    const missing = new Set<string>();
    for (const id of ids)
      if (id !== null && !((this.cached.get(id)?.read ?? -Infinity) > fresh)) missing.add(id);
    return missing.size === 0 ? null : this.read([...missing]);
  }

  /** Another process has changed people: reads all that are known again. */
  async refresh(): Promise<void> {
    await this.read([...this.cached.keys()]);
  }

  /** Another server has changed some people. */
  async reload(ids: readonly string[]): Promise<void> {
    const known = ids.filter((id) => this.cached.has(id));
    if (known.length > 0) await this.read(known);
  }

  /** What a transaction stored. */
  stored(ids: readonly string[], rows: readonly PersonRow[]): void {
    for (const outdated of this.outdated) for (const id of ids) outdated.add(id);
    this.keep(
      ids.filter((id) => this.cached.has(id)),
      rows,
    );
  }

  private async read(ids: readonly string[]): Promise<void> {
    const outdated = new Set<string>();
    this.outdated.add(outdated);
    const rows = await this.several(ids).finally(() => this.outdated.delete(outdated));
    this.keep(
      ids.filter((id) => !outdated.has(id)),
      rows,
    );
    const again = ids.filter((id) => outdated.has(id));
    if (again.length > 0) await this.read(again);
  }

  private keep(ids: readonly string[], rows: readonly PersonRow[]): void {
    const now = performance.now();
    const byId = new Map(rows.map((row) => [row.id, row]));
    if (this.cached.size + ids.length > MANY) this.dropUnused(now - KEPT_MS);
    for (const id of ids) {
      const used = this.cached.get(id)?.used ?? now;
      this.cached.set(id, { row: byId.get(id), read: now, used });
    }
  }

  private dropUnused(before: number): void {
    for (const [id, { used }] of this.cached) if (used < before) this.cached.delete(id);
  }
}
