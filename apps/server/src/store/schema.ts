import type { Mode } from '@keyflower/engine';
import type { Generated, Kysely } from 'kysely';
import type { SeatRecord, StepRecord, TableRecord } from './table-rows.ts';

/* The tables of the database, the same in both engines. Dates are milliseconds, and yes and no are 1 and 0. */

export interface PersonRow {
  id: string;
  name: string;
  name_key: string | null;
  /** Null for guests. */
  password: string | null;
  email: string | null;
  email_confirmed: number;
  lang: string;
  is_bot: number;
  operator: number;
  banned_until: number | null;
  ban_reason: string | null;
  settings: string;
  vacation_until: number | null;
  vacation_year: number | null;
  vacation_used: number;
  mu: number | null;
  sigma: number | null;
  created: number;
  seen: number;
  deleted: number | null;
}

export interface TokenRow {
  id: string;
  person: string;
  label: string;
  created: number;
  used: number | null;
}

export interface ChatRow {
  id: number;
  table_id: string;
  person: string | null;
  seat: number | null;
  at: number;
  text: string;
  removed: number;
}

export interface ResultRow {
  table_id: string;
  seat: number;
  person: string | null;
  players: number;
  score: number;
  won: number;
  rank: number;
  rated: number;
  mu: number | null;
  sigma: number | null;
  at: number;
}

export interface PushRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
}

export interface ReminderRow {
  table_id: string;
  person: string;
  kind: 'yourTurn' | 'timeWarning' | 'seatTakenOver';
  /** When what it tells of happened. */
  owed: number;
  /** When it is to be looked at; null: nothing is to be sent. */
  due: number | null;
  /** When it was sent. */
  pushed: number | null;
  mailed: number | null;
}

export interface StatisticsRow {
  /** Empty: all people together. */
  person: string;
  /** Games at public tables. Of all people together, 0 are games that are not shown yet. */
  public: number;
  players: number;
  farmers: Mode;
  tally: string;
}

type Hot = 'pending' | 'live' | 'due' | 'updated' | 'version';

/** Columns that may be left out when a row is added. */
type Optional<Row, Key extends keyof Row> = Omit<Row, Key> & { [K in Key]: Generated<Row[K]> };

export interface Schema {
  meta: { key: string; value: string };
  people: Optional<
    PersonRow,
    'email_confirmed' | 'is_bot' | 'operator' | 'settings' | 'vacation_used' | 'lang'
  >;
  sessions: { hash: string; person: string; created: number; seen: number };
  tokens: TokenRow & { hash: string };
  one_time: { hash: string; person: string; purpose: string; data: string | null; expires: number };
  tables: Optional<Omit<TableRecord, Hot>, 'counted'>;
  progress: Optional<Pick<TableRecord, Hot>, 'pending' | 'live' | 'version'> & { table_id: string };
  seats: Optional<SeatRecord, 'gone' | 'auto_pass'>;
  access: { table_id: string; person: string };
  steps: StepRecord & { table_id: string };
  chat: Optional<ChatRow, 'id' | 'removed'> & { request: string | null };
  results: ResultRow;
  blocks: { person: string; blocked: string };
  reports: {
    id: Generated<number>;
    by_person: string | null;
    person: string | null;
    table_id: string | null;
    chat: number | null;
    text: string;
    at: number;
    done: number | null;
  };
  audit: {
    id: Generated<number>;
    at: number;
    operator: string | null;
    act: string;
    target: string;
    reason: string;
  };
  push: PushRow & { created: number };
  hands: { table_id: string; person: string; seat: number; since: number };
  notes: { table_id: string; person: string; text: string };
  reminders: ReminderRow;
  statistics: StatisticsRow;
}

/** What queries run on: a connection that reads, or a transaction. */
export type Db = Kysely<Schema>;
