import type { ServerContext } from '../context/index.ts';
import type { Client } from '../socket/index.ts';
import { broadcastTable } from '../tables/index.ts';
import { isBanned } from '../people/index.ts';

/** Applies changes that the command line made to the database: removed and banned people are disconnected. */
export function peopleChanged(context: ServerContext): { closed: number } {
  context.store.people.forgetCached();
  for (const { id, deleted } of context.store.people.absentHolders(Date.now())) {
    // Once a ban ends, the person may take their seat back. One unreadable game must not keep other people out.
    context.personTables
      .leaveAll(id, deleted === null ? 'left' : 'resigned')
      .catch((error: unknown) =>
        context.log.error({ error: String(error) }, 'the seats of a removed person could not be given up'),
      );
  }
  let closed = 0;
  const watched = new Set<string>();
  for (const client of Array.from(context.hub.clients())) {
    const reason = whyGo(context, client);
    if (reason === null) for (const id of client.watching.keys()) watched.add(id);
    else {
      client.dismiss(reason);
      closed += 1;
    }
  }
  // Names at these tables may have changed.
  for (const id of watched) {
    const table = context.tables.cache.peek(id);
    table?.whenSettled(() => broadcastTable(context.tables, table));
  }
  return { closed };
}

function whyGo({ store }: ServerContext, { person, credential }: Client): 'banned' | 'signed-out' | null {
  const row = store.people.get(person);
  if (!row || row.deleted !== null) return 'signed-out';
  if (isBanned(row)) return 'banned';
  return (store.sessions.get(credential) ?? store.sessions.tokenByHash(credential)) ? null : 'signed-out';
}
