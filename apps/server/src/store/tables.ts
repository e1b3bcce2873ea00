import { sql } from 'kysely';
import type { Head } from './chain.ts';
import type { Changes } from './changes.ts';
import type { Db } from './schema.ts';
import { TableLists } from './table-lists.ts';
import { byTable, type SeatRecord, type Step, type StepRecord, type TableRecord } from './table-rows.ts';

type Field = Exclude<keyof TableRecord, 'id' | 'version'>;

/** Columns that change with every action are in a separate table. */
const HOT: ReadonlySet<string> = new Set<Field>(['pending', 'live', 'due', 'updated']);

type SeatField = 'person' | 'bot' | 'reserved' | 'gone' | 'gone_at' | 'auto_pass' | 'queued';

/** Tables with their seats and steps. */
export class TableStore extends TableLists {
  private readonly changes: Changes;

  constructor(db: Db, changes: Changes) {
    super(db);
    this.changes = changes;
  }

  override async get(id: string): Promise<TableRecord | undefined> {
    await this.changes.flush(this.db);
    return super.get(id);
  }

  override async several(ids: readonly string[]): Promise<Map<string, TableRecord>> {
    await this.changes.flush(this.db);
    return super.several(ids);
  }

  async steps(id: string): Promise<StepRecord[]> {
    await this.changes.flush(this.db);
    return this.db
      .selectFrom('steps')
      .select(['n', 'at', 'seat', 'request', 'lines', 'chain'])
      .where('table_id', '=', id)
      .orderBy('n')
      .execute();
  }

  /** Of several tables, the steps after the first entries of their records. */
  async stepsAfter(entries: ReadonlyMap<string, number>): Promise<Map<string, StepRecord[]>> {
    await this.changes.flush(this.db);
    return byTable(
      await this.db
        .selectFrom('steps')
        .select(['table_id', 'n', 'at', 'seat', 'request', 'lines', 'chain'])
        .where((where) =>
          where.or([...entries].map(([id, n]) => where('table_id', '=', id).and('n', '>', n))),
        )
        .orderBy('table_id')
        .orderBy('n')
        .execute(),
    );
  }

  /** The latest applied requests, oldest first. */
  async recentRequests(id: string): Promise<{ seat: number; request: string }[]> {
    await this.changes.flush(this.db);
    const { rows } = await sql<{ seat: number; request: string }>`SELECT seat, request FROM steps
      WHERE table_id = ${id} AND request IS NOT NULL ORDER BY n DESC LIMIT 64`.execute(this.db);
    return Array.from(rows, (_, i) => rows[rows.length - 1 - i]!);
  }

  async add(
    table: Pick<TableRecord, 'id' | 'public' | 'rated' | 'host' | 'key' | 'settings' | 'created' | 'reason'>,
    seatKeys: string[],
  ): Promise<void> {
    const begun = { seed: null, header: null, result: null, rematch: null, started: null, ended: null };
    await this.db
      .insertInto('tables')
      .values({ ...table, ...begun, status: 'open' })
      .execute();
    await this.db
      .insertInto('progress')
      .values({ table_id: table.id, updated: table.created, due: null })
      .execute();
    for (const [seat, key] of seatKeys.entries()) await this.addSeat(table.id, seat, key);
  }

  async addSeat(id: string, seat: number, key: string): Promise<void> {
    this.changes.tables.add(id);
    await sql`INSERT INTO seats (table_id, seat, key) VALUES (${id}, ${seat}, ${key})`.execute(this.db);
  }

  /** Removes the seats from a number on. */
  async dropSeats(id: string, from: number): Promise<void> {
    this.changes.tables.add(id);
    await this.db.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', from).execute();
  }

  async set(id: string, changes: Partial<Pick<TableRecord, Field>>): Promise<void> {
    await this.changes.flush(this.db);
    this.changes.tables.add(id);
    const own = (hot: boolean): object =>
      Object.fromEntries(Object.entries(changes).filter(([field]) => HOT.has(field) === hot));
    const [hot, others] = [own(true), own(false)];
    if (Object.keys(others).length > 0)
      await this.db.updateTable('tables').set(others).where('id', '=', id).execute();
    if (Object.keys(hot).length > 0)
      await this.db.updateTable('progress').set(hot).where('table_id', '=', id).execute();
  }

  async setSeat(id: string, seat: number, changes: Partial<Pick<SeatRecord, SeatField>>): Promise<void> {
    this.changes.tables.add(id);
    await this.db
      .updateTable('seats')
      .set(changes)
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
  }

  /** Stored at once, or together with others before anything reads or changes steps or tables. */
  step(id: string, step: Step): Promise<void> {
    return this.changes.addStep(this.db, id, step);
  }

  /** The last step of a table; null if it has none. */
  async head(id: string): Promise<Head | null> {
    const { n, chain } = (await this.last(id)) ?? { chain: null };
    return n === undefined || chain === null ? null : { n, chain };
  }

  /** The number of the first entry of the last step, with the hash of all steps if there is one. */
  async last(id: string): Promise<{ n: number; chain: string | null } | null> {
    await this.changes.flush(this.db);
    const { rows } = await sql<{ n: number; chain: string | null }>`SELECT n, chain FROM steps
      WHERE table_id = ${id} ORDER BY n DESC LIMIT 1`.execute(this.db);
    return rows[0] ?? null;
  }

  /** The hash of one step and all before it. */
  async chainAt(id: string, n: number): Promise<string | null> {
    await this.changes.flush(this.db);
    const row = await this.db
      .selectFrom('steps')
      .select('chain')
      .where('table_id', '=', id)
      .where('n', '=', n)
      .executeTakeFirst();
    return row?.chain ?? null;
  }

  async grant(id: string, person: string): Promise<void> {
    await this.db
      .insertInto('access')
      .values({ table_id: id, person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async drop(id: string): Promise<void> {
    await this.changes.flush(this.db);
    await this.db.deleteFrom('tables').where('id', '=', id).execute();
    this.changes.tables.add(id);
    this.changes.forget(id);
  }

  /** Removes a locked table if its game has not begun and nothing has happened there since then. Whether it did. */
  async dropAbandoned(id: string, before: number): Promise<boolean> {
    const table = await this.get(id);
    if (!table || (table.status !== 'open' && table.status !== 'cancelled')) return false;
    if (table.updated >= before) return false;
    await this.drop(id);
    return true;
  }
}
