import type { Changes } from './changes.ts';
import { ChatStore } from './chat.ts';
import { HandStore } from './hands.ts';
import { JobStore } from './jobs.ts';
import { LoginStore } from './logins.ts';
import { MetaStore } from './meta.ts';
import { NoteStore } from './notes.ts';
import { PeopleStore } from './people.ts';
import { PushStore } from './push.ts';
import { ReminderStore } from './reminders.ts';
import { ResultStore } from './results.ts';
import type { Db } from './schema.ts';
import { ServerStore } from './servers.ts';
import { SessionStore } from './sessions.ts';
import { StatisticsStore } from './statistics.ts';
import { TableStore } from './tables.ts';

/** Everything that is stored, on one connection or in one transaction. */
export interface Stores {
  readonly people: PeopleStore;
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
  /** Only where servers share the database. */
  readonly servers: ServerStore;
  readonly logins: LoginStore;
}

export function storesOn(db: Db, changes: Changes): Stores {
  return {
    people: new PeopleStore(db, changes),
    sessions: new SessionStore(db, changes),
    tables: new TableStore(db, changes),
    hands: new HandStore(db),
    chat: new ChatStore(db, changes),
    notes: new NoteStore(db),
    results: new ResultStore(db),
    push: new PushStore(db),
    statistics: new StatisticsStore(db),
    meta: new MetaStore(db),
    reminders: new ReminderStore(db),
    jobs: new JobStore(changes),
    servers: new ServerStore(db, changes),
    logins: new LoginStore(db),
  };
}
