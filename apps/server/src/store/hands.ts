import type { Database } from './database.ts';

/** Who has held which seat of a game, and so has seen its hidden pieces. */
export class HandStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** `since`: how many entries the record had. */
  add(table: string, seat: number, person: string, since: number): void {
    this.db
      .prepare('INSERT OR IGNORE INTO hands (table_id, person, seat, since) VALUES (?, ?, ?, ?)')
      .run(table, person, seat, since);
  }

  /** The seats of a game that a person has held. */
  of(table: string, person: string): number[] {
    return this.db
      .prepare<{ seat: number }>('SELECT DISTINCT seat FROM hands WHERE table_id = ? AND person = ?')
      .all(table, person)
      .map(({ seat }) => seat);
  }

  /** The people who held the seats when the game began. */
  first(table: string): { seat: number; person: string }[] {
    return this.db
      .prepare<{ seat: number; person: string }>(
        'SELECT seat, person FROM hands WHERE table_id = ? AND since = 0',
      )
      .all(table);
  }
}
