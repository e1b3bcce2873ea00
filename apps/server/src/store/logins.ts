import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Wrong attempts to sign in, in milliseconds of the database's clock. */
export interface AttemptsRow {
  wrong: number;
  /** No attempt is allowed before this time. */
  until: number;
  /** Start of the interval after which the next wrong attempt is forgiven. */
  since: number;
}

const DAY = 86_400_000;
/** How long it is remembered where an account was signed in. */
const PLACE_DAYS = 90;

const NOW = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** Attempts to sign in at all servers that share a database. Keys are hashes: neither accounts nor addresses are stored. */
export class LoginStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** What is known of these keys, which no other transaction changes until the end of this one; and the time. */
  async claim(keys: readonly string[]): Promise<{ now: number; attempts: Map<string, AttemptsRow> }> {
    const sorted = [...keys].sort();
    await sql`INSERT INTO login_attempts (key, wrong, until, since, forgotten)
      SELECT key, 0, 0, 0, ${NOW} FROM unnest(${sorted}::text[]) AS wanted (key) ORDER BY key
      ON CONFLICT DO NOTHING`.execute(this.db);
    const { rows } = await sql<
      AttemptsRow & { key: string }
    >`SELECT key, wrong, until, since FROM login_attempts
      WHERE key = ANY(${sorted}::text[]) ORDER BY key FOR UPDATE`.execute(this.db);
    const { rows: times } = await sql<{ now: number }>`SELECT ${NOW} AS now`.execute(this.db);
    return { now: times[0]!.now, attempts: new Map(rows.map(({ key, ...row }) => [key, row])) };
  }

  /** `forgotten`: when all of them are forgiven. */
  async set(key: string, { wrong, until, since }: AttemptsRow, forgotten: number): Promise<void> {
    await sql`UPDATE login_attempts SET wrong = ${wrong}, until = ${until}, since = ${since}, forgotten = ${forgotten}
      WHERE key = ${key}`.execute(this.db);
  }

  async clear(key: string): Promise<void> {
    await sql`DELETE FROM login_attempts WHERE key = ${key}`.execute(this.db);
  }

  /** Whether the owner of an account has signed in at an address. */
  async isPlace(key: string): Promise<boolean> {
    const { rows } = await sql`SELECT 1 FROM login_places WHERE key = ${key}`.execute(this.db);
    return rows.length > 0;
  }

  async addPlace(key: string): Promise<void> {
    await sql`INSERT INTO login_places (key, seen) VALUES (${key}, ${NOW})
      ON CONFLICT (key) DO UPDATE SET seen = excluded.seen`.execute(this.db);
  }

  /** Removes what counts no longer. */
  async dropOld(): Promise<void> {
    await sql`DELETE FROM login_attempts WHERE key IN (SELECT key FROM login_attempts
      WHERE forgotten < ${NOW} FOR UPDATE SKIP LOCKED)`.execute(this.db);
    await sql`DELETE FROM login_places WHERE seen < ${NOW} - ${PLACE_DAYS * DAY}::bigint`.execute(this.db);
  }
}
