import type { ServerContext } from '../context/index.ts';
import { broadcastTable } from '../tables/index.ts';

/** Applies changes that the command line made to the database: removed and banned people are disconnected. */
export async function peopleChanged(context: ServerContext): Promise<{ closed: number }> {
  await context.store.people.refresh();
  for (const { id, deleted } of await context.store.people.absentHolders(Date.now())) {
    // Once a ban ends, the person may take their seat back. One unreadable game must not keep other people out.
    context.personTables
      .leaveAll(id, deleted === null ? 'left' : 'resigned')
      .catch((error: unknown) =>
        context.log.error({ error: String(error) }, 'the seats of a removed person could not be given up'),
      );
  }
  let closed = 0;
  const watched = new Set<string>();
  await Promise.all(
    Array.from(context.hub.clients(), async (client) => {
      const reason = await context.visitors.whyEnded(client);
      if (reason === null) for (const id of client.watching.keys()) watched.add(id);
      else {
        client.dismiss(reason);
        closed += 1;
      }
    }),
  );
  // Names at these tables may have changed.
  for (const id of watched) {
    const table = context.tables.cache.peek(id);
    table?.whenSettled(() => broadcastTable(context.tables, table));
  }
  return { closed };
}
