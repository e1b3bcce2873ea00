import { createInterface, type Interface } from 'node:readline';

/** Thrown when the player quits or the input ends. */
export class QuitError extends Error {}

/** Asks questions and takes lines, from a keyboard or a pipe. */
export class Prompter {
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private readonly atKeyboard = process.stdin.isTTY && process.stdout.isTTY;
  private waiting: (() => void) | null = null;
  private ended = false;
  private readonly interrupted: Promise<never>;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.atKeyboard,
    });
    this.reader.on('line', (line) => {
      this.lines.push(line);
      this.wake();
    });
    const end = () => {
      this.ended = true;
      this.wake();
    };
    this.reader.on('close', end);
    this.interrupted = new Promise((_, reject) => {
      const interrupt = () => {
        reject(new QuitError());
        this.reader.close();
      };
      this.reader.on('SIGINT', interrupt);
      process.once('SIGINT', interrupt);
    });
    // Usually nothing awaits it, and an unhandled rejection would end the process.
    this.interrupted.catch(() => {});
  }

  /** Waits for a bot. Throws QuitError on Ctrl-C; not at the end of the input, as piped lines may be read ahead. */
  meanwhile<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.interrupted]);
  }

  /** The next line, trimmed. Throws QuitError at the end of the input, on Ctrl-C, and on "quit". */
  async ask(question: string): Promise<string> {
    if (this.atKeyboard && !this.ended) {
      this.reader.setPrompt(question);
      this.reader.prompt();
    } else {
      process.stdout.write(question);
    }
    while (this.lines.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    const line = this.lines.shift();
    // A terminal echoes what is typed; piped input has to be printed.
    if (!this.atKeyboard) process.stdout.write(`${line ?? ''}\n`);
    const answer = line?.trim();
    if (answer === undefined || ['q', 'quit', 'exit'].includes(answer.toLowerCase())) throw new QuitError();
    return answer;
  }

  close(): void {
    this.reader.close();
  }

  private wake(): void {
    this.waiting?.();
    this.waiting = null;
  }
}
