import type { Changes } from './changes.ts';
import type { Notice } from './notice.ts';
import type { Db } from './schema.ts';
import type { StoreSteps } from './steps.ts';

/** A storage failure: the disk is full, the database cannot be reached, read or written. Nothing was changed. */
export class StorageError extends Error {}

/** The exception to that: the storage is being closed, and the database has not said whether it made a commit. */
export class OutcomeUnknown extends StorageError {
  constructor(cause: unknown) {
    super('the end came before the database has said whether it stored something', { cause });
  }
}

/** A table was changed by another server: what was to be written is judged again on the table as it is now. */
export class Conflict extends Error {
  constructor(table: string) {
    super(`the table ${table} was changed by another server`);
  }
}

/** Receives notices of other servers' changes. */
export interface Listener {
  onNotice: (notice: Notice) => void;
  /** A message from another server that is not stored. */
  onWord: (from: string, text: string) => void;
  /** Notices may be missing, since the connection was lost and is there again. */
  onGap: () => void;
}

/** Tables that are locked until the end of a transaction. */
export interface Claimed {
  /** The version of each that there is. */
  versions: Map<string, number>;
  /** The hash of the last step of each that has one. */
  chains: Map<string, string | null>;
}

/** What a database that several servers share can do. */
export interface Sharing {
  /** This process, among all that use the database. */
  readonly server: string;
  /** Counts changes of tables. */
  addVersions(db: Db, changes: ReadonlyMap<string, number>): Promise<void>;
  /** Adds and removes the jobs that follow from the transaction, in it. */
  changeJobs(db: Db, changes: Changes): Promise<void>;
  /** Statements that tell the other servers when the transaction is committed. */
  announcing(changes: Changes): string[];
  /**
   * Hears of the commits of others from when the promise is fulfilled, until the engine is closed. Meanwhile the database
   * counts as used by a server.
   */
  listen(listener: Listener): Promise<void>;
  /** Tells the other servers something short that is not stored. It may be lost. */
  tell(text: string): void;
  /** Whether notices arrive now. */
  readonly isListening: boolean;
}

/** What SQLite and PostgreSQL do differently. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  /** The schema's version, which is the number of migrations that were run. */
  readonly schema: number;
  /** For single reads. */
  readonly reads: Db;
  /** Runs several reads on one state of the database. */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs in one transaction, which is durable when the promise is fulfilled. Otherwise nothing was stored, unless the error is
   * an `OutcomeUnknown`. Where servers share the database, `tables` are locked, and the statements in `last` are run right
   * before the commit. `onDoubt` is called when the answer to the commit was lost: the promise waits until it is known what was
   * stored, or until `stopAsking`.
   */
  transaction<T>(
    work: (db: Db, claimed: Claimed | null, last: string[]) => Promise<T>,
    tables?: readonly string[],
    onDoubt?: (error: unknown) => void,
  ): Promise<T>;
  /** The process is about to end: no commit waits any more until it is known whether it was stored. */
  stopAsking(): void;
  readonly storeSteps: StoreSteps;
  /** Whether the storage failed, as opposed to our code. */
  isFailure(error: unknown): boolean;
  /** An error of the driver as a sentence that says what to do; other errors are unchanged. */
  explained(error: unknown): Error;
  /** Whether another process may have changed something since the last call. */
  changedElsewhere(): boolean;
  /** Null: this process alone uses the database. */
  readonly sharing: Sharing | null;
  /** Reads whether this program can still work with the schema, and throws a StorageError if not. */
  mustFit(): Promise<void>;
  close(): Promise<void>;
}
