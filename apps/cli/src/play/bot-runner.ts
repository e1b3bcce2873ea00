import { type Action, decisionOf, type Game, randomAction, type TileOverrides } from '@keyflower/engine';
import { BotPool, BotsStopped } from '@keyflower/server/bot-pool';
import { playersRandom } from '../seed.ts';
import { logLine } from '../terminal/output.ts';
import type { Seating } from './opponents.ts';
import { BUNDLE } from '../bundle.ts';
import { must } from '../must.ts';

const SEEDS = 2 ** 32;

/** Runs the opponents' bots on a separate thread, so that the player can quit while one thinks. */
export class BotRunner {
  private readonly game: Game;
  private readonly seating: Seating;
  private readonly budget: number;
  private readonly random: readonly ReturnType<typeof playersRandom>[];
  /** The bundle itself: what a thread does is decided in keyflower.ts. */
  private readonly pool = new BotPool({ threads: 1, script: BUNDLE });

  /** `budget`: milliseconds for a whole turn; the pool shares it out among the turn's decisions. */
  constructor(game: Game, seating: Seating, seed: string, budget: number) {
    this.game = game;
    this.seating = seating;
    this.budget = budget;
    this.random = seating.map((_, seat) => playersRandom(seed, seat));
  }

  async choose(seat: number): Promise<Action> {
    const { state } = this.game;
    const bot = must(this.seating[seat]);
    const decision = decisionOf(state, seat);
    if (bot === null || !decision) throw new Error(`no bot owes an answer at seat ${seat}`);
    const random = must(this.random[seat]);
    // Not worth a thread.
    if (bot === 'random') return randomAction(state, seat, random);
    const tiles = state.content.overrides?.overrides as TileOverrides | undefined;
    const request = {
      view: this.game.view(seat),
      seat,
      decision,
      budget: this.budget,
      seed: String(random.below(SEEDS)),
      ...(tiles ? { tiles } : {}),
    };
    try {
      return await this.pool.choose(bot, request);
    } catch (error) {
      if (error instanceof BotsStopped) throw error;
      // A failing bot must not end the player's game.
      const reason = error instanceof Error ? error.message : String(error);
      logLine(`the bot of player ${seat} failed, playing a random legal action: ${reason}`);
      return randomAction(state, seat, random);
    }
  }

  stop(): Promise<void> {
    return this.pool.stop();
  }
}
