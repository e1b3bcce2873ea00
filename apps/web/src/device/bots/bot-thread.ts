import { type Game, makeView } from '@keyflower/engine';
import type { Action } from '@keyflower/engine';
import { type Thread, ThreadAsker } from '../../play/index.ts';
import type { BotAnswer, BotQuestion } from './bot-answer.ts';

/** Thinking time of a bot, in milliseconds; most need less. */
const BUDGET_MS = 1500;

export const startThread = (): Thread =>
  new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module' });

/** Bots that think in a Web Worker, one at a time. */
export class BotThread {
  private readonly asker: ThreadAsker<BotQuestion, BotAnswer>;

  constructor(start: () => Thread = startThread) {
    this.asker = new ThreadAsker(start);
  }

  /** The answer of a bot for a seat that owes one. */
  async choose(bot: string, game: Game, seat: number, seed: string, wanted: AbortSignal): Promise<Action> {
    const view = makeView(game.state, seat);
    const { decision } = view.pending.find(({ player }) => player === seat)!;
    const request = { view, seat, decision, budget: BUDGET_MS, seed };
    const { action } = await this.asker.ask({ bot, request }, BUDGET_MS, wanted);
    return action;
  }

  end(): void {
    this.asker.end();
  }
}
