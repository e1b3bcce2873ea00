/** The task of a load process, as JSON in its first argument. */
export interface LoadOrder {
  port: number;
  /** Servers on one database, if there are several: the tables are spread over them. */
  ports?: readonly number[];
  /** The players of a table are on different servers. */
  apart?: boolean;
  /** Tables that are kept busy. */
  tables: number;
  /** People at each table; default 2. */
  players?: number;
  /** Actions per second of all tables together; without it, as many as are answered. */
  perSecond?: number;
  /** Each guest comes from an address of its own, so that the default limits leave it alone. */
  manyAddresses?: boolean;
  /** Not measured: connections are made and code is compiled in this time. */
  warmUpSeconds: number;
  /** The measured time. */
  seconds: number;
}

/** The result of a load process, its only line on standard output. */
export interface LoadResult {
  actions: number;
  perSecond: number;
  /** Milliseconds from sending an action until its player has the answer. */
  p50: number;
  p95: number;
  p99: number;
  /** Bytes of the messages about actions, if the load counted them. */
  bytes?: { mean: number; p99: number };
}

/** The task of guests who play with bots, as JSON in the first argument. `play MS` and `rest` follow on standard input. */
export interface GuestsOrder {
  port: number;
  tables: number;
  bot: string;
}

/** The result from a `play` until the next `rest`. */
export interface GuestsResult {
  /** Number of answers by bots. */
  answers: number;
  /** Mean milliseconds from when a guest sees that a bot is asked until it sees the answer. */
  answerMs: number;
  /** Mean number of open requests to bots. */
  asked: number;
}
