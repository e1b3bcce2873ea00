import { BUNDLE } from '../bundle.ts';
import { type Command, FAILED, OK, UsageError } from '../command.ts';
import { serverSettings } from '../data-directory.ts';
import { readArguments } from '../read-arguments.ts';
import { settingOptions } from '../setting-options.ts';
import { stopSignal } from '../stop-signal.ts';
import { logLine, print } from '../terminal/output.ts';

const OPTIONS = settingOptions([
  'database-url',
  'listen-url',
  'bot-threads',
  'bot-time',
  'public-url',
  'smtp-url',
  'mail-from',
  'contact',
  'log-level',
  'guest-days',
  'table-days',
  'game-days',
]);

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const settings = serverSettings(values);
  if (!settings['database-url'])
    throw new UsageError('--database-url is missing: workers share the PostgreSQL of servers');
  if (settings['smtp-url'] && !settings['public-url'])
    throw new UsageError('--smtp-url needs --public-url, for links in mails');
  // Loaded on demand: the other commands start faster without it.
  const { logAt, StorageError, work: start } = await import('@keyflower/server');
  try {
    const running = await start(settings, { log: logAt(settings['log-level']), threadScript: BUNDLE });
    const stopped = stopSignal();
    print('Keyflower worker running: it runs bots and jobs for the servers on this database.');
    await stopped;
    print('Shutting down: finishing current jobs or handing them over ...');
    await running.close();
    return OK;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    logLine(error.message);
    return FAILED;
  }
}

export const work: Command = {
  name: 'work',
  summary: 'let bots think and do jobs for servers on PostgreSQL',
  usage: '--database-url URL [options]',
  help: `Runs on further machines beside "keyflower serve", on the same PostgreSQL: bots
think, clocks run out, players are notified and old data is removed. Takes no
requests. Any number may run and stop at any time: what one leaves undone, the
others do. Mail settings must be those of the servers. Every setting is an
option, or the environment variable in parentheses.`,
  options: OPTIONS,
  run,
};
