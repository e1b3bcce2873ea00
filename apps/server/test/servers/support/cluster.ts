import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, PostgresServer } from '../../../../../scripts/testing/postgres-server.ts';
import { must } from '../../../../../scripts/testing/must.ts';
import { NODE, Process } from '../../support/bundle.ts';
import { pause } from '../../support/eventually.ts';
import { BUNDLE, GENEROUS } from '../../support/server.ts';
import { FaultyLink } from './faulty-link.ts';

/* Several servers and workers on one PostgreSQL, each a process of its own, and what can happen to them. */

const CLOCK_AHEAD = join(import.meta.dirname, 'clock-ahead.mjs');

const MOST_STARTS = 20;

export type Role = 'serve' | 'work';

export interface ClusterSettings {
  servers: number;
  workers: number;
  /** The number of the server whose clock is 30 seconds ahead. */
  clockAhead?: number;
}

/** One process and its way to the database. */
export class Member {
  readonly role: Role;
  readonly name: string;
  readonly url: string;
  readonly link: FaultyLink;
  isPaused = false;
  /** Everything that it logged, whichever process it was. */
  logged = '';
  private readonly args: readonly string[];
  private readonly command: string[];
  private process: Process | null = null;

  constructor(
    role: Role,
    name: string,
    port: number,
    link: FaultyLink,
    args: readonly string[],
    command: string[],
  ) {
    this.role = role;
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.link = link;
    this.args = args;
    this.command = command;
  }

  /** Starts it, as often as is necessary while PostgreSQL cannot be reached; ready when it says so. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const process = new Process([this.role, ...this.args], this.command);
      this.process = process;
      try {
        await process.says(this.role === 'serve' ? /^ {2}(http\S+)$/m : /\n/);
        return;
      } catch (error) {
        this.logged += process.err;
        // Killed meanwhile.
        if (this.process !== process) return;
        if (attempt === MOST_STARTS) throw error;
        await pause(200);
      }
    }
  }

  get isRunning(): boolean {
    return this.process !== null;
  }

  /** Ends it at once, as a crash of the machine would. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = null;
    if (!process) return;
    process.child.kill('SIGCONT');
    const { err } = await process.stop('SIGKILL');
    this.logged += err;
  }

  /** Asks it to end. Returns its exit code. */
  async stop(): Promise<number | null> {
    const { process } = this;
    this.process = null;
    if (!process) return 0;
    const { code, err } = await process.stop('SIGTERM');
    this.logged += err;
    return code;
  }

  /** Nothing of it runs for a while; then it goes on as if nothing had happened. */
  async pause(ms: number): Promise<void> {
    const child = this.process!.child;
    this.isPaused = true;
    child.kill('SIGSTOP');
    await pause(ms);
    child.kill('SIGCONT');
    this.isPaused = false;
  }

  /** Resident memory in megabytes; null where the system does not say. */
  get memory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.process!.child.pid}/status`, 'utf8');
      return Number(must(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])) / 1000;
    } catch {
      return null;
    }
  }

  get said(): string {
    return this.logged + (this.process?.err ?? '');
  }
}

export class Cluster {
  readonly postgres: PostgresServer;
  readonly servers: Member[] = [];
  readonly workers: Member[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'keyflower-cluster-'));

  private constructor(postgres: PostgresServer) {
    this.postgres = postgres;
  }

  static async start({ servers, workers, clockAhead }: ClusterSettings): Promise<Cluster> {
    const cluster = new Cluster(await PostgresServer.start(['max_connections=200', 'shared_buffers=32MB']));
    try {
      for (let i = 0; i < servers; i++)
        cluster.servers.push(await cluster.member('serve', i, i === clockAhead));
      for (let i = 0; i < workers; i++) cluster.workers.push(await cluster.member('work', i, false));
      const [first, ...others] = cluster.members;
      // The first makes the schema; the others find it.
      await must(first).start();
      await Promise.all(others.map((member) => member.start()));
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  get members(): Member[] {
    return [...this.servers, ...this.workers];
  }

  private async member(role: Role, i: number, isAhead: boolean): Promise<Member> {
    const link = await FaultyLink.to(this.postgres.port);
    const url = new URL(this.postgres.url());
    url.port = String(link.port);
    const port = await freePort();
    const { host, 'bot-time': botTime, ...limits } = GENEROUS;
    const flags: Record<string, string> = {
      'database-url': url.href,
      'bot-time': botTime,
      'log-level': 'warn',
    };
    // Bots think at workers, and at one of the servers.
    flags['bot-threads'] = role === 'work' || i === 0 ? '1' : '0';
    if (role === 'serve') {
      Object.assign(flags, limits, { host, port: String(port), data: join(this.folder, `${role}-${i}`) });
    }
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    const command = [...NODE, ...(isAhead ? ['--import', CLOCK_AHEAD] : []), BUNDLE];
    return new Member(role, `${role} ${i}`, port, link, args, command);
  }

  /** Ends PostgreSQL as a crash would, and starts it again. */
  async restartPostgres(): Promise<void> {
    await this.postgres.stop('immediate');
    await this.postgres.begin(['max_connections=200', 'shared_buffers=32MB']);
  }

  async remove(): Promise<void> {
    await Promise.all(this.members.map((member) => member.kill()));
    for (const { link } of this.members) link.close();
    await this.postgres.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
