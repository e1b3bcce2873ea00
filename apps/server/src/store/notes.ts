import type { Database } from './database.ts';

/** Players' private notes about their games. */
export class NoteStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  text(table: string, person: string): string {
    const row = this.db
      .prepare<{ text: string }>('SELECT text FROM notes WHERE table_id = ? AND person = ?')
      .get(table, person);
    return row?.text ?? '';
  }

  write(table: string, person: string, text: string): void {
    if (text === '') {
      this.db.prepare('DELETE FROM notes WHERE table_id = ? AND person = ?').run(table, person);
    } else {
      this.db
        .prepare('INSERT OR REPLACE INTO notes (table_id, person, text) VALUES (?, ?, ?)')
        .run(table, person, text);
    }
  }

  of(person: string, limit: number): { table: string; text: string }[] {
    return this.db
      .prepare<{ table: string; text: string }>(
        'SELECT table_id AS "table", text FROM notes WHERE person = ? ORDER BY table_id LIMIT ?',
      )
      .all(person, limit)
      .map(({ table, text }) => ({ table, text }));
  }
}
