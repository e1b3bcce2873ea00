import type { Place } from '@keyflower/server/admin';
import { readSettings, SettingError, SETTINGS, variableOf } from '@keyflower/server/settings';
import { FAILED, UsageError } from './command.ts';
import { logLine } from './terminal/output.ts';

export const DATA_FLAG = { data: { type: 'string' as const } };

export const DATA_HELP = `  --data DIRECTORY     data directory, or ${variableOf('data')}
                       (default: ${SETTINGS.data.fallback})`;

export const DATABASE_FLAGS = {
  ...DATA_FLAG,
  'database-url': { type: 'string' as const },
  'listen-url': { type: 'string' as const },
};

export const DATABASE_HELP = `${DATA_HELP}
  --database-url URL   PostgreSQL instead, or ${variableOf('database-url')}
  --listen-url URL     the same without a transaction pooler in between, or
                       ${variableOf('listen-url')}`;

interface DatabaseFlags {
  data?: string | undefined;
  'database-url'?: string | undefined;
  'listen-url'?: string | undefined;
}

/** Where the server stores everything. A directory that is named as a flag counts more than a variable. */
export function databaseOf(flags: DatabaseFlags): Place {
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  if (flags.data !== undefined && flags['database-url'] === undefined) return { data: flags.data };
  const { data, 'database-url': url, 'listen-url': listen } = serverSettings(given);
  if (!url) return { data };
  return { postgres: url.href, ...(listen ? { listen: listen.href } : {}) };
}

/** The data directory for a command that works on files only. `instead` says what there is for PostgreSQL. */
export function dataDirectory(flag: string | undefined, instead: string): string {
  const place = databaseOf({ data: flag });
  if ('data' in place) return place.data;
  throw new UsageError(`this is for data directories, and ${variableOf('database-url')} is set: ${instead}`);
}

/** The server's settings, from flags and variables. */
export function serverSettings(flags: Partial<Record<string, string>>): ReturnType<typeof readSettings> {
  try {
    return readSettings(flags, process.env);
  } catch (error) {
    if (error instanceof SettingError) throw new UsageError(error.message);
    throw error;
  }
}

/** Prints errors of the server or the system without a stack; bugs are rethrown. */
export async function withPlainErrors(work: () => Promise<number>): Promise<number> {
  const { AdminError, StorageError } = await import('@keyflower/server/admin');
  try {
    return await work();
  } catch (error) {
    const expected = error instanceof StorageError || error instanceof AdminError || isSystemError(error);
    if (!expected) throw error;
    logLine(error.message);
    return FAILED;
  }
}

/** An error of the operating system: no such directory, no permission, no space. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error;
