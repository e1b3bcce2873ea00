import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Command, FAILED, OK, UsageError } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION } from '../common-options.ts';
import { DATA_OPTION, dataDirectory, serverSettings, withPlainErrors } from '../data-directory.ts';
import { readArguments } from '../read-arguments.ts';
import { settingOptions } from '../setting-options.ts';
import { logLine, print } from '../terminal/output.ts';

const OPTIONS = {
  ...DATA_OPTION,
  ...settingOptions(['replica', 'replica-endpoint', 'litestream']),
  replica: {
    value: 'WHERE',
    help: 'restore what "keyflower serve --replica WHERE" has copied',
    path: 'directory',
  },
  at: {
    value: 'TIME',
    help: 'with --replica: the database as it was then, such as 2026-11-17T20:15:00Z (default: as late as possible)',
  },
  ...JSON_OPTION,
  ...QUIET_OPTION,
} as const;

async function run(args: string[]): Promise<number> {
  const { values, operands } = readArguments(args, OPTIONS, true);
  const { at, data: given, json: _json, quiet: _quiet, ...flags } = values;
  const data = dataDirectory(given, 'restore PostgreSQL with its own tools, then "keyflower restored"');
  const [file, ...more] = operands;
  if (flags.replica !== undefined && file === undefined) return restoreFromReplica(flags, timeOf(at), data);
  if (file === undefined || more.length > 0) {
    throw new UsageError('name one file written by "keyflower backup", or --replica');
  }
  if (Object.values({ at, ...flags }).some((value) => value !== undefined)) {
    throw new UsageError('a file is restored as it is: --replica, --at and --litestream are for replicas');
  }
  return restoreFile(file, file, data);
}

function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw new UsageError(`--at is a time such as 2026-11-17T20:15:00Z, not "${text}"`);
  }
  return time;
}

/** Gets the database from its replica first. */
async function restoreFromReplica(
  flags: Partial<Record<string, string>>,
  at: Date | null,
  data: string,
): Promise<number> {
  const { replica: url, 'replica-endpoint': endpoint, litestream: program } = serverSettings(flags);
  const { DATABASE_FILE, restoreReplica } = await import('@keyflower/server/admin');
  const folder = mkdtempSync(join(tmpdir(), 'keyflower-restore-'));
  const file = join(folder, DATABASE_FILE);
  try {
    return await withPlainErrors(async () => {
      restoreReplica(join(data, DATABASE_FILE), { url: url!, endpoint, program }, file, at);
      return restoreFile(file, url!.href, data);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a file, named for people, in the place of the database. */
async function restoreFile(file: string, name: string, data: string): Promise<number> {
  const { askServer, checkedSchema, DATABASE_FILE } = await import('@keyflower/server/admin');
  if (resolve(file) === resolve(data, DATABASE_FILE)) {
    throw new UsageError(`${file} is the server's current database`);
  }
  return withPlainErrors(async () => {
    checkedSchema(file);
    const running = await askServer(data, 'status');
    return running === null ? restoreHere(file, name, data) : restoreThere(file, name, data);
  });
}

/** No server is running: hold its lock during the restore. */
async function restoreHere(file: string, name: string, data: string): Promise<number> {
  const { Control, copyDatabase, finishRestore, PENDING_FILE } = await import('@keyflower/server/admin');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const control = await Control.take(data);
  try {
    copyDatabase(file, join(data, PENDING_FILE));
    return printRestored(name, finishRestore(data)?.kept ?? null, data);
  } finally {
    await control.close();
  }
}

/** The running server closes, swaps the files and reopens. */
async function restoreThere(file: string, name: string, data: string): Promise<number> {
  const { askServer, copyDatabase, PENDING_FILE } = await import('@keyflower/server/admin');
  const pending = join(data, PENDING_FILE);
  copyDatabase(file, pending);
  const reply = await askServer(data, 'restore');
  if (reply?.ok) return printRestored(name, reply.kept as string | null, data);
  // Otherwise the next start would restore it although this command failed.
  rmSync(pending, { force: true });
  logLine(`the server did not restore ${name}: ${reply ? reply.error : 'it has stopped'}`);
  return FAILED;
}

function printRestored(name: string, kept: string | null, data: string): number {
  print(`restored ${name}`);
  if (kept !== null) print(`the previous database is kept as ${join(data, kept)}`);
  return OK;
}

export const restore: Command = {
  name: 'restore',
  summary: "restore a server's database from a backup or replica",
  usage: 'FILE|--replica WHERE [options]',
  help: `Verifies FILE and replaces the database with it. A running server restarts from
the backup on the same port; browsers reconnect by themselves. The previous
database is kept next to the new one.`,
  options: OPTIONS,
  operands: 'file',
  run,
};
