import { setTimeout as wait } from 'node:timers/promises';
import {
  isRefusal,
  isStorageFailure,
  type Migration,
  StorageError,
  Store,
  type StoreTarget,
} from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';

/** How long a server that starts waits for PostgreSQL, which may be starting too. */
const WAIT_MS = 60_000;
const AGAIN_MS = 500;

interface Options {
  log: Log;
  databaseWaitMs?: number;
  migrations?: readonly Migration[];
}

/** Opens the storage. PostgreSQL that cannot be reached is waited for, and given up after a minute. */
export async function openStore(
  target: StoreTarget,
  { log, databaseWaitMs = WAIT_MS, migrations }: Options,
): Promise<Store> {
  const started = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await Store.open(target, { migrations });
    } catch (error) {
      if (!isAway(target, error)) throw error;
      const { message } = error as Error;
      if (performance.now() - started >= databaseWaitMs) {
        throw new StorageError(
          `PostgreSQL could not be reached for ${Math.round(databaseWaitMs / 1000)} seconds: check that it runs, and --database-url (${message})`,
          { cause: error },
        );
      }
      if (attempt === 1)
        log.warn({ error: message, seconds: databaseWaitMs / 1000 }, 'waiting for PostgreSQL');
      await wait(AGAIN_MS);
    }
  }
}

/** Whether PostgreSQL cannot be reached, as opposed to a wrong password, name or schema. */
function isAway(target: StoreTarget, error: unknown): boolean {
  if (!('postgres' in target && error instanceof StorageError)) return false;
  return isStorageFailure(error.cause ?? {}) && !isRefusal(error.cause);
}
