import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, vi } from 'vitest';
import { ensureBundles } from '../../../scripts/lib/bundles.mjs';
import { cliBundle } from '../../../scripts/lib/paths.mjs';
import { selectLanguage } from '../src/language.ts';
import { runCommand } from '../src/main.ts';
import { tilesToPlay } from '../src/tiles.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { SHORT_LIVED } from '../../../scripts/testing/short-lived.mjs';

// The tests run the same bundle as a user.
await ensureBundles();

/** The full run plays long tournaments, whose code is worth optimising early. */
const FLAGS = FULL ? [] : SHORT_LIVED;

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command in English, independent of the locale of the machine. */
export function start(...args: string[]): ChildProcessWithoutNullStreams {
  return startIn({ LC_ALL: 'C' }, ...args);
}

export function startIn(
  locale: Readonly<Record<string, string>>,
  ...args: string[]
): ChildProcessWithoutNullStreams {
  const { LC_ALL: _, LC_MESSAGES: _messages, LANG: _lang, ...environment } = process.env;
  return spawn(process.execPath, [...FLAGS, cliBundle, ...args], {
    env: { ...environment, ...locale, NO_COLOR: '1' },
  });
}

/** Collects what a process prints until it ends. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A process may exit before it has read its whole input, which breaks the pipe.
  child.stdin.on('error', () => {});
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

export function keyflower(...args: string[]): Promise<Ended> {
  return keyflowerWith('', ...args);
}

export function keyflowerWith(input: string | Uint8Array, ...args: string[]): Promise<Ended> {
  const child = start(...args);
  const end = ended(child);
  child.stdin.end(input);
  return end;
}

/**
 * Runs a command that starts no threads in this process, in English. Starting the bundle takes longer than most such
 * commands; that it runs them the same way is what the other tests show.
 */
export function keyflowerHere(...args: string[]): Promise<Ended> {
  return runHere({ args });
}

export function keyflowerHereWith(input: string | Uint8Array, ...args: string[]): Promise<Ended> {
  return runHere({ args, input: Readable.from(input.length === 0 ? [] : [Buffer.from(input)]) });
}

export interface RunHere {
  args: readonly string[];
  locale?: Readonly<Record<string, string>>;
  input?: Readable;
  /** Called with all that the command writes to standard output. */
  onOutput?: (text: string) => void;
}

export function runHere(run: RunHere): Promise<Ended> {
  // One after the other: all of them print to the same streams.
  const end = running.then(() => captured(run));
  running = end.catch(() => {});
  return end;
}

let running: Promise<unknown> = Promise.resolve();

async function captured({ args, locale = { LC_ALL: 'C' }, input, onOutput }: RunHere): Promise<Ended> {
  let out = '';
  let err = '';
  for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) vi.stubEnv(name, locale[name]);
  const stdin = Object.assign(input ?? Readable.from([]), {
    isTTY: false,
  }) as unknown as typeof process.stdin;
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      onOutput?.(String(text));
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += String(text);
      return true;
    }),
  ];
  const listeners = process.listeners('SIGINT');
  try {
    const code = await runCommand(args);
    return { code, out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    // What a command sets for its whole process.
    for (const added of process.listeners('SIGINT')) {
      if (!listeners.includes(added)) process.off('SIGINT', added);
    }
    tilesToPlay(undefined);
    await selectLanguage('en');
  }
}

/** A temporary directory for one test file, removed afterwards. */
export function temporaryFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'keyflower-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
