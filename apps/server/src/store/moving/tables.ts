import type { Schema } from '../schema.ts';

/** A table of the database whose rows are moved. */
export interface MovedTable {
  name: string;
  /** The primary key, whose order is the same in both engines. */
  key: readonly string[];
  columns: readonly string[];
}

/** Primary key and other columns of every table, each after those that it refers to. */
const COLUMNS: Readonly<Record<Exclude<keyof Schema, 'meta'>, readonly [key: string, others: string]>> = {
  people: [
    'id',
    `name name_key password email email_confirmed lang is_bot operator banned_until ban_reason settings
      vacation_until vacation_year vacation_used mu sigma created seen deleted`,
  ],
  sessions: ['hash', 'person created seen'],
  tokens: ['id', 'hash person label created used'],
  one_time: ['hash', 'person purpose data expires'],
  tables: [
    'id',
    'status public rated host key settings seed header result rematch reason created started ended counted',
  ],
  progress: ['table_id', 'version pending live due updated'],
  seats: ['table_id seat', 'key person bot reserved gone gone_at auto_pass queued'],
  access: ['table_id person', ''],
  steps: ['table_id n', 'at seat request lines chain'],
  chat: ['id', 'table_id person seat at text request removed'],
  results: ['table_id seat', 'person players score won rank rated mu sigma at'],
  blocks: ['person blocked', ''],
  reports: ['id', 'by_person person table_id chat text at done'],
  audit: ['id', 'at operator act target reason'],
  push: ['endpoint', 'person p256dh auth created'],
  hands: ['table_id person seat since', ''],
  notes: ['table_id person', 'text'],
  reminders: ['table_id person kind', 'owed due pushed mailed'],
  statistics: ['person public players farmers', 'tally'],
};

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const MOVED: readonly MovedTable[] = Object.entries(COLUMNS).map(([name, [key, others]]) => ({
  name,
  key: words(key),
  columns: [...words(key), ...words(others)],
}));

/** Tables whose rows get numbers from the database. */
export const NUMBERED = ['chat', 'reports', 'audit'] as const;

/** Values about the whole database that belong to one engine or directory, and are not moved as they are. */
export const OWN_META: readonly string[] = ['schema', 'heads', 'secrets'];
