import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';

/** A job is done again once after a crash, which another job may have caused. */
const MAX_ATTEMPTS = 2;
/** Heap limit of a thread, so that a leak ends the thread and not the server. */
const MAX_MEGABYTES = 256;

/** No answer because the pool was stopped, not because of the question. */
export class ThreadsStopped extends Error {}

export interface ThreadPoolOptions {
  /** Number of jobs done at the same time; threads start on demand. */
  threads: number;
  /** The script of a thread, which answers every message with one message. */
  script: URL | string;
  /** Tells the script what to do. */
  workerData: { role: string };
  /** The one who answers, for error messages. */
  name: string;
  /**
   * Jobs run native code, which ends the whole process if its thread is ended meanwhile. A busy thread may answer first; it
   * gets the time that it had for the answer once more.
   */
  isNative?: boolean;
}

/** What to ask, decided when a thread is free, and within which time the answer has to come. */
export interface Asked<Question> {
  question: Question;
  limitMs: number;
}

interface Job<Question, Answer> {
  key: string;
  ask: () => Asked<Question>;
  attempts: number;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

interface Thread<Question, Answer> {
  worker: Worker;
  job: Job<Question, Answer> | null;
  /** For the last job. */
  limitMs: number;
  timer?: NodeJS.Timeout;
}

/** Threads that work apart from the event loop. Keys take turns. */
export class ThreadPool<Question, Answer> {
  private readonly options: ThreadPoolOptions;
  private readonly queue = new FairQueue<Job<Question, Answer>>();
  private readonly threads = new Set<Thread<Question, Answer>>();
  /** Threads that end when they have answered. */
  private readonly ending = new Set<Promise<void>>();
  private stopped = false;

  constructor(options: ThreadPoolOptions) {
    this.options = options;
  }

  /** Jobs that no thread has taken yet. */
  get waiting(): number {
    return this.queue.length;
  }

  waitingOf(key: string): number {
    return this.queue.lengthOf(key);
  }

  /** Rejects if there is no answer in time, or if the thread ends twice. */
  run(key: string, ask: () => Asked<Question>): Promise<Answer> {
    if (this.stopped) return Promise.reject(this.stoppedError());
    return new Promise((resolve, reject) => {
      this.queue.add(key, { key, ask, attempts: 0, resolve, reject });
      this.handOut();
    });
  }

  /** Ends all threads; pending jobs are rejected. */
  async stop(): Promise<void> {
    this.stopped = true;
    const reason = this.stoppedError();
    for (const job of this.queue.empty()) job.reject(reason);
    for (const thread of this.threads) this.end(thread, reason);
    await Promise.all(this.ending);
  }

  private stoppedError(): ThreadsStopped {
    return new ThreadsStopped(`${this.options.name} has stopped`);
  }

  private handOut(): void {
    while (this.queue.length > 0) {
      const thread = this.idleThread();
      const job = thread && this.queue.take();
      if (!thread || !job) return;
      this.ask(thread, job);
    }
  }

  private idleThread(): Thread<Question, Answer> | null {
    for (const thread of this.threads) if (!thread.job) return thread;
    return this.threads.size < this.options.threads ? this.start() : null;
  }

  private start(): Thread<Question, Answer> {
    const { script, workerData } = this.options;
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    const thread: Thread<Question, Answer> = { worker, job: null, limitMs: 0 };
    let cause = 'it exited';
    worker.on('message', (answer: Answer) => {
      this.release(thread)?.resolve(answer);
      this.handOut();
    });
    worker.on('error', (error: unknown) => {
      cause = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => this.crashed(thread, cause));
    this.threads.add(thread);
    return thread;
  }

  private ask(thread: Thread<Question, Answer>, job: Job<Question, Answer>): void {
    const { question, limitMs } = job.ask();
    job.attempts += 1;
    thread.job = job;
    thread.limitMs = limitMs;
    thread.timer = setTimeout(() => {
      this.end(thread, new Error(`${this.options.name} did not answer within ${limitMs} ms`));
      this.handOut();
    }, limitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.worker.postMessage(question);
  }

  /** After a thread ended by itself, the next job, or this one again, starts another. */
  private crashed(thread: Thread<Question, Answer>, cause: string): void {
    this.threads.delete(thread);
    const job = this.release(thread);
    if (job && job.attempts < MAX_ATTEMPTS) this.queue.putBack(job.key, job);
    else job?.reject(new Error(`the thread of ${this.options.name} ended: ${cause}`));
    this.handOut();
  }

  private end(thread: Thread<Question, Answer>, reason: Error): void {
    this.threads.delete(thread);
    const isBusy = thread.job !== null;
    this.release(thread)?.reject(reason);
    const waits = isBusy && this.options.isNative;
    const ended = terminated(thread.worker, waits ? thread.limitMs : 0).finally(() =>
      this.ending.delete(ended),
    );
    this.ending.add(ended);
  }

  /** Takes the job off a thread, which is then free for another. */
  private release(thread: Thread<Question, Answer>): Job<Question, Answer> | null {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = null;
    return job;
  }
}

/** Ends a thread when it has answered or exited, or after some time. */
async function terminated(worker: Worker, waitMs: number): Promise<void> {
  if (waitMs > 0) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      worker.once('message', end).once('exit', end);
    });
  }
  await worker.terminate();
}
