import { byTable, type Database } from './database.ts';

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

export interface StandingRow {
  players: number;
  games: number;
  wins: number;
  total: number;
  best: number;
}

/** Results of finished games, for histories and statistics. */
export class ResultStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  add(row: ResultRow): void {
    this.db
      .prepare(
        `INSERT INTO results (table_id, seat, person, players, score, won, rank, rated, mu, sigma, at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        row.table_id,
        row.seat,
        row.person,
        row.players,
        row.score,
        row.won,
        row.rank,
        row.rated,
        row.mu,
        row.sigma,
        row.at,
      );
  }

  standings(person: string): StandingRow[] {
    return this.db
      .prepare<StandingRow>(
        `SELECT players, count(*) AS games, sum(won) AS wins, sum(score) AS total, max(score) AS best
         FROM results WHERE person = ? GROUP BY players ORDER BY players`,
      )
      .all(person);
  }

  /** Tables at which a seat that its player gave up is noted as a winner. */
  wonByGivenUpSeats(): string[] {
    return this.db
      .prepare<{ table_id: string }>(
        `SELECT DISTINCT results.table_id FROM results
         JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
         WHERE results.won = 1 AND seats.gone <> 'no'`,
      )
      .all()
      .map((row) => row.table_id);
  }

  setWinners(table: string, winners: readonly number[]): void {
    const seats = this.db.prepare<{ seat: number }>('SELECT seat FROM results WHERE table_id = ?').all(table);
    for (const { seat } of seats) {
      this.db
        .prepare('UPDATE results SET won = ? WHERE table_id = ? AND seat = ?')
        .run(winners.includes(seat) ? 1 : 0, table, seat);
    }
  }

  /** The results at some tables, by table and seat. */
  at(tables: readonly string[]): Map<string, ResultRow[]> {
    const rows = this.db
      .prepare<ResultRow>(
        'SELECT * FROM results WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat',
      )
      .all(JSON.stringify(tables));
    return byTable(rows);
  }

  games(person: string, limit: number): ResultRow[] {
    return this.db
      .prepare<ResultRow>('SELECT * FROM results WHERE person = ? ORDER BY at DESC LIMIT ?')
      .all(person, limit);
  }
}
