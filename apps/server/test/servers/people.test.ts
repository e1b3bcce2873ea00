import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, PASSWORD, program, signInElsewhere } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import type { Person } from '../support/person.ts';
import { type Connection } from '../support/person.ts';
import {
  at,
  connected,
  cutNotices,
  openTable,
  playedTable,
  startTwo,
  type TwoServers,
  watching,
} from '../support/two-servers.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

const ended = (connection: Connection, reason: string): Promise<unknown> =>
  connection.until(() => connection.closed?.reason === reason, `the end because ${reason}`);

/** Whether a socket is still answered. */
async function isAlive(connection: Connection): Promise<boolean> {
  const from = connection.received.length;
  connection.send({ type: 'ping' });
  await connection.message('pong', from);
  return connection.closed === null;
}

async function operator(name: string): Promise<Person> {
  const person = await account(servers.one.url, name);
  await servers.database.query(`UPDATE people SET operator = 1 WHERE id = '${person.id}'`);
  await eventually(async () => (await person.get<{ operator: boolean }>('/me')).body.operator);
  return person;
}

test('signing out ends the sockets of that session at the other server, and no other socket', async () => {
  const { one, two } = servers;
  const person = await account(one.url, 'Away soon');
  const elsewhere = await signInElsewhere(person);
  const [leaving, staying] = [await connected(two, person), await connected(two, elsewhere)];
  expect((await person.delete('/session')).status).toBe(200);
  await ended(leaving, 'signed-out');
  expect(await isAlive(staying)).toBe(true);
});

test('a new password ends all sessions but the one that goes on, also its sockets at the other server', async () => {
  const { one, two } = servers;
  const person = await account(one.url, 'Careful');
  const elsewhere = await signInElsewhere(person);
  const bot = await program(person);
  const [own, other, token] = await Promise.all([person, elsewhere, bot].map((who) => connected(two, who)));
  const { status } = await person.post('/me/password', { old: PASSWORD, new: 'another walk by the river' });
  expect(status).toBe(200);
  await ended(must(other), 'signed-out');
  expect(await isAlive(must(own))).toBe(true);
  expect(await isAlive(must(token))).toBe(true);
  // The session that goes on can be ended, too.
  await person.delete('/session');
  await ended(must(own), 'signed-out');
  expect((await person.delete(`/me/tokens/${bot.tokenId}`)).status).toBe(401);
});

test('a ban ends the sockets at the other server and gives up the seat there', async () => {
  const { one, two } = servers;
  const { id, players } = await playedTable([one, two], { options: { players: 2 } });
  const [host, guest] = atLeast(2, players);
  const chief = await operator('The chief');
  const ban = await chief.post(`/operator/people/${guest.person.id}/ban`, { days: 3, reason: 'rude' });
  expect(ban.status).toBe(200);
  await ended(guest.connection, 'banned');
  await host.connection.until(() => host.connection.latest('table')?.table.seats[1]?.gone === 'left');
  expect((await guest.person.post(`/tables/${id}/return`)).status).toBe(403);
});

test('people whom another process changes in the database are ended, renamed and give up their seats', async () => {
  const { one, two } = servers;
  const { id, players } = await playedTable([one, two], { options: { players: 2 } });
  const [host, guest] = atLeast(2, players);
  const { store } = one.running.context;
  // The command line writes in the same way: a store of its own.
  const { Store } = await import('../../src/store/index.ts');
  const line = await Store.open(servers.database.target);
  await line.journal.commit((tx) => tx.people.set(guest.person.id, { name: 'Renamed' }));
  await host.connection.until(
    () => host.connection.latest('table')?.table.seats[1]?.person?.name === 'Renamed',
  );
  await line.journal.commit((tx) => tx.people.forget(guest.person.id, Date.now()));
  await line.close();
  await ended(guest.connection, 'signed-out');
  await host.connection.until(() => host.connection.latest('table')?.table.seats[1]?.gone === 'resigned');
  expect((await store.people.get(guest.person.id))?.deleted).not.toBeNull();
  expect((await host.person.table(id)).table.seats[1]).toMatchObject({ bot: expect.any(String) as string });
});

test('what happened to people while notices did not arrive is applied when they do again', async () => {
  const { one, two, database } = servers;
  const person = await account(one.url, 'Unheard');
  const socket = await connected(two, person);
  // Without a notice.
  await database.query(`DELETE FROM sessions WHERE person = '${person.id}'`);
  await cutNotices(servers);
  await ended(socket, 'signed-out');
  expect(await database.query(`SELECT 1 FROM sessions WHERE person = '${person.id}'`)).toEqual([]);
});

test('the seats of a guest who signs in become those of the account at both servers', async () => {
  const { one, two } = servers;
  const owner = await account(one.url, 'The owner');
  const { id, players } = await openTable([one, two], { options: { players: 2 } });
  const [host, guest] = atLeast(2, players);
  const spectating = await watching(one, owner, id);
  const old = guest.connection;
  await guest.person.post('/session', { name: 'The owner', password: PASSWORD });
  await ended(old, 'signed-out');
  await spectating.until(() => spectating.latest('table')?.you.seat === 1, 'the seat');
  await host.connection.until(
    () => host.connection.latest('table')?.table.seats[1]?.person?.name === 'The owner',
  );
  expect((await host.person.post(`/tables/${id}/start`)).status).toBe(200);
  await spectating.until(() => spectating.views.has(id) && spectating.viewOf(id).players[1]?.workers);
  expect((await at(two, owner).table(id)).you.seat).toBe(1);
});
