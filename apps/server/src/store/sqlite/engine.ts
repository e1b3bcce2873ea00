import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { storeOneByOne } from '../steps.ts';
import { Database, explained, isSqliteFailure } from './database.ts';
import { storeIn } from './steps.ts';

/** Opens a file with one connection that reads and, unless it is for reading only, one that writes. */
export function openSqlite(path: string, readOnly: boolean): Engine {
  const writing = readOnly ? null : new Database(path);
  const reading = new Database(path, { readOnly: true });
  const [reads, writes] = [on(reading), writing && on(writing)];
  return {
    kind: 'sqlite',
    schema: reading.schema,
    reads,
    reading: (work) => reads.transaction().setAccessMode('read only').execute(work),
    transaction: (work) => {
      if (!writes) throw new Error('this connection only reads');
      return writes.transaction().execute((db) => work(db, null, []));
    },
    stopAsking: () => {},
    storeSteps: writing ? storeIn(writing) : storeOneByOne,
    isFailure: isSqliteFailure,
    explained: (error) => explained(error, path),
    changedElsewhere: () => writing?.changedElsewhere() ?? true,
    sharing: null,
    mustFit: async () => {},
    close: async () => {
      await writes?.destroy();
      await reads.destroy();
    },
  };
}

const on = (database: Database): Kysely<Schema> => new Kysely<Schema>({ dialect: dialectOf(database) });

const dialectOf = (database: Database): Dialect => ({
  createDriver: () => new SqliteDriver(database),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Kysely's own driver prepares every query anew, and begins transactions that writers may not finish. */
class SqliteDriver implements Driver {
  private readonly database: Database;
  private readonly connection: DatabaseConnection;
  /** Fulfilled when all who asked for the connection before have released it. */
  private free = Promise.resolve();
  private release: () => void = () => {};

  constructor(database: Database) {
    this.database = database;
    this.connection = {
      executeQuery: <R>({ sql, parameters }: CompiledQuery) =>
        Promise.resolve(database.query(sql, parameters) as unknown as QueryResult<R>),
      // oxlint-disable-next-line require-yield -- rows are never streamed
      async *streamQuery() {
        throw new Error('rows are not streamed');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release = (): void => {};
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(
    _connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    this.database.exec(accessMode === 'read only' ? 'BEGIN' : 'BEGIN IMMEDIATE');
  }

  async commitTransaction(): Promise<void> {
    this.database.exec('COMMIT');
  }

  async rollbackTransaction(): Promise<void> {
    this.database.rollback();
  }

  async destroy(): Promise<void> {
    this.database.close();
  }
}
