import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, hashOf } from '@keyflower/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOf } from '../src/people/index.ts';
import { eventsFrom, lobbyOf, readGame, stepsFrom, TableCache, tablesOf } from '../src/tables/index.ts';
import { openGame, readTable } from '../src/tables/open-game.ts';
import { query } from './support/database.ts';
import { evict } from './support/eviction.ts';
import { storeGame } from './support/long-game.ts';
import { Person } from './support/person.ts';
import { codeOf } from './support/refusals.ts';
import { BUNDLE, startServer, type TestServer } from './support/server.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const folder = mkdtempSync(join(tmpdir(), 'keyflower-background-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** While the file is there, every thread ends with the first question. */
const BROKEN = join(folder, 'broken');
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    if (existsSync(${JSON.stringify(BROKEN)})) parentPort.on('message', () => process.exit(1));
    else await import(${JSON.stringify(pathToFileURL(BUNDLE).href)});
  `)}`,
);

let server: TestServer;
let people: Person[];
let running: Game;
beforeAll(async () => {
  server = await startServer({}, { threadScript: SCRIPT });
  people = [await Person.arrive(server.url), await Person.arrive(server.url)];
  const { store } = server.running.context;
  const ids = people.map(({ id }) => id);
  running = await storeGame(store, { id: 'long-running', people: ids, actions: 60 });
  await storeGame(store, { id: 'long-over', people: ids });
});
afterAll(() => server.close());

/** How many jobs the thread does meanwhile. */
async function jobsDuring(work: () => Promise<unknown>): Promise<number> {
  const { background } = server.running.context;
  const before = background.done;
  await work();
  return background.done - before;
}

describe('the background thread', () => {
  test('reads long games, which go on as they were', async () => {
    const [person] = atLeast(1, people);
    const { tables } = server.running.context;
    const connection = await person.connect();
    expect(await jobsDuring(() => connection.watch('long-running'))).toBe(1);
    const loaded = must(tables.cache.peek('long-running'));
    expect(hashOf(loaded.game!.position())).toBe(hashOf(running.position()));
    expect(loaded.game!.snapshot()).toEqual(running.snapshot());
    // Read without the thread, the table is the same.
    const { store } = server.running.context;
    const again = (await readTable(store, 'long-running'))!;
    openGame(again, (await readGame(store, 'long-running'))!);
    const { versions, askedAt, recent } = again;
    expect([versions, askedAt]).toEqual([loaded.versions, loaded.askedAt]);
    expect(Buffer.from(recent.toBytes())).toEqual(Buffer.from(loaded.recent.toBytes()));
    connection.socket.terminate();
  });

  test('is asked once for a table that many ask for', async () => {
    await evict(server, 'long-running');
    const look = (): Promise<unknown> =>
      Promise.all(people.map((person) => person.get('/tables/long-running/notes')));
    expect(await jobsDuring(look)).toBe(1);
    expect(await jobsDuring(look)).toBe(0);
  });

  test('does not change the order of a socket’s messages', async () => {
    const [person] = atLeast(1, people);
    await evict(server, 'long-running');
    const connection = await person.connect();
    connection.send({ type: 'watch', table: 'long-running' });
    connection.send({ type: 'ping' });
    await connection.message('pong');
    const types = connection.received.map(({ type }) => type);
    expect(types.indexOf('view')).toBeGreaterThan(0);
    expect(types.indexOf('view')).toBeLessThan(types.indexOf('pong'));
    connection.socket.terminate();
  });

  test('is not believed about a game that went on meanwhile', async () => {
    const { store } = server.running.context;
    const id = 'long-running';
    const { n, chain } = (await store.tables.last(id))!;
    const setChain = (value: string | null): unknown =>
      query(server, 'UPDATE steps SET chain = ? WHERE table_id = ? AND n = ?', value, id, n);
    const opened = (await readGame(store, id))!;
    const run = async (): Promise<never> => {
      setChain('of another step');
      return { ...opened, versions: [] } as never;
    };
    const { log } = server.running.context;
    const cache = new TableCache({ store, work: { replayed: 0 }, log, background: { run } });
    const table = (await cache.open(id))!;
    setChain(chain);
    expect(table.versions).toEqual(opened.versions);
    expect(table.game?.length).toBe(running.length);
  });

  test('answers as the server itself would', async () => {
    const [person] = atLeast(1, people);
    const { store } = server.running.context;
    const { length } = running;
    const events = { table: 'long-running', viewer: 0, length, since: 5 };
    const expected: readonly [string, unknown][] = [
      ['/tables/long-running/events?since=5', await eventsFrom(store, events)],
      [
        '/tables/long-running/steps?from=7',
        await stepsFrom(store, { table: 'long-running', viewer: 0, length, from: 7 }),
      ],
      ['/tables', await lobbyOf(store, person.id)],
      ['/me/tables', await tablesOf(store, person.id)],
      ['/me/export', await exportOf(store, must(await store.people.get(person.id)))],
    ];
    for (const [path, answer] of expected) {
      const jobs = await jobsDuring(async () => {
        const { body, headers } = await person.get(path);
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(body).toEqual(JSON.parse(JSON.stringify(answer)));
      });
      expect(jobs).toBe(1);
    }
  });

  test('sees what was written just before', async () => {
    const [person] = atLeast(1, people);
    for (const name of ['Once', 'Twice']) {
      await person.patch('/me', { name });
      expect((await person.get<{ account: object }>('/me/export')).body.account).toMatchObject({ name });
    }
  });
});

test('a record is sent as it is stored, with today’s names', async () => {
  const [person] = atLeast(1, people);
  const { body } = await person.get<unknown>('/tables/long-over/record');
  const game = must(server.running.context.tables.cache.peek('long-over')).game!;
  const { store } = server.running.context;
  const seats = await Promise.all(
    people.map(async ({ id }) => ({ name: must(await store.people.get(id)).name })),
  );
  const lines = game.record().map((line) => JSON.stringify('format' in line ? { ...line, seats } : line));
  expect(body).toBe(`${lines.join('\n')}\n`);
});

test('a thread that ends costs an error, and the next one answers', async () => {
  const [person] = atLeast(1, people);
  const other = await startServer({}, { threadScript: SCRIPT });
  try {
    const guest = await Person.arrive(other.url);
    await storeGame(other.running.context.store, { id: 'long', people: [guest.id, person.id], actions: 60 });
    writeFileSync(BROKEN, '');
    expect(codeOf(await guest.get('/tables/long'))).toBe('INTERNAL');
    const connection = await guest.connect();
    connection.send({ type: 'watch', table: 'long' });
    expect(await connection.message('refused')).toMatchObject({ table: 'long', error: { code: 'INTERNAL' } });
    rmSync(BROKEN);
    expect((await guest.get('/tables/long')).status).toBe(200);
    // Closing does not wait for work that is under way, and refuses it.
    await evict(other, 'long');
    const asked = guest.get('/tables/long');
    await other.running.close();
    const outcome = await asked.then(codeOf, () => 'TOO_MANY');
    expect([undefined, 'TOO_MANY']).toContain(outcome);
    expect(other.logged.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      'a request failed',
      'a message failed',
    ]);
  } finally {
    await other.close();
  }
});
