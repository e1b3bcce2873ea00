import { fileURLToPath } from 'node:url';
import { SETTINGS, variableOf } from '@keyflower/server/settings';
import { BUNDLE } from '../bundle.ts';
import { type Command, FAILED, OK, readArguments } from '../command.ts';
import { serverSettings } from '../data-directory.ts';
import { WIDTH, wrap } from '../terminal/layout.ts';
import { logLine, print } from '../terminal/output.ts';

const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

/** The web app lies beside the bundled command line. */
const webRoot = (): string => fileURLToPath(new URL('../../web/dist', BUNDLE));

async function run(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const settings = serverSettings(values);
  // Loaded on demand: the other commands start faster without it.
  const { logAt, serve: start, StorageError } = await import('@keyflower/server');
  const log = logAt(settings['log-level']);
  try {
    const running = await start(settings, {
      log,
      threadScript: BUNDLE,
      webRoot: webRoot(),
    });
    // Install signal handlers before announcing the address, so an immediate shutdown is not missed.
    const stopped = stopSignal();
    print('Keyflower is open. Point a browser at', ...running.addresses().map((address) => `  ${address}`));
    const reason = await Promise.race([stopped, running.broken]);
    if (!reason) print('Closing: finishing requests in progress ...');
    await running.close();
    if (reason) throw reason;
    return OK;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Errors of the environment print their message, bugs their stack.
    const expected = error instanceof StorageError || 'code' in error || !error.stack?.includes('TypeError');
    logLine(expected ? error.message : (error.stack ?? error.message));
    return FAILED;
  }
}

/** The first signal closes the server, the second exits at once: everything acknowledged is on disk already. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = (): void => {
      if (asked) process.exit(FAILED);
      asked = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}

const settingsText = names
  .map((name) => {
    const { value, fallback, help } = SETTINGS[name];
    const shown = fallback === '' ? '' : ` (${fallback})`;
    const lines = [...wrap(`${help}${shown}`, WIDTH - 6), `or ${variableOf(name)}`];
    return [`  --${name} ${value}`, ...lines.map((line) => `      ${line}`)].join('\n');
  })
  .join('\n');

export const serve: Command = {
  name: 'serve',
  summary: 'run the game server and web app',
  usage: '[options]',
  help: `Serves the web app, the HTTP API and the socket on one port and keeps everything
in a data directory. Every setting is a flag or an environment variable;
defaults are in parentheses.

${settingsText}`,
  run,
};
