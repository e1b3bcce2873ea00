import { sql } from 'kysely';
import type { Db, ReminderRow } from './schema.ts';

/** The kind of the jobs that tell people something while they are away. */
export const REMIND = 'remind';

export interface Reminder {
  table: string;
  person: string;
  kind: ReminderRow['kind'];
}

/** What the job of a reminder is about. */
export const aboutReminder = ({ table, person, kind }: Reminder): string => `${table} ${person} ${kind}`;

export function reminderAbout(about: string): Reminder {
  const [table, person, kind] = about.split(' ') as [string, string, Reminder['kind']];
  return { table, person, kind };
}

type Id = Pick<ReminderRow, 'table_id' | 'person' | 'kind'>;

/** What people are to be told about tables while they are away, and when they were. */
export class ReminderStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** A person is to be told of something that happened just now. */
  async owe({ table_id, person, kind }: Id, now: number): Promise<void> {
    await this.db
      .insertInto('reminders')
      .values({ table_id, person, kind, owed: now, due: now, pushed: null, mailed: null })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'person', 'kind']).doUpdateSet({ owed: now, due: now }),
      )
      .execute();
  }

  /** No other transaction decides about it until the end of this one. */
  async claim(id: Id): Promise<ReminderRow | undefined> {
    // With SQLite there is one transaction at a time; with PostgreSQL an update locks the row.
    await this.db.updateTable('reminders').set({ kind: id.kind }).where(matches(id)).execute();
    return this.get(id);
  }

  get(id: Id): Promise<ReminderRow | undefined> {
    return this.db.selectFrom('reminders').selectAll().where(matches(id)).executeTakeFirst();
  }

  async set(id: Id, changes: Partial<Pick<ReminderRow, 'due' | 'pushed' | 'mailed'>>): Promise<void> {
    await this.db.updateTable('reminders').set(changes).where(matches(id)).execute();
  }

  /** When a person was last mailed about any table. */
  async lastMailed(person: string): Promise<number | null> {
    const { rows } = await sql<{ at: number | null }>`SELECT max(mailed) AS at FROM reminders
      WHERE person = ${person}`.execute(this.db);
    return rows[0]?.at ?? null;
  }

  /** All that are still to be sent or looked at again. */
  waiting(): Promise<ReminderRow[]> {
    return this.db.selectFrom('reminders').selectAll().where('due', 'is not', null).execute();
  }

  async dropOld(before: number): Promise<void> {
    await this.db.deleteFrom('reminders').where('owed', '<', before).where('due', 'is', null).execute();
  }
}

const matches = ({ table_id, person, kind }: Id) =>
  sql<boolean>`table_id = ${table_id} AND person = ${person} AND kind = ${kind}`;
