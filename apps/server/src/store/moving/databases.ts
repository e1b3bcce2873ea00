import { rmSync } from 'node:fs';
import { Changes } from '../changes.ts';
import { StorageError } from '../engine.ts';
import { openPostgres, type PostgresTarget } from '../postgres/engine.ts';
import { aloneOn } from '../postgres/in-use.ts';
import type { Db } from '../schema.ts';
import { storesOn } from '../stores.ts';
import { copyDatabase } from '../sqlite/copy.ts';
import { openSqlite } from '../sqlite/engine.ts';
import { Heads } from '../sqlite/heads.ts';
import { type Moved, type MoveOptions, moveRows } from './move.ts';

/** A database file, and the file beside it that has the last step of every table. */
export interface DatabaseFiles {
  database: string;
  heads: string;
}

/** Moves a database file that no server uses to an empty PostgreSQL database. */
export function moveToPostgres(
  files: DatabaseFiles,
  target: PostgresTarget,
  options: Pick<MoveOptions, 'secrets' | 'onProgress'>,
): Promise<Moved> {
  return aloneOn(target.listen ?? target.postgres, async () => {
    const from = openSqlite(files.database, true);
    try {
      await mustBeWhole(files, from.reads);
      const to = await openPostgres(target, { noLimits: true });
      return await moveRows(from, to, options).finally(() => to.close());
    } finally {
      await from.close();
    }
  });
}

/** Where steps are missing, a server gives games new draws: it could not know of it after the move. */
async function mustBeWhole({ heads }: DatabaseFiles, db: Db): Promise<void> {
  const { tables, meta } = storesOn(db, new Changes());
  const { lost, unknown } = await Heads.compare(heads, tables, await meta.get('heads'));
  if (unknown || lost.length > 0) {
    throw new StorageError(
      'the database was restored, or has lost steps: start its server once, which deals with that, and stop it again',
    );
  }
}

/** Moves a PostgreSQL database that no server uses to files that do not exist yet. */
export function moveToSqlite(
  source: PostgresTarget,
  files: DatabaseFiles,
  options: Pick<MoveOptions, 'onProgress'> & { keepSecrets: (secrets: string | null) => void },
): Promise<Moved> {
  const aside = `${files.database}.moving`;
  const removeAside = (): void => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${aside}${end}`, { force: true });
  };
  return aloneOn(source.listen ?? source.postgres, async () => {
    const from = await openPostgres(source, { readOnly: true, isMade: true, noLimits: true });
    // A move that was killed leaves some behind.
    removeAside();
    rmSync(files.heads, { force: true });
    try {
      options.keepSecrets((await storesOn(from.reads, new Changes()).meta.get('secrets')) ?? null);
      const to = openSqlite(aside, false);
      const moved = await moveRows(from, to, {
        ...options,
        finish: (db) => beginHeads(db, files.heads),
      }).finally(() => to.close());
      // Last, and whole: a directory with a database is one that a server can use.
      copyDatabase(aside, files.database);
      return moved;
    } catch (error) {
      rmSync(files.heads, { force: true });
      throw error;
    } finally {
      await from.close();
      removeAside();
    }
  });
}

/** The file that tells later whether the database has lost steps. */
async function beginHeads(db: Db, path: string): Promise<void> {
  const { tables, meta } = storesOn(db, new Changes());
  const heads = await Heads.compare(path, tables, undefined);
  const known = new Map<string, { n: number; chain: string }>();
  for (const id of await tables.unfinished()) {
    const head = await tables.head(id);
    if (head) known.set(id, head);
  }
  await meta.set('heads', heads.id);
  heads.open(known);
  heads.close();
}
