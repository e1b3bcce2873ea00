import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Store, type StepRecord, type Stores, type TableRecord } from '../../src/store/index.ts';
import { emptyDatabase, type EngineKind, type TestDatabase } from './engines.ts';

/* A store on an empty database for each test, and rows to fill it with. */

/** A date that does not fit into 32 bits. */
export const NOW = 1_800_000_000_123;

/** Quotes, marks of SQL and JSON, several lines, other scripts, characters beyond the first 65536. */
export const STRANGE_TEXT = `It's "quoted"; \`--\` $1 ? :a \\ % _ {}\n\ttwo lines\r\nÄß 中文 עברית 🌷👩‍🌾`;

const TABLES = [
  'people',
  'sessions',
  'tokens',
  'one_time',
  'tables',
  'progress',
  'seats',
  'access',
  'steps',
  'chat',
  'results',
  'blocks',
  'reports',
  'audit',
  'push',
  'hands',
  'notes',
  'reminders',
  'statistics',
] as const;

/** All other rows go with these. */
const EMPTY = `DELETE FROM people; DELETE FROM tables; DELETE FROM reports; DELETE FROM audit;
  DELETE FROM statistics;  DELETE FROM meta WHERE key <> 'schema'`;

type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;

export class OpenStore {
  readonly kind: EngineKind;
  database!: TestDatabase;
  store!: Store;

  constructor(kind: EngineKind) {
    this.kind = kind;
  }

  /** Creating a database takes PostgreSQL longer than emptying one. */
  async begin(): Promise<void> {
    if (this.kind === 'sqlite') this.database = await emptyDatabase('sqlite');
    this.store = await Store.open(this.database.target);
    if (this.kind === 'postgres') await this.database.query(EMPTY);
  }

  async end(): Promise<void> {
    await this.store.close();
    if (this.kind === 'sqlite') await this.database.remove();
  }

  commit<T>(write: (tx: Stores) => Promise<T>): Promise<T> {
    return this.store.journal.commit(write);
  }

  /** Reads past the cache of people. */
  read<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.store.reading(work);
  }

  /** Adds guests, each named after the id. */
  guests(...ids: string[]): Promise<void> {
    return this.commit(async ({ people }) => {
      for (const id of ids) await people.addGuest(id, `Name of ${id}`, 'en', NOW);
    });
  }

  /** Adds a table with empty seats. */
  table(id: string, changes: Partial<TableRecord> = {}, seats = 2): Promise<void> {
    const { host = null, created = NOW, ...others } = changes;
    const row = { id, public: 1, rated: 0, host, key: `key of ${id}`, settings: '{}', created, reason: null };
    return this.commit(async ({ tables }) => {
      await tables.add(
        row,
        Array.from({ length: seats }, (_, seat) => `${id}-${seat}`),
      );
      await tables.set(id, others);
    });
  }

  /** All rows of a database table as stored, in a fixed order. */
  async rows(table: string): Promise<Row[]> {
    return (await this.rowsOf([table]))[table]!;
  }

  /** Everything that is stored. */
  async everything(): Promise<Rows> {
    const { meta = [], ...rows } = await this.rowsOf(['meta', ...TABLES]);
    return { ...rows, meta: meta.filter(({ key }) => key !== 'schema') };
  }

  private async rowsOf(tables: readonly string[]): Promise<Rows> {
    const rows: Rows = {};
    if (this.kind === 'sqlite') {
      for (const table of tables) rows[table] = await this.database.query(`SELECT * FROM ${table}`);
    } else {
      const lists = tables.map((table) => `(SELECT json_agg(x) FROM ${table} x) AS ${table}`);
      const [found] = (await this.database.query(`SELECT ${lists.join(', ')}`)) as Record<
        string,
        Row[] | null
      >[];
      for (const table of tables) rows[table] = found![table] ?? [];
    }
    const text = (row: Row): string => JSON.stringify(Object.entries(row));
    for (const found of Object.values(rows)) found.sort((a, b) => (text(a) < text(b) ? -1 : 1));
    return rows;
  }
}

/** Call it within `describe`: opens the store before each test and closes it after. */
export function openStore(kind: EngineKind): OpenStore {
  const open = new OpenStore(kind);
  if (kind === 'postgres') {
    beforeAll(async () => {
      open.database = await emptyDatabase('postgres');
    });
    afterAll(() => open.database.remove());
  }
  beforeEach(() => open.begin());
  afterEach(() => open.end());
  return open;
}

type Step = Parameters<Stores['tables']['step']>[1];

/** A step at a time that follows from its number. */
export const step = (n: number, changes: Partial<Step & StepRecord> = {}): Step => ({
  n,
  at: NOW + n,
  seat: null,
  request: null,
  lines: `line ${n}`,
  pending: 0,
  live: '{}',
  due: null,
  ...changes,
});

type Result = Parameters<Stores['results']['add']>[0];

export const result = (table: string, seat: number, changes: Partial<Result> = {}): Result => ({
  table_id: table,
  seat,
  person: null,
  players: 2,
  score: 10,
  won: 0,
  rank: 1,
  rated: 0,
  mu: null,
  sigma: null,
  at: NOW,
  ...changes,
});
