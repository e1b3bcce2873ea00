import type { ServerMessage } from '@keyflower/protocol';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_MS, Connection, QUIET_MS } from '../../web/src/session/connection.ts';
import { eventually } from './support/eventually.ts';
import { CuttableProxy } from './support/cuttable-proxy.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';

/** The page's connection waits a fraction of the time, which leaves a busy machine enough to answer. */
const shortened = (ms: number): number => (ms === ANSWER_MS ? ms / 2 : ms / 10);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The connection of a web page to the server, through a proxy that can be cut. */
async function connectThrough(proxy: CuttableProxy, person: Person) {
  const url = await proxy.url();
  const heard: ServerMessage[] = [];
  const connected: boolean[] = [];
  const sockets: WebSocket[] = [];
  const connection = new Connection({
    open: () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
        // As behind a proxy: the page's own address is the server's.
        headers: { ...person.headers(false), host: new URL(person.url).host },
      });
      socket.on('error', () => {});
      sockets.push(socket);
      return socket;
    },
    receive: (message) => heard.push(message),
    connected: (is) => connected.push(is),
    later: (ms, run) => {
      const timer = setTimeout(run, shortened(ms));
      return () => clearTimeout(timer);
    },
    since: () => undefined,
  });
  const heardOf = (type: ServerMessage['type']): number =>
    heard.filter((message) => message.type === type).length;
  const end = (): void => {
    connection.end();
    for (const socket of sockets) socket.terminate();
    proxy.close();
  };
  return { connection, heardOf, connected, sockets, end };
}

test('the page’s connection to a quiet server stays open: the server answers pings', async () => {
  const { connection, heardOf, connected, sockets, end } = await connectThrough(
    new CuttableProxy(server.url),
    await Person.arrive(server.url),
  );
  connection.connect();
  await eventually(() => heardOf('pong') >= 3);
  expect(sockets).toHaveLength(1);
  expect(connected).toEqual([true]);
  end();
});

test('a silently dead network is noticed within seconds; a pending action is applied once', async () => {
  const person = await Person.arrive(server.url);
  const table = await person.createTable({ options: { players: 2 } });
  const proxy = new CuttableProxy(server.url);
  const { connection, heardOf, connected, sockets, end } = await connectThrough(proxy, person);
  connection.watch(table);
  connection.connect();
  await eventually(() => heardOf('table') > 0);
  proxy.cut();
  const answered = connection.ask({ type: 'chat', table, id: 'hello', text: 'Are you there?' });
  // A large multiple of the documented time, for busy machines; TCP alone would take minutes.
  await eventually(
    () => connected.length > 1,
    'a broken connection',
    10 * (shortened(QUIET_MS) + shortened(ANSWER_MS)),
  );
  expect(connected.slice(0, 2)).toEqual([true, false]);
  expect((await answered).type).toBe('done');
  expect(connected).toEqual([true, false, true]);
  expect(sockets).toHaveLength(2);
  const other = await person.connect();
  await other.watch(table);
  const said = other.received.flatMap((message) => (message.type === 'chat' ? message.lines : []));
  expect(said.map(({ text }) => text)).toEqual(['Are you there?']);
  await other.close();
  end();
});
