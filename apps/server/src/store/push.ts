import type { Db, PushRow } from './schema.ts';

/** Devices that people want to be notified on. */
export class PushStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async add(row: PushRow, now: number): Promise<void> {
    const { person, p256dh, auth } = row;
    await this.db
      .insertInto('push')
      .values({ ...row, created: now })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({ person, p256dh, auth, created: now }),
      )
      .execute();
  }

  /** The oldest first. */
  of(person: string): Promise<PushRow[]> {
    return this.db
      .selectFrom('push')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .limit(20)
      .execute();
  }

  async drop(endpoint: string, person?: string): Promise<void> {
    const one = this.db.deleteFrom('push').where('endpoint', '=', endpoint);
    await (person === undefined ? one : one.where('person', '=', person)).execute();
  }
}
