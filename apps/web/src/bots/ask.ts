import type { Advice, BotRequest } from '@keyflower/bots';
import type { Answer } from './answer.ts';

/** What is used of a Web Worker. */
export type Thread = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

/** Beyond the thinking itself: loading the thread over a slow network, and a slow machine. */
const PATIENCE_MS = 15_000;

/** Asks a thread for advice, one question at a time. It is started when first asked, and ended when nobody listens. */
export class Advisor {
  private thread: Thread | null = null;
  private readonly start: () => Thread;
  private readonly patience: number;

  constructor(
    start: () => Thread = () => new Worker('/advisor.js', { type: 'module' }),
    patience = PATIENCE_MS,
  ) {
    this.start = start;
    this.patience = patience;
  }

  ask(request: BotRequest, wanted: AbortSignal): Promise<readonly Advice[]> {
    return new Promise((resolve, reject) => {
      const answered = new AbortController();
      const { signal } = answered;
      const timer = setTimeout(() => fail('no answer'), request.budget + this.patience);
      const end = (): void => {
        clearTimeout(timer);
        answered.abort();
      };
      const fail = (why: string): void => {
        end();
        // Somebody who thinks cannot be told to stop: the next question goes to another thread.
        this.end();
        reject(new Error(why));
      };
      const hear = (answer: Answer): void => {
        if ('trouble' in answer) return fail(answer.trouble);
        if (answer.advice.length === 0) return fail('nothing was found in time');
        end();
        resolve(answer.advice);
      };
      const thread = (this.thread ??= this.start());
      wanted.addEventListener('abort', () => fail('not wanted any more'), { signal });
      thread.addEventListener('error', (event) => fail((event as ErrorEvent).message), { signal });
      thread.addEventListener('message', (event) => hear((event as MessageEvent<Answer>).data), { signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own, not a window
      thread.postMessage(request);
    });
  }

  end(): void {
    this.thread?.terminate();
    this.thread = null;
  }
}
