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
  /** Search iterations instead of a time limit, which makes the answers of searching bots repeatable. */
  iterations?: number;
  /** The corrections of tiles that the table plays with. */
  tiles?: TileOverrides;
}

/** Set by the caller while a bot thinks: time to answer with the best action found so far. */
export interface StopSignal {
  readonly stopped: boolean;
}

/** A computer player. It keeps no state between requests. */
export interface Bot {
  readonly id: string;
  /** Loads what the bot needs besides its code; awaited before its first answer. Most bots need nothing. */
  prepare?(): Promise<void>;
  /** One of the seat's legal actions; the seat must owe an answer. */
  choose(request: BotRequest, stop?: StopSignal): Action;
}
