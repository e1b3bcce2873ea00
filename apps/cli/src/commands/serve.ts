import { fileURLToPath } from 'node:url';
import { SETTINGS } from '@keyflower/server/settings';
import { BUNDLE } from '../bundle.ts';
import { type Command, FAILED, OK } from '../command.ts';
import { serverSettings } from '../data-directory.ts';
import { readArguments } from '../read-arguments.ts';
import { type SettingName, settingOptions } from '../setting-options.ts';
import { stopSignal } from '../stop-signal.ts';
import { logLine, print } from '../terminal/output.ts';

const OPTIONS = settingOptions(Object.keys(SETTINGS) as SettingName[]);

/** The web app lies beside the bundled command line. */
const webRoot = (): string => fileURLToPath(new URL('../../web/dist', BUNDLE));

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
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
    print(
      'Keyflower is running. Open it in a browser:',
      ...running.addresses().map((address) => `  ${address}`),
    );
    const reason = await Promise.race([stopped, running.broken]);
    if (!reason) print('Shutting down: finishing requests in progress ...');
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

export const serve: Command = {
  name: 'serve',
  summary: 'run the game server and web app',
  usage: '[options]',
  help: `Serves the web app, the HTTP API and the socket on one port and keeps everything
in a data directory. Every setting is an option, or the environment variable
in parentheses.`,
  options: OPTIONS,
  run,
};
