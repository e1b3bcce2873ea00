import { sql } from 'kysely';
import type { Db } from './schema.ts';

export const PLAY_TIME = 'play-time';
const PLAY_TIME_AT = 'play-time-at';

/** Single values about the whole database. */
export class MetaStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async get(key: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  }

  /** Sets what has no value yet, and returns what it has now: servers that start together agree on it. */
  async setOnce(key: string, value: string): Promise<string> {
    await this.db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await this.get(key))!;
  }

  async set(key: string, value: string): Promise<void> {
    await this.db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  /** Whether something that is done from time to time is to be done again. Then it counts as done. */
  async isTime(key: string, every: number, now: number): Promise<boolean> {
    await this.setOnce(key, String(now));
    // A date that lies as far ahead was written by a clock that was wrong.
    const { rows } = await sql`UPDATE meta SET value = ${String(now)}
      WHERE key = ${key} AND ABS(CAST(value AS BIGINT) - ${now}) >= ${every} RETURNING key`.execute(this.db);
    return rows.length > 0;
  }

  /**
   * Moves the play time on by what has passed since any server did so, at most by so many milliseconds. Where servers
   * share a database; its clock counts. Returns the play time and the date.
   */
  async movePlayTime(most: number): Promise<{ playTime: number; date: number }> {
    const { rows } = await sql<{
      date: number;
    }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS date`.execute(this.db);
    const { date } = rows[0]!;
    const { value } = await this.db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', PLAY_TIME_AT)
      .forUpdate()
      .executeTakeFirst()
      .then((row) => row ?? { value: String(date) });
    const passed = Math.min(Math.max(date - Number(value), 0), most);
    const playTime = Number((await this.get(PLAY_TIME)) ?? 0) + passed;
    await this.set(PLAY_TIME, String(playTime));
    await this.set(PLAY_TIME_AT, String(Math.max(date, Number(value))));
    return { playTime, date };
  }
}
