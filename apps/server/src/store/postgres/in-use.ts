import pg from 'pg';
import { StorageError } from '../engine.ts';
import { explainedPostgres } from './failures.ts';

/**
 * Any number, the same in every version. Each server and worker holds this lock together with the others while it
 * listens; a command that needs the database for itself holds it alone. PostgreSQL releases it when a connection ends.
 */
const IN_USE = 7_390_282;

/** Marks the database as used by a server, as long as the connection lasts. */
export async function markInUse(client: pg.Client): Promise<void> {
  if (await isGranted(client, 'pg_try_advisory_lock_shared')) return;
  throw new StorageError('a command such as "keyflower move" uses the database: wait until it is done');
}

/** Runs a command that no server may disturb; refused while servers or workers use the database. */
export async function aloneOn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    if (!(await isGranted(client, 'pg_try_advisory_lock'))) {
      throw new StorageError('servers or workers use the database: stop all of them first');
    }
    return await work();
  } catch (error) {
    throw explainedPostgres(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function isGranted(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(`SELECT ${lock}(${IN_USE}) AS granted`);
  return rows[0]!.granted;
}
