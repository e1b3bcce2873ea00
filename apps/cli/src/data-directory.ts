import { readSettings, SettingError, SETTINGS, variableOf } from '@keyflower/server/settings';
import { FAILED, UsageError } from './command.ts';
import { logLine } from './terminal/output.ts';

export const DATA_FLAG = { data: { type: 'string' as const } };

export const DATA_HELP = `  --data DIRECTORY     data directory, or ${variableOf('data')}
                       (default: ${SETTINGS.data.fallback})`;

/** The server's data directory, determined as the server does it. */
export function dataDirectory(flag: string | undefined): string {
  return flag ?? process.env[variableOf('data')] ?? SETTINGS.data.fallback;
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
