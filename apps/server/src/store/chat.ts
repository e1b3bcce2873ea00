import type { AuditRow, ReportRow } from '@keyflower/protocol';
import type { Database, Statement } from './database.ts';

export interface ChatRow {
  id: number;
  table_id: string;
  person: string | null;
  seat: number | null;
  at: number;
  text: string;
  removed: number;
}

/** Chat, blocks, reports and the audit log. */
export class ChatStore {
  private readonly db: Database;
  private readonly insert: Statement<never>;
  private readonly sent: Statement<{ id: number }>;

  constructor(db: Database) {
    this.db = db;
    this.insert = db.prepare(
      'INSERT INTO chat (table_id, person, seat, at, text, request) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.sent = db.prepare('SELECT id FROM chat WHERE table_id = ? AND person = ? AND request = ?');
  }

  /** The line's number, or null if the same message was sent before. */
  say(
    table: string,
    person: string,
    seat: number | null,
    at: number,
    text: string,
    request: string,
  ): number | null {
    if (this.sent.get(table, person, request)) return null;
    return Number(this.insert.run(table, person, seat, at, text, request).lastInsertRowid);
  }

  lines(table: string, limit: number): ChatRow[] {
    return this.db
      .prepare<ChatRow>(
        'SELECT * FROM (SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?) ORDER BY id',
      )
      .all(table, limit);
  }

  linesOf(person: string, limit: number): ChatRow[] {
    return this.db
      .prepare<ChatRow>('SELECT * FROM chat WHERE person = ? ORDER BY id LIMIT ?')
      .all(person, limit);
  }

  line(id: number): ChatRow | undefined {
    return this.db.prepare<ChatRow>('SELECT * FROM chat WHERE id = ?').get(id);
  }

  remove(id: number): void {
    this.db.prepare("UPDATE chat SET text = '', removed = 1 WHERE id = ?").run(id);
  }

  block(person: string, blocked: string): void {
    this.db.prepare('INSERT OR IGNORE INTO blocks (person, blocked) VALUES (?, ?)').run(person, blocked);
  }

  unblock(person: string, blocked: string): void {
    this.db.prepare('DELETE FROM blocks WHERE person = ? AND blocked = ?').run(person, blocked);
  }

  blockedBy(person: string): string[] {
    return this.db
      .prepare<{ blocked: string }>('SELECT blocked FROM blocks WHERE person = ?')
      .all(person)
      .map(({ blocked }) => blocked);
  }

  report(
    by: string,
    about: { person?: string; table?: string; chat?: number; text: string },
    at: number,
  ): void {
    this.db
      .prepare('INSERT INTO reports (by_person, person, table_id, chat, text, at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(by, about.person ?? null, about.table ?? null, about.chat ?? null, about.text, at);
  }

  reports(limit: number): ReportRow[] {
    return this.db
      .prepare<ReportRow>(
        `SELECT id, by_person AS "by", person, table_id AS "table", chat, text, at, done FROM reports
         ORDER BY done IS NOT NULL, id DESC LIMIT ?`,
      )
      .all(limit);
  }

  /** Reports made by a person. */
  reportsOf(person: string): { text: string; at: number }[] {
    return this.db
      .prepare<{ text: string; at: number }>(
        'SELECT person, table_id AS "table", chat, text, at FROM reports WHERE by_person = ? ORDER BY id',
      )
      .all(person);
  }

  settleReport(id: number, at: number): boolean {
    return this.db.prepare('UPDATE reports SET done = ? WHERE id = ?').run(at, id).changes > 0;
  }

  note(operator: string | null, act: string, target: string, reason: string, at: number): void {
    this.db
      .prepare('INSERT INTO audit (at, operator, act, target, reason) VALUES (?, ?, ?, ?, ?)')
      .run(at, operator, act, target, reason);
  }

  audit(limit: number): AuditRow[] {
    return this.db.prepare<AuditRow>('SELECT * FROM audit ORDER BY id DESC LIMIT ?').all(limit);
  }
}
