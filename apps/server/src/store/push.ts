import type { Database } from './database.ts';

export interface PushRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
}

export class PushStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  add(row: PushRow, now: number): void {
    this.db
      .prepare('INSERT OR REPLACE INTO push (endpoint, person, p256dh, auth, created) VALUES (?, ?, ?, ?, ?)')
      .run(row.endpoint, row.person, row.p256dh, row.auth, now);
  }

  /** The oldest first. */
  of(person: string): PushRow[] {
    return this.db
      .prepare<PushRow>('SELECT * FROM push WHERE person = ? ORDER BY created LIMIT 20')
      .all(person);
  }

  drop(endpoint: string, person?: string): void {
    if (person === undefined) this.db.prepare('DELETE FROM push WHERE endpoint = ?').run(endpoint);
    else this.db.prepare('DELETE FROM push WHERE endpoint = ? AND person = ?').run(endpoint, person);
  }
}
