import type { TableStatus } from '@keyflower/protocol';

/* Rows of tables, seats and steps, and what a step writes. */

export interface TableRecord {
  id: string;
  status: TableStatus;
  public: number;
  rated: number;
  host: string | null;
  key: string;
  settings: string;
  seed: string | null;
  header: string | null;
  /** A bit for every seat that owes a decision. */
  pending: number;
  /** Clocks, votes and other state that changes with play and is not in the record. */
  live: string;
  /** When the server has to act next, in play time: a clock runs out, a player is absent, or (0) it owes an answer. */
  due: number | null;
  result: string | null;
  rematch: string | null;
  reason: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  /** Whether the game is in the statistics. */
  counted: number;
  updated: number;
  /** Counts the changes; servers that share a database compare it. */
  version: number;
}

export interface SeatRecord {
  table_id: string;
  seat: number;
  key: string;
  person: string | null;
  bot: string | null;
  reserved: string | null;
  gone: 'no' | 'resigned' | 'left' | 'timed-out';
  gone_at: number | null;
  /** 0: no; 1: until another player does anything but pass; 2: until a leading bid is outbid. */
  auto_pass: number;
  /** The answer to the next decision, or why the last one was dropped, as JSON. */
  queued: string | null;
}

export interface StepRecord {
  n: number;
  at: number;
  seat: number | null;
  request: string | null;
  lines: string;
  /** A hash of this step and all before it; null for steps of earlier versions. */
  chain: string | null;
}

/** What one action writes. */
export interface Step {
  n: number;
  at: number;
  seat: number | null;
  request: string | null;
  lines: string;
  pending: number;
  live: string;
  due: number | null;
  /** A step that other viewers must not notice does not change the table's date. */
  secret?: boolean;
}

/** Rows by their table, each list in the order of the query. */
export function byTable<T extends { table_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const tables = new Map<string, T[]>();
  for (const row of rows) {
    const known = tables.get(row.table_id);
    if (known) known.push(row);
    else tables.set(row.table_id, [row]);
  }
  return tables;
}
