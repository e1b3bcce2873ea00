import { sql } from 'kysely';
import { type Engine, StorageError } from '../engine.ts';
import type { Db } from '../schema.ts';
import { Chains, countRows, type Digest, Digesting, insert, metaOf, rowsOf } from './rows.ts';
import { MOVED, type MovedTable, NUMBERED } from './tables.ts';

export interface Moved {
  /** By table of the database: the same on both sides. */
  digests: readonly Digest[];
  /** How many games have steps whose hashes were followed, and those in which they are broken, as they were before. */
  chains: { tables: number; broken: readonly string[] };
}

export interface MoveOptions {
  /** The secrets, for a database that is shared: there they are rows too. */
  secrets?: string | null;
  /** What else belongs to the target; in the same transaction. */
  finish?: (db: Db) => Promise<void>;
  /** Rows that were copied or compared, of so many. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Copies everything from one database to an empty one, in one transaction, and compares both by hashes before it is
 * committed. Whatever fails, the target is as empty as before and the source is as it was.
 */
export function moveRows(from: Engine, to: Engine, options: MoveOptions = {}): Promise<Moved> {
  return from.reading(async (source) => {
    // Takes long where there are many: the target's transaction begins after it.
    const rows = await countRows(source);
    return to.transaction(async (target) => {
      await mustBeEmpty(target);
      const progress = new Progress(2 * rows, options.onProgress);
      const copied: Digest[] = [];
      for (const table of MOVED) copied.push(await copy(source, target, table, progress));
      await copyMeta(source, target, options.secrets ?? null);
      for (const table of NUMBERED)
        await copyNumber({ kind: from.kind, db: source }, { kind: to.kind, db: target }, table);
      const chains = new Chains();
      for (const [i, table] of MOVED.entries()) {
        const there = await compare(target, table, progress, chains);
        if (there.rows !== copied[i]!.rows || there.hash !== copied[i]!.hash) {
          throw new StorageError(
            `the rows of "${table.name}" are not the same after the move: nothing was moved`,
          );
        }
      }
      const [before, after] = [await metaOf(source), await metaOf(target)];
      if (JSON.stringify(before) !== JSON.stringify(after)) {
        throw new StorageError('the rows of "meta" are not the same after the move: nothing was moved');
      }
      await options.finish?.(target);
      return { digests: copied, chains: { tables: chains.tables, broken: [...chains.broken] } };
    });
  });
}

async function mustBeEmpty(db: Db): Promise<void> {
  const filled: string[] = [];
  for (const { name } of MOVED) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length === 0) return;
  throw new StorageError(
    `the target is not empty, it has rows in ${filled.join(', ')}: create an empty database and move there`,
  );
}

async function copy(source: Db, target: Db, table: MovedTable, progress: Progress): Promise<Digest> {
  const digesting = new Digesting(table);
  for await (const rows of rowsOf(source, table)) {
    digesting.add(rows);
    await insert(target, table, rows);
    progress.add(rows.length);
  }
  return digesting.digest;
}

async function compare(db: Db, table: MovedTable, progress: Progress, chains: Chains): Promise<Digest> {
  const digesting = new Digesting(table);
  for await (const rows of rowsOf(db, table)) {
    digesting.add(rows);
    if (table.name === 'steps') chains.add(rows);
    progress.add(rows.length);
  }
  return digesting.digest;
}

async function copyMeta(source: Db, target: Db, secrets: string | null): Promise<void> {
  const rows = await metaOf(source);
  if (secrets !== null) rows.push({ key: 'secrets', value: secrets });
  for (const { key, value } of rows) {
    // A server that was just started there may have made some.
    await target
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}

interface Side {
  kind: Engine['kind'];
  db: Db;
}

/** The next row gets the number that it would have got before, so that none is used twice. */
async function copyNumber(from: Side, to: Side, table: string): Promise<void> {
  const last = await lastNumber(from, table);
  if (last === 0) return;
  if (to.kind === 'postgres') {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${sql.lit(last)})`.execute(to.db);
    return;
  }
  await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(to.db);
  await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`.execute(to.db);
}

/** The largest number that a row has had. */
async function lastNumber({ kind, db }: Side, table: string): Promise<number> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ last: number }>`SELECT seq AS last FROM sqlite_sequence WHERE name = ${table}`.execute(db)
      : await sql<{ last: number | null }>`SELECT pg_sequence_last_value(
          pg_get_serial_sequence(${table}, 'id')::regclass) AS last`.execute(db);
  return rows[0]?.last ?? 0;
}

class Progress {
  private readonly all: number;
  private readonly tell: (done: number, all: number) => void;
  private done = 0;

  constructor(all: number, tell: MoveOptions['onProgress']) {
    this.all = all;
    this.tell = tell ?? (() => {});
  }

  add(rows: number): void {
    this.done += rows;
    this.tell(this.done, this.all);
  }
}
