import type { NewTable } from '@keyflower/protocol';
import type { ServeOptions } from '../../src/server/serve.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';
import { emptyPostgres } from './engines.ts';
import { type Connection, Person } from './person.ts';
import { startServer, type TestServer } from './server.ts';
import type { PlayedTable, Seated } from './tables.ts';

/** Two servers on one database. */
export interface TwoServers {
  one: TestServer;
  two: TestServer;
  database: Awaited<ReturnType<typeof emptyPostgres>>;
  close(): Promise<void>;
}

export async function startTwo(
  flags: Record<string, string> = {},
  more: Partial<ServeOptions> = {},
): Promise<TwoServers> {
  const database = await emptyPostgres({ schema: true });
  const shared = { ...flags, 'database-url': database.target.postgres };
  const one = await startServer(shared, more);
  const two = await startServer(shared, more);
  return {
    one,
    two,
    database,
    close: async () => {
      await Promise.all([one.close(), two.close()]);
      await database.remove();
    },
  };
}

/** The same person, at another server. */
export function at({ url }: TestServer, person: Person): Person {
  const there = new Person(url);
  there.cookie = person.cookie;
  there.token = person.token;
  there.id = person.id;
  there.name = person.name;
  return there;
}

export async function connected(server: TestServer, person: Person): Promise<Connection> {
  const connection = await at(server, person).connect();
  await connection.message('welcome');
  return connection;
}

export async function watching(server: TestServer, person: Person, table: string): Promise<Connection> {
  const connection = await connected(server, person);
  await connection.watch(table);
  return connection;
}

/** A table whose players are connected to the servers in turn, before its game. */
export async function openTable(
  servers: readonly TestServer[],
  settings: Partial<NewTable> & Pick<NewTable, 'options'>,
): Promise<PlayedTable> {
  const { players: count } = settings.options;
  const people = await Promise.all(Array.from({ length: count }, (_, i) => arrive(servers, i)));
  const [host] = atLeast(1, people);
  const id = await host.createTable({ public: true, ...settings });
  const key = must((await host.table(id)).you.key ?? undefined);
  const players: Seated[] = [];
  for (const [seat, person] of people.entries()) {
    if (seat > 0) {
      await person.post(`/tables/${id}/enter`, { key });
      const { status, body } = await person.post(`/tables/${id}/sit`, { seat });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
    const connection = await person.connect();
    await connection.watch(id);
    players.push({ person, connection, seat });
  }
  // A server hears a moment later who is connected to another one.
  for (const { connection } of players) {
    // One that sat down after it was known to be connected is told with the table.
    await connection.until(
      () =>
        connection.latest('presence')?.online.every(Boolean) ||
        connection.latest('table')?.table.seats.every(({ online }) => online),
      'all players',
    );
  }
  return { id, players };
}

const arrive = (servers: readonly TestServer[], i: number): Promise<Person> =>
  Person.arrive(must(servers[i % servers.length]).url);

/** The same, with its game begun. */
export async function playedTable(
  servers: readonly TestServer[],
  settings: Partial<NewTable> & Pick<NewTable, 'options'>,
): Promise<PlayedTable> {
  const table = await openTable(servers, settings);
  const { status, body } = await must(table.players[0]).person.post(`/tables/${table.id}/start`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (const { connection } of table.players) await connection.message('view');
  return table;
}

/** Cuts the connections on which servers hear of each other; they are opened again after a moment. */
export async function cutNotices({ database }: TwoServers): Promise<void> {
  const cut = await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'keyflower notices'`);
  if (cut.length !== 2) throw new Error(`${cut.length} connections for notices`);
}
