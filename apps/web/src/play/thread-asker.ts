/** The part of a Web Worker used here. */
export type Thread = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

/** What a worker answers when it fails. */
export interface Trouble {
  trouble: string;
}

/** Allowance beyond the thinking time, for loading the worker on a slow network or machine. */
const GRACE_MS = 15_000;

/** Asks a worker, one question at a time. It is started on first use and terminated on abort. */
export class ThreadAsker<Question, Answer extends object> {
  private thread: Thread | null = null;
  private readonly start: () => Thread;
  private readonly grace: number;

  constructor(start: () => Thread, grace = GRACE_MS) {
    this.start = start;
    this.grace = grace;
  }

  /** `budget`: how long the worker may think, in milliseconds. */
  ask(question: Question, budget: number, wanted: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const answered = new AbortController();
      const { signal } = answered;
      const timer = setTimeout(() => fail('no answer'), budget + this.grace);
      const end = (): void => {
        clearTimeout(timer);
        answered.abort();
      };
      const fail = (why: string): void => {
        end();
        // A worker cannot be interrupted: terminate it, the next question starts another one.
        this.end();
        reject(new Error(why));
      };
      const hear = (answer: Answer | Trouble): void => {
        if ('trouble' in answer) return fail(answer.trouble);
        end();
        resolve(answer);
      };
      const thread = (this.thread ??= this.start());
      wanted.addEventListener('abort', () => fail('not wanted any more'), { signal });
      thread.addEventListener('error', (event) => fail((event as ErrorEvent).message), { signal });
      thread.addEventListener('message', (event) => hear((event as MessageEvent<Answer | Trouble>).data), {
        signal,
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own, not a window
      thread.postMessage(question);
    });
  }

  end(): void {
    this.thread?.terminate();
    this.thread = null;
  }
}
