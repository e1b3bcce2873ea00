import type { Action } from '@keyflower/engine';
import type { Player, Question, Reply } from './player.ts';
import { type Births, Program, type Said } from './program.ts';
import { questionLine } from './question-line.ts';

/** A program that just starts may take so many times the grace for its first answer. */
const STARTING = 10;
/** The same where the one before it ended of its own accord: that must not be a way to more time. */
const STARTING_AGAIN = 2;
/** So many processes in a row without one answer, and no further one is started. */
const MOST_STARTS = 3;

/** Somebody's program as a player: started when first asked, and again when it has ended. */
export class ProgramPlayer implements Player {
  readonly #command: string;
  readonly #grace: number;
  readonly #births: Births;
  #program: Program | null = null;
  /** How many times the grace the process has for its next answer. */
  #patience = STARTING;
  #answered = false;
  #failedStarts = 0;
  #asked = 0;

  constructor(command: string, grace: number, births: Births) {
    this.#command = command;
    this.#grace = grace;
    this.#births = births;
  }

  async reply(question: Question): Promise<Reply> {
    if (this.#failedStarts >= MOST_STARTS) {
      const message = `not asked any more: ${MOST_STARTS} processes in a row ended without one answer`;
      return { ms: null, fault: { kind: 'given up', message } };
    }
    this.#asked += 1;
    const { line, actions } = questionLine(this.#asked, question);
    // The time an interpreter takes to start is nobody's thinking, but whoever starts again and again has no
    // use of it.
    const timed = this.#answered;
    const start = performance.now();
    const said = await this.#ask(line, question.request.budget);
    const ms = timed ? performance.now() - start : null;
    return 'fault' in said ? { ms, fault: said.fault } : { ms, ...chosen(said.answer, actions) };
  }

  async #ask(line: string, budget: number): Promise<Said> {
    const start = performance.now();
    let program = this.#running();
    let said = await program.ask(this.#asked, line, budget + this.#grace * this.#patience);
    if (program.left && 'fault' in said) {
      // It was on its way out when the question came. The clock goes on.
      program = this.#running();
      const left = budget + this.#grace * this.#patience - (performance.now() - start);
      said = await program.ask(this.#asked, line, Math.ceil(left));
    }
    this.#note(program, said);
    return said;
  }

  #running(): Program {
    if (this.#program && !this.#program.left) return this.#program;
    this.#patience = this.#program ? STARTING_AGAIN : STARTING;
    this.#program = new Program(this.#command, this.#births);
    return this.#program;
  }

  #note(program: Program, said: Said): void {
    if ('answer' in said) {
      this.#answered = true;
      this.#failedStarts = 0;
      this.#patience = 1;
    } else {
      if (!program.answered) this.#failedStarts += 1;
      this.#program = null;
    }
  }
}

function chosen(answer: Readonly<Record<string, unknown>>, actions: readonly Action[]) {
  if ('action' in answer) return { action: answer.action };
  const { index } = answer;
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < actions.length) {
    return { action: actions[index] };
  }
  const message = `an answer has an action, or an index below ${actions.length}`;
  return { fault: { kind: 'illegal', message } as const };
}
