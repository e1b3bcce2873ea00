import type { AuditRow, ReportRow } from '@keyflower/protocol';
import { sql } from 'kysely';
import type { Changes } from './changes.ts';
import type { ChatRow, Db } from './schema.ts';

const LINE = ['id', 'table_id', 'person', 'seat', 'at', 'text', 'removed'] as const;

/** A line in notices to other servers. */
const chatId = ({ table_id: table, id }: Pick<ChatRow, 'table_id' | 'id'>): string => `${table} ${id}`;

/** The table and the number of a line in a notice. */
export function chatIn(text: string): { table: string; id: number } {
  const [table = '', id] = text.split(' ');
  return { table, id: Number(id) };
}

/** Chat, blocks, reports and the audit log. */
export class ChatStore {
  private readonly db: Db;
  private readonly changes: Changes;

  constructor(db: Db, changes: Changes) {
    this.db = db;
    this.changes = changes;
  }

  /** The line's number, or null if the same message was sent before. */
  async say(
    table: string,
    person: string,
    seat: number | null,
    at: number,
    text: string,
    request: string,
  ): Promise<number | null> {
    const sent = await this.db
      .selectFrom('chat')
      .select('id')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('request', '=', request)
      .executeTakeFirst();
    if (sent) return null;
    const { id } = await this.db
      .insertInto('chat')
      .values({ table_id: table, person, seat, at, text, request })
      .returning('id')
      .executeTakeFirstOrThrow();
    this.changes.chats.add(chatId({ table_id: table, id }));
    return id;
  }

  async lines(table: string, limit: number): Promise<ChatRow[]> {
    const latest = await this.db
      .selectFrom('chat')
      .select(LINE)
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return Array.from(latest, (_, i) => latest[latest.length - 1 - i]!);
  }

  linesOf(person: string, limit: number): Promise<ChatRow[]> {
    return this.db
      .selectFrom('chat')
      .select(LINE)
      .where('person', '=', person)
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  line(id: number): Promise<ChatRow | undefined> {
    return this.db.selectFrom('chat').select(LINE).where('id', '=', id).executeTakeFirst();
  }

  several(ids: readonly number[]): Promise<ChatRow[]> {
    return this.db
      .selectFrom('chat')
      .select(LINE)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute();
  }

  async remove(id: number): Promise<void> {
    const removed = await this.db
      .updateTable('chat')
      .set({ text: '', removed: 1 })
      .where('id', '=', id)
      .returning(['table_id', 'id'])
      .execute();
    for (const line of removed) this.changes.chats.add(chatId(line));
  }

  async block(person: string, blocked: string): Promise<void> {
    this.changes.people.add(person);
    await this.db
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unblock(person: string, blocked: string): Promise<void> {
    this.changes.people.add(person);
    await this.db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
  }

  async blockedBy(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('blocks')
      .select('blocked')
      .where('person', '=', person)
      .orderBy('blocked')
      .execute();
    return rows.map(({ blocked }) => blocked);
  }

  async report(
    by: string,
    about: { person?: string; table?: string; chat?: number; text: string },
    at: number,
  ): Promise<void> {
    const { person = null, table = null, chat = null, text } = about;
    await this.db
      .insertInto('reports')
      .values({ by_person: by, person, table_id: table, chat, text, at, done: null })
      .execute();
  }

  /** Those that are not settled first, and the latest first. */
  reports(limit: number): Promise<ReportRow[]> {
    return this.db
      .selectFrom('reports')
      .select(['id', 'by_person as by', 'person', 'table_id as table', 'chat', 'text', 'at', 'done'])
      .orderBy(sql`done IS NOT NULL`)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Reports made by a person. */
  reportsOf(person: string): Promise<{ text: string; at: number }[]> {
    return this.db
      .selectFrom('reports')
      .select(['person', 'table_id as table', 'chat', 'text', 'at'])
      .where('by_person', '=', person)
      .orderBy('id')
      .execute();
  }

  async settleReport(id: number, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ done: at })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async note(
    operator: string | null,
    act: string,
    target: string,
    reason: string,
    at: number,
  ): Promise<void> {
    await this.db.insertInto('audit').values({ at, operator, act, target, reason }).execute();
  }

  audit(limit: number): Promise<AuditRow[]> {
    return this.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute();
  }
}
