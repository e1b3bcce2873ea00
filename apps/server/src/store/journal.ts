import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { Changes } from './changes.ts';
import { type Claimed, Conflict, type Engine } from './engine.ts';
import type { Db, PersonRow } from './schema.ts';
import { type Stores, storesOn } from './stores.ts';

/** What a write relies on: the table as its writer knows it. */
export interface Guard {
  table: string;
  version: number;
  /** The writer's copy of the table. After one conflict, none of its writes is stored. */
  copy: object;
}

interface Entry {
  write: (tx: Stores, db: Db, changes: Changes) => Promise<void>;
  done: () => void;
  failed: (error: Error) => void;
  guard?: Guard | undefined;
  /** A table that no other server changes at the same time. */
  lock?: string | undefined;
}

/** What a commit stored, for those who keep a part of it elsewhere. */
export interface Stored {
  changes: Changes;
  /** The rows of changed people. */
  people: readonly PersonRow[];
}

interface Written extends Stored {
  /** What was not written, since other servers had changed the tables. */
  conflicts: ReadonlySet<Entry>;
}

/**
 * Group commit. Writes are collected for one turn of the event loop, or while the commit before them lasts, and committed
 * together, so that an action costs a fraction of a flush and is still durable before any client is told.
 */
export class Journal {
  private readonly engine: Engine;
  private batch: Entry[] = [];
  private scheduled = false;
  private flushing: Promise<void> | null = null;
  private failure: Error | null = null;
  /** Since when the commit lasts that is under way. */
  private storing: number | null = null;
  /** Copies of tables that another server has changed. */
  private readonly outdated = new WeakSet();
  /** Called after every commit with the number of writes and the duration. */
  onCommit: (writes: number, ms: number) => void = () => {};
  /** Called after every commit, before anyone is told of it. */
  onStored: (stored: Stored) => void = () => {};
  onError: (error: unknown) => void = () => {};
  /** Another server had changed the table of a write. */
  onConflict: () => void = () => {};
  /** The first commit failed or its answer was lost, or one succeeded after that. */
  onAvailable: (available: boolean) => void = () => {};

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Why the last commit failed or has no answer, until one succeeds again. */
  get broken(): Error | null {
    return this.failure;
  }

  /** How long the commit under way has lasted, in milliseconds; 0 if there is none. */
  get lasting(): number {
    return this.storing === null ? 0 : performance.now() - this.storing;
  }

  get busy(): boolean {
    return this.batch.length > 0 || this.flushing !== null;
  }

  /**
   * Queues a write that cannot break a constraint. `done` runs after the commit, `failed` if there was none; with a Conflict
   * where the database is shared and another server has changed the guarded table.
   */
  add(
    write: (tx: Stores) => Promise<void>,
    done: () => void,
    failed: (error: Error) => void,
    guard?: Guard,
  ): void {
    this.queue({ write, done, failed, guard });
  }

  private queue(entry: Entry): void {
    this.batch.push(entry);
    if (this.scheduled || this.flushing) return;
    this.scheduled = true;
    setImmediate(() => void this.flush());
  }

  /**
   * Writes and waits for the commit. If `write` throws, only this write is rolled back and the caller gets the error;
   * the rest of the batch is not touched. `lock`: a table of which other servers store nothing meanwhile.
   */
  commit<T>(write: (tx: Stores) => Promise<T>, lock?: string): Promise<T> {
    return new Promise((resolve, reject) => {
      let outcome: { value: T } | { error: Error };
      this.queue({
        write: async (_tx, db, changes) => {
          outcome = await this.alone(db, changes, write);
        },
        done: () => ('value' in outcome ? resolve(outcome.value) : reject(outcome.error)),
        failed: reject,
        lock,
      });
    });
  }

  private async alone<T>(
    db: Db,
    changes: Changes,
    write: (tx: Stores) => Promise<T>,
  ): Promise<{ value: T } | { error: Error }> {
    await changes.flush(db);
    await sql`SAVEPOINT one`.execute(db);
    const own = new Changes(this.engine.storeSteps);
    own.chains = changes.chains;
    try {
      const value = await write(storesOn(db, own));
      await own.flush(db);
      await sql`RELEASE SAVEPOINT one`.execute(db);
      changes.add(own);
      return { value };
    } catch (error) {
      if (this.engine.isFailure(error)) throw error;
      // A full disk ends the whole transaction: then there is nothing left to continue.
      await sql`ROLLBACK TO SAVEPOINT one`.execute(db).catch(() => {
        throw error;
      });
      await sql`RELEASE SAVEPOINT one`.execute(db);
      return { error: this.engine.explained(error) };
    }
  }

  /** Runs when everything queued so far is stored or has failed, so that nothing is shown that might still be lost. */
  after(then: () => void): void {
    if (!this.busy) then();
    else this.queue({ write: async () => {}, done: then, failed: then });
  }

  settled(): Promise<void> {
    return new Promise((resolve) => this.after(resolve));
  }

  /** Commits everything that is queued, now. */
  flush(): Promise<void> {
    this.scheduled = false;
    if (!this.busy) return Promise.resolve();
    this.flushing ??= this.drain();
    return this.flushing;
  }

  private async drain(): Promise<void> {
    try {
      while (this.batch.length > 0) {
        const { batch } = this;
        this.batch = [];
        await this.store(batch);
        // What comes in during the same turn of the event loop is committed together.
        if (this.batch.length > 0) await nextTurn();
      }
    } finally {
      // Not a moment later: what is queued from now on starts the next one.
      this.flushing = null;
    }
  }

  private async store(batch: readonly Entry[]): Promise<void> {
    const started = performance.now();
    this.storing = started;
    let written: Written;
    try {
      const tables = new Set(batch.flatMap(({ guard, lock }) => guard?.table ?? lock ?? []));
      written = await this.engine.transaction(
        (db, claimed, last) => this.write(batch, db, claimed, last),
        [...tables],
        (error) => this.fail(error),
      );
    } catch (error) {
      this.fail(error, batch);
      return;
    } finally {
      this.storing = null;
    }
    const recovered = this.failure !== null;
    this.failure = null;
    this.tell(() => this.onStored(written));
    this.onCommit(batch.length, performance.now() - started);
    for (const entry of batch) {
      if (written.conflicts.has(entry)) this.refuse(entry);
      else this.tell(entry.done);
    }
    if (recovered) this.tell(() => this.onAvailable(true));
  }

  private fail(error: unknown, batch: readonly Entry[] = []): void {
    const isFirst = this.failure === null;
    const failure = this.engine.explained(error);
    this.failure = failure;
    for (const { failed } of batch) this.tell(() => failed(failure));
    if (isFirst) this.tell(() => this.onAvailable(false));
  }

  private refuse({ guard, failed }: Entry): void {
    this.outdated.add(guard!.copy);
    this.onConflict();
    this.tell(() => failed(new Conflict(guard!.table)));
  }

  /** An error in one listener must not keep the others from learning that their action is stored. */
  private tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.onError(error);
    }
  }

  /** May run more than once for a batch, so it changes nothing in memory. */
  private async write(
    batch: readonly Entry[],
    db: Db,
    claimed: Claimed | null,
    last: string[],
  ): Promise<Written> {
    const { sharing, storeSteps } = this.engine;
    const changes = new Changes(storeSteps);
    if (claimed) changes.chains = claimed.chains;
    const versions = claimed?.versions;
    const tx = storesOn(db, changes);
    const conflicts = new Set<Entry>();
    const outdated = new Set<object>();
    /** How many changes each table got. */
    const changed = new Map<string, number>();
    for (const entry of batch) {
      const { guard, write } = entry;
      if (versions && guard) {
        const isOutdated = this.outdated.has(guard.copy) || outdated.has(guard.copy);
        const before = changed.get(guard.table) ?? 0;
        if (isOutdated || versions.get(guard.table)! + before !== guard.version) {
          outdated.add(guard.copy);
          conflicts.add(entry);
          continue;
        }
        changed.set(guard.table, before + 1);
      }
      await write(tx, db, changes);
    }
    await changes.flush(db, changed);
    if (sharing) {
      // Added, not set: other entries of the batch may change tables of people.
      await sharing.addVersions(db, changed);
      await sharing.changeJobs(db, changes);
      last.push(...sharing.announcing(changes));
    }
    return { changes, people: await tx.people.several(changes.people), conflicts };
  }
}
