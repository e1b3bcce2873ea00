import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets, parseSecrets, readSecrets, SECRETS_FILE, type Secrets } from '../safety/index.ts';
import {
  checkedSchema,
  DATABASE_FILE,
  HEADS_FILE,
  MIGRATIONS,
  type Moved,
  moveToPostgres,
  moveToSqlite,
  PENDING_FILE,
  StorageError,
} from '../store/index.ts';
import type { Place } from './account-admin.ts';
import { Control } from './control.ts';

type PostgresPlace = Extract<Place, { postgres: string }>;

export interface MoveResult extends Moved {
  /** Whether there were secrets to move. */
  secrets: boolean;
}

export type OnProgress = (done: number, all: number) => void;

/**
 * Moves everything from a data directory to an empty PostgreSQL database, or back to a new directory. No server may use
 * either of them. Whatever fails, the source is as it was and the target is empty.
 */
export function move(from: Place, to: Place, onProgress: OnProgress = () => {}): Promise<MoveResult> {
  if ('data' in from && 'postgres' in to) return toPostgres(from.data, to, onProgress);
  if ('postgres' in from && 'data' in to) return toDirectory(from, to.data, onProgress);
  throw new StorageError(
    'a move is from a data directory to PostgreSQL, or from PostgreSQL to a data directory',
  );
}

const filesIn = (data: string): { database: string; heads: string } => ({
  database: join(data, DATABASE_FILE),
  heads: join(data, HEADS_FILE),
});

async function toPostgres(data: string, to: PostgresPlace, onProgress: OnProgress): Promise<MoveResult> {
  const files = filesIn(data);
  const schema = checkedSchema(files.database);
  return alone(data, async () => {
    if (schema !== MIGRATIONS.length || existsSync(join(data, PENDING_FILE))) {
      throw new StorageError(
        `the database ${files.database} is of an earlier version, or a restore waits: start its server once, and stop it again`,
      );
    }
    const secrets = readSecrets(data);
    const text = secrets && JSON.stringify(secrets);
    return { ...(await moveToPostgres(files, to, { secrets: text, onProgress })), secrets: secrets !== null };
  });
}

async function toDirectory(from: PostgresPlace, data: string, onProgress: OnProgress): Promise<MoveResult> {
  const isNew = !existsSync(data);
  const there = [DATABASE_FILE, PENDING_FILE].find((name) => existsSync(join(data, name)));
  if (there !== undefined) {
    throw new StorageError(`the target is not empty, it has ${join(data, there)}: name a new directory`);
  }
  let made = false;
  try {
    return await alone(data, async () => {
      let secrets = false;
      const keepSecrets = (text: string | null): void => {
        secrets = text !== null;
        if (text !== null) made = keptIn(data, parseSecrets(text));
      };
      const moved = await moveToSqlite(from, filesIn(data), { keepSecrets, onProgress });
      return { ...moved, secrets };
    });
  } catch (error) {
    if (isNew) rmSync(data, { recursive: true, force: true });
    else if (made) rmSync(join(data, SECRETS_FILE), { force: true });
    throw error;
  }
}

/** Whether the secrets had to be written: a move that was killed may have left the same. */
function keptIn(data: string, secrets: Secrets): boolean {
  const known = readSecrets(data);
  if (known === null) {
    createSecrets(data, secrets);
    return true;
  }
  if (JSON.stringify(known) === JSON.stringify(secrets)) return false;
  throw new StorageError(`the target has other secrets in ${join(data, SECRETS_FILE)}: name a new directory`);
}

/** Holds the directory like a server does, so that none can start. */
async function alone<T>(data: string, work: () => Promise<T>): Promise<T> {
  const control = await Control.take(data);
  try {
    return await work();
  } finally {
    await control.close();
  }
}
