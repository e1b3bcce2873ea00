import type { Head } from './chain.ts';
import type { JobChange } from './job.ts';
import type { Db } from './schema.ts';
import { type NewStep, storeOneByOne, type StoreSteps } from './steps.ts';
import type { Step } from './table-rows.ts';

/** What a transaction changed that is also kept elsewhere: in memory, in files, by other servers. */
export class Changes {
  /** People whose rows changed, and those whose sessions or tokens ended. */
  readonly people = new Set<string>();
  readonly signedOut = new Set<string>();
  /** Tables of which anything changed but their chat. */
  readonly tables = new Set<string>();
  /** Chat lines that were added or removed, as `chatIn` reads them. */
  readonly chats = new Set<string>();
  /** Tables that people began or ceased to watch. */
  readonly watched = new Set<string>();
  /** The last step of every table that got one; null: the table is gone. */
  readonly heads = new Map<string, Head | null>();
  /** Jobs that it adds or removes, by their key. */
  readonly jobs = new Map<string, JobChange>();

  /** The hashes of the last steps of tables, where they are known. */
  chains: ReadonlyMap<string, string | null> = new Map();
  private readonly storeSteps: StoreSteps | null;
  /** Steps that are not stored yet. */
  private steps: NewStep[] = [];

  /** `storeSteps`: stores several steps together, by `flush`; without it, each is stored at once. */
  constructor(storeSteps: StoreSteps | null = null) {
    this.storeSteps = storeSteps;
  }

  async addStep(db: Db, table: string, step: Step): Promise<void> {
    this.tables.add(table);
    this.steps.push({ table, step });
    if (!this.storeSteps) await this.flush(db);
  }

  /** Stores the steps so far; whatever reads or changes them or their tables comes after that. */
  async flush(db: Db, versions = new Map<string, number>()): Promise<void> {
    if (this.steps.length === 0) return;
    const { steps, chains } = this;
    this.steps = [];
    const heads = await (this.storeSteps ?? storeOneByOne)(db, { steps, chains, versions });
    const known = new Map(chains);
    for (const [table, head] of heads) {
      this.heads.set(table, head);
      known.set(table, head.chain);
    }
    this.chains = known;
  }

  /** A table is gone, with its steps. */
  forget(table: string): void {
    this.heads.set(table, null);
    this.chains = new Map([...this.chains, [table, null]]);
  }

  add(others: Changes): void {
    for (const kind of ['people', 'signedOut', 'tables', 'chats', 'watched'] as const) {
      for (const id of others[kind]) this[kind].add(id);
    }
    for (const [table, head] of others.heads) this.heads.set(table, head);
    this.chains = new Map([...this.chains, ...others.chains]);
    for (const [key, job] of others.jobs) this.jobs.set(key, job);
  }
}
