import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cliBundle, root } from '../../scripts/lib/paths.mjs';
import { must } from '../../scripts/testing/must.ts';
import { SHORT_LIVED } from '../../scripts/testing/short-lived.mjs';

/** Overrides the repository's own build. */
const BUNDLE = process.env.KEYFLOWER_BUNDLE ?? cliBundle;

/** High limits: all browsers of a test have the same address. */
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
  private bundle = BUNDLE;
  private releases = 0;
  url = '';

  static async start(): Promise<Server> {
    const server = new Server();
    await server.open('0');
    return server;
  }

  private async open(port: string): Promise<void> {
    const settings = { ...SETTINGS, port, data: this.data };
    const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    const child = spawn(process.execPath, [...SHORT_LIVED, this.bundle, 'serve', ...flags], {
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!/^ {2}http\S+$/m.test(output)) {
      if (child.exitCode !== null) throw new Error(`the server did not open: ${output}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    this.url = must(/^ {2}(http\S+)$/m.exec(output)![1]);
  }

  /** Stops the server; the address is dead until `reopen`. */
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

  /** The next release of the web app, from the next `reopen` on. Returns the comment at the end of its page. */
  upgrade(): string {
    this.releases += 1;
    const release = join(this.data, `release-${this.releases}`);
    for (const app of ['cli', 'web'])
      cpSync(join(dirname(BUNDLE), '../..', app, 'dist'), join(release, app, 'dist'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'));
    this.bundle = join(release, 'cli/dist/keyflower.mjs');
    return changePage(join(release, 'web/dist'), `next-${this.releases}`);
  }

  /** Runs a command-line command on this server's data. */
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

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Makes another build of the web app by changing its page, which the service worker knows by its hash. */
function changePage(folder: string, name: string): string {
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  const before = digestOf(page);
  const mark = `<!-- ${name} -->`;
  appendFileSync(page, mark);
  const text = readFileSync(worker, 'utf8').replace('"version":"', `"version":"${name}-`);
  writeFileSync(worker, text.replace(before, digestOf(page)));
  for (const packed of ['.br', '.gz'])
    for (const path of [page, worker]) rmSync(path + packed, { force: true });
  return mark;
}
