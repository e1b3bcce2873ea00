import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoadOrder, LoadResult } from './order.ts';

/* Servers and loads, each in a process of its own, and the folders they write to. */

/** The bundled file of one of the processes, beside this one's. */
export type Program = 'boardgame-server' | 'boardgame-load' | 'ceiling-server' | 'ceiling-load';

export interface Running {
  port: number;
  stop: () => Promise<void>;
}

const READY = /^ready (\d+)$/;

const children = new Set<ChildProcess>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** An empty folder that is gone when this process ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyflower-bench-'));
  folders.add(folder);
  return folder;
}

/** Its standard input is a pipe that only closes: a child sees by it that this process has gone. */
function start(program: Program, args: string[]) {
  const child = spawn(process.execPath, [join(__dirname, `${program}.cjs`), ...args], {
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
  const { child, ended } = start(program, args);
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

/** Runs a load to its end and returns what it measured. */
export async function runLoad(program: Program, order: LoadOrder): Promise<LoadResult> {
  const { child, ended } = start(program, [JSON.stringify(order)]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await ended;
  if (code !== 0) throw new Error(`${program} failed`);
  return JSON.parse(output) as LoadResult;
}
