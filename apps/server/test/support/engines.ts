import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { StoreTarget } from '../../src/store/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

/* Empty databases of both engines, for tests that run on each. */

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineKind = (typeof ENGINES)[number];

export interface TestDatabase {
  target: StoreTarget;
  /** Runs a statement beside the store, on a connection of its own. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

const url = (database: string): string =>
  `postgres://postgres@127.0.0.1:${inject('postgresPort')}/${database}`;

/** A connection to the PostgreSQL of this run, which may still be starting. */
async function connected(database: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url(database) });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 600) throw error;
      await wait(100);
    }
  }
}

/** Tests ask again and again until something is so: a connection for each question would take longer than its answer. */
function besideStore(database: string): { query: TestDatabase['query']; end(): Promise<void> } {
  let idle: pg.Client | null = null;
  const opened = async (): Promise<pg.Client> => {
    const client = await connected(database);
    // Tests cut connections.
    client.on('error', () => {});
    client.on('end', () => {
      if (idle === client) idle = null;
    });
    return client;
  };
  return {
    query: async (sql) => {
      // A question that is asked meanwhile has a connection of its own.
      const client = idle ?? (await opened());
      idle = null;
      const { rows } = await client.query<Record<string, unknown>>(sql).catch(async (error: unknown) => {
        await client.end();
        throw error;
      });
      if (idle) await client.end();
      else idle = client;
      return rows;
    },
    end: async () => {
      await idle?.end();
    },
  };
}

const TEMPLATE = 'with_schema';

/** Makes a database with the schema, unless there is one. Its migrations take longer than copying it. */
async function ensureTemplate(admin: pg.Client): Promise<void> {
  // Until this connection ends: other workers wait for the same.
  await admin.query('SELECT pg_advisory_lock(1)');
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rowCount !== 0) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await admin.query(`CREATE DATABASE ${unfinished}`);
  const { Store } = await import('../../src/store/index.ts');
  await (await Store.open({ postgres: url(unfinished) })).close();
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`);
}

/** A database without rows, and without a schema unless asked for. */
export async function emptyPostgres(
  has: { schema?: boolean } = {},
): Promise<TestDatabase & { target: { postgres: string } }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await connected('postgres');
  if (has.schema) await ensureTemplate(admin);
  const template = has.schema ? ` TEMPLATE ${TEMPLATE}` : '';
  // Without a log entry for every page: that takes longer where nothing has to reach the disk.
  await admin.query(`CREATE DATABASE ${name}${template} STRATEGY FILE_COPY`);
  await admin.end();
  const beside = besideStore(name);
  return {
    target: { postgres: url(name) },
    query: beside.query,
    remove: async () => {
      await beside.end();
      const again = await connected('postgres');
      await again.query(`DROP DATABASE ${name} WITH (FORCE)`).finally(() => again.end());
    },
  };
}

export async function emptySqlite(
  path = join(mkdtempSync(join(tmpdir(), 'keyflower-store-')), 'keyflower.sqlite'),
): Promise<TestDatabase & { target: { sqlite: string } }> {
  const { opened } = await import('../../src/store/index.ts');
  return {
    target: { sqlite: path },
    query: async (sql) => {
      const db = opened(path);
      try {
        const statement = db.prepare(sql);
        if (!/^\s*(select|pragma)/i.test(sql)) {
          statement.run();
          return [];
        }
        return statement.all() as Record<string, unknown>[];
      } finally {
        db.close();
      }
    },
    remove: async () => rmSync(dirname(path), { recursive: true, force: true }),
  };
}

export const emptyDatabase = (kind: EngineKind): Promise<TestDatabase> =>
  kind === 'sqlite' ? emptySqlite() : emptyPostgres({ schema: true });
