import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, FAILED, OK, readArguments, UsageError } from '../command.ts';
import { DATA_FLAG, DATA_HELP, dataDirectory, withPlainErrors } from '../data-directory.ts';
import { logLine, print } from '../terminal/output.ts';

async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options: DATA_FLAG });
  if (positionals.length !== 1) throw new UsageError('name one file written by "keyflower backup"');
  const [file] = positionals;
  if (file === undefined || positionals.length !== 1)
    throw new UsageError('name one file, written by "keyflower backup"');
  const data = dataDirectory(values.data);
  const { askServer, checkedSchema, DATABASE_FILE } = await import('@keyflower/server/admin');
  if (resolve(file) === resolve(data, DATABASE_FILE)) {
    throw new UsageError(`${file} is the server's current database`);
  }
  return withPlainErrors(async () => {
    checkedSchema(file);
    const running = await askServer(data, 'status');
    return running === null ? restoreHere(file, data) : restoreThere(file, data);
  });
}

/** No server is running: hold its lock during the restore. */
async function restoreHere(file: string, data: string): Promise<number> {
  const { Control, copyDatabase, finishRestore, PENDING_FILE } = await import('@keyflower/server/admin');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const control = await Control.take(data);
  try {
    copyDatabase(file, join(data, PENDING_FILE));
    return printRestored(file, finishRestore(data)?.kept ?? null, data);
  } finally {
    await control.close();
  }
}

/** The running server closes, swaps the files and reopens. */
async function restoreThere(file: string, data: string): Promise<number> {
  const { askServer, copyDatabase, PENDING_FILE } = await import('@keyflower/server/admin');
  const pending = join(data, PENDING_FILE);
  copyDatabase(file, pending);
  const reply = await askServer(data, 'restore');
  if (reply?.ok) return printRestored(file, reply.kept as string | null, data);
  // Otherwise the next start would restore it although this command failed.
  rmSync(pending, { force: true });
  logLine(`the server did not restore ${file}: ${reply ? reply.error : 'it has stopped'}`);
  return FAILED;
}

function printRestored(file: string, kept: string | null, data: string): number {
  print(`restored ${file}`);
  if (kept !== null) print(`the previous database is kept as ${join(data, kept)}`);
  return OK;
}

export const restore: Command = {
  name: 'restore',
  summary: "restore a server's database from a backup",
  usage: 'FILE [options]',
  help: `Verifies FILE and replaces the database with it. A running server restarts from
the backup on the same port; browsers reconnect by themselves. The previous
database is kept next to the new one.

${DATA_HELP}`,
  run,
};
