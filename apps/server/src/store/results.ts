import type { Db, ResultRow } from './schema.ts';
import { byTable } from './table-rows.ts';

export interface StandingRow {
  players: number;
  games: number;
  wins: number;
  total: number;
  best: number;
}

/** Results of finished games, for histories and statistics. */
export class ResultStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async add(row: ResultRow): Promise<void> {
    await this.db.insertInto('results').values(row).execute();
  }

  async standings(person: string): Promise<StandingRow[]> {
    const rows = await this.db
      .selectFrom('results')
      .select(({ fn }) => [
        'players',
        fn.countAll<number>().as('games'),
        fn.sum<number>('won').as('wins'),
        fn.sum<number>('score').as('total'),
        fn.max('score').as('best'),
      ])
      .where('person', '=', person)
      .groupBy('players')
      .orderBy('players')
      .execute();
    return rows;
  }

  /** Tables at which a seat that its player gave up is noted as a winner. */
  async wonByGivenUpSeats(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('results')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'results.table_id').onRef('seats.seat', '=', 'results.seat'),
      )
      .select('results.table_id')
      .distinct()
      .where('results.won', '=', 1)
      .where('seats.gone', '<>', 'no')
      .execute();
    return rows.map((row) => row.table_id);
  }

  async setWinners(table: string, winners: readonly number[]): Promise<void> {
    const ours = this.db.updateTable('results').where('table_id', '=', table);
    await ours.set({ won: 0 }).execute();
    if (winners.length > 0)
      await ours
        .set({ won: 1 })
        .where('seat', 'in', [...winners])
        .execute();
  }

  /** The results at some tables, by table and seat. */
  async at(tables: readonly string[]): Promise<Map<string, ResultRow[]>> {
    if (tables.length === 0) return new Map();
    return byTable(
      await this.db
        .selectFrom('results')
        .selectAll()
        .where('table_id', 'in', [...tables])
        .orderBy('table_id')
        .orderBy('seat')
        .execute(),
    );
  }

  games(person: string, limit: number): Promise<ResultRow[]> {
    return this.db
      .selectFrom('results')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
  }
}
