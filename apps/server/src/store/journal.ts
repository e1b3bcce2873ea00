import { type Database, explained, isStorageFailure } from './database.ts';

interface Entry {
  write: () => void;
  done: () => void;
  failed: (error: Error) => void;
}

/**
 * Group commit. Writes are collected for one turn of the event loop and committed together, so that an action costs
 * a fraction of a disk flush and is still on disk before any client is told.
 */
export class Journal {
  private readonly db: Database;
  private batch: Entry[] = [];
  private scheduled = false;
  private failure: Error | null = null;
  /** Called after every commit with the number of writes and the duration. */
  onCommit: (writes: number, ms: number) => void = () => {};
  /** Called after every commit, before anyone is told of it. */
  onStored: () => void = () => {};
  onRolledBack: () => void = () => {};
  onError: (error: unknown) => void = () => {};
  /** The first commit succeeded after a failure. */
  onRecovered: () => void = () => {};

  constructor(db: Database) {
    this.db = db;
  }

  /** Why the last commit failed, until one succeeds again. */
  get broken(): Error | null {
    return this.failure;
  }

  get busy(): boolean {
    return this.batch.length > 0;
  }

  /** Queues a write that cannot break a constraint. `done` runs after the commit, `failed` if there was none. */
  add(write: () => void, done: () => void, failed: (error: Error) => void): void {
    this.batch.push({ write, done, failed });
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }

  /**
   * Writes and waits for the commit. If `write` throws, only this write is rolled back and the caller gets the error;
   * the rest of the batch is not touched.
   */
  commit<T>(write: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let outcome: { value: T } | { error: Error };
      this.add(
        () => {
          this.db.exec('SAVEPOINT one');
          try {
            outcome = { value: write() };
          } catch (error) {
            // A full disk ends the whole transaction: then there is nothing left to continue.
            if (!this.db.inTransaction || isStorageFailure(error)) throw error;
            this.db.exec('ROLLBACK TO one');
            outcome = { error: explained(error, this.db.path) };
          }
          this.db.exec('RELEASE one');
        },
        () => ('value' in outcome ? resolve(outcome.value) : reject(outcome.error)),
        reject,
      );
    });
  }

  /** Runs when everything queued so far is on disk or has failed, so that nothing is shown that might still be lost. */
  after(then: () => void): void {
    if (!this.busy) then();
    else this.add(() => {}, then, then);
  }

  settled(): Promise<void> {
    return new Promise((resolve) => this.after(resolve));
  }

  flush(): void {
    this.scheduled = false;
    const batch = this.batch;
    this.batch = [];
    if (batch.length === 0) return;
    const started = performance.now();
    try {
      this.db.transaction(() => {
        for (const { write } of batch) write();
      });
    } catch (error) {
      this.failure = explained(error, this.db.path);
      this.onRolledBack();
      for (const { failed } of batch) this.tell(() => failed(this.failure!));
      return;
    }
    const recovered = this.failure !== null;
    this.failure = null;
    this.onStored();
    this.onCommit(batch.length, performance.now() - started);
    for (const { done } of batch) this.tell(done);
    if (recovered) this.tell(this.onRecovered);
  }

  /** An error in one listener must not keep the others from learning that their action is stored. */
  private tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.onError(error);
    }
  }
}
