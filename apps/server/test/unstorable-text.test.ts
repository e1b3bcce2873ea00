import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, emptyDatabase, type TestDatabase } from './support/engines.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

/* PostgreSQL stores no NUL, and SQLite only what comes before it. */

const UNSTORABLE = ['\0', 'a\0b', 'a\nb', 'half \uD83D of a character'];

describe.each(ENGINES)('text that cannot be stored, on %s', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeEach(async () => {
    database = await emptyDatabase(engine);
    server = await startServer(
      'postgres' in database.target ? { 'database-url': database.target.postgres } : {},
    );
  });
  afterEach(async () => {
    await server.close();
    await database.remove();
  });

  const isReady = async (): Promise<boolean> => (await fetch(`${server.url}/readyz`)).ok;
  const mistakes = (): unknown[] => server.logged.filter(({ level }) => level === 'error');

  test('is refused as id of a request, and neither the table nor others notice', async () => {
    const table = await startedTable(server.url, { options: { players: 2 } });
    const [{ connection }] = atLeast(1, table.players);
    for (const id of UNSTORABLE) {
      const from = connection.received.length;
      connection.send({ type: 'act', table: table.id, id, version: 0, action: { type: 'pass' } });
      const { error } = await connection.message('refused', from);
      expect(error).toMatchObject({ reason: 'invalid-request', facts: { field: 'id' } });
    }
    expect(await isReady()).toBe(true);
    expect(await playOn(table, 'afterwards', 4)).toBe(4);
    expect(mistakes()).toEqual([]);
    for (const player of table.players) await player.connection.close();
  });

  test('is refused as seed', async () => {
    const person = await Person.arrive(server.url);
    for (const seed of UNSTORABLE) {
      const { status } = await person.post('/tables', { options: { players: 2 }, seed });
      expect(status).toBe(400);
    }
  });

  test('is no failure of ours in an address or a body', async () => {
    const person = await Person.arrive(server.url);
    const statuses = [
      await person.get('/tables/a%00b'),
      await person.get('/people/a%00b'),
      await person.post('/session', { name: 'a\0b', password: 'a long password' }),
      await person.post('/reports', { text: 'a\0b' }),
    ].map(({ status }) => status);
    for (const status of statuses) expect(status).toBeLessThan(500);
    expect(await isReady()).toBe(true);
    expect(mistakes()).toEqual([]);
  });
});
