import type { Action, DecisionKind, TileOverrides, View } from '@keyflower/engine';

/** One question to a bot: plain JSON, so that it crosses threads, processes and networks unchanged. */
export interface BotRequest {
  /** The position as the bot's seat sees it. A bot never gets more. */
  view: View;
  seat: number;
  decision: DecisionKind;
  /** Thinking time in milliseconds; most bots need less. */
  budget: number;
  /** Makes the choice repeatable: same request, same answer. Bots that look at a clock may differ. */
  seed: string;
  /** Search so many times instead of by the clock: then the answer is repeatable for bots that search too. */
  iterations?: number;
  /** The corrections of tiles that the table plays with. */
  tiles?: TileOverrides;
}

/** Set by someone else while a bot thinks: time to answer with the best found so far. */
export interface StopSignal {
  readonly stopped: boolean;
}

/** A player made of code. It keeps nothing between two questions. */
export interface Bot {
  readonly id: string;
  /** One of the seat's legal actions; the seat must owe an answer. */
  choose(request: BotRequest, stop?: StopSignal): Action;
}
