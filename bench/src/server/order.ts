/** What a load process is told to do, as JSON in its first argument. */
export interface LoadOrder {
  port: number;
  /** Tables that are kept busy, with two players each. */
  tables: number;
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
  p99: number;
}
