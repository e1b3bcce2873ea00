import { Changes } from './changes.ts';
import type { ChatStore } from './chat.ts';
import type { Engine, Sharing } from './engine.ts';
import type { HandStore } from './hands.ts';
import type { JobChange } from './job.ts';
import type { JobStore } from './jobs.ts';
import { Journal } from './journal.ts';
import { KnownPeople } from './known-people.ts';
import type { LoginStore } from './logins.ts';
import type { MetaStore } from './meta.ts';
import type { NoteStore } from './notes.ts';
import { openPostgres, type PostgresTarget } from './postgres/engine.ts';
import type { Migration } from './postgres/migrations.ts';
import type { PushStore } from './push.ts';
import type { ReminderStore } from './reminders.ts';
import type { ResultStore } from './results.ts';
import type { ServerStore } from './servers.ts';
import type { SessionStore } from './sessions.ts';
import { openSqlite } from './sqlite/engine.ts';
import { Heads } from './sqlite/heads.ts';
import type { StatisticsStore } from './statistics.ts';
import { type Stores, storesOn } from './stores.ts';
import type { TableStore } from './tables.ts';

/** Where everything is stored: a file, or a server by its URL. */
export type StoreTarget = { sqlite: string } | PostgresTarget;

export interface StoreOptions {
  /** For a second connection beside the one that writes: nothing is checked, migrated or written. */
  readOnly?: boolean;
  /** PostgreSQL's schema must be there already: commands beside servers of another version must not change it. */
  isMade?: boolean;
  /** The schema of PostgreSQL that the program knows; overridden by tests only. */
  migrations?: readonly Migration[] | undefined;
}

/** The whole storage. Reads are direct; writes go through the journal. */
export class Store implements Stores {
  readonly journal: Journal;
  readonly people: KnownPeople;
  readonly sessions: SessionStore;
  readonly tables: TableStore;
  readonly hands: HandStore;
  readonly chat: ChatStore;
  readonly notes: NoteStore;
  readonly results: ResultStore;
  readonly push: PushStore;
  readonly statistics: StatisticsStore;
  readonly meta: MetaStore;
  readonly reminders: ReminderStore;
  readonly jobs: JobStore;
  readonly servers: ServerStore;
  readonly logins: LoginStore;
  /** Where no other process could do them: is told of jobs that were stored or removed. */
  onJobs: (changes: Iterable<JobChange>) => void = () => {};
  private readonly engine: Engine;
  private heads: Heads | null = null;
  private lastApart: Promise<unknown> = Promise.resolve();

  private constructor(engine: Engine) {
    this.engine = engine;
    const stores = storesOn(engine.reads, new Changes());
    this.people = new KnownPeople(engine.reads, () => engine.changedElsewhere());
    this.sessions = stores.sessions;
    this.tables = stores.tables;
    this.hands = stores.hands;
    this.chat = stores.chat;
    this.notes = stores.notes;
    this.results = stores.results;
    this.push = stores.push;
    this.statistics = stores.statistics;
    this.meta = stores.meta;
    this.reminders = stores.reminders;
    this.jobs = stores.jobs;
    this.servers = stores.servers;
    this.logins = stores.logins;
    this.journal = new Journal(engine);
    this.journal.onStored = ({ changes, people }) => {
      this.people.stored([...changes.people], people);
      this.heads?.write(changes.heads);
      if (!engine.sharing) this.onJobs(changes.jobs.values());
    };
  }

  static async open(target: StoreTarget, options: StoreOptions = {}): Promise<Store> {
    return new Store(
      'postgres' in target
        ? await openPostgres(target, options)
        : openSqlite(target.sqlite, options.readOnly ?? false),
    );
  }

  get kind(): Engine['kind'] {
    return this.engine.kind;
  }

  /** What other servers on the same database need; null where there can be none. */
  get sharing(): Pick<Sharing, 'server' | 'listen' | 'isListening' | 'tell'> | null {
    return this.engine.sharing;
  }

  /** The schema's version, which is the number of migrations that were run. */
  get schema(): number {
    return this.engine.schema;
  }

  /** Reads whether this program can still work with the schema, and throws a StorageError if not. */
  mustFit(): Promise<void> {
    return this.engine.mustFit();
  }

  /** Runs in a short transaction of its own, beside the journal: for rows that several servers lock at the same time. */
  apart<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    // One after the other: the journal needs a connection too.
    const done = this.lastApart.then(() =>
      this.engine.transaction((db) => work(storesOn(db, new Changes()))),
    );
    this.lastApart = done.catch(() => {});
    return done;
  }

  /** Runs several reads on one state of the database. */
  reading<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.engine.reading((db) => work(storesOn(db, new Changes())));
  }

  /**
   * Compares the database with the file that has the last step of every table, and keeps that file from now on. `mend`
   * deals with what is missing, in one transaction; after a crash before its end it is found again.
   */
  async keepHeads(
    path: string,
    mend: (found: Pick<Heads, 'lost' | 'unknown'>, tx: Stores) => Promise<void>,
  ): Promise<Heads> {
    const heads = await Heads.compare(path, this.tables, await this.meta.get('heads'));
    const changes = new Changes();
    await this.engine.transaction(async (db) => {
      const tx = storesOn(db, changes);
      await mend(heads, tx);
      if ((await tx.meta.get('heads')) !== heads.id) await tx.meta.set('heads', heads.id);
    });
    heads.open(changes.heads);
    this.heads = heads;
    return heads;
  }

  /** Call it before waiting for writes at the end: one whose outcome is not known ends with an `OutcomeUnknown`. */
  stopAsking(): void {
    this.engine.stopAsking();
  }

  async close(): Promise<void> {
    this.stopAsking();
    await this.journal.flush();
    this.heads?.close();
    await this.engine.close();
  }
}
