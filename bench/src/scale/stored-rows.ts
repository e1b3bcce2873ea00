import { join } from 'node:path';
import pg from 'pg';
import { DATABASE_FILE, opened, Store } from '../../../apps/server/src/store/index.ts';

/* Finished games of two players in any number, as rows that the database makes itself; their records are stubs. */

const PEOPLE = 1000;
const STUB = 'x'.repeat(1000);
const SETTINGS = JSON.stringify({ options: { players: 2, farmers: 'off', gamers: false, handicap: [] } });

export interface StoredRows {
  games: number;
  intoSqlite: (folder: string) => Promise<void>;
  intoPostgres: (url: string) => Promise<void>;
}

/** The same statements for both; `series` makes the rows `n` from 1 to a number. */
function statements(games: number, series: (count: number) => string): string[] {
  const all = series(games);
  const person = (seat: number): string => `'stored-' || ((n + ${seat}) % ${PEOPLE} + 1)`;
  const both = (columns: (seat: number) => string): string =>
    [0, 1].map((seat) => `SELECT 'stored-' || n, ${seat}, ${columns(seat)} FROM ${all}`).join(' UNION ALL ');
  return [
    `INSERT INTO people (id, name, created, seen) SELECT 'stored-' || n, 'Person ' || n, n, ${Date.now()} FROM ${series(PEOPLE)}`,
    `INSERT INTO tables (id, status, public, rated, host, key, settings, seed, header, result, created, started, ended, counted)
     SELECT 'stored-' || n, 'over', n % 2, 0, ${person(0)}, 'key', '${SETTINGS}', 'seed', '{}', '{}', n, n, n, 1 FROM ${all}`,
    `INSERT INTO progress (table_id, updated) SELECT 'stored-' || n, n FROM ${all}`,
    `INSERT INTO seats (table_id, seat, key, person) ${both((seat) => `'key', ${person(seat)}`)}`,
    `INSERT INTO steps (table_id, n, at, lines) SELECT 'stored-' || n, 1, n, '${STUB}' FROM ${all}`,
    `INSERT INTO results (table_id, seat, person, players, score, won, rank, rated, at)
     ${both((seat) => `${person(seat)}, 2, 50, ${1 - seat}, ${seat + 1}, 0, n`)}`,
  ];
}

export function storedRows(games: number): StoredRows {
  return {
    games,
    intoSqlite: async (folder) => {
      const path = join(folder, DATABASE_FILE);
      await (await Store.open({ sqlite: path })).close();
      const series = (count: number): string =>
        `(WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) SELECT n FROM numbers)`;
      const db = opened(path);
      db.exec('BEGIN');
      for (const statement of statements(games, series)) db.exec(statement);
      db.exec('COMMIT');
      // Otherwise closing does it, for longer than a server waits.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
    intoPostgres: async (url) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const series = (count: number): string => `generate_series(1, ${count}) AS numbers (n)`;
      for (const statement of statements(games, series)) await client.query(statement);
      await client.query('VACUUM ANALYZE');
      await client.query('CHECKPOINT');
      await client.end();
    },
  };
}
