import { sql } from 'kysely';
import { chained, type Head } from '../chain.ts';
import type { Db } from '../schema.ts';
import type { NewStep, StoreSteps } from '../steps.ts';

/** All steps by one statement. */
export const storeTogether: StoreSteps = async (db, { steps, chains, versions }) => {
  const unknown = new Set(steps.map(({ table }) => table).filter((table) => !chains.has(table)));
  const known = new Map([...chains, ...(await lastChains(db, [...unknown]))]);
  const heads = new Map<string, Head>();
  const rows = steps.map(({ table, step }) => {
    const chain = chained(heads.get(table)?.chain ?? known.get(table) ?? null, step);
    heads.set(table, { n: step.n, chain });
    return { table, ...step, chain };
  });
  const column = <K extends keyof (typeof rows)[number]>(name: K): (typeof rows)[number][K][] =>
    rows.map((row) => row[name]);
  const now = lastOf(steps);
  const added = now.map(({ table }) => versions.get(table) ?? 0);
  await sql`WITH added AS (INSERT INTO steps (table_id, n, at, seat, request, lines, chain)
      SELECT * FROM unnest(${column('table')}::text[], ${column('n')}::integer[], ${column('at')}::bigint[],
        ${column('seat')}::integer[], ${column('request')}::text[], ${column('lines')}::text[], ${column('chain')}::text[]))
    UPDATE progress SET pending = now.pending, live = now.live, due = now.due,
      updated = coalesce(now.updated, progress.updated), version = progress.version + now.added
    FROM unnest(${now.map(({ table }) => table)}::text[], ${now.map(({ step }) => step.pending)}::integer[],
      ${now.map(({ step }) => step.live)}::text[], ${now.map(({ step }) => step.due)}::double precision[],
      ${now.map(({ updated }) => updated)}::bigint[], ${added}::integer[]) AS now (id, pending, live, due, updated, added)
    WHERE progress.table_id = now.id`.execute(db);
  for (const { table } of now) versions.delete(table);
  return heads;
};

/** The last step of each table, with the date of the last one that is not secret. */
function lastOf(steps: readonly NewStep[]): (NewStep & { updated: number | null })[] {
  const last = new Map<string, NewStep & { updated: number | null }>();
  for (const { table, step } of steps) {
    const updated = step.secret ? (last.get(table)?.updated ?? null) : step.at;
    last.set(table, { table, step, updated });
  }
  return [...last.values()];
}

async function lastChains(db: Db, tables: readonly string[]): Promise<Map<string, string | null>> {
  if (tables.length === 0) return new Map();
  const { rows } = await sql<{ id: string; chain: string | null }>`SELECT wanted.id, last.chain
    FROM unnest(${tables}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT chain FROM steps WHERE table_id = wanted.id ORDER BY n DESC LIMIT 1) AS last`.execute(
    db,
  );
  return new Map(rows.map(({ id, chain }) => [id, chain]));
}
