import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../telemetry/index.ts';
import { checkProgram, configOf, type ReplicaTarget } from './litestream.ts';

const CONFIG_FILE = 'litestream.yml';
const PID_FILE = 'litestream.pid';

/** How long a process may take to copy the rest before it is killed, and how long one of an earlier server is waited for. */
const LAST_COPY_MS = 10_000;
/** Pauses between restarts of a process that ended. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Runs Litestream beside the server, which reads the write-ahead log and copies it. */
export class Replica {
  private readonly data: string;
  private readonly database: string;
  private readonly target: ReplicaTarget;
  private readonly log: Log;
  private child: ChildProcess | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private restart: NodeJS.Timeout | null = null;

  constructor(options: { data: string; database: string; target: ReplicaTarget; log: Log }) {
    this.data = options.data;
    this.database = options.database;
    this.target = options.target;
    this.log = options.log;
  }

  get running(): boolean {
    return this.child !== null;
  }

  /** Throws if it could not be started. */
  check(): void {
    checkProgram(this.target.program);
  }

  async start(): Promise<void> {
    await this.waitForEarlier();
    writeFileSync(this.file(CONFIG_FILE), configOf(this.database, this.target), { mode: 0o600 });
    this.spawn();
    this.log.info({ to: this.target.url.href }, 'the database is being replicated');
  }

  /** Copies what is left. The database must be closed already. */
  async stop(): Promise<void> {
    if (this.restart) clearTimeout(this.restart);
    const { child } = this;
    if (!child) return;
    this.child = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const kill = setTimeout(() => {
      this.log.error({}, 'the end of the database could not be replicated in time');
      child.kill('SIGKILL');
    }, LAST_COPY_MS);
    await ended;
    clearTimeout(kill);
  }

  private file(name: string): string {
    return join(this.data, name);
  }

  private spawn(): void {
    // Ends with this process, however that ends, and copies the rest then. In a process group of its own: Ctrl-C must not
    // end it before the server has stored everything.
    const whileServing = `sh -c 'exec >/dev/null 2>&1; while kill -0 ${process.pid}; do sleep 1; done'`;
    const args = ['replicate', '-no-expand-env', '-config', this.file(CONFIG_FILE), '-exec', whileServing];
    const child = spawn(this.target.program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    const started = performance.now();
    this.child = child;
    if (child.pid !== undefined) writeFileSync(this.file(PID_FILE), String(child.pid), { mode: 0o600 });
    createInterface({ input: child.stderr }).on('line', (line) => {
      this.log[line.includes('level=ERROR') ? 'error' : 'warn']({ line }, 'replication');
    });
    const ended = (how: object): void => {
      rmSync(this.file(PID_FILE), { force: true });
      child.stderr.destroy();
      if (this.child !== child) return;
      this.child = null;
      if (performance.now() - started > LONGEST_PAUSE_MS) this.pauseMs = FIRST_PAUSE_MS;
      this.log.error({ ...how, retryMs: this.pauseMs }, 'the database is no longer replicated');
      this.restart = setTimeout(() => this.spawn(), this.pauseMs);
      this.pauseMs = Math.min(2 * this.pauseMs, LONGEST_PAUSE_MS);
    };
    // A program that cannot be started does not exit.
    child.once('error', (error) => ended({ error: String(error) }));
    child.once('exit', (code, signal) => ended({ code, signal }));
  }

  /** A server that was killed leaves a process that still copies for a moment; two at once would disturb each other. */
  private async waitForEarlier(): Promise<void> {
    const end = performance.now() + LAST_COPY_MS;
    while (performance.now() < end && isAlive(this.file(PID_FILE))) await sleep(50);
  }
}

function isAlive(pidFile: string): boolean {
  try {
    return process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
  } catch {
    return false;
  }
}
