/** What a load process is told to do, as JSON in its first argument. */
export interface LoadOrder {
  port: number;
  /** Tables that are kept busy. */
  tables: number;
  /** People at each of them: two, unless it says otherwise. */
  players?: number;
  /** How many actions a second all tables together send; without it, as many as are answered. */
  perSecond?: number;
  /** Played before anything counts: connections are made and code is compiled by then. */
  warmUpSeconds: number;
  /** How long it counts. */
  seconds: number;
}

/** What a load process answers, as its only line on standard output. */
export interface LoadResult {
  actions: number;
  perSecond: number;
  /** Milliseconds from the sending of an action until its player had the answer. */
  p50: number;
  p95: number;
  p99: number;
  /** Bytes of the messages that told people of actions, where the load counted them. */
  bytes?: { mean: number; p99: number };
}

/** What guests who play with bots are told, as JSON in their first argument. `play MS` and `rest` follow on standard input. */
export interface GuestsOrder {
  port: number;
  tables: number;
  bot: string;
}

/** How it was from a `play` until the next `rest`. */
export interface GuestsResult {
  /** What bots have answered. */
  answers: number;
  /** Milliseconds from the moment a guest knew that a bot was asked until they knew its answer, on average. */
  answerMs: number;
  /** So many bots were asked and had not answered yet, on average over the time. */
  asked: number;
}
