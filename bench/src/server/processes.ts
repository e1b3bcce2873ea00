import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { GuestsOrder, GuestsResult, LoadOrder, LoadResult } from './order.ts';

/* Starts servers and loads, each in its own process, and manages the folders they write to. */

/** The bundled file of a process, in the same folder as this one. */
export type Program =
  | 'boardgame-server'
  | 'boardgame-load'
  | 'ceiling-server'
  | 'ceiling-load'
  | 'keyflower-load'
  | 'guests-load'
  | 'hostile-load'
  | 'readers-load'
  | 'stored-games'
  | 'cache-probe';

export interface Running {
  port: number;
  stop: () => Promise<void>;
}

/** Our own server, which also reports metrics. */
export interface RunningKeyflower extends Running {
  /** Milliseconds from the start of the process until it printed its address. */
  startMs: number;
  pid: number;
  kill: () => Promise<void>;
  /** A figure from its `/metrics`. */
  metric: (name: string) => Promise<number>;
}

const LOW_PRIORITY = 10;

const READY = /^ready (\d+)$/;

const children = new Set<ChildProcess>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** An empty folder that is removed when this process exits. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyflower-bench-'));
  folders.add(folder);
  return folder;
}

/** Guests at tables with bots, who don't play until told to. */
export interface RunningGuests {
  /** Starts playing, with an optional pause before each action. */
  play: (pauseMs?: number) => void;
  /** Stops playing, waits until no bot thinks any more, and returns the result since `play`. */
  rest: () => Promise<GuestsResult>;
}

const bundled = (program: Program): string =>
  join(import.meta.dirname, `${program}.${program.startsWith('boardgame') ? 'cjs' : 'mjs'}`);

/** Its standard input is a pipe, whose end tells the child that this process has exited. */
function start(args: string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, ended };
}

/** Starts a server and waits until it listens. */
export async function startServer(program: Program, args: string[]): Promise<Running> {
  const { child, ended } = start([bundled(program), ...args]);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = READY.exec(line);
      if (ready !== null) resolve(Number(ready[1]));
    });
    void ended.then(() => reject(new Error(`${program} ended before it listened`)));
  });
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { port, stop };
}

/** Limits so high that no client is throttled. */
export const NO_LIMITS: readonly string[] = [
  '--requests-per-minute=10000000',
  '--sockets-per-address=100000',
  '--tables-per-guest=100000',
];

/** Starts our own server by its command line and waits for its address. Its log is printed. */
export async function startKeyflower(
  folder: string,
  { logLevel = 'silent', flags = NO_LIMITS } = {},
): Promise<RunningKeyflower> {
  const cli = process.env.KEYFLOWER_BENCH_CLI;
  if (cli === undefined)
    throw new Error('run this by "npm run bench:server", "npm run bench:scale" or "npm run bench:bots"');
  const where = ['--port', '0', '--host', '127.0.0.1', '--data', folder, '--log-level', logLevel];
  const begun = performance.now();
  const { child, ended } = start([cli, 'serve', ...where, ...flags]);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
      if (address !== null) resolve(Number(address[1]));
    });
    void ended.then(() => reject(new Error('keyflower ended before it listened')));
  });
  const startMs = performance.now() - begun;
  return {
    port,
    startMs,
    pid: child.pid!,
    metric: async (name) => {
      const { metricsToken } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as {
        metricsToken: string;
      };
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a load to its end and returns its result. */
export function runLoad(program: Program, order: LoadOrder, run: RunOptions = {}): Promise<LoadResult> {
  return runToEnd(program, [JSON.stringify(order)], run);
}

/** Starts guests who play with bots, and waits until all tables are ready. */
export async function startGuests(order: GuestsOrder): Promise<RunningGuests> {
  const { child, ended } = start([bundled('guests-load'), JSON.stringify(order)]);
  const lines = createInterface({ input: child.stdout });
  const nextLine = (): Promise<string> =>
    new Promise((resolve, reject) => {
      lines.once('line', resolve);
      void ended.then(() => reject(new Error('guests-load exited')));
    });
  await nextLine();
  return {
    play: (pauseMs = 0) => child.stdin.write(`play ${pauseMs}\n`),
    rest: async () => {
      const line = nextLine();
      child.stdin.write('rest\n');
      return JSON.parse(await line) as GuestsResult;
    },
  };
}

export interface RunOptions {
  nodeFlags?: string[];
  /** Lets the server have the processor first, as if this process ran on another machine. */
  background?: boolean;
}

/** Runs a process to its end and returns its output, parsed as JSON. */
export async function runToEnd<T>(
  program: Program,
  args: string[],
  { nodeFlags = [], background = false }: RunOptions = {},
): Promise<T> {
  const { child, ended } = start([...nodeFlags, bundled(program), ...args]);
  if (background && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await ended;
  if (code !== 0) throw new Error(`${program} failed`);
  return JSON.parse(output) as T;
}
