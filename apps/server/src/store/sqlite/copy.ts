import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StorageError } from '../engine.ts';
import { explained, opened } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

export const DATABASE_FILE = 'keyflower.sqlite';
/** A verified copy that waits to replace the database. Once it has this name, it will. */
export const PENDING_FILE = 'restore-pending.sqlite';

/** The schema version of an intact database file. Throws a StorageError with a readable message otherwise. */
export function checkedSchema(path: string): number {
  // The driver would create an empty database where no file exists.
  if (!existsSync(path)) throw new StorageError(`there is no database ${path}`);
  return reading(path, (db) => {
    const first = db.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string };
    if (first.integrity_check !== 'ok') {
      throw new StorageError(
        `the database ${path} is damaged (${first.integrity_check.replaceAll(/[*\s]+/g, ' ').trim()})`,
      );
    }
    const { schema } = db.prepare('SELECT user_version AS schema FROM pragma_user_version').get() as {
      schema: number;
    };
    const ours = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'steps'").get();
    if (schema === 0 || !ours) throw new StorageError(`${path} is no database of this program`);
    if (schema > MIGRATIONS.length) {
      throw new StorageError(
        `the database ${path} is of schema ${schema}; this version knows up to ${MIGRATIONS.length}: use a newer one`,
      );
    }
    return schema;
  });
}

/**
 * A complete and consistent copy of a database, also while a server writes to it: read in one transaction, verified,
 * flushed, and only then renamed. Owned by the user who may write here, and readable by that user only.
 */
export function copyDatabase(from: string, to: string): { schema: number; bytes: number } {
  if (!existsSync(from)) throw new StorageError(`there is no database ${from}`);
  const aside = `${to}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    // Created with its permissions first: SQLite accepts an empty file, so that it is never readable by others.
    closeSync(openSync(aside, 'wx', 0o600));
    reading(from, (db) => db.prepare('VACUUM INTO ?').run(aside));
    const schema = checkedSchema(aside);
    chmodSync(aside, 0o600);
    ownedLike(aside, dirname(to));
    onDisk(aside);
    renameSync(aside, to);
    onDisk(dirname(to));
    return { schema, bytes: statSync(to).size };
  } catch (error) {
    throw error instanceof StorageError ? error : explained(error, to);
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Replaces the database with a waiting copy and returns where the old one is kept, or null where none waits.
 * Only while the database is closed. A crash at any point leaves either the waiting copy, with which the next
 * start finishes the swap, or the finished swap.
 */
export function finishRestore(dataDir: string): { kept: string | null } | null {
  const [pending, database] = [join(dataDir, PENDING_FILE), join(dataDir, DATABASE_FILE)];
  if (!existsSync(pending)) return null;
  // From the copy's own time, so that a second try uses the same name.
  const time = statSync(pending).mtime.toISOString().replaceAll(/[:.]/g, '-');
  const kept = join(dataDir, `keyflower-before-restore-${time}.sqlite`);
  const had = existsSync(database);
  if (had) foldLog(database);
  setLogAside(`${database}-wal`, `${kept}-wal`);
  rmSync(`${database}-shm`, { force: true });
  if (had) keep(database, kept);
  renameSync(pending, database);
  onDisk(dataDir);
  return { kept: existsSync(kept) ? basename(kept) : null };
}

/**
 * The old log must not meet the new database. The log of a damaged database that cannot be merged stays with it. An
 * empty log exists because the driver releases a closed database only when its statements are collected; SQLite then
 * sees that the file has moved, and leaves the new one alone.
 */
function setLogAside(log: string, kept: string): void {
  if (!existsSync(log)) return;
  if (statSync(log).size === 0) rmSync(log);
  else renameSync(log, kept);
}

function keep(database: string, kept: string): void {
  if (existsSync(kept)) return;
  try {
    // A hard link, so that a database exists at every moment.
    linkSync(database, kept);
  } catch {
    renameSync(database, kept);
  }
}

/** Checkpoints the write-ahead log into the file itself. */
function foldLog(database: string): void {
  try {
    reading(database, (db) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  } catch {
    // A damaged database is one reason to restore another.
  }
}

function reading<T>(path: string, work: (db: ReturnType<typeof opened>) => T): T {
  const db = opened(path);
  try {
    return work(db);
  } catch (error) {
    throw explained(error, path);
  } finally {
    db.close();
  }
}

/** Gives files created by root to the user that the server runs as. */
function ownedLike(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

function onDisk(path: string): void {
  // Windows flushes neither folders nor files that are open for reading.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
