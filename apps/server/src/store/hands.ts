import type { Db } from './schema.ts';

/** Who has held which seat of a game, and so has seen its hidden pieces. */
export class HandStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** `since`: how many entries the record had. */
  async add(table: string, seat: number, person: string, since: number): Promise<void> {
    await this.db
      .insertInto('hands')
      .values({ table_id: table, person, seat, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The seats of a game that a person has held. */
  async of(table: string, person: string): Promise<number[]> {
    const rows = await this.db
      .selectFrom('hands')
      .select('seat')
      .distinct()
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
    return rows.map(({ seat }) => seat);
  }

  /** The people who held the seats when the game began. */
  first(table: string): Promise<{ seat: number; person: string }[]> {
    return this.db
      .selectFrom('hands')
      .select(['seat', 'person'])
      .where('table_id', '=', table)
      .where('since', '=', 0)
      .execute();
  }
}
