import type { Database } from './database.ts';

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

  games(person: string, limit: number): ResultRow[] {
    return this.db
      .prepare<ResultRow>('SELECT * FROM results WHERE person = ? ORDER BY at DESC LIMIT ?')
      .all(person, limit);
  }
}
