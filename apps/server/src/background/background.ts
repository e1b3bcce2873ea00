import { ThreadPool, ThreadsStopped } from '../threads/index.ts';
import {
  type Answer,
  BACKGROUND_ROLE,
  type BackgroundReply,
  type BackgroundRequest,
  type JobKind,
  type Question,
} from './jobs.ts';

/** Far more than any job takes; on a busy machine the thread may have to start first. */
const LIMIT_MS = 20_000;
/**
 * Jobs of one address that may wait, and of all together: a school behind one address may come back after a restart. The
 * server’s own jobs are bounded by those who ask.
 */
const MOST_OF_ADDRESS = 100;
const MOST = 1000;
/** The key of the server's own jobs. */
const OWN = '';

/** Too many jobs wait, or the server closes; nothing was done, and it may be asked again later. */
export class BackgroundBusy extends Error {
  constructor() {
    super('too much work waits');
  }
}

export interface BackgroundOptions {
  /** The script of the thread, which calls `answerBackground`. */
  script: URL | string;
  /** Where the database is, for the thread to open it. */
  database: object;
  /** Overrides `LIMIT_MS`. */
  limitMs?: number;
}

/** One thread for work that would keep the event loop too long. Addresses take turns. */
export class Background {
  private readonly pool: ThreadPool<BackgroundRequest, BackgroundReply>;
  private readonly limitMs: number;
  private finished = 0;

  constructor({ script, database, limitMs = LIMIT_MS }: BackgroundOptions) {
    const workerData = { role: BACKGROUND_ROLE, database };
    const name = 'the background thread';
    this.pool = new ThreadPool({ threads: 1, script, workerData, name, isNative: true });
    this.limitMs = limitMs;
  }

  get waiting(): number {
    return this.pool.waiting;
  }

  /** How many jobs the thread has answered. */
  get done(): number {
    return this.finished;
  }

  /** Rejects if there is no answer in time, or with BackgroundBusy. `address`: for whom; none for the server itself. */
  async run<Kind extends JobKind>(
    kind: Kind,
    question: Question<Kind>,
    address: string = OWN,
  ): Promise<Answer<Kind>> {
    const { pool } = this;
    const isFull = pool.waiting >= MOST || pool.waitingOf(address) >= MOST_OF_ADDRESS;
    if (address !== OWN && isFull) throw new BackgroundBusy();
    const request = { kind, question } as BackgroundRequest;
    const reply = await pool
      .run(address, () => ({ question: request, limitMs: this.limitMs }))
      .catch((error: unknown) => {
        throw error instanceof ThreadsStopped ? new BackgroundBusy() : error;
      });
    this.finished += 1;
    if (!('failed' in reply)) return reply.answer;
    const { failed, code } = reply;
    throw Object.assign(new Error(failed), code === undefined ? {} : { code });
  }

  /** Ends the thread; pending jobs are rejected. */
  stop(): Promise<void> {
    return this.pool.stop();
  }
}
