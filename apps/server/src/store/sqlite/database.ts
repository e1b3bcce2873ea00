import LibSql from 'libsql';
import { StorageError } from '../engine.ts';
import { MIGRATIONS } from './migrations.ts';

export type Row = Record<string, unknown>;
type Value = string | number | null;

/** A prepared statement with typed rows; the types are asserted, as SQL and schema are our own. */
export interface Statement<R> {
  run(...values: Value[]): { changes: number; lastInsertRowid: number | bigint };
  get(...values: Value[]): R | undefined;
  all(...values: Value[]): R[];
}

/** How long a statement waits for another process that holds the database. */
const BUSY_MS = 1000;
/** Queries with lists have as many forms as lists have lengths: the oldest make room. */
const MAX_STATEMENTS = 500;
/** A larger file is not checked at every start: that would take longer than a second or two. */
const MAX_CHECKED = 512 * 1024 * 1024;

const RETURNS_ROWS = /^\s*(select|with|pragma)\b|\breturning\b/i;

export interface DatabaseOptions {
  /** For a second connection beside the one that writes: nothing is checked, migrated or written. */
  readOnly?: boolean;
}

/** A thin wrapper around SQLite, the only file that knows the driver. Durable: WAL with synchronous FULL. */
export class Database {
  private readonly sqlite: LibSql.Database;
  private readonly statements = new Map<string, Statement<unknown>>();
  /** SQLite's number of the file as it was changed by others. */
  private version: number | null = null;
  readonly path: string;

  constructor(path: string, { readOnly = false }: DatabaseOptions = {}) {
    this.path = path;
    this.sqlite = opened(path);
    try {
      this.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
      if (readOnly) {
        this.exec('PRAGMA query_only = ON');
        return;
      }
      this.exec('PRAGMA journal_mode = WAL');
      this.exec('PRAGMA synchronous = FULL');
      this.exec('PRAGMA foreign_keys = ON');
      // Enough cache for the pages of a few thousand tables.
      this.exec('PRAGMA cache_size = -32000');
      this.check();
      this.migrate();
    } catch (error) {
      this.sqlite.close();
      throw explained(error, path);
    }
  }

  exec(sql: string): void {
    this.sqlite.exec(sql);
  }

  /** Prepared statements are cached. */
  prepare<R = Row>(sql: string): Statement<R> {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.sqlite.prepare(sql) as unknown as Statement<unknown>;
      if (this.statements.size >= MAX_STATEMENTS)
        this.statements.delete(this.statements.keys().next().value!);
      this.statements.set(sql, statement);
    }
    return statement as Statement<R>;
  }

  /** Runs any statement; what it returns depends on its kind. */
  query(sql: string, values: readonly unknown[]): { rows: Row[]; numAffectedRows?: bigint } {
    const statement = this.prepare(sql);
    const parameters = values as Value[];
    if (RETURNS_ROWS.test(sql)) return { rows: statement.all(...parameters) };
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
  }

  /** The schema's version, which is the number of migrations that were run. */
  get schema(): number {
    return this.prepare<{ user_version: number }>('PRAGMA user_version').get()!.user_version;
  }

  /** Whether another connection has changed the file since the last call; true at the first. */
  changedElsewhere(): boolean {
    const { data_version: version } = this.prepare<{ data_version: number }>('PRAGMA data_version').get()!;
    const isOther = version !== this.version;
    this.version = version;
    return isOther;
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

  /** False where a failed statement made SQLite roll back by itself, as a full disk does. */
  get inTransaction(): boolean {
    return this.sqlite.inTransaction;
  }

  /** Never throws: the caller must see the error that caused the rollback. */
  rollback(): void {
    try {
      if (this.inTransaction) this.exec('ROLLBACK');
    } catch {
      // SQLite ends the transaction even where it reports that the rollback failed.
    }
  }

  close(): void {
    this.statements.clear();
    this.sqlite.close();
  }

  /** Refuses a damaged or read-only file before anything is written to it. */
  private check(): void {
    this.exec('BEGIN IMMEDIATE');
    try {
      // SQLite also opens files that it cannot write, and fails only on the first write.
      this.exec(`PRAGMA user_version = ${this.schema}`);
    } finally {
      this.rollback();
    }
    const { bytes } = this.prepare<{ bytes: number }>(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    ).get()!;
    if (bytes > MAX_CHECKED) return;
    const { quick_check: found } = this.prepare<{ quick_check: string }>('PRAGMA quick_check(1)').get()!;
    if (found !== 'ok') throw damaged(this.path, found);
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
      for (let version = this.schema; version < MIGRATIONS.length; version++) this.exec(MIGRATIONS[version]!);
      this.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }
}

/** Opens a file as it is, without pragmas or migrations. */
export function opened(path: string): LibSql.Database {
  try {
    return new LibSql(path, { timeout: BUSY_MS });
  } catch (error) {
    throw explained(error, path);
  }
}

function damaged(path: string, why: string, cause?: unknown): StorageError {
  const first = why.replace(/^[*\s]+|\s+/g, ' ').trim();
  return new StorageError(
    `the database ${path} is damaged: put a backup in its place with "keyflower restore" (${first})`,
    { cause },
  );
}

/** Whether the storage failed, as opposed to our code. */
export function isSqliteFailure(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
}

/** Storage failures by the driver's code or, where it gives none, by its message. */
const SENTENCES: readonly [RegExp, (path: string) => string][] = [
  [
    /SQLITE_FULL|disk is full/,
    (path) => `there is no space left for the database ${path}: free some, nothing has to be restarted`,
  ],
  [
    /SQLITE_(BUSY|LOCKED)|is locked/,
    (path) => `another program holds the database ${path}: end it, or wait until it is done`,
  ],
  [
    /SQLITE_(READONLY|PERM|AUTH)|readonly database/,
    (path) => `the database ${path} cannot be written: check the rights of the file and its directory`,
  ],
  [
    /SQLITE_CANTOPEN|[Uu]nable to open/,
    (path) => `the database ${path} cannot be opened: check that its directory is there and can be written`,
  ],
  [/SQLITE_IOERR|I\/O error/, (path) => `the disk failed for the database ${path}: check it and its limits`],
];

/** Turns an error of the driver into a sentence that says what to do; other errors are unchanged. */
export function explained(error: unknown, path: string): Error {
  if (error instanceof StorageError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const { code = '' } = error as { code?: string };
  const text = `${code} ${message}`;
  if (/SQLITE_(CORRUPT|NOTADB)|malformed|not a database/.test(text)) return damaged(path, message, error);
  const known = SENTENCES.find(([pattern]) => pattern.test(text));
  if (known) return new StorageError(`${known[1](path)} (${message})`, { cause: error });
  if (isSqliteFailure(error))
    return new StorageError(`the database ${path} failed (${message})`, { cause: error });
  return error instanceof Error ? error : new Error(message);
}
