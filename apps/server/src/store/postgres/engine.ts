import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { explainedPostgres, hasEnded, isCollision, isPostgresFailure } from './failures.ts';
import { installQueue } from './jobs.ts';
import { migrate, mustFit } from './migrate.ts';
import { type Migration, MIGRATIONS } from './migrations.ts';
import { sharingOn } from './sharing.ts';
import { storeTogether } from './steps.ts';
import { Transactions } from './transaction.ts';

/** Connections of one process: requests read on several, and one after the other writes. */
const READERS = 8;
const WRITERS = 2;
const CONNECT_MS = 5000;
/** A query that takes longer is given up, and its connection closed. */
const QUERY_MS = 15_000;
/** As long as the driver can wait: 24 days. A query's own limit counts before that of its connection, also one in the URL. */
const LONGEST_MS = 2 ** 31 - 1;

const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Dates and sums are numbers that JavaScript can represent. */
const types = {
  getTypeParser: (oid: number, format?: string) =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export interface PostgresTarget {
  /** The URL. */
  postgres: string;
  /** The same database without a transaction pooler in between: who listens needs a connection of their own. */
  listen?: string;
}

export interface PostgresOptions {
  readOnly?: boolean | undefined;
  /** The schema must be there as this program knows it: only servers change it. */
  isMade?: boolean | undefined;
  migrations?: readonly Migration[] | undefined;
  /** Queries may take any time, and so may the pauses between those of a transaction. */
  noLimits?: boolean | undefined;
}

/** Connects, and brings the schema up to date unless the connection is for reading only. */
export async function openPostgres(
  target: PostgresTarget,
  { readOnly = false, isMade = false, migrations = MIGRATIONS, noLimits = false }: PostgresOptions = {},
): Promise<Engine> {
  const { postgres: url, listen = url } = target;
  const settings = { connectionString: url, types, keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
  const reading = pool({ ...settings, max: READERS, query_timeout: QUERY_MS });
  const writing = readOnly ? null : pool({ ...settings, max: WRITERS, query_timeout: QUERY_MS });
  const reads = on(reading, { readOnly: true, noLimits });
  const writes = writing && on(writing, { readOnly: false, noLimits });
  const sharing = readOnly ? null : sharingOn(listen);
  const transactions = writes && sharing ? new Transactions(writes, sharing.server, noLimits) : null;
  const close = async (): Promise<void> => {
    await sharing?.close();
    await transactions?.end().catch(() => {});
    await writes?.destroy();
    await reads.destroy();
  };
  try {
    const unlimited = on(writing ?? reading, { readOnly, noLimits: true });
    const schema = await migrate(reads, unlimited, migrations, { readOnly, isMade });
    if (!readOnly) await installQueue(listen);
    await transactions?.begin();
    return {
      kind: 'postgres',
      schema,
      reads,
      reading: (work) =>
        reads
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (db) => {
            if (noLimits) await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(db);
            return work(db);
          }),
      transaction: (work, tables = [], onDoubt) => {
        if (!transactions) throw new Error('this connection only reads');
        return transactions.run(work, tables, onDoubt);
      },
      stopAsking: () => transactions?.stopAsking(),
      storeSteps: storeTogether,
      isFailure: (error) => isPostgresFailure(error) || isCollision(error),
      explained: explainedPostgres,
      changedElsewhere: () => true,
      sharing,
      mustFit: () => mustFit(reads, migrations),
      close,
    };
  } catch (error) {
    await close().catch(() => {});
    throw explainedPostgres(error);
  }
}

function pool(settings: pg.PoolConfig): pg.Pool {
  const made = new pg.Pool(settings);
  // A connection that breaks while it is idle is replaced by the next query.
  made.on('error', () => {});
  // One that breaks while it is used tells its queries; without a listener it would end the process too.
  made.on('connect', (client) => client.on('error', () => {}));
  return made;
}

interface Use {
  readOnly: boolean;
  noLimits: boolean;
}

const on = (connections: pg.Pool, use: Use): Kysely<Schema> => {
  const guardedPool: PostgresPool = {
    connect: async () => guarded(connections, await connections.connect(), use),
    end: () => connections.end(),
  };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool }) });
};

/** Several statements in one message: the rows of all of them. */
const together = (results: readonly pg.QueryResult[]): Partial<pg.QueryResult> => ({
  ...results.at(-1),
  rows: results.flatMap(({ rows }) => rows as unknown[]),
});

const WRITES = /^\s*(insert|update|delete)\b/i;

/**
 * A connection that is closed after a failure: the driver gives up a query that takes too long, but would use its
 * connection again, which waits for the answer and may be within a transaction. The end of an idle connection may be
 * noticed only when it is used: what begins with a read or a transaction then begins on another one.
 */
function guarded(
  connections: pg.Pool,
  first: pg.PoolClient,
  { readOnly, noLimits }: Use,
): PostgresPoolClient {
  let client: pg.PoolClient | null = first;
  let failed = false;
  let othersLeft = readOnly ? READERS : WRITERS;
  const limit = noLimits ? { query_timeout: LONGEST_MS } : {};
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (readOnly && WRITES.test(text)) throw new Error('this connection is read-only: the journal writes');
    try {
      const result: unknown = await client!.query({ text, values: [...values], ...limit });
      othersLeft = 0;
      return Array.isArray(result) ? together(result as pg.QueryResult[]) : result;
    } catch (error) {
      if (othersLeft > 0 && hasEnded(error) && (readOnly || text.startsWith('BEGIN'))) {
        othersLeft -= 1;
        client!.release(true);
        client = null;
        client = await connections.connect();
        return query(text, values);
      }
      failed ||= isPostgresFailure(error);
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client?.release(failed) };
}
