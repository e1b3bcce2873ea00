import type { Db } from './schema.ts';

/** Players' private notes about their games. */
export class NoteStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async text(table: string, person: string): Promise<string> {
    const row = await this.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async write(table: string, person: string, text: string): Promise<void> {
    if (text === '') {
      await this.db.deleteFrom('notes').where('table_id', '=', table).where('person', '=', person).execute();
    } else {
      await this.db
        .insertInto('notes')
        .values({ table_id: table, person, text })
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text }))
        .execute();
    }
  }

  of(person: string, limit: number): Promise<{ table: string; text: string }[]> {
    return this.db
      .selectFrom('notes')
      .select(['table_id as table', 'text'])
      .where('person', '=', person)
      .orderBy('table_id')
      .limit(limit)
      .execute();
  }
}
