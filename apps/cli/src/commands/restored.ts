import { type Command, OK, readArguments, UsageError } from '../command.ts';
import { DATABASE_FLAGS, databaseOf, withPlainErrors } from '../data-directory.ts';
import { thousands } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';

async function run(args: string[]): Promise<number> {
  const { data: _, ...options } = DATABASE_FLAGS;
  const { values } = readArguments({ args, options });
  const place = databaseOf(values);
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
fresh entropy, and say so in their logs and records. Refused while servers run.

  --database-url URL   the recovered database, or DATABASE_URL
  --listen-url URL     the same without a transaction pooler in between, or
                       KEYFLOWER_LISTEN_URL`,
  run,
};
