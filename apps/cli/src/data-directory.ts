import type { Place } from '@keyflower/server/admin';
import { readSettings, SettingError, variableOf } from '@keyflower/server/settings';
import { FAILED, UsageError } from './command.ts';
import { settingOptions } from './setting-options.ts';
import { logLine } from './terminal/output.ts';

export const DATA_OPTION = settingOptions(['data']);

export const DATABASE_OPTIONS = settingOptions(['data', 'database-url', 'listen-url']);

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
