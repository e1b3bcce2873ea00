import type { TableStatus } from '@keyflower/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';
import type { SeatRecord, TableRecord } from './table-rows.ts';
import { byTable } from './table-rows.ts';

const WHOLE = sql`tables.*, progress.pending, progress.live, progress.due, progress.updated, progress.version`;
const WITH_PROGRESS = sql`tables JOIN progress ON progress.table_id = tables.id`;

/** Whether the seat of a joined row owes a decision. */
const OWES = sql`((progress.pending >> seats.seat) & 1) = 1`;

/** Length of a list of tables that wait for a person. */
const MOST_WAITING = 200;

const waiting = (
  people: readonly string[],
): RawBuilder<unknown> => sql`FROM seats JOIN tables ON tables.id = seats.table_id
  JOIN progress ON progress.table_id = tables.id
  WHERE seats.person IN (${sql.join(people)}) AND seats.bot IS NULL AND seats.gone = 'no' AND tables.status = 'playing' AND ${OWES}`;

/** Single tables and lists of them. */
export class TableLists {
  protected readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  private async ids(query: RawBuilder<{ id: string }>): Promise<string[]> {
    const { rows } = await query.execute(this.db);
    return rows.map(({ id }) => id);
  }

  async get(id: string): Promise<TableRecord | undefined> {
    const { rows } =
      await sql<TableRecord>`SELECT ${WHOLE} FROM ${WITH_PROGRESS} WHERE tables.id = ${id}`.execute(this.db);
    return rows[0];
  }

  /** Those of several tables that there are. */
  async several(ids: readonly string[]): Promise<Map<string, TableRecord>> {
    const { rows } =
      await sql<TableRecord>`SELECT ${WHOLE} FROM ${WITH_PROGRESS} WHERE tables.id IN (${sql.join(ids)})`.execute(
        this.db,
      );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** How often a table was changed; null if it is not there. */
  async version(id: string): Promise<number | null> {
    const { rows } = await sql<{
      version: number;
    }>`SELECT version FROM progress WHERE table_id = ${id}`.execute(this.db);
    return rows[0]?.version ?? null;
  }

  seats(id: string): Promise<SeatRecord[]> {
    return this.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  }

  /** The seats of many tables in one query. */
  async seatsAt(ids: readonly string[]): Promise<Map<string, SeatRecord[]>> {
    if (ids.length === 0) return new Map();
    return byTable(
      await this.db
        .selectFrom('seats')
        .selectAll()
        .where('table_id', 'in', [...ids])
        .orderBy('table_id')
        .orderBy('seat')
        .execute(),
    );
  }

  /** Tables where a clock has expired. */
  due(playTime: number): Promise<string[]> {
    return this.ids(sql`SELECT table_id AS id FROM progress WHERE due <= ${playTime} LIMIT 200`);
  }

  /** Tables that may wait for a bot or an automatic answer, to be resumed after a restart. */
  waitingForBots(): Promise<string[]> {
    return this.ids(sql`SELECT DISTINCT tables.id AS id FROM ${WITH_PROGRESS} JOIN seats ON seats.table_id = tables.id
      WHERE tables.status = 'playing' AND ${OWES}
      AND (seats.bot IS NOT NULL OR seats.auto_pass > 0 OR seats.queued IS NOT NULL)`);
  }

  /** Tables that wait for players or are being played. */
  unfinished(): Promise<string[]> {
    return this.ids(sql`SELECT id FROM tables WHERE status IN ('open', 'playing')`);
  }

  async waitsFor(id: string, person: string): Promise<boolean> {
    const { rows } = await sql`SELECT 1 ${waiting([person])} AND tables.id = ${id}`.execute(this.db);
    return rows.length > 0;
  }

  /** When the seat of a person was last played; null: never. */
  async lastActed(id: string, person: string): Promise<number | null> {
    const { rows } = await sql<{ at: number }>`SELECT steps.at AS at FROM steps
      JOIN seats ON seats.table_id = steps.table_id AND seats.seat = steps.seat
      WHERE steps.table_id = ${id} AND seats.person = ${person} ORDER BY steps.n DESC LIMIT 1`.execute(
      this.db,
    );
    return rows[0]?.at ?? null;
  }

  /** Tables that wait for a person, longest first. */
  async waitingFor(person: string): Promise<string[]> {
    return (await this.waitingForEach([person])).get(person)!;
  }

  /** The same for several people in one query. */
  async waitingForEach(people: readonly string[]): Promise<Map<string, string[]>> {
    const { rows } = await sql<{
      person: string;
      id: string;
    }>`SELECT seats.person AS person, tables.id AS id ${waiting(people)} ORDER BY progress.updated`.execute(
      this.db,
    );
    const lists = new Map(people.map((person): [string, string[]] => [person, []]));
    for (const { person, id } of rows) {
      const list = lists.get(person)!;
      if (list.length < MOST_WAITING) list.push(id);
    }
    return lists;
  }

  async granted(id: string, person: string): Promise<boolean> {
    const found = await this.db
      .selectFrom('access')
      .select('person')
      .where('table_id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Public tables: those that wait for players first, then the newest. */
  async lobby(limit: number): Promise<TableRecord[]> {
    const newest = (status: TableStatus): RawBuilder<TableRecord> => sql`SELECT ${WHOLE} FROM ${WITH_PROGRESS}
      WHERE tables.public = 1 AND tables.status = ${sql.lit(status)} ORDER BY tables.created DESC LIMIT ${limit}`;
    const open = await newest('open').execute(this.db);
    const playing = await newest('playing').execute(this.db);
    return [...open.rows, ...playing.rows];
  }

  async ofPerson(person: string, limit: number): Promise<TableRecord[]> {
    const { rows } = await sql<TableRecord>`SELECT ${WHOLE} FROM ${WITH_PROGRESS} WHERE tables.id IN
      (SELECT table_id FROM seats WHERE person = ${person} UNION SELECT table_id FROM seats WHERE reserved = ${person})
      ORDER BY tables.status = 'playing' DESC, progress.updated DESC LIMIT ${limit}`.execute(this.db);
    return rows;
  }

  /** Open tables created by a person, to enforce the limit. */
  async countOpen(host: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('host', '=', host)
      .where('status', 'in', ['open', 'playing'])
      .executeTakeFirstOrThrow();
    return n;
  }

  /** Tables, open or being played, where a person sits. */
  sittingAt(person: string): Promise<string[]> {
    return this.ids(sql`SELECT DISTINCT tables.id AS id FROM tables JOIN seats ON seats.table_id = tables.id
      WHERE seats.person = ${person} AND tables.status IN ('open', 'playing')`);
  }

  /** Tables, open or being played, where a person sits or is the host. */
  async heldBy(person: string): Promise<string[]> {
    const hosted = await this.ids(sql`SELECT id FROM tables WHERE host = ${person} AND status = 'open'`);
    return [...new Set([...(await this.sittingAt(person)), ...hosted])];
  }

  /** Tables without activity since then. */
  abandoned(status: TableStatus, before: number, limit: number): Promise<string[]> {
    return this.ids(sql`SELECT id FROM ${WITH_PROGRESS}
      WHERE tables.status = ${sql.lit(status)} AND progress.updated < ${before} LIMIT ${limit}`);
  }

  counts(): Promise<{ status: string; n: number }[]> {
    return this.db
      .selectFrom('tables')
      .select(({ fn }) => ['status', fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute();
  }
}
