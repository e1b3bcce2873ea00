import { QuickRandom } from '@keyflower/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '../../../../scripts/testing/must.ts';
import { account } from '../support/accounts.ts';
import { emptyPostgres } from '../support/engines.ts';
import { eventually, pause } from '../support/eventually.ts';
import { Person } from '../support/person.ts';
import { PostgresProxy } from '../support/postgres-proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import type { Seated } from '../support/tables.ts';
import { connected, openTable, playedTable } from '../support/two-servers.ts';

/* A server hears of what others store while it cannot read it, as when only its pooler is away. */

let database: Awaited<ReturnType<typeof emptyPostgres>>;
let proxy: PostgresProxy;
let [one, two]: TestServer[] = [];

beforeEach(async () => {
  database = await emptyPostgres();
  const { postgres: url } = database.target;
  proxy = await PostgresProxy.before(url);
  one = await startServer({ 'database-url': url });
  two = await startServer({ 'database-url': proxy.url(url), 'listen-url': url });
});
afterEach(async () => {
  proxy.isDown = false;
  await Promise.all([one!.close(), two!.close()]);
  proxy.close();
  await database.remove();
});

function breakReading(): void {
  proxy.isDown = true;
  proxy.cut();
}

/** Waits until the second server has failed to read what it was told of. */
const failed = (...messages: string[]): Promise<unknown> =>
  eventually(
    () => messages.every((wanted) => two!.logged.some(({ message }) => message === wanted)),
    'the failed reads',
  );

const waitingFor = ({ connection }: Pick<Seated, 'connection'>): string[] =>
  connection.latest('waiting')?.tables ?? connection.latest('welcome')?.waiting ?? [];

test('what could not be read when it was told is told as soon as it can be read', async () => {
  const servers = [one!, two!];
  const random = new QuickRandom('reading');
  const { id, players } = await playedTable(servers, { options: { players: 2 } });
  const [host, guest] = [must(players[0]), must(players[1])];
  while (guest.connection.owes(id, 1)) await guest.connection.playRandom(id, 1, random);
  await host.connection.until(() => host.connection.owes(id, 0), 'the turn of the host');
  // Another player’s turn comes at a table without watchers at the second server.
  const other = await openTable([one!], { options: { players: 2 } });
  const starter = must(other.players[0]);
  const elsewhere = { connection: await connected(two!, must(other.players[1]).person) };
  const leaving = await account(one!.url, 'Away soon');
  const left = await connected(two!, leaving);

  breakReading();
  while (!host.connection.viewOf(id).pending.every(({ player }) => player === 1))
    await host.connection.playRandom(id, 0, random);
  const said = { type: 'chat', table: id, id: host.connection.newId(), text: 'Your turn!' } as const;
  expect((await host.connection.ask(said)).type).toBe('done');
  expect((await starter.person.post(`/tables/${other.id}/start`)).status).toBe(200);
  await starter.connection.until(() => starter.connection.views.has(other.id), 'its begin');
  while (!starter.connection.viewOf(other.id).pending.every(({ player }) => player === 1))
    await starter.connection.playRandom(other.id, 0, random);
  expect((await leaving.delete('/session')).status).toBe(200);
  await failed(
    'a table cannot be read',
    'people cannot be read',
    'the chat cannot be read',
    'the seats of tables cannot be read',
  );
  expect([guest.connection.owes(id, 1), left.closed]).toEqual([false, null]);

  proxy.isDown = false;
  await guest.connection.until(() => guest.connection.owes(id, 1), 'the turn of the guest');
  await guest.connection.until(
    () => guest.connection.latest('chat')?.lines.some(({ text }) => text === 'Your turn!'),
    'the line',
  );
  await guest.connection.until(() => waitingFor(guest).includes(id), 'the table that waits');
  await elsewhere.connection.until(() => waitingFor(elsewhere).includes(other.id), 'the other table');
  await left.until(() => left.closed?.reason === 'signed-out', 'the end of the socket');
});

test('a list of tables that could not be read is sent when it can be read', async () => {
  const person = await Person.arrive(one!.url);
  const connection = await connected(two!, person);
  const { hub, store } = two!.running.context;
  breakReading();
  await eventually(() => store.journal.broken !== null, 'a write that fails');
  hub.waitingChanged(person.id);
  // The lists are read a moment later.
  await pause(1500);
  proxy.isDown = false;
  expect((await connection.message('waiting')).tables).toEqual([]);
});
