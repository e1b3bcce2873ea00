import pg from 'pg';

const CONNECT_MS = 5000;
const QUERY_MS = 10_000;

/** A connection that ends when an answer does not come in time: whatever is sent after it would wait too. */
class Connection extends pg.Client {
  override query = ((...values: unknown[]) => {
    const answer = (super.query as (...given: unknown[]) => unknown)(...values);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (String(error).includes('Query read timeout')) this.end().catch(() => {});
      });
    }
    return answer;
  }) as pg.Client['query'];
}

/** Connections for the queue alone: it listens, which a transaction pooler in between does not allow. */
export function queueConnections(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    Client: Connection,
  });
  // A connection that breaks tells its queries, and is replaced by the next one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
