import type { ChatLine } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import { type Connection, Person } from '../support/person.ts';
import { at, cutNotices, startTwo, type TwoServers, watching } from '../support/two-servers.ts';
import { must } from '../../../../scripts/testing/must.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

const say = (connection: Connection, table: string, text: string) =>
  connection.ask({ type: 'chat', table, id: connection.newId(), text });

/** Every line that a client was sent, one after the other, from the list that it began with on. */
const told = (connection: Connection): ChatLine[] =>
  connection.received.flatMap((message) => (message.type === 'chat' ? message.lines : []));

async function publicTable(): Promise<{ id: string; host: Person }> {
  const host = await Person.arrive(servers.one.url);
  return { id: await host.createTable({ options: { players: 2 }, public: true }), host };
}

test('every watcher is told each line once and in the same order, whichever server it was said at', async () => {
  const { one, two } = servers;
  const { id, host } = await publicTable();
  const people = await Promise.all([one, two, one, two].map(({ url }) => Person.arrive(url)));
  const connections = await Promise.all(people.map((person, i) => watching(i % 2 ? two : one, person, id)));
  const late: Promise<Connection>[] = [];
  const said: Promise<unknown>[] = [];
  for (let i = 0; i < 40; i++) {
    said.push(say(must(connections[i % 4]), id, `line ${i}`));
    // Others begin to watch in the middle of it.
    if (i % 5 === 2) late.push(watching(i % 2 ? one : two, host, id));
    if (i % 8 === 7) await Promise.all(said);
  }
  await Promise.all(said);
  const all = [...connections, ...(await Promise.all(late))];
  for (const connection of all) await connection.until(() => told(connection).length >= 40, 'all lines');
  const order = told(must(all[0])).map((line) => line.text);
  expect(new Set(order).size).toBe(40);
  for (const connection of all) expect(told(connection).map((line) => line.text)).toEqual(order);
});

test('lines of blocked people do not arrive, also where they were blocked at the other server', async () => {
  const { one, two } = servers;
  const { id } = await publicTable();
  const [reader, pest] = [await account(one.url, 'A quiet reader'), await Person.arrive(two.url)];
  const reading = await watching(two, reader, id);
  const pestering = await watching(one, pest, id);
  expect((await reader.put(`/me/blocks/${pest.id}`)).status).toBe(200);
  const { hub } = two.running.context;
  await eventually(() => Array.from(hub.ofPerson(reader.id)).every(({ blocked }) => blocked.has(pest.id)));
  await say(pestering, id, 'look at me');
  const friend = await watching(one, await Person.arrive(one.url), id);
  await say(friend, id, 'good evening');
  await reading.until(() => told(reading).length > 0, 'a line');
  expect(told(reading).map(({ text }) => text)).toEqual(['good evening']);
});

test('a removed line is replaced at both servers', async () => {
  const { one, two, database } = servers;
  const { id } = await publicTable();
  const operator = await account(one.url, 'The operator');
  await database.query(`UPDATE people SET operator = 1 WHERE id = '${operator.id}'`);
  await eventually(async () => (await operator.get<{ operator: boolean }>('/me')).body.operator);
  const [here, there] = [
    await watching(one, operator, id),
    await watching(two, await Person.arrive(two.url), id),
  ];
  await say(there, id, 'something bad');
  await there.until(() => told(there).length === 1);
  const { id: line } = must(told(there)[0]);
  await here.until(() => told(here).length === 1);
  const removal = at(one, operator).post(`/operator/chat/${line}/remove`, { reason: 'bad words' });
  expect((await removal).status).toBe(200);
  for (const connection of [here, there]) {
    await connection.until(() => told(connection).length === 2, 'the removal');
    expect(told(connection).at(-1)).toMatchObject({ id: line, text: '', removed: true });
  }
});

test('what was said while notices did not arrive is told when they do again', async () => {
  const { one, two, database } = servers;
  const { id, host } = await publicTable();
  const here = await watching(one, host, id);
  const there = await watching(two, await Person.arrive(two.url), id);
  // Without a notice.
  await database.query(
    `INSERT INTO chat (table_id, person, at, text) VALUES ('${id}', '${host.id}', 1, 'anyone?')`,
  );
  await cutNotices(servers);
  await there.until(() => told(there).length === 1, 'the line');
  await say(there, id, 'yes');
  for (const connection of [here, there]) {
    await connection.until(() => told(connection).length === 2, 'the answer');
    expect(told(connection).map(({ text }) => text)).toEqual(['anyone?', 'yes']);
  }
});
