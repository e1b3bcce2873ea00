import { Worker } from 'node:worker_threads';
import type { BotRequest } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { Allowances, underLoad } from './allowance.ts';
import { FairQueue } from './fair-queue.ts';
import { BOT_THREAD, type BotAnswer, type BotQuestion } from './worker.ts';

/** How long a bot may overrun its thinking time; on a busy machine its thread may have to start first. */
const GRACE_MS = 10_000;
/** A request is retried once after a crash, which another request may have caused. */
const MAX_ATTEMPTS = 2;
/** Heap limit of a thread, so that a leak ends the thread and not the server. */
const MAX_MEGABYTES = 256;

/** No answer because the pool was stopped, not because of the bot. */
export class BotsStopped extends Error {
  constructor() {
    super('the bots have stopped');
  }
}

export interface BotPoolOptions {
  /** Number of bots that think at the same time; threads start on demand. */
  threads: number;
  /** The script of a thread, which calls `answerBotRequests`. */
  script: URL | string;
  /** Overrides `GRACE_MS`. */
  graceMs?: number;
}

interface Job {
  table: string;
  question: BotQuestion;
  asked: number;
  attempts: number;
  resolve: (action: Action) => void;
  reject: (reason: Error) => void;
}

interface Thread {
  worker: Worker;
  job: Job | null;
  timer?: NodeJS.Timeout;
}

/**
 * Threads on which bots think, so that the server never blocks. Tables take turns; under load every bot gets less
 * time.
 */
export class BotPool {
  private readonly options: BotPoolOptions;
  private readonly queue = new FairQueue<Job>();
  private readonly allowances = new Allowances();
  private readonly threads = new Set<Thread>();
  private stopped = false;

  constructor(options: BotPoolOptions) {
    this.options = options;
  }

  /** Requests that no thread has taken yet. */
  get waiting(): number {
    return this.queue.length;
  }

  /** The bot's answer. Rejects if there is none in time; the caller must have a fallback. */
  choose(bot: string, request: BotRequest, table = ''): Promise<Action> {
    if (this.stopped) return Promise.reject(new BotsStopped());
    return new Promise((resolve, reject) => {
      this.queue.add(table, { table, question: { bot, request }, asked: 0, attempts: 0, resolve, reject });
      this.handOut();
    });
  }

  /** Ends all threads; pending requests are rejected. */
  async stop(): Promise<void> {
    this.stopped = true;
    const reason = new BotsStopped();
    for (const job of this.queue.empty()) job.reject(reason);
    await Promise.all([...this.threads].map((thread) => this.end(thread, reason)));
  }

  private handOut(): void {
    while (this.queue.length > 0) {
      const thread = this.idleThread();
      const job = thread && this.queue.take();
      if (!thread || !job) return;
      this.ask(thread, job);
    }
  }

  private idleThread(): Thread | null {
    for (const thread of this.threads) if (!thread.job) return thread;
    return this.threads.size < this.options.threads ? this.start() : null;
  }

  private start(): Thread {
    const worker = new Worker(this.options.script, {
      workerData: BOT_THREAD,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    const thread: Thread = { worker, job: null };
    let cause = 'it exited';
    worker.on('message', (answer: BotAnswer) => this.settle(thread, answer));
    worker.on('error', (error) => {
      cause = error.message;
    });
    worker.on('exit', () => this.crashed(thread, cause));
    this.threads.add(thread);
    return thread;
  }

  private ask(thread: Thread, job: Job): void {
    const { bot, request } = job.question;
    const budget = this.budgetOf(job);
    job.attempts += 1;
    job.asked = performance.now();
    thread.job = job;
    const most = Math.ceil(budget) + (this.options.graceMs ?? GRACE_MS);
    thread.timer = setTimeout(() => {
      void this.end(thread, new Error(`the bot did not answer within ${most} ms`));
      this.handOut();
    }, most);
    const question: BotQuestion = { bot, request: { ...request, budget } };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.worker.postMessage(question);
  }

  /** What is left of the seat's turn, less when other requests wait. */
  private budgetOf({ table, question: { request } }: Job): number {
    const { seat, decision, budget } = request;
    const left = this.allowances.left(`${table}/${seat}`, decision, budget);
    return underLoad(left, this.queue.length, this.options.threads);
  }

  private settle(thread: Thread, answer: BotAnswer): void {
    const job = this.release(thread);
    if (!job) return;
    const { seat, decision } = job.question.request;
    this.allowances.spend(`${job.table}/${seat}`, decision, performance.now() - job.asked);
    if ('failed' in answer) job.reject(new Error(answer.failed));
    else job.resolve(answer.action);
    this.handOut();
  }

  /** After a thread ended by itself, the next request, or this one again, starts another. */
  private crashed(thread: Thread, cause: string): void {
    this.threads.delete(thread);
    const job = this.release(thread);
    if (job && job.attempts < MAX_ATTEMPTS) this.queue.putBack(job.table, job);
    else job?.reject(new Error(`the bot’s thread ended: ${cause}`));
    this.handOut();
  }

  private async end(thread: Thread, reason: Error): Promise<void> {
    this.threads.delete(thread);
    this.release(thread)?.reject(reason);
    await thread.worker.terminate();
  }

  /** Takes the job off a thread, which is then free for another. */
  private release(thread: Thread): Job | null {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = null;
    return job;
  }
}
