import { Database, type DatabaseOptions, type Statement } from './database.ts';
import { HandStore } from './hands.ts';
import { Heads } from './heads.ts';
import { Journal } from './journal.ts';
import { NoteStore } from './notes.ts';
import { BELIEVED_MS, PeopleStore } from './people.ts';
import { PushStore } from './push.ts';
import { ResultStore } from './results.ts';
import { SessionStore } from './sessions.ts';
import { TableStore } from './tables.ts';
import { ChatStore } from './chat.ts';

/** The whole storage. Reads are direct; writes go through the journal. */
export class Store {
  readonly db: Database;
  readonly journal: Journal;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly tables: TableStore;
  readonly hands: HandStore;
  readonly chat: ChatStore;
  readonly notes: NoteStore;
  readonly results: ResultStore;
  readonly push: PushStore;
  private heads: Heads | null = null;
  private readonly readMeta: Statement<{ value: string }>;
  private readonly writeMeta: Statement<never>;

  constructor(path: string, options: DatabaseOptions = {}) {
    this.db = new Database(path, options);
    this.journal = new Journal(this.db);
    this.people = new PeopleStore(this.db, options.readOnly ? 0 : BELIEVED_MS);
    this.sessions = new SessionStore(this.db);
    this.tables = new TableStore(this.db);
    this.hands = new HandStore(this.db);
    this.chat = new ChatStore(this.db);
    this.notes = new NoteStore(this.db);
    this.results = new ResultStore(this.db);
    this.push = new PushStore(this.db);
    this.readMeta = this.db.prepare('SELECT value FROM meta WHERE key = ?');
    this.writeMeta = this.db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  }

  /**
   * Compares the database with the file that has the last step of every table, and keeps that file from now on. `mend`
   * deals with what is missing, in one transaction; after a crash before its end it is found again.
   */
  keepHeads(path: string, mend: (found: Pick<Heads, 'lost' | 'unknown'>) => void): Heads {
    const heads = new Heads(path, this.tables, this.meta('heads'));
    this.db.transaction(() => {
      mend(heads);
      if (this.meta('heads') !== heads.id) this.setMeta('heads', heads.id);
    });
    heads.open();
    this.heads = heads;
    this.journal.onStored = () => heads.write();
    this.journal.onRolledBack = () => heads.forget();
    return heads;
  }

  meta(key: string): string | undefined {
    return this.readMeta.get(key)?.value;
  }

  setMeta(key: string, value: string): void {
    this.writeMeta.run(key, value);
  }

  close(): void {
    this.journal.flush();
    this.heads?.close();
    this.db.close();
  }
}
