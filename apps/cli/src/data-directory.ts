import { SETTINGS, variableOf } from '@keyflower/server/settings';
import { FAILED } from './command.ts';
import { complain } from './terminal/output.ts';

export const DATA_FLAG = { data: { type: 'string' as const } };

export const DATA_HELP = `  --data DIRECTORY     the data directory (${SETTINGS.data.fallback}), or ${variableOf('data')}`;

/** The server's data directory, found as the server finds it. */
export function dataDirectory(flag: string | undefined): string {
  return flag ?? process.env[variableOf('data')] ?? SETTINGS.data.fallback;
}

/** What the house cannot do is told in one sentence; a mistake of ours goes on as it is. */
export async function inOneSentence(work: () => Promise<number>): Promise<number> {
  const { AdminError, StorageError } = await import('@keyflower/server');
  try {
    return await work();
  } catch (error) {
    const expected = error instanceof StorageError || error instanceof AdminError || isSystemError(error);
    if (!expected) throw error;
    complain(error.message);
    return FAILED;
  }
}

/** The machine said no: no such directory, no rights, no space. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error;
