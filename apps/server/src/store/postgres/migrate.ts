import { type Kysely, sql } from 'kysely';
import { StorageError } from '../engine.ts';
import type { Schema } from '../schema.ts';
import type { Migration } from './migrations.ts';

/** Any number, the same in every version: servers that start together migrate one after the other. */
const LOCK = 7_390_281;

interface Version {
  /** How many migrations were run, and how many a program must know to work with them. */
  schema: number;
  needs: number;
}

/** Runs those of the migrations that are missing, which may take long, on `unlimited`. Returns the schema's version. */
export async function migrate(
  db: Kysely<Schema>,
  unlimited: Kysely<Schema>,
  migrations: readonly Migration[],
  { readOnly, isMade }: { readOnly: boolean; isMade: boolean },
): Promise<number> {
  const before = await found(db);
  if (isMade && before.schema < migrations.length) {
    throw new StorageError(
      `the database is of schema ${before.schema}, this version of ${migrations.length}: start a server of this version once`,
    );
  }
  if (before.schema >= migrations.length || readOnly) return checked(before, migrations.length);
  return unlimited.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`CREATE TABLE IF NOT EXISTS meta (key TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL)`.execute(
      tx,
    );
    // Another server may have migrated while this one waited.
    const { schema } = await found(tx);
    for (const migration of migrations.slice(schema)) await sql.raw(migration.sql).execute(tx);
    const ours = { schema: migrations.length, needs: migrations.at(-1)!.needs };
    const version = schema < migrations.length ? ours : await found(tx);
    const value = JSON.stringify(version);
    await tx
      .insertInto('meta')
      .values({ key: 'schema', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return checked(version, migrations.length);
  });
}

/** Throws a StorageError if a newer program has changed the schema so that this one cannot work with it any more. */
export async function mustFit(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<void> {
  checked(await found(db), migrations.length);
}

async function found(db: Kysely<Schema>): Promise<Version> {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('meta') IS NOT NULL AS there`.execute(db);
  if (!rows[0]!.there) return { schema: 0, needs: 0 };
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst();
  return row ? (JSON.parse(row.value) as Version) : { schema: 0, needs: 0 };
}

function checked({ schema, needs }: Version, known: number): number {
  if (needs > known) {
    throw new StorageError(
      `the database is of schema ${schema} and needs a program that knows ${needs}; this version knows ${known}: use a newer one`,
    );
  }
  if (schema === 0) throw new StorageError('the database is empty: start a server once');
  return schema;
}
