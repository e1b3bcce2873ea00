import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, FAILED, OK, readArguments, UsageError } from '../command.ts';
import { DATA_FLAG, DATA_HELP, dataDirectory, inOneSentence } from '../data-directory.ts';
import { complain, print } from '../terminal/output.ts';

async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options: DATA_FLAG });
  if (positionals.length !== 1) throw new UsageError('name one file, written by "keyflower backup"');
  const [file] = positionals;
  const data = dataDirectory(values.data);
  const { askServer, checkedSchema, DATABASE_FILE } = await import('@keyflower/server');
  if (resolve(file) === resolve(data, DATABASE_FILE)) {
    throw new UsageError(`${file} is the database that would be replaced`);
  }
  return inOneSentence(async () => {
    checkedSchema(file);
    const running = await askServer(data, 'status');
    return running === null ? restoreHere(file, data) : restoreThere(file, data);
  });
}

/** No server is open: we take its place for the moment. */
async function restoreHere(file: string, data: string): Promise<number> {
  const { Control, copyDatabase, finishRestore, PENDING_FILE } = await import('@keyflower/server');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const control = await Control.take(data);
  try {
    copyDatabase(file, join(data, PENDING_FILE));
    return tell(file, finishRestore(data)?.kept ?? null, data);
  } finally {
    await control.close();
  }
}

/** The server closes, swaps the files and opens again. */
async function restoreThere(file: string, data: string): Promise<number> {
  const { askServer, copyDatabase, PENDING_FILE } = await import('@keyflower/server');
  const pending = join(data, PENDING_FILE);
  copyDatabase(file, pending);
  const reply = await askServer(data, 'restore');
  if (reply?.ok) return tell(file, reply.kept as string | null, data);
  // Or the next start would restore what we now say was not restored.
  rmSync(pending, { force: true });
  complain(`the server did not restore ${file}: ${reply ? reply.error : 'it is not open any more'}`);
  return FAILED;
}

function tell(file: string, kept: string | null, data: string): number {
  print(`restored ${file}`);
  if (kept !== null) print(`what was there before is kept as ${join(data, kept)}`);
  return OK;
}

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in the place of a server’s database',
  usage: 'FILE [options]',
  help: `Checks FILE and puts it in the place of the database. A server that is open
closes for a moment and goes on from the backup, on the same port; browsers come
back by themselves. The database that was there before is kept beside it.

${DATA_HELP}`,
  run,
};
