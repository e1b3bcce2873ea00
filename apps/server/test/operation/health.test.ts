import { QuickRandom } from '@keyflower/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '../../../../scripts/testing/must.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { emptyPostgres } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { mover, readiness, tryToAct, untilReadiness } from '../support/fault-helpers.ts';
import { Person } from '../support/person.ts';
import { PostgresProxy } from '../support/postgres-proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type PlayedTable, playOn, type Seated, startedTable } from '../support/tables.ts';

const answer = async ({ url }: TestServer, path: string): Promise<unknown> => {
  const response = await fetch(`${url}${path}`);
  return [response.status, await response.json()];
};
const READY = [200, { ok: true }];

describe('a closing server', () => {
  it('says first that it is not ready, works on for the drain time, and then closes', async () => {
    let pass: () => void = () => {};
    const waited: number[] = [];
    const wait = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        waited.push(ms);
        pass = resolve;
      });
    const server = await startServer({ 'drain-time': '7' }, { wait });
    expect([await answer(server, '/readyz'), await answer(server, '/healthz')]).toEqual([READY, READY]);
    const table = await startedTable(server.url, { options: { players: 2 }, public: true });
    const closing = server.close();
    await eventually(() => waited.length > 0, 'the drain time');
    expect(waited).toEqual([7000]);
    expect(await answer(server, '/readyz')).toEqual([503, { ok: false, reason: 'closing' }]);
    expect(await answer(server, '/healthz')).toEqual(READY);
    await playOn(table, 'meanwhile', 3);
    expect((await new Person(server.url).get('/tables')).status).toBe(200);
    expect(table.players.some(({ connection }) => connection.closed)).toBe(false);
    pass();
    await closing;
    for (const { connection } of table.players) {
      await connection.until(() => connection.closed, 'the end');
      expect(connection.received.at(-1)).toEqual({ type: 'bye', reason: 'restart' });
    }
    await expect(readiness(server.url)).rejects.toThrow('fetch failed');
  });
});

describe('a server on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof emptyPostgres>>;
  let proxy: PostgresProxy;
  let server: TestServer;
  beforeEach(async () => {
    database = await emptyPostgres({ schema: true });
    proxy = await PostgresProxy.before(database.target.postgres);
    server = await startServer({ 'database-url': proxy.url(database.target.postgres) });
  });
  afterEach(async () => {
    await server.close();
    proxy.close();
    await database.remove();
  });

  it('is ready, and not while a newer program has changed the schema beyond what it knows', async () => {
    expect(await answer(server, '/readyz')).toEqual(READY);
    const set = (needs: number): Promise<unknown> =>
      database.query(`UPDATE meta SET value = '{"schema":99,"needs":${needs}}' WHERE key = 'schema'`);
    await set(MIGRATIONS.length);
    await untilReadiness(server.url, 200);
    await set(MIGRATIONS.length + 1);
    await untilReadiness(server.url, 503);
    expect(await answer(server, '/readyz')).toEqual([503, { ok: false, reason: 'schema' }]);
    expect(await answer(server, '/healthz')).toEqual(READY);
    await set(MIGRATIONS.length);
    await untilReadiness(server.url, 200);
  });

  it('is not ready while the database gives no answer', async () => {
    proxy.isDown = true;
    proxy.stall();
    await untilReadiness(server.url, 503);
    expect(await answer(server, '/healthz')).toEqual(READY);
    proxy.isDown = false;
    proxy.cut();
    await untilReadiness(server.url, 200);
  });

  it.each([
    ['request', ({ person }: Seated) => person.post('/tables', { options: { players: 2 } })],
    ['message', (_: Seated, table: PlayedTable) => tryToAct(table, new QuickRandom('a'))],
  ])('that closes before it knows whether something was stored does not refuse the %s', async (_, send) => {
    const table = await startedTable(server.url, { options: { players: 2 } });
    const sender = must(mover(table));
    const { connection } = sender;
    await server.running.context.store.journal.settled();
    // Not earlier: what the request reads may need another connection.
    proxy.goesDown = true;
    // Not a heartbeat, which announces nothing: the request would be refused before it writes.
    proxy.cutOnly = 'pg_notify';
    proxy.cutNext = 'after';
    const from = connection.received.length;
    const answered = vi.fn<() => void>();
    send(sender, table).then(answered, () => {});
    await connection.message('storage', from);
    expect(await readiness(server.url)).toBe(503);
    await server.running.close();
    await connection.until(() => connection.closed, 'the end');
    // Which tables wait for the player is told some time after the start.
    const told = connection.received.slice(from).filter(({ type }) => type !== 'waiting');
    expect(told.map(({ type }) => type)).toEqual(['storage', 'bye']);
    expect(answered).not.toHaveBeenCalled();
  });
});
