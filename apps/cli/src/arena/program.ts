import { type ChildProcess, spawn } from 'node:child_process';
import { type FoundLine, LineSplitter } from '../protocol/line-splitter.ts';
import { killGroup } from './process-group.ts';
import type { Fault } from './player.ts';

/** The longest line that is read: an action has a few hundred letters at most. */
const MOST_LINE_BYTES = 64 * 1024;
/** What a program may say from one question to the next before it is stopped. */
const MOST_BYTES = 256 * 1024;
const MOST_QUOTED = 100;
/** What was written before the end of a process or of its output may take so long to arrive. */
const LAST_WORDS_MS = 100;
/** How long a killed process is waited for: one that left its group can hold the output for ever. */
const MOST_WAIT_MS = 1000;

interface Open {
  id: number;
  settle: (said: Said) => void;
}

export type Said = { answer: Readonly<Record<string, unknown>> } | { fault: Fault };

const fault = (kind: Fault['kind'], message: string): Said => ({ fault: { kind, message } });

/** One process of a program: questions go to its standard input, answers come from its standard output. */
export class Program {
  private readonly child: ChildProcess;
  private readonly splitter = new LineSplitter(MOST_LINE_BYTES);
  private open: Open | null = null;
  private heard = 0;
  /** The last line that was no answer: it may tell its author what went wrong. */
  private noise = '';
  private ending: Said | null = null;
  private exit: { failed: boolean; how: string } | null = null;
  /** Whether it has answered a question. */
  answered = false;
  /** Whether it ended of its own accord after an answer, and so owes none. */
  left = false;

  /** Settles when the process is gone, with all of its group. */
  readonly gone: Promise<void>;

  constructor(command: string) {
    // A group of its own, so that what a shell started ends with the shell.
    this.child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // Not at its exit: what it started itself may still hold its output.
    this.gone = new Promise((resolve) => {
      this.child.once('close', () => resolve());
      this.child.once('error', () => {
        if (this.child.pid === undefined) resolve();
      });
    });
    this.child.on('error', (error) => this.over(fault('crashed', error.message)));
    this.child.on('exit', (code, signal) => this.onGone(code, signal));
    this.child.on('close', () => this.conclude());
    // A broken pipe is followed by the end of the process, or by silence.
    this.child.stdin?.on('error', () => {});
    this.child.stdout?.on('data', (piece: Buffer) => this.hear(piece));
    this.child.stdout?.on('end', () => this.hearTheEnd());
  }

  /**
   * Sends one line and waits for the answer with its id, one question at a time. Silence ends the process: so
   * there is never more than one question on its way, however slowly it reads.
   */
  ask(id: number, line: string, most: number): Promise<Said> {
    if (this.ending) return Promise.resolve(this.ending);
    this.heard = 0;
    this.noise = '';
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.over(fault('silent', this.silence(most))), most);
      this.open = {
        id,
        settle: (said) => {
          clearTimeout(timer);
          this.open = null;
          resolve(said);
        },
      };
      this.child.stdin?.write(`${line}\n`);
    });
  }

  private hear(piece: Buffer): void {
    this.heard += piece.length;
    if (this.heard > MOST_BYTES) {
      this.over(fault('babble', `more than ${MOST_BYTES} bytes for one question`));
      return;
    }
    for (const line of this.splitter.split(piece)) this.take(line);
  }

  /** After its output has ended it cannot answer any more, and its last line may lack its end. */
  private hearTheEnd(): void {
    for (const line of this.splitter.rest()) this.take(line);
    this.concludeSoon();
  }

  private onGone(code: number | null, signal: NodeJS.Signals | null): void {
    this.exit = { failed: code !== 0, how: `it ended with ${signal ?? `exit code ${code}`}` };
    // Its output may not end: what it started itself can hold that for ever.
    this.concludeSoon();
  }

  private concludeSoon(): void {
    if (this.open) setTimeout(() => this.conclude(), LAST_WORDS_MS);
    else this.conclude();
  }

  /**
   * No answer can come any more. It may have been on its way out when the question came: nobody can tell, unless it
   * says that it failed.
   */
  private conclude(): void {
    if (this.ending) return;
    for (const line of this.splitter.rest()) this.take(line);
    const { failed, how } = this.exit ?? { failed: false, how: 'it closed its output' };
    this.left = this.answered && !(this.open && failed);
    this.over(fault('crashed', how));
  }

  /** Lines that don't answer the question are passed over: words of its own, or an answer that came too late. */
  private take(line: FoundLine): void {
    const text = line === 'too long' ? `more than ${MOST_LINE_BYTES} bytes` : line.toString('utf8');
    const answer = this.open && objectIn(text);
    if (this.open && answer?.id === this.open.id) {
      this.answered = true;
      this.open.settle({ answer });
    } else {
      this.noise = text;
    }
  }

  private silence(most: number): string {
    const heard = this.noise === '' ? '' : `; its last line was: ${this.noise.slice(0, MOST_QUOTED)}`;
    return `no answer within ${most} ms${heard}`;
  }

  /** Ends the process and all it started. */
  end(): void {
    this.over(fault('crashed', 'it was ended'));
  }

  private over(said: Said): void {
    if (this.ending) return;
    this.ending = said;
    if (this.child.pid !== undefined) killGroup(this.child.pid);
    this.child.stdin?.destroy();
    // Its output is read to the end, which comes when the last process of the group is gone.
    this.child.stdout?.removeAllListeners('data').resume();
    const timer = setTimeout(() => this.child.stdout?.destroy(), MOST_WAIT_MS);
    this.child.once('close', () => clearTimeout(timer));
    this.open?.settle(said);
  }
}

function objectIn(line: string): Record<string, unknown> | null {
  // A byte order mark, which some languages write first, counts as white space.
  const text = line.trim();
  // To fail at parsing takes long, if it is done for everything that somebody prints.
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
