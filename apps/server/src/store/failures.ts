import { StorageError } from './engine.ts';
import { isPostgresFailure } from './postgres/failures.ts';
import { isSqliteFailure } from './sqlite/database.ts';

/** Whether the storage failed, as opposed to our code. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof StorageError || isSqliteFailure(error) || isPostgresFailure(error);

/** A text has characters that PostgreSQL cannot store: what was asked for is to blame. */
export const isUnstorable = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '22021';
