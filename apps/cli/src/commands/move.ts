import type { MoveResult, Place } from '@keyflower/server/admin';
import { type Command, FAILED, OK, UsageError } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION } from '../common-options.ts';
import { databaseOf, withPlainErrors } from '../data-directory.ts';
import { readArguments } from '../read-arguments.ts';
import { thousands } from '../terminal/layout.ts';
import { logLine, print } from '../terminal/output.ts';

const OPTIONS = {
  from: {
    value: 'PLACE',
    help: 'data directory, or postgres://user:password@host:port/name',
    path: 'directory',
  },
  to: { value: 'PLACE', help: 'the other one', path: 'directory' },
  ...JSON_OPTION,
  ...QUIET_OPTION,
} as const;
const PAUSE_MS = 1000;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const { from, to } = values;
  if (from === undefined && to === undefined) throw new UsageError('name what to move, with --from or --to');
  const [source, target] = [placeOf(from), placeOf(to)];
  if ('data' in source === 'data' in target) {
    throw new UsageError('one of --from and --to is a data directory, the other one the URL of PostgreSQL');
  }
  return withPlainErrors(async () => {
    const { move } = await import('@keyflower/server/admin');
    const progress = new Progress();
    const moved = await move(source, target, (done, all) => progress.show(done, all)).finally(() =>
      progress.clear(),
    );
    return report(moved, 'data' in target ? target.data : 'PostgreSQL');
  });
}

/** A directory or a URL; without a flag, what the environment says. */
function placeOf(flag: string | undefined): Place {
  if (flag === undefined) return databaseOf({});
  return databaseOf(/^postgres(ql)?:/.test(flag) ? { 'database-url': flag } : { data: flag });
}

function report({ digests, chains, secrets }: MoveResult, where: string): number {
  const width = Math.max(...digests.map(({ name }) => name.length));
  for (const { name, rows, hash } of digests) {
    print(`${name.padEnd(width)}  ${String(rows).padStart(10)}  ${hash}`);
  }
  const rows = digests.reduce((sum, digest) => sum + digest.rows, 0);
  print(`moved to ${where}: ${thousands(rows)} rows, each table with the same rows and hash as before`);
  print(`the hash chains of ${thousands(chains.tables)} games were checked`);
  if (!secrets) print('there were no secrets to move: the server makes new ones, and people sign in again');
  if (chains.broken.length === 0) return OK;
  logLine(`these games had steps before that do not follow from each other: ${chains.broken.join(', ')}`);
  return FAILED;
}

/** How far it is and how long it will take, on standard error: once a second, on one line of a terminal. */
class Progress {
  private readonly started = performance.now();
  private readonly isTerminal = process.stderr.isTTY;
  private shown = this.started;

  show(done: number, all: number): void {
    const now = performance.now();
    if (now - this.shown < PAUSE_MS) return;
    this.shown = now;
    const left = Math.ceil((((now - this.started) / done) * (all - done)) / 1000);
    const text = `${Math.floor((100 * done) / all)} %, about ${thousands(left)} s left`;
    if (this.isTerminal) process.stderr.write(`\r${text}\u001B[K`);
    else logLine(text);
  }

  clear(): void {
    if (this.isTerminal) process.stderr.write('\r\u001B[K');
  }
}

export const move: Command = {
  name: 'move',
  summary: 'move a data directory to PostgreSQL, or back',
  usage: '[options]',
  help: `Moves everything, secrets included, from a data directory to an empty PostgreSQL
database, or from PostgreSQL to a new data directory. Stop all servers first.
The rows are copied and compared in one transaction: if anything fails, the
target stays empty. Prints the number of rows and a hash for every table. The
source is not changed; keep it until the server runs on the target.`,
  options: OPTIONS,
  closing: `Without --from or --to, it is the database that DATABASE_URL or KEYFLOWER_DATA
names. Give the address of PostgreSQL itself, not that of a transaction pooler.`,
  run,
};
