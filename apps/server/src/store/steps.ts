import { sql } from 'kysely';
import { chained, type Head } from './chain.ts';
import type { Db } from './schema.ts';
import type { Step } from './table-rows.ts';

/* The steps of a transaction are stored together: one statement for all of them where each one takes a way. */

export interface NewStep {
  table: string;
  step: Step;
}

export interface NewSteps {
  steps: readonly NewStep[];
  /** The hashes of the last steps of tables, where they are known. */
  chains: ReadonlyMap<string, string | null>;
  /** How much to add to the versions of tables. What was added is removed. */
  versions: Map<string, number>;
}

/** Stores steps in their order, and returns the last one of every table. */
export type StoreSteps = (db: Db, added: NewSteps) => Promise<Map<string, Head>>;

/** One after the other, on any database. */
export const storeOneByOne: StoreSteps = async (db, { steps }) => {
  const heads = new Map<string, Head>();
  for (const { table, step } of steps) {
    const { n, at, seat, request, lines, pending, live, due, secret } = step;
    const { rows } = await sql<{ chain: string | null }>`SELECT chain FROM steps WHERE table_id = ${table}
      ORDER BY n DESC LIMIT 1`.execute(db);
    const chain = chained(rows[0]?.chain ?? null, step);
    await sql`INSERT INTO steps (table_id, n, at, seat, request, lines, chain)
      VALUES (${table}, ${n}, ${at}, ${seat}, ${request}, ${lines}, ${chain})`.execute(db);
    const updated = secret ? sql`updated` : sql`${at}`;
    await sql`UPDATE progress SET pending = ${pending}, live = ${live}, due = ${due}, updated = ${updated}
      WHERE table_id = ${table}`.execute(db);
    heads.set(table, { n, chain });
  }
  return heads;
};
