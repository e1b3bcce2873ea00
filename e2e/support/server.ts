import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliBundle } from '../../scripts/lib/paths.mjs';

/** Another build than the repository's own can be looked at, too. */
const BUNDLE = process.env.KEYFLOWER_BUNDLE ?? cliBundle;

/** Limits far away: all browsers of a test have the same address. */
const SETTINGS = {
  host: '127.0.0.1',
  'log-level': 'error',
  'requests-per-minute': '1000000',
  'sockets-per-address': '10000',
  'tables-per-guest': '1000',
};

/** `keyflower serve` as people start it, with a data folder of its own. */
export class Server {
  private readonly data = mkdtempSync(join(tmpdir(), 'keyflower-e2e-'));
  private child: ChildProcess | null = null;
  url = '';

  static async start(): Promise<Server> {
    const server = new Server();
    await server.open('0');
    return server;
  }

  private async open(port: string): Promise<void> {
    const settings = { ...SETTINGS, port, data: this.data };
    const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    const child = spawn(process.execPath, [BUNDLE, 'serve', ...flags], {
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    while (!/^ {2}http\S+$/m.test(said)) {
      if (child.exitCode !== null) throw new Error(`the server did not open: ${said}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    this.url = /^ {2}(http\S+)$/m.exec(said)![1];
  }

  /** Nobody answers at the address until it is opened again. */
  async close(): Promise<void> {
    const child = this.child!;
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** The same games at the same address. */
  reopen(): Promise<void> {
    return this.open(new URL(this.url).port);
  }

  /** One command of the operator's, on this server's data. */
  async command(...args: string[]): Promise<void> {
    const child = spawn(process.execPath, [BUNDLE, ...args, `--data=${this.data}`], { stdio: 'ignore' });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`keyflower ${args.join(' ')} ended with ${code}`);
  }

  async end(): Promise<void> {
    await this.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
