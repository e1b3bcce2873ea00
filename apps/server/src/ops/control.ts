import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { opened, StorageError } from '../store/index.ts';

export const CONTROL_COMMANDS = ['status', 'restore', 'people-changed'] as const;
export type ControlCommand = (typeof CONTROL_COMMANDS)[number];
export type ControlReply = { ok: true; [field: string]: unknown } | { ok: false; error: string };

/** The server's commands; the message of a thrown error is the answer. */
export type Answering = (command: ControlCommand) => Promise<Record<string, unknown>>;

const LOCK_FILE = 'server.lock';
/** The limit of kernels is 104 bytes or more, the terminating zero included. */
const LONGEST_SOCKET_PATH = 100;
/** A restored database may have to be migrated first. */
const ANSWER_MS = 120_000;

/** Path of the socket on which the server of a data directory takes commands. */
export function controlPath(dataDir: string, platform = process.platform): string {
  const inside = join(resolve(dataDir), 'control.sock');
  if (platform !== 'win32' && Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const hash = createHash('sha256').update(oneSpelling(dataDir)).digest('hex').slice(0, 24);
  return platform === 'win32'
    ? `\\\\.\\pipe\\keyflower-${hash}`
    : join(tmpdir(), `keyflower-control-${hash}.sock`);
}

function oneSpelling(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

/**
 * Ensures one server per data directory. The holder of the lock may listen on the control socket; an existing
 * socket file was left by a process that crashed.
 */
export class Control {
  private readonly server: Server;
  private readonly lock: ReturnType<typeof opened>;
  private readonly callers = new Set<Socket>();
  /** Set by the server as soon as it can answer. */
  answer: Answering = () => Promise.reject(new Error('the server is only just starting'));

  private constructor(server: Server, lock: ReturnType<typeof opened>) {
    this.server = server;
    this.lock = lock;
    server.on('connection', (socket) => this.hear(socket));
  }

  static async take(dataDir: string): Promise<Control> {
    let lock: ReturnType<typeof opened> | null = null;
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      lock = locked(dataDir);
      const path = controlPath(dataDir);
      if (process.platform !== 'win32') rmSync(path, { force: true });
      const server = await listening(path);
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      return new Control(server, lock);
    } catch (error) {
      lock?.close();
      if (error instanceof StorageError) throw error;
      const { code } = error as { code?: string };
      const why = code === 'ENOSPC' ? 'no space left in' : 'cannot write in';
      throw new StorageError(`${why} the data directory ${dataDir} (${code ?? String(error)})`, {
        cause: error,
      });
    }
  }

  /** Releases the lock. Node removes the socket's file itself. */
  async close(): Promise<void> {
    for (const caller of this.callers) caller.destroySoon();
    await new Promise((done) => this.server.close(done));
    this.lock.close();
  }

  private hear(socket: Socket): void {
    this.callers.add(socket);
    socket.on('close', () => this.callers.delete(socket));
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket }).on('error', () => {});
    lines.on('line', (line) => {
      void this.reply(line).then((reply) => socket.writable && socket.write(`${JSON.stringify(reply)}\n`));
    });
  }

  private async reply(line: string): Promise<ControlReply> {
    const command = commandIn(line);
    if (!command) return { ok: false, error: `commands are ${CONTROL_COMMANDS.join(', ')}` };
    try {
      return { ...(await this.answer(command)), ok: true };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

function commandIn(line: string): ControlCommand | undefined {
  try {
    const { cmd } = JSON.parse(line) as { cmd?: unknown };
    return CONTROL_COMMANDS.find((known) => known === cmd);
  } catch {
    return undefined;
  }
}

function listening(path: string): Promise<Server> {
  const server = createServer();
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(path, () => done(server));
  });
}

/** An empty database held in an exclusive transaction: the system releases it whenever the process ends. */
function locked(dataDir: string): ReturnType<typeof opened> {
  const path = join(dataDir, LOCK_FILE);
  const lock = opened(path);
  try {
    if (process.platform !== 'win32') chmodSync(path, 0o600);
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new StorageError(`another server is open on the data directory ${dataDir}`, { cause: error });
  }
}

/** Sends a command to the server of a data directory; null where none runs. */
export function askServer(dataDir: string, command: ControlCommand): Promise<ControlReply | null> {
  return new Promise((done) => {
    const socket = connect(controlPath(dataDir));
    let reached = false;
    const end = (reply: ControlReply | null): void => {
      socket.destroy();
      done(reply);
    };
    socket.setTimeout(ANSWER_MS, () => end({ ok: false, error: 'the server does not answer' }));
    socket.once('connect', () => {
      reached = true;
      socket.write(`${JSON.stringify({ cmd: command })}\n`);
      const lines = createInterface({ input: socket }).on('error', () => {});
      lines.once('line', (line) => end(JSON.parse(line) as ControlReply));
    });
    const silent = { ok: false as const, error: 'the server closed without an answer' };
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (reached) end(silent);
      else end(code === 'ECONNREFUSED' || code === 'ENOENT' ? null : { ok: false, error: message });
    });
    socket.once('end', () => end(silent));
  });
}
