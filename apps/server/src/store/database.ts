import LibSql from 'libsql';
import { MIGRATIONS } from './migrations.ts';

export type Row = Record<string, unknown>;
type Value = string | number | null;

/** A prepared statement, with rows as the caller says they are: our own SQL, our own schema. */
export interface Statement<R> {
  run(...values: Value[]): { changes: number; lastInsertRowid: number | bigint };
  get(...values: Value[]): R | undefined;
  all(...values: Value[]): R[];
}

/** The storage said no: the disk is full, the file is locked, read-only or damaged. Nothing was changed. */
export class StorageError extends Error {}

/** How long a statement waits for another process that holds the database. */
const BUSY_MS = 1000;

/** SQLite behind a thin face, so that one file knows the driver. Durable: WAL with synchronous FULL. */
export class Database {
  private readonly sqlite: LibSql.Database;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    this.sqlite = opened(path);
    try {
      this.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
      this.exec('PRAGMA journal_mode = WAL');
      this.exec('PRAGMA synchronous = FULL');
      this.exec('PRAGMA foreign_keys = ON');
      // Pages of a few thousand tables: what is asked again and again stays in memory.
      this.exec('PRAGMA cache_size = -32000');
      this.migrate();
    } catch (error) {
      this.sqlite.close();
      throw explained(error, path);
    }
  }

  exec(sql: string): void {
    this.sqlite.exec(sql);
  }

  prepare<R = Row>(sql: string): Statement<R> {
    return this.sqlite.prepare(sql) as unknown as Statement<R>;
  }

  /** The schema's version, which is the number of migrations that were run. */
  get schema(): number {
    return this.prepare<{ user_version: number }>('PRAGMA user_version').get()!.user_version;
  }

  /** Changes whenever another process writes to the same file. */
  get foreignChanges(): number {
    return this.prepare<{ data_version: number }>('PRAGMA data_version').get()!.data_version;
  }

  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /** After a failed statement SQLite may have rolled back already; then there is nothing to do. */
  rollback(): void {
    if (this.sqlite.inTransaction) this.exec('ROLLBACK');
  }

  close(): void {
    this.sqlite.close();
  }

  private migrate(): void {
    const at = this.schema;
    if (at > MIGRATIONS.length) {
      throw new StorageError(
        `the database ${this.path} is of schema ${at}; this version knows up to ${MIGRATIONS.length}: use a newer one`,
      );
    }
    if (at === MIGRATIONS.length) return;
    this.transaction(() => {
      // Another process may have migrated while this one waited for the lock.
      for (let version = this.schema; version < MIGRATIONS.length; version++) this.exec(MIGRATIONS[version]);
      this.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }
}

function opened(path: string): LibSql.Database {
  try {
    return new LibSql(path, { timeout: BUSY_MS });
  } catch (error) {
    throw explained(error, path);
  }
}

/** Turns what the driver throws into one sentence that says what to do. */
export function explained(error: unknown, path: string): Error {
  if (error instanceof StorageError) return error;
  const { code = '' } = error as { code?: string };
  const message = error instanceof Error ? error.message : String(error);
  const text = `${code} ${message}`;
  const cause = (sentence: string): StorageError =>
    new StorageError(`${sentence} (${message})`, { cause: error });
  if (/FULL/.test(text) || /ENOSPC|disk is full/i.test(text)) return cause(`no space left for ${path}`);
  if (/CORRUPT|NOTADB|malformed|not a database/i.test(text)) {
    return cause(`the database ${path} is damaged: restore a backup with "keyflower restore"`);
  }
  if (/BUSY|LOCKED|is locked/i.test(text)) return cause(`another program holds the database ${path}`);
  if (/READONLY|readonly|read-only/i.test(text)) return cause(`the database ${path} cannot be written`);
  if (/CANTOPEN|unable to open/i.test(text)) return cause(`cannot open the database ${path}`);
  if (code.startsWith('SQLITE_')) return cause(`the database ${path} failed`);
  return error instanceof Error ? error : new Error(message);
}
