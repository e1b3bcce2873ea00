import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { startTwo, type TwoServers, watching } from '../support/two-servers.ts';
import { eventually } from '../support/eventually.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

test('players and spectators are seen from both servers, each person once', async () => {
  const { one, two } = servers;
  const host = await Person.arrive(one.url);
  const id = await host.createTable({ options: { players: 2 }, public: true });
  const here = await watching(one, host, id);
  const spectator = await Person.arrive(two.url);
  const there = await watching(two, spectator, id);
  await here.until(() => here.latest('presence')?.spectators === 1, 'the spectator');
  await there.until(() => there.latest('presence')?.online[0], 'the host');
  expect((await spectator.table(id)).table).toMatchObject({ spectators: 1 });
  expect((await spectator.table(id)).table.seats[0]).toMatchObject({ online: true });
  // The same person at both servers counts once, and stays while one of the sockets does.
  const again = await watching(one, spectator, id);
  await again.close();
  await there.until(() => there.latest('presence')?.spectators === 1);
  await there.close();
  await here.until(() => here.latest('presence')?.spectators === 0, 'the end of the spectator');
});

test('who watched through a server that is gone does not count any more', async () => {
  const { one, two, database } = servers;
  const host = await Person.arrive(one.url);
  const id = await host.createTable({ options: { players: 2 }, public: true });
  const here = await watching(one, host, id);
  await database.query(`INSERT INTO servers (id, seen) SELECT 'lost', max(seen) FROM servers`);
  await database.query(
    `INSERT INTO watching (server, table_id, person) VALUES ('lost', '${id}', 'one'), ('lost', '${id}', 'two')`,
  );
  const there = await watching(two, await Person.arrive(two.url), id);
  await there.until(() => there.latest('presence')?.spectators === 3, 'all spectators');
  await database.query(`UPDATE servers SET seen = seen - 11000 WHERE id = 'lost'`);
  await here.until(() => here.latest('presence')?.spectators === 1, 'the end of the lost server');
  await eventually(
    async () => (await database.query(`SELECT id FROM servers WHERE id = 'lost'`)).length === 0,
  );
  expect(await database.query(`SELECT 1 FROM watching WHERE server = 'lost'`)).toEqual([]);
});

test('a server that was taken for lost notes its watchers again', async () => {
  const { one, two, database } = servers;
  const host = await Person.arrive(one.url);
  const id = await host.createTable({ options: { players: 2 }, public: true });
  await watching(one, host, id);
  const there = await watching(two, await Person.arrive(two.url), id);
  await there.until(() => there.latest('presence')?.online[0], 'the host');
  await database.query('TRUNCATE servers, watching');
  await eventually(
    async () => (await database.query(`SELECT 1 FROM watching WHERE table_id = '${id}'`)).length === 2,
    'both watchers',
  );
  await there.until(() => there.latest('presence')?.online[0]);
  expect(there.latest('presence')?.online[0]).toBe(true);
});

test('nothing is noted for a server that the others have forgotten, until it says that it runs', async () => {
  const { one, database } = servers;
  const { store } = one.running.context;
  const host = await Person.arrive(one.url);
  const table = await host.createTable({ options: { players: 2 }, public: true });
  const pair = { table, person: host.id };
  const noted = () => database.query(`SELECT person FROM watching WHERE server = 'slow'`);
  await store.journal.commit((tx) => tx.servers.watch('slow', [pair]));
  // Nothing would ever remove it.
  expect(await noted()).toEqual([]);
  await store.journal.commit(async (tx) => {
    expect(await tx.servers.beat('slow')).toBe(false);
    await tx.servers.watch('slow', [pair]);
  });
  expect(await noted()).toEqual([{ person: host.id }]);
  await store.journal.commit((tx) => tx.servers.leave('slow'));
  expect(await noted()).toEqual([]);
});
