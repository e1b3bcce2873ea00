import type { ServerContext } from '../context/index.ts';
import { isBanned } from '../people/index.ts';
import type { PersonRow } from '../store/index.ts';

/** Applies changes of people by other servers and by the command line. */
export class PeopleElsewhere {
  private readonly context: ServerContext;

  constructor(context: ServerContext) {
    this.context = context;
  }

  async apply(people: readonly string[], signedOut: readonly string[]): Promise<void> {
    const { store } = this.context;
    const changed = [...new Set([...people, ...signedOut])];
    const before = new Map(people.map((id) => [id, shownOf(store.people.known(id))]));
    await store.people.reload(changed);
    for (const person of changed) await this.checkSockets(person);
    for (const row of await store.people.several(people)) {
      if (row.deleted !== null || isBanned(row)) await this.leaveTables(row);
      const shown = before.get(row.id);
      if (shown !== undefined && shown !== shownOf(row)) await this.context.personTables.announce(row.id);
    }
  }

  /** Ends sockets whose session is over, and reads whose chat they do not want to see. */
  private async checkSockets(person: string): Promise<void> {
    const { hub, visitors, store } = this.context;
    const clients = [...hub.ofPerson(person)];
    if (clients.length === 0) return;
    const blocked = new Set(await store.chat.blockedBy(person));
    for (const client of clients) {
      const reason = await visitors.whyEnded(client);
      if (reason !== null) client.dismiss(reason);
      else client.blocked = blocked;
    }
  }

  /** Other players must not wait for them. Once a ban ends, they may take their seats back. */
  private leaveTables({ id, deleted }: PersonRow): Promise<void> {
    return this.context.personTables.leaveAll(id, deleted === null ? 'left' : 'resigned');
  }
}

/** What tables show of a person. */
const shownOf = (row: Readonly<PersonRow> | undefined): string | undefined =>
  row && JSON.stringify([row.name, row.is_bot, row.deleted === null, row.password === null]);
