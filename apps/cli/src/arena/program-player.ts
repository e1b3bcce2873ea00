import type { Action } from '@keyflower/engine';
import type { Player, Question, Reply } from './player.ts';
import type { ProgramReply } from './program-runner.ts';
import { questionLine } from './question-line.ts';

/** Sends a line to the program and waits for its answer with this id. */
export type AskProgram = (id: number, line: string, budget: number) => Promise<ProgramReply>;

/** A program as a player. Its processes belong to the main thread, which outlives the game threads. */
export class ProgramPlayer implements Player {
  private readonly ask: AskProgram;
  private asked = 0;

  constructor(ask: AskProgram) {
    this.ask = ask;
  }

  async reply(question: Question): Promise<Reply> {
    this.asked += 1;
    const { line, actions } = questionLine(this.asked, question);
    const reply = await this.ask(this.asked, line, question.request.budget);
    return 'fault' in reply ? reply : { ms: reply.ms, ...chosen(reply.answer, actions) };
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
