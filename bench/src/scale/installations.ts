import { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import type { Contender } from '../server/contenders.ts';
import {
  freshFolder,
  NO_LIMITS,
  runLoad,
  type RunningKeyflower,
  startKeyflower,
} from '../server/processes.ts';
import type { StoredRows } from './stored-rows.ts';

/* Installations of the server: one process on SQLite, or some on one PostgreSQL. */

export interface Installation extends Contender {
  /** Milliseconds until the first server listened, when it was last started. */
  startMs: number;
}

/** Enough memory for what a server of this size has in use; everything else is as it comes. */
const POSTGRES = ['max_connections=200', 'shared_buffers=512MB', 'max_wal_size=4GB'];

const postgresServers = new Set<PostgresServer>();

/** Removes the databases; to be called before the process ends. */
export async function removePostgres(): Promise<void> {
  await Promise.all([...postgresServers].map((server) => server.remove()));
}

export function onSqlite(name: string, rows?: StoredRows): Installation {
  const made: Installation = {
    name,
    what: `SQLite${rows ? `, ${rows.games} stored games` : ''}`,
    startMs: 0,
    start: async () => {
      const folder = freshFolder();
      if (rows) await rows.intoSqlite(folder);
      const server = await startKeyflower(folder);
      made.startMs = server.startMs;
      return server;
    },
    drive: (order) => runLoad('keyflower-load', order),
  };
  return made;
}

/** `apart`: the players of a table are on different servers. */
export function onPostgres(name: string, servers: number, apart = false, rows?: StoredRows): Installation {
  let ports: number[] = [];
  const places = apart ? ', the players of a table on different ones' : '';
  const made: Installation = {
    name,
    what: `PostgreSQL, ${servers} server${servers > 1 ? 's' : ''}${places}${rows ? `, ${rows.games} stored games` : ''}`,
    startMs: 0,
    start: async () => {
      const postgres = await PostgresServer.start(POSTGRES);
      postgresServers.add(postgres);
      const flags = [...NO_LIMITS, `--database-url=${postgres.url()}`];
      if (rows) {
        // The schema is the program's own.
        await (await startKeyflower(freshFolder(), { flags })).stop();
        await rows.intoPostgres(postgres.url());
      }
      const running: RunningKeyflower[] = [];
      for (let i = 0; i < servers; i++) running.push(await startKeyflower(freshFolder(), { flags }));
      made.startMs = running[0].startMs;
      ports = running.map(({ port }) => port);
      return {
        port: ports[0],
        stop: async () => {
          await Promise.all(running.map((server) => server.stop()));
          await postgres.remove();
          postgresServers.delete(postgres);
        },
      };
    },
    drive: (order) => runLoad('keyflower-load', { ...order, ports, apart }),
  };
  return made;
}
