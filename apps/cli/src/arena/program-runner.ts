import type { Fault } from './player.ts';
import { Program, type Said } from './program.ts';

/** A program that just starts may take so many times the grace for its first answer. */
const STARTING = 10;
/** The same where the one before it ended of its own accord: that must not be a way to more time. */
const STARTING_AGAIN = 2;
/** So many processes in a row without one answer, and no further one is started. */
const MOST_STARTS = 3;

/** What a program said, and how long it took; null where that does not count. */
export type ProgramReply = { ms: number | null } & Said;

/** Runs the processes of one program for one thread of games: started when first asked, and again after an end. */
export class ProgramRunner {
  private readonly command: string;
  private readonly grace: number;
  /** All that are not gone: one that was ended takes a moment. */
  private readonly processes = new Set<Program>();
  private program: Program | null = null;
  private closed = false;
  /** How many times the grace the process has for its next answer. */
  private graces = STARTING;
  private answered = false;
  private failedStarts = 0;

  constructor(command: string, grace: number) {
    this.command = command;
    this.grace = grace;
  }

  async ask(id: number, line: string, budget: number): Promise<ProgramReply> {
    if (this.closed) return { ms: null, fault: ENDED };
    if (this.failedStarts >= MOST_STARTS) return { ms: null, fault: GIVEN_UP };
    // Starting an interpreter is not thinking, but a program that starts again and again must not gain from it.
    const timed = this.answered;
    const start = performance.now();
    const said = await this.said(id, line, budget);
    return { ms: timed ? performance.now() - start : null, ...said };
  }

  /** Kills what runs, at once; nothing is started afterwards. */
  kill(): void {
    this.closed = true;
    for (const program of this.processes) program.end();
  }

  /** The same, and waits until all processes are gone. */
  async end(): Promise<void> {
    this.kill();
    await Promise.all([...this.processes].map(({ gone }) => gone));
  }

  private async said(id: number, line: string, budget: number): Promise<Said> {
    const start = performance.now();
    let program = this.running();
    let said = await program.ask(id, line, budget + this.grace * this.graces);
    if (program.left && 'fault' in said && !this.closed) {
      // It was on its way out when the question came. The clock goes on.
      program = this.running();
      const left = budget + this.grace * this.graces - (performance.now() - start);
      said = await program.ask(id, line, Math.ceil(left));
    }
    this.note(program, said);
    return said;
  }

  private running(): Program {
    if (this.program && !this.program.left) return this.program;
    this.graces = this.program ? STARTING_AGAIN : STARTING;
    const program = new Program(this.command);
    this.program = program;
    this.processes.add(program);
    void program.gone.then(() => this.processes.delete(program));
    return program;
  }

  private note(program: Program, said: Said): void {
    if ('answer' in said) {
      this.answered = true;
      this.failedStarts = 0;
      this.graces = 1;
    } else {
      if (!program.answered) this.failedStarts += 1;
      this.program = null;
    }
  }
}

const ENDED: Fault = { kind: 'crashed', message: 'the arena has ended' };

const GIVEN_UP: Fault = {
  kind: 'given up',
  message: `not asked any more: ${MOST_STARTS} processes in a row ended without one answer`,
};
