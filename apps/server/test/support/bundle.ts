import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE, GENEROUS } from './server.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';
import { SHORT_LIVED } from '../../../../scripts/testing/short-lived.mjs';

/** A process of Node that does not run for long. */
export const NODE = [process.execPath, ...SHORT_LIVED];

/** How a process ended, and its output. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** A process of the real bundle, without our environment variables. */
export class Process {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  out = '';
  err = '';

  constructor(args: readonly string[], command = [...NODE, BUNDLE]) {
    const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('KEYFLOWER_'));
    const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
    const [program, ...first] = atLeast(1, command);
    this.child = spawn(program, [...first, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.out += text));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.err += text));
    this.ended = once(this.child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      out: this.out,
      err: this.err,
    }));
  }

  /** Waits for a text on standard output. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    let over = false;
    void this.ended.then(() => (over = true));
    for (;;) {
      const found = pattern.exec(this.out);
      if (found) return found;
      if (over) throw new Error(`it ended and never said ${String(pattern)}: ${this.out}${this.err}`);
      await Promise.race([once(this.child.stdout!, 'data'), this.ended]);
    }
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}

export interface BundleServer extends Process {
  url: string;
  data: string;
}

/** `keyflower serve` as people start it, on a port of its own. */
export async function startBundle(
  flags: Record<string, string> = {},
  data = mkdtempSync(join(tmpdir(), 'keyflower-test-')),
  command?: string[],
): Promise<BundleServer> {
  const settings = { ...GENEROUS, data, ...flags };
  const server = new Process(
    ['serve', ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)],
    command,
  );
  const [, url] = atLeast(2, await server.says(/^ {2}(http\S+)$/m));
  return Object.assign(server, { url, data });
}

/** Runs one command to completion. */
export function keyflower(...args: string[]): Promise<Ended> {
  return new Process(args).ended;
}

/** The lines of a structured log. */
export function logLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
