import type { Fault } from './player.ts';
import { Program, type ProgramOutcome } from '../protocol/program.ts';

/** Multiple of the grace period for the first answer of a program. */
const FIRST_START_GRACES = 10;
/** The same after a program has exited by itself, so that restarting does not gain time. */
const RESTART_GRACES = 2;
/** After this many processes in a row without an answer, no further one is started. */
const MAX_STARTS = 3;

/** A program's answer or fault, and how long it took; null if it is not timed. */
export type ProgramReply = { ms: number | null } & (ProgramOutcome | { fault: Fault });

/** Runs the processes of one program for one game thread: started on the first question, and again after an exit. */
export class ProgramRunner {
  private readonly command: string;
  private readonly grace: number;
  /** Processes that still exist; killed ones take a moment to exit. */
  private readonly processes = new Set<Program>();
  private program: Program | null = null;
  private closed = false;
  /** Multiple of the grace period for the next answer. */
  private graces = FIRST_START_GRACES;
  private answered = false;
  private failedStarts = 0;

  constructor(command: string, grace: number) {
    this.command = command;
    this.grace = grace;
  }

  async ask(id: number, line: string, budget: number): Promise<ProgramReply> {
    if (this.closed) return { ms: null, fault: ENDED };
    if (this.failedStarts >= MAX_STARTS) return { ms: null, fault: GIVEN_UP };
    // Starting an interpreter is not thinking, but restarting again and again must not gain time.
    const timed = this.answered;
    const start = performance.now();
    const outcome = await this.answerOf(id, line, budget);
    return { ms: timed ? performance.now() - start : null, ...outcome };
  }

  /** Kills all processes at once; none is started afterwards. */
  kill(): void {
    this.closed = true;
    for (const program of this.processes) program.end();
  }

  /** Kills all processes and waits for them to exit. */
  async end(): Promise<void> {
    this.kill();
    await Promise.all([...this.processes].map(({ gone }) => gone));
  }

  private async answerOf(id: number, line: string, budget: number): Promise<ProgramOutcome> {
    const start = performance.now();
    let program = this.running();
    let outcome = await program.ask(id, line, budget + this.grace * this.graces);
    if (program.left && 'fault' in outcome && !this.closed) {
      // It was already exiting when the question came. The clock keeps running.
      program = this.running();
      const left = budget + this.grace * this.graces - (performance.now() - start);
      outcome = await program.ask(id, line, Math.ceil(left));
    }
    this.note(program, outcome);
    return outcome;
  }

  private running(): Program {
    if (this.program && !this.program.left) return this.program;
    this.graces = this.program ? RESTART_GRACES : FIRST_START_GRACES;
    const program = new Program(this.command);
    this.program = program;
    this.processes.add(program);
    void program.gone.then(() => this.processes.delete(program));
    return program;
  }

  private note(program: Program, outcome: ProgramOutcome): void {
    if ('answer' in outcome) {
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
  message: `no longer asked: ${MAX_STARTS} processes in a row exited without an answer`,
};
