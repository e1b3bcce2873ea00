import { sql } from 'kysely';
import type { Changes } from './changes.ts';
import { JobStore } from './jobs.ts';
import { aboutReminder, REMIND } from './reminders.ts';
import type { Db } from './schema.ts';

/** A process that has not told for so long that it runs does not count as running. */
const LIFE_MS = 10_000;

/** How long people who watched through a server that is gone have to come back. */
const COME_BACK_MS = 15_000;

const NOW = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** Who watches a table. */
export interface Watching {
  table: string;
  person: string;
}

/**
 * The servers that run on one database, and who watches which table through each of them. Only where servers share a
 * database, whose clock counts. What is stored here may be lost with the database's process: every server notes it again.
 */
export class ServerStore {
  private readonly db: Db;
  private readonly changes: Changes;

  constructor(db: Db, changes: Changes) {
    this.db = db;
    this.changes = changes;
  }

  /** A server runs. Returns false if it was not known: what it had noted is not there, or not any more. */
  async beat(id: string): Promise<boolean> {
    const { rows } = await sql<{ known: boolean }>`INSERT INTO servers (id, seen) VALUES (${id}, ${NOW})
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING (xmax::text <> '0') AS known`.execute(
      this.db,
    );
    return rows[0]!.known;
  }

  /** Removes servers that do not run any more, with their watchers. Returns the tables that these watched. */
  async gone(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`DELETE FROM servers WHERE id IN
      (SELECT id FROM servers WHERE seen < ${NOW} - ${LIFE_MS} FOR UPDATE SKIP LOCKED) RETURNING id`.execute(
      this.db,
    );
    const tables: string[] = [];
    for (const { id } of rows) tables.push(...(await this.unwatchAll(id)));
    return tables;
  }

  /** A server stops. */
  async leave(id: string): Promise<void> {
    await this.unwatchAll(id);
    await sql`DELETE FROM servers WHERE id = ${id}`.execute(this.db);
  }

  /** Returns the tables that were watched. */
  async unwatchAll(server: string): Promise<string[]> {
    const { rows } = await sql<Watching>`DELETE FROM watching WHERE server = ${server}
      RETURNING table_id AS "table", person`.execute(this.db);
    for (const { table } of rows) this.changes.watched.add(table);
    await this.remind(rows);
    return rows.map(({ table }) => table);
  }

  /** Players whose server is gone are told of turns that wait for them, unless they come back. */
  private async remind(gone: readonly Watching[]): Promise<void> {
    if (gone.length === 0) return;
    const [tables, people] = columns(gone);
    const { rows } = await sql<Watching>`SELECT gone.id AS "table", gone.person AS person
      FROM unnest(${tables}::text[], ${people}::text[]) AS gone (id, person)
      JOIN seats ON seats.table_id = gone.id AND seats.person = gone.person`.execute(this.db);
    const jobs = new JobStore(this.changes);
    for (const { table, person } of rows) {
      const about = aboutReminder({ table, person, kind: 'yourTurn' });
      jobs.add({ kind: REMIND, about, after: COME_BACK_MS, once: true });
    }
  }

  /**
   * People began to watch tables through a server. Nothing is stored for one that the others have forgotten: if it ended
   * before its next beat, which notes everyone again, the rows would stay.
   */
  async watch(server: string, begun: readonly Watching[]): Promise<void> {
    if (begun.length === 0) return;
    const [tables, people] = columns(begun);
    await sql`WITH known AS (SELECT id FROM servers WHERE id = ${server} FOR KEY SHARE)
      INSERT INTO watching (server, table_id, person) SELECT known.id, begun.id, begun.person
      FROM known, unnest(${tables}::text[], ${people}::text[]) AS begun (id, person)
      ON CONFLICT DO NOTHING`.execute(this.db);
    for (const { table } of begun) this.changes.watched.add(table);
  }

  /** None of their sockets watches through this server any more. */
  async unwatch(server: string, ended: readonly Watching[]): Promise<void> {
    if (ended.length === 0) return;
    const [tables, people] = columns(ended);
    await sql`DELETE FROM watching WHERE server = ${server} AND (table_id, person) IN
      (SELECT id, person FROM unnest(${tables}::text[], ${people}::text[]) AS ended (id, person))`.execute(
      this.db,
    );
    for (const { table } of ended) this.changes.watched.add(table);
  }

  /** Who watches tables through any other server that runs. */
  async watchers(tables: readonly string[], but: string): Promise<Watching[]> {
    if (tables.length === 0) return [];
    const { rows } = await sql<Watching>`SELECT DISTINCT table_id AS "table", person FROM watching
      JOIN servers ON servers.id = watching.server AND servers.seen >= ${NOW} - ${LIFE_MS}
      WHERE table_id = ANY(${[...tables]}::text[]) AND server <> ${but}`.execute(this.db);
    return rows;
  }

  /** Whether a person watches a table through any server. */
  async isWatched(table: string, person: string): Promise<boolean> {
    const { rows } = await sql`SELECT 1 FROM watching
      JOIN servers ON servers.id = watching.server AND servers.seen >= ${NOW} - ${LIFE_MS}
      WHERE table_id = ${table} AND person = ${person} LIMIT 1`.execute(this.db);
    return rows.length > 0;
  }
}

const columns = (pairs: readonly Watching[]): [tables: string[], people: string[]] => [
  pairs.map(({ table }) => table),
  pairs.map(({ person }) => person),
];
