import { createHash, type Hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { chained } from '../chain.ts';
import type { Db } from '../schema.ts';
import type { StepRecord } from '../table-rows.ts';
import { MOVED, type MovedTable, OWN_META } from './tables.ts';

/** Rows read or written at a time: few enough for the longest ones, and for the parameters of a statement. */
const AT_ONCE = 200;

export type Row = Record<string, unknown>;

/** What a table of the database has: the same in both engines if nothing was changed. */
export interface Digest {
  name: string;
  rows: number;
  /** A hash of all rows in the order of their keys. */
  hash: string;
}

/** The rows of a table in the order of their keys, some at a time. */
export async function* rowsOf(db: Db, { name, key, columns }: MovedTable): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const all = sql.join(columns.map((column) => sql.ref(column)));
  let after: RawBuilder<unknown> = sql``;
  for (;;) {
    const { rows }: { rows: Row[] } =
      await sql<Row>`SELECT ${all} FROM ${sql.table(name)} ${after} ORDER BY ${keys}
      LIMIT ${sql.lit(AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    const last = rows.at(-1)!;
    after = sql`WHERE (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

export async function insert(db: Db, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES ${sql.join(values)}`.execute(db);
}

export async function countRows(db: Db): Promise<number> {
  const counts = MOVED.map(({ name }) => sql`(SELECT count(*) FROM ${sql.table(name)})`);
  const { rows } = await sql<{ n: number }>`SELECT ${sql.join(counts, sql` + `)} AS n`.execute(db);
  return rows[0]!.n;
}

/** What is stored about the whole database and belongs to the games and people. */
export async function metaOf(db: Db): Promise<{ key: string; value: string }[]> {
  return db.selectFrom('meta').selectAll().where('key', 'not in', OWN_META).orderBy('key').execute();
}

/** Collects the hash of a table's rows. */
export class Digesting {
  private readonly hash: Hash = createHash('sha256');
  private readonly table: MovedTable;
  private rows = 0;

  constructor(table: MovedTable) {
    this.table = table;
  }

  add(rows: readonly Row[]): void {
    this.rows += rows.length;
    for (const row of rows) {
      this.hash.update(`${JSON.stringify(this.table.columns.map((column) => row[column]))}\n`);
    }
  }

  get digest(): Digest {
    return { name: this.table.name, rows: this.rows, hash: this.hash.digest('hex') };
  }
}

/** Follows the hash chains of steps, which come in the order of tables and numbers. */
export class Chains {
  /** How many tables have steps, and those whose steps do not follow from each other. */
  tables = 0;
  readonly broken = new Set<string>();
  private table: string | null = null;
  private before: string | null = null;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const { table_id: table, ...step } = row as unknown as StepRecord & { table_id: string };
      if (table !== this.table) {
        this.tables += 1;
        this.table = table;
        this.before = null;
      }
      // Steps of earlier versions come first, and have no hash.
      if (step.chain === null && this.before === null) continue;
      if (step.chain !== chained(this.before, step)) this.broken.add(table);
      this.before = step.chain;
    }
  }
}
