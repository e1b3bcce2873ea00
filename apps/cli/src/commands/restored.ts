import { type Command, OK, UsageError } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { databaseOf, withPlainErrors } from '../data-directory.ts';
import { readArguments } from '../read-arguments.ts';
import { settingOptions } from '../setting-options.ts';
import { thousands } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';

const OPTIONS = { ...settingOptions(['database-url', 'listen-url']), ...JSON_OPTION };

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const { json: _json, ...flags } = values;
  const place = databaseOf(flags);
  if ('data' in place) {
    throw new UsageError(
      'name a PostgreSQL database with --database-url; a data directory needs no such command',
    );
  }
  return withPlainErrors(async () => {
    const { afterRecovery } = await import('@keyflower/server/admin');
    print(`${thousands(await afterRecovery(place))} unfinished games go on with new draws`);
    return OK;
  });
}

export const restored: Command = {
  name: 'restored',
  summary: 'after recovering PostgreSQL to an earlier time: new draws',
  usage: '[options]',
  help: `Players have seen what was drawn after the time that PostgreSQL was brought back
to. Run this before the servers start again: all unfinished games go on with
fresh entropy, and say so in their logs and records. Refused while servers run.`,
  options: OPTIONS,
  run,
};
