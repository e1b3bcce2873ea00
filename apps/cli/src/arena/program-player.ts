import type { Action } from '@keyflower/engine';
import type { Player, Question, Reply } from './player.ts';
import { type Births, Program, type Said } from './program.ts';
import { questionLine } from './question-line.ts';

/** A program that just starts may take so many times the grace for its first answer. */
const STARTING = 10;
/** So many processes in a row without one legal answer, and no further one is started. */
const MOST_STARTS = 3;

/** Somebody's program as a player: started when first asked, and again when it has ended. */
export class ProgramPlayer implements Player {
  readonly #command: string;
  readonly #grace: number;
  readonly #births: Births;
  #program: Program | null = null;
  #fresh = true;
  #failedStarts = 0;
  #asked = 0;

  constructor(command: string, grace: number, births: Births) {
    this.#command = command;
    this.#grace = grace;
    this.#births = births;
  }

  async reply(question: Question): Promise<Reply> {
    if (this.#failedStarts >= MOST_STARTS) {
      const message = `not asked any more: ${MOST_STARTS} processes did not give one good answer`;
      return { ms: null, fault: { kind: 'given up', message } };
    }
    const program = this.#running();
    this.#asked += 1;
    const { line, actions } = questionLine(this.#asked, question);
    const most = question.request.budget + this.#grace * (this.#fresh ? STARTING : 1);
    const start = performance.now();
    const said = await program.ask(this.#asked, line, most);
    // The time an interpreter takes to start is nobody's thinking.
    const ms = this.#fresh ? null : performance.now() - start;
    this.#note(program, said);
    return 'fault' in said ? { ms, fault: said.fault } : { ms, ...chosen(said.answer, actions) };
  }

  #running(): Program {
    if (this.#program) return this.#program;
    this.#program = new Program(this.#command, this.#births);
    this.#fresh = true;
    return this.#program;
  }

  #note(program: Program, said: Said): void {
    if ('answer' in said) this.#failedStarts = 0;
    if (program.ended) {
      if (this.#fresh) this.#failedStarts += 1;
      this.#program = null;
    } else {
      this.#fresh = false;
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
