import { makeView, QuickRandom } from '@keyflower/engine';
import type { MessageOf } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { type Connection, Person } from './support/person.ts';
import { at, caughtUp, everyoneCaughtUp } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

/** The quick run resumes from every n-th version. */
const STEP = FULL ? 1 : 9;
/** A client that missed more events than this gets a new view. */
const MAX_RESUMED = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Told {
  version: number;
  events: { type: string }[];
}

const truth = async (person: Person, table: string): Promise<Told> =>
  (await person.get<Told>(`/tables/${table}/events`)).body;

/** The first game message to a reconnecting socket. */
async function resume(
  connection: Connection,
  table: string,
  since?: number,
): Promise<MessageOf<'view'> | MessageOf<'events'>> {
  const from = connection.received.length;
  await connection.watch(table, since === undefined ? {} : { since });
  const game = connection.received
    .slice(from)
    .filter(
      (message): message is MessageOf<'view'> | MessageOf<'events'> =>
        message.type === 'view' || message.type === 'events',
    );
  expect(game).toHaveLength(1);
  return must(game[0]);
}

async function spectator(table: PlayedTable): Promise<Person> {
  const person = await Person.arrive(server.url);
  const { you } = await must(table.players[0]).person.table(table.id);
  await person.post(`/tables/${table.id}/enter`, { key: you.key! });
  return person;
}

test('from past versions, a client is sent exactly what it missed, once', async () => {
  const table = await startedTable(server.url, { options: { players: 2, farmers: 'all' } });
  const { id } = table;
  await playOn(table, 'every version', 70);
  const watchers = [...table.players.map(({ person }) => person), await spectator(table)];
  for (const person of watchers) {
    const { version, events } = await truth(person, id);
    expect(events).toHaveLength(version);
    expect(version).toBeGreaterThan(60);
    const connection = await person.connect();
    for (let since = version; since >= 0; since -= since > STEP ? STEP : 1) {
      connection.views.clear();
      const first = await resume(connection, id, since);
      expect(first.version).toBe(version);
      const missed = version - since > MAX_RESUMED ? undefined : events.slice(since);
      expect('events' in first ? first.events : undefined).toEqual(missed);
    }
    const fresh = await resume(connection, id);
    expect(fresh.type).toBe('view');
    await connection.close();
  }
});

test('live events and events sent on reconnection are the same', async () => {
  const table = await startedTable(server.url, { options: { players: 3 } });
  const looker = await (await spectator(table)).connect();
  await looker.watch(table.id);
  const from = looker.versionOf(table.id);
  await playOn(table, 'live', 60);
  await everyoneCaughtUp(table);
  await caughtUp([looker]);
  const heard = (connection: Connection): object[] =>
    connection.received.flatMap((message) => (message.type === 'events' ? message.events : []));
  for (const { connection, person } of table.players) {
    const { version, events } = await truth(person, table.id);
    expect(heard(connection)).toEqual(events.slice(version - heard(connection).length));
    expect(connection.versionOf(table.id)).toBe(version);
  }
  expect(heard(looker)).toHaveLength(looker.versionOf(table.id) - from);
});

test('a version that is too old, in the future or invalid gets a new view or a refusal', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  await playOn(table, 'long', 90);
  const [{ person }] = atLeast(1, table.players);
  const { version } = await truth(person, table.id);
  expect(version).toBeGreaterThan(MAX_RESUMED);
  const connection = await person.connect();
  for (const since of [0, version - MAX_RESUMED - 1, version + 1, Number.MAX_SAFE_INTEGER]) {
    const first = await resume(connection, table.id, since);
    expect(first).toMatchObject({ type: 'view', version });
  }
  for (const since of [-1, 0.5, 1e300, '7', null]) {
    const from = connection.received.length;
    connection.socket.send(JSON.stringify({ type: 'watch', table: table.id, since }));
    const refused = await connection.message('refused', from);
    expect(refused.error.code).toBe('BAD_REQUEST');
  }
});

test('a laptop that slept for a day catches up with the others', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const { id } = table;
  await playOn(table, 'evening', 20);
  const sleeper = at(table, 0);
  const since = sleeper.connection.versionOf(id);
  sleeper.connection.socket.terminate();
  const moved = { ...at(table, 1) };
  // The others play as far as they can; then the server restarts and the table is evicted.
  if (moved.connection.owes(id, 1)) await moved.connection.playRandom(id, 1, new QuickRandom('night'));
  server = await server.restart();
  for (const { person } of table.players) person.moveTo(server.url);
  await evict(server, id);
  const { version, events } = await truth(sleeper.person, id);
  const morning = await sleeper.person.connect();
  expect(await resume(morning, id, since)).toMatchObject({
    type: 'events',
    version,
    events: events.slice(since),
  });
  const state = server.running.context.tables.cache.peek(id)!.state;
  expect(morning.viewOf(id)).toEqual(JSON.parse(JSON.stringify(makeView(state, 0))));
  sleeper.connection = morning;
  at(table, 1).connection = await moved.person.connect();
  await at(table, 1).connection.watch(id);
  expect(await playOn(table, 'morning', 10)).toBe(10);
});

test('sockets are told of a shutdown and close with a code that asks them to reconnect', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const [{ connection, person }] = atLeast(1, table.players);
  const version = connection.versionOf(table.id);
  const build = connection.received.find(
    (message): message is MessageOf<'welcome'> => message.type === 'welcome',
  )!;
  server = await server.restart();
  await connection.until(() => connection.closed, 'the end');
  expect(connection.closed!.code).toBe(1012);
  expect(await connection.message('bye')).toMatchObject({ reason: 'restart' });
  person.moveTo(server.url);
  const again = await person.connect();
  // The same version with the same pages.
  expect((await again.message('welcome')).build).toBe(build.build);
  expect(await resume(again, table.id, version)).toMatchObject({ type: 'events', events: [], version });
});

test('a view patched message by message always equals the server’s view', async () => {
  const table = await startedTable(server.url, { options: { players: 3, farmers: 'mixed', gamers: true } });
  const { id } = table;
  const looker = await (await spectator(table)).connect();
  await looker.watch(id);
  const random = new QuickRandom('patches');
  const everyone = [...table.players.map(({ connection }) => connection), looker];
  const most = FULL ? 2000 : 20;
  for (let i = 0; i < most; i++) {
    const mover = table.players.find(({ connection, seat }) => connection.owes(id, seat));
    if (!mover) break;
    await mover.connection.playRandom(id, mover.seat, random);
    await caughtUp(everyone);
    const live = server.running.context.tables.cache.peek(id)!;
    for (const connection of everyone) {
      const { viewer } = connection.viewOf(id);
      expect(connection.viewOf(id)).toEqual(JSON.parse(JSON.stringify(makeView(live.state, viewer))));
      expect(connection.versionOf(id)).toBe(live.version(viewer));
    }
  }
});

test('presence shows who follows the table, from any number of tabs, and how many spectators', async () => {
  const table = await startedTable(server.url, { options: { players: 3 } }, 2);
  const { id } = table;
  const [{ connection: mine }, { connection: theirs, person: other }] = atLeast(2, table.players);
  const shows = (online: boolean[], spectators: number) =>
    mine.until(
      () => {
        const now = mine.latest('presence');
        return now && JSON.stringify(now.online) === JSON.stringify(online) && now.spectators === spectators;
      },
      `presence ${JSON.stringify(online)} ${spectators}`,
    );
  await shows([true, true, false], 0);
  const tab = await other.connect();
  await tab.watch(id);
  await theirs.close();
  await shows([true, true, false], 0);
  await tab.close();
  await shows([true, false, false], 0);
  const looker = await spectator(table);
  const first = await looker.connect();
  await first.watch(id);
  await shows([true, false, false], 1);
  const second = await looker.connect();
  await second.watch(id);
  await first.close();
  await shows([true, false, false], 1);
  second.send({ type: 'unwatch', table: id });
  await shows([true, false, false], 0);
  const info = await must(table.players[0]).person.table(id);
  expect(info.table.seats.map(({ online }) => online)).toEqual([true, false, false]);
});

test('a client that disconnects before it was admitted is not counted as present', async () => {
  const { id } = await startedTable(server.url, { options: { players: 2 }, public: true });
  const { hub, tables } = server.running.context;
  const there = hub.watchers(id).size;
  const connection = await (await Person.arrive(server.url)).connect();
  // As if part of the table were still being written to disk.
  const table = tables.cache.peek(id)!;
  table.hold();
  connection.send({ type: 'watch', table: id });
  connection.send({ type: 'ping' });
  await connection.message('pong');
  const open = hub.sockets;
  connection.socket.terminate();
  await eventually(() => hub.sockets < open, 'the end');
  table.release();
  // A request that is handled after that of the closed socket.
  const other = await (await Person.arrive(server.url)).connect();
  await other.watch(id);
  expect(hub.watchers(id).size).toBe(there + 1);
});

test('a departure is announced even when the table was evicted from memory', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const [{ connection: mine }, { connection: theirs }] = atLeast(2, table.players);
  await everyoneCaughtUp(table);
  await evict(server, table.id);
  const from = mine.received.length;
  await theirs.close();
  expect(await mine.message('presence', from)).toMatchObject({ online: [true, false] });
});
