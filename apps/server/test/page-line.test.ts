import type { ServerMessage } from '@keyflower/protocol';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_MS, Line, QUIET_MS } from '../../web/src/socket/line.ts';
import { eventually } from './support/eventually.ts';
import { Passage } from './support/passage.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';

/** The times of the page's line go by a hundred times as fast. */
const HASTE = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The line of a web page to the server, by way of a passage. */
async function lineThrough(passage: Passage, person: Person) {
  const url = await passage.url();
  const heard: ServerMessage[] = [];
  const connected: boolean[] = [];
  const sockets: WebSocket[] = [];
  const line = new Line({
    dial: () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
        // As behind a proxy: the page's own address is the server's.
        headers: { ...person.headers(false), host: new URL(person.url).host },
      });
      socket.on('error', () => {});
      sockets.push(socket);
      return socket;
    },
    hear: (message) => heard.push(message),
    connected: (is) => connected.push(is),
    later: (ms, run) => {
      const timer = setTimeout(run, ms / HASTE);
      return () => clearTimeout(timer);
    },
    since: () => undefined,
  });
  const heardOf = (type: ServerMessage['type']): number =>
    heard.filter((message) => message.type === type).length;
  const end = (): void => {
    line.end();
    for (const socket of sockets) socket.terminate();
    passage.close();
  };
  return { line, heardOf, connected, sockets, end };
}

test('the page’s line to a quiet server stays open: the server answers when it is asked', async () => {
  const { line, heardOf, connected, sockets, end } = await lineThrough(
    new Passage(server.url),
    await Person.arrive(server.url),
  );
  line.connect();
  await eventually(() => heardOf('pong') >= 3);
  expect(sockets).toHaveLength(1);
  expect(connected).toEqual([true]);
  end();
});

test('a network that dies silently is noticed within seconds; what was under way is carried out once', async () => {
  const person = await Person.arrive(server.url);
  const table = await person.createTable({ options: { players: 2 } });
  const passage = new Passage(server.url);
  const { line, heardOf, connected, sockets, end } = await lineThrough(passage, person);
  line.watch(table);
  line.connect();
  await eventually(() => heardOf('table') > 0);
  passage.goDead();
  const answered = line.ask({ type: 'chat', table, id: 'hello', text: 'Are you there?' });
  // Many times what was promised, as this machine may be busy; but nothing else would notice for minutes.
  await eventually(() => connected.length > 1, 'a broken line', (20 * (QUIET_MS + ANSWER_MS)) / HASTE);
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
