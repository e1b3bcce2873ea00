import { Changes } from './changes.ts';
import { PeopleStore } from './people.ts';
import type { Db, PersonRow } from './schema.ts';

/** The command line may change people too: after this time, a cached row counts only if no other process changed anything. */
const FRESH_MS = 500;
/** Rows that were not used for this long may be dropped. */
const KEPT_MS = 600_000;
/** How many cached people make room for others. */
const MANY = 20_000;

interface Cached {
  row: Readonly<PersonRow> | undefined;
  /** When its reading began, and when it was last asked for. */
  read: number;
  used: number;
}

/** People outside transactions. Rows are cached: every message looks up its sender, and names are shown everywhere. */
export class KnownPeople extends PeopleStore {
  private readonly cached = new Map<string, Cached>();
  /** For every read under way: who was changed since it began, so that it may have the old row. */
  private readonly outdated = new Set<Set<string>>();
  private readonly changedElsewhere: () => boolean;
  /** When was asked whether other processes have changed anything, and when they last had. */
  private asked = -Infinity;
  private changed = -Infinity;

  /** `changedElsewhere`: whether another process may have changed something since the last call. */
  constructor(db: Db, changedElsewhere: () => boolean) {
    super(db, new Changes());
    this.changedElsewhere = changedElsewhere;
  }

  /** As the database has it, or as it had it half a second ago. */
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
    if (this.asked <= fresh) this.ask();
    const isCurrent = (read: number): boolean => read > fresh || read >= this.changed;
    const missing = new Set<string>();
    for (const id of ids)
      if (id !== null && !isCurrent(this.cached.get(id)?.read ?? -Infinity)) missing.add(id);
    return missing.size === 0 ? null : this.read([...missing]);
  }

  private ask(): void {
    this.asked = performance.now();
    if (this.changedElsewhere()) this.changed = this.asked;
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
      performance.now(),
    );
  }

  private async read(ids: readonly string[]): Promise<void> {
    const begun = performance.now();
    const outdated = new Set<string>();
    this.outdated.add(outdated);
    const rows = await this.several(ids).finally(() => this.outdated.delete(outdated));
    this.keep(
      ids.filter((id) => !outdated.has(id)),
      rows,
      begun,
    );
    const again = ids.filter((id) => outdated.has(id));
    if (again.length > 0) await this.read(again);
  }

  private keep(ids: readonly string[], rows: readonly PersonRow[], read: number): void {
    const now = performance.now();
    const byId = new Map(rows.map((row) => [row.id, row]));
    if (this.cached.size + ids.length > MANY) this.dropUnused(now - KEPT_MS);
    for (const id of ids) {
      const used = this.cached.get(id)?.used ?? now;
      this.cached.set(id, { row: byId.get(id), read, used });
    }
  }

  private dropUnused(before: number): void {
    for (const [id, { used }] of this.cached) if (used < before) this.cached.delete(id);
  }
}
