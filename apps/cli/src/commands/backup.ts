import { closeSync, existsSync, fchmodSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, FAILED, OK, UsageError } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION } from '../common-options.ts';
import { DATA_OPTION, dataDirectory, withPlainErrors } from '../data-directory.ts';
import { readArguments } from '../read-arguments.ts';
import { thousands } from '../terminal/layout.ts';
import { logLine, print } from '../terminal/output.ts';

const SECRETS = 'secrets.json';

const OPTIONS = {
  ...DATA_OPTION,
  force: { help: 'overwrite FILE' },
  'with-secrets': {
    help: 'also copy the secrets to FILE.secrets.json; without them users keep their accounts but have to sign in again',
  },
  ...JSON_OPTION,
  ...QUIET_OPTION,
};

async function run(args: string[]): Promise<number> {
  const { values, operands } = readArguments(args, OPTIONS, true);
  const [file] = operands;
  if (file === undefined || operands.length !== 1)
    throw new UsageError('name one file to write the backup to');
  const data = dataDirectory(values.data, 'back PostgreSQL up with its own tools');
  const { copyDatabase, DATABASE_FILE, PENDING_FILE } = await import('@keyflower/server/admin');
  if ([DATABASE_FILE, PENDING_FILE].some((name) => resolve(file) === resolve(data, name))) {
    throw new UsageError(`${file} is one of the server's own files`);
  }
  return withPlainErrors(async () => {
    const secrets = values['with-secrets'] ? `${file}.${SECRETS}` : null;
    for (const path of [file, secrets]) {
      if (path !== null && existsSync(path) && !values.force) {
        logLine(`${path} already exists: choose another name or use --force`);
        return FAILED;
      }
    }
    const { schema, bytes } = copyDatabase(join(data, DATABASE_FILE), file);
    if (secrets !== null) copySecrets(join(data, SECRETS), secrets);
    const size = thousands(bytes / 1024);
    print(`${file}: ${size} KiB of schema ${schema}, checked`);
    if (secrets !== null) print(`${secrets}: keep it where only you can read it`);
    return OK;
  });
}

function copySecrets(from: string, to: string): void {
  const text = readFileSync(from);
  const file = openSync(to, 'w', 0o600);
  try {
    fchmodSync(file, 0o600);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

export const backup: Command = {
  name: 'backup',
  summary: "back up a server's database, even while it runs",
  usage: 'FILE [options]',
  help: `Writes a complete, verified copy of the database to FILE: accounts, tables and
games. Running games are not interrupted. "keyflower restore FILE" restores it.`,
  options: OPTIONS,
  operands: 'file',
  run,
};
