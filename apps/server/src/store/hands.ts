import type { Database } from './database.ts';

/** Who has seen which player's hidden pieces in a game: everyone who held the seat at any time. */
export class HandStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  add(table: string, seat: number, person: string): void {
    this.db
      .prepare('INSERT OR IGNORE INTO hands (table_id, person, seat) VALUES (?, ?, ?)')
      .run(table, person, seat);
  }

  /** The seats of a game that a person has held. */
  of(table: string, person: string): number[] {
    return this.db
      .prepare<{ seat: number }>('SELECT seat FROM hands WHERE table_id = ? AND person = ?')
      .all(table, person)
      .map(({ seat }) => seat);
  }
}
