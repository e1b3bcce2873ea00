import type { BotRequest } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { ThreadPool, ThreadsStopped } from '../threads/index.ts';
import { Allowances, underLoad } from './allowance.ts';
import { BOT_THREAD, type BotAnswer, type BotQuestion } from './worker.ts';

/** How long a bot may overrun its thinking time; on a busy machine its thread may have to start first. */
const GRACE_MS = 10_000;

/** No answer because the pool was stopped, not because of the bot. */
export { ThreadsStopped as BotsStopped };

export interface BotPoolOptions {
  /** Number of bots that think at the same time; threads start on demand. */
  threads: number;
  /** The script of a thread, which calls `answerBotRequests`. */
  script: URL | string;
  /** Requests that wait elsewhere, for each thread. */
  waitingPerThread?: () => number;
  /** Overrides `GRACE_MS`. */
  graceMs?: number;
}

/**
 * Threads on which bots think, so that the server never blocks. Tables take turns; under load every bot gets less
 * time.
 */
export class BotPool {
  private readonly options: BotPoolOptions;
  private readonly pool: ThreadPool<BotQuestion, BotAnswer>;
  private readonly allowances = new Allowances();

  constructor(options: BotPoolOptions) {
    this.options = options;
    const { threads, script } = options;
    this.pool = new ThreadPool({ threads, script, workerData: BOT_THREAD, name: 'the bot' });
  }

  /** Requests that no thread has taken yet. */
  get waiting(): number {
    return this.pool.waiting;
  }

  /** The bot's answer. Rejects if there is none in time; the caller must have a fallback. */
  async choose(bot: string, request: BotRequest, table = ''): Promise<Action> {
    const seat = `${table}/${request.seat}`;
    let asked = 0;
    const answer = await this.pool.run(table, () => {
      asked = performance.now();
      const budget = this.budgetOf(seat, request);
      const limitMs = Math.ceil(budget) + (this.options.graceMs ?? GRACE_MS);
      return { question: { bot, request: { ...request, budget } }, limitMs };
    });
    this.allowances.spend(seat, request.decision, performance.now() - asked);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.action;
  }

  /** Ends all threads; pending requests are rejected. */
  stop(): Promise<void> {
    return this.pool.stop();
  }

  /** What is left of the seat's turn, less when other requests wait. */
  private budgetOf(seat: string, { decision, budget }: BotRequest): number {
    const left = this.allowances.left(seat, decision, budget);
    const { threads, waitingPerThread = () => 0 } = this.options;
    return underLoad(left, this.waiting + threads * waitingPerThread(), threads);
  }
}
