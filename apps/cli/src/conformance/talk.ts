import { Program } from '../protocol/program.ts';

export type Asked = Readonly<Record<string, unknown>>;

/** Sends a request of the line protocol and returns the reply, or why there is none. */
export interface Talk {
  ask(request: object): Promise<{ answer: Asked } | { fault: string }>;
}

/** Replies hold positions and lists of actions. */
const LIMITS = { line: 16 * 1024 * 1024, question: 17 * 1024 * 1024 };

/** A program that is started again for the next case after it crashed or did not answer in time. */
export class ProgramTalk implements Talk {
  private readonly command: string;
  private readonly timeout: number;
  private program: Program | null = null;
  private requests = 0;
  /** How often the program crashed or did not answer. */
  faults = 0;

  /** `timeout`: milliseconds for a reply. */
  constructor(command: string, timeout: number) {
    this.command = command;
    this.timeout = timeout;
  }

  async ask(request: object): Promise<{ answer: Asked } | { fault: string }> {
    this.program ??= new Program(this.command, LIMITS);
    const id = ++this.requests;
    const outcome = await this.program.ask(id, JSON.stringify({ id, ...request }), this.timeout);
    if ('answer' in outcome) return outcome;
    this.faults += 1;
    await this.end();
    return { fault: outcome.fault.message };
  }

  async end(): Promise<void> {
    this.program?.end();
    await this.program?.gone;
    this.program = null;
  }
}
