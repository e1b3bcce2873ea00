import { type ChildProcess, spawn } from 'node:child_process';
import { type FoundLine, LineSplitter } from './line-splitter.ts';
import { killGroup } from './process-group.ts';

/** How much a program may print. */
interface OutputLimits {
  /** The longest line that is read. */
  line: number;
  /** The most per question before the program is stopped. */
  question: number;
}

/** For short answers: an action has a few hundred characters at most. */
const SHORT_ANSWERS: OutputLimits = { line: 64 * 1024, question: 256 * 1024 };
const MAX_QUOTED = 100;
/** How long output may take to arrive after the process has exited. */
const FLUSH_MS = 100;
/** How long a process that has closed its output may take to exit: its exit code tells whether it crashed. */
const EXIT_MS = 5000;
/** How long to wait for a killed process: a child outside its group can hold the output for ever. */
const MAX_WAIT_MS = 1000;

interface OpenQuestion {
  id: number;
  settle: (outcome: ProgramOutcome) => void;
}

interface ProgramFault {
  kind: 'silent' | 'crashed' | 'babble';
  message: string;
}

export type ProgramOutcome = { answer: Readonly<Record<string, unknown>> } | { fault: ProgramFault };

const fault = (kind: ProgramFault['kind'], message: string): ProgramOutcome => ({ fault: { kind, message } });

/** One process of a program: questions go to its standard input, answers come from its standard output. */
export class Program {
  private readonly child: ChildProcess;
  private readonly splitter: LineSplitter;
  private readonly limits: OutputLimits;
  private open: OpenQuestion | null = null;
  private received = 0;
  /** The last line that was not an answer: it may help the author find the error. */
  private otherLine = '';
  private ending: ProgramOutcome | null = null;
  private exit: { failed: boolean; how: string } | null = null;
  /** Whether it has answered a question. */
  answered = false;
  /** Whether it exited by itself after an answer, and so owes none. */
  left = false;

  /** Settles when the process and its group have exited. */
  readonly gone: Promise<void>;

  constructor(command: string, limits = SHORT_ANSWERS) {
    this.limits = limits;
    this.splitter = new LineSplitter(limits.line);
    // Its own process group, so that the children of a shell are killed with it.
    this.child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // Not on `exit`: its children may still hold its output.
    this.gone = new Promise((resolve) => {
      this.child.once('close', () => resolve());
      this.child.once('error', () => {
        if (this.child.pid === undefined) resolve();
      });
    });
    this.child.on('error', (error) => this.finish(fault('crashed', error.message)));
    this.child.on('exit', (code, signal) => this.onExit(code, signal));
    this.child.on('close', () => this.conclude());
    // A broken pipe is followed by an exit or a timeout.
    this.child.stdin?.on('error', () => {});
    this.child.stdout?.on('data', (chunk: Buffer) => this.onData(chunk));
    this.child.stdout?.on('end', () => this.onOutputEnd());
  }

  /**
   * Sends one line and waits for the answer with its id, one question at a time. A timeout kills the process, so
   * there is never more than one open question, however slowly it reads.
   */
  ask(id: number, line: string, most: number): Promise<ProgramOutcome> {
    if (this.ending) return Promise.resolve(this.ending);
    this.received = 0;
    this.otherLine = '';
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish(fault('silent', this.timeoutText(most))), most);
      this.open = {
        id,
        settle: (outcome) => {
          clearTimeout(timer);
          this.open = null;
          resolve(outcome);
        },
      };
      this.child.stdin?.write(`${line}\n`);
    });
  }

  private onData(chunk: Buffer): void {
    this.received += chunk.length;
    if (this.received > this.limits.question) {
      this.finish(fault('babble', `more than ${this.limits.question} bytes for one question`));
      return;
    }
    for (const line of this.splitter.split(chunk)) this.onLine(line);
  }

  /** It can no longer answer, but its last line may lack a line end. */
  private onOutputEnd(): void {
    for (const line of this.splitter.rest()) this.onLine(line);
    this.concludeWithin(EXIT_MS);
  }

  private onExit(code: number | null, signal: NodeJS.Signals | null): void {
    this.exit = { failed: code !== 0, how: `it ended with ${signal ?? `exit code ${code}`}` };
    // Its output may never end, because its children can hold it open.
    this.concludeWithin(FLUSH_MS);
  }

  private concludeWithin(ms: number): void {
    if (this.open) setTimeout(() => this.conclude(), ms);
    else this.conclude();
  }

  /**
   * No answer can come any more. It may already have been exiting when the question came, which cannot be
   * distinguished from a crash unless the exit code reports a failure.
   */
  private conclude(): void {
    if (this.ending) return;
    for (const line of this.splitter.rest()) this.onLine(line);
    const { failed, how } = this.exit ?? { failed: false, how: 'it closed its output' };
    this.left = this.answered && !(this.open && failed);
    this.finish(fault('crashed', how));
  }

  /** Ignores lines that don't answer the open question, such as log output or late answers. */
  private onLine(line: FoundLine): void {
    const text = line === 'too long' ? `more than ${this.limits.line} bytes` : line.toString('utf8');
    const answer = this.open && objectIn(text);
    if (this.open && answer?.id === this.open.id) {
      this.answered = true;
      this.open.settle({ answer });
    } else {
      this.otherLine = text;
    }
  }

  private timeoutText(most: number): string {
    const quote = this.otherLine === '' ? '' : `; its last line was: ${this.otherLine.slice(0, MAX_QUOTED)}`;
    return `no answer within ${most} ms${quote}`;
  }

  /** Kills the process and its descendants. */
  end(): void {
    this.finish(fault('crashed', 'it was ended'));
  }

  private finish(outcome: ProgramOutcome): void {
    if (this.ending) return;
    this.ending = outcome;
    if (this.child.pid !== undefined) killGroup(this.child.pid);
    this.child.stdin?.destroy();
    // Drain the output; it ends when the last process of the group has exited.
    this.child.stdout?.removeAllListeners('data').resume();
    const timer = setTimeout(() => this.child.stdout?.destroy(), MAX_WAIT_MS);
    this.child.once('close', () => clearTimeout(timer));
    this.open?.settle(outcome);
  }
}

function objectIn(line: string): Record<string, unknown> | null {
  // Some languages write a byte order mark first; `trim` removes it.
  const text = line.trim();
  // Failing to parse is slow, so don't try it for every line of log output.
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
