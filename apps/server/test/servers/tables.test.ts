import { QuickRandom } from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { playToTheEnd } from '../support/tables.ts';
import { at, openTable, playedTable, startTwo, type TwoServers, watching } from '../support/two-servers.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

const TWO = { options: { players: 2 } } as const;

test('what is changed through one server can be read through the other at once', async () => {
  const { one, two } = servers;
  const host = await Person.arrive(one.url);
  const id = await host.createTable({ ...TWO, public: true });
  const guest = await Person.arrive(two.url);
  // Both servers have it in memory.
  for (const server of [one, two]) await watching(server, host, id);
  for (let i = 0; i < 5; i++) {
    expect((await guest.post(`/tables/${id}/sit`, { seat: 1 })).status).toBe(200);
    expect((await host.table(id)).table.seats[1]?.person?.id).toBe(guest.id);
    expect((await at(one, guest).post(`/tables/${id}/stand`)).status).toBe(200);
    expect((await guest.table(id)).table.seats[1]?.person).toBeNull();
  }
});

test('one of two who want the same seat at the same time gets it', async () => {
  const { one, two } = servers;
  const host = await Person.arrive(one.url);
  const id = await host.createTable({ ...TWO, public: true });
  const looking = [await watching(one, host, id), await watching(two, host, id)];
  const people = await Promise.all([one, two].map(({ url }) => Person.arrive(url)));
  const answers = await Promise.all(people.map((person) => person.post(`/tables/${id}/sit`, { seat: 1 })));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const winner = must(people[answers.findIndex(({ status }) => status === 200)]);
  for (const socket of looking)
    await socket.until(() => socket.latest('table')?.table.seats[1]?.person?.id === winner.id, 'the winner');
});

test('changed settings, agreement, a table that becomes private, and its start are told at both servers', async () => {
  const { one, two } = servers;
  const { id, players } = await openTable([one, two], TWO);
  const [host, guest] = atLeast(2, players);
  const spectator = await watching(two, await Person.arrive(two.url), id);
  const { settings } = (await host.person.table(id)).table;
  const changed = { ...settings, title: 'Ours alone', public: false, spectators: false };
  expect((await host.person.put(`/tables/${id}/settings`, changed)).status).toBe(200);
  await guest.connection.until(
    () => guest.connection.latest('table')?.table.unconfirmed.includes(1),
    'the question',
  );
  // A spectator who may not know of the table any more is not told of the change.
  await spectator.message('refused');
  expect(spectator.raw.join('\n')).not.toContain('Ours alone');
  expect((await guest.person.post(`/tables/${id}/confirm`)).status).toBe(200);
  expect((await host.person.post(`/tables/${id}/start`)).status).toBe(200);
  for (const { connection } of players) await connection.message('view');
  expect(spectator.views.has(id)).toBe(false);
});

test('who watched a public table through the other server does not see its game without spectators', async () => {
  const { one, two } = servers;
  const { id, players } = await openTable([one, two], { ...TWO, spectators: false });
  const [host] = atLeast(1, players);
  const spectator = await watching(two, await Person.arrive(two.url), id);
  expect((await host.person.post(`/tables/${id}/start`)).status).toBe(200);
  await spectator.message('refused');
  for (const { connection } of players) await connection.message('view');
  expect(spectator.views.has(id)).toBe(false);
  expect(spectator.received.some(({ type }) => type === 'events' || type === 'view')).toBe(false);
});

test('an undo is asked for at one server and agreed to at the other; a repeated vote is answered again', async () => {
  const { one, two } = servers;
  const { id, players } = await playedTable([one, two], TWO);
  const [host, guest] = atLeast(2, players);
  await host.connection.until(() => host.connection.owes(id, 0) || host.connection.owes(id, 1));
  const [actor, other] = host.connection.owes(id, 0) ? [host, guest] : [guest, host];
  // After other actions it may still be their turn.
  await actor.connection.act(id, { type: 'pass' });
  await other.connection.until(() => other.connection.owes(id, other.seat), 'the turn of the other');
  await other.connection.playRandom(id, other.seat, new QuickRandom('undo'));
  await actor.connection.until(() => actor.connection.versionOf(id) === other.connection.versionOf(id));
  const undo = { type: 'undo', table: id, id: 'undo-once', version: actor.connection.versionOf(id) } as const;
  expect((await actor.connection.ask(undo)).type).toBe('done');
  const asked = await other.connection.until(() => other.connection.latest('votes')?.votes[0], 'the vote');
  const vote = { type: 'vote', table: id, id: 'vote-once', vote: asked.id, agree: true } as const;
  expect((await other.connection.ask(vote)).type).toBe('done');
  await actor.connection.until(
    () => actor.connection.latest('votes')?.votes.length === 0,
    'the end of the vote',
  );
  await actor.connection.until(() => actor.connection.owes(id, actor.seat), 'the turn again');
  // The answers may have been lost with a server: the same requests at the other one are not applied again.
  const elsewhere = [
    { socket: await watching(other === host ? two : one, other.person, id), request: vote },
    { socket: await watching(actor === host ? two : one, actor.person, id), request: undo },
  ];
  for (const { socket, request } of elsewhere) expect((await socket.ask(request)).type).toBe('done');
  expect((await host.person.table(id)).table.status).toBe('playing');
});

test('leaving, taking over and coming back are told at both servers', async () => {
  const { one, two } = servers;
  const { id, players } = await playedTable([one, two], { ...TWO, onLeave: 'bot', stand: 'random' });
  const [host, guest] = atLeast(2, players);
  expect((await guest.person.post(`/tables/${id}/leave`)).status).toBe(200);
  const events = () =>
    host.connection.received.flatMap((message) => (message.type === 'events' ? message.events : []));
  await host.connection.until(() => events().some(({ type }) => type === 'seat-changed'), 'the event');
  await host.connection.until(
    () => host.connection.latest('table')?.table.seats[1]?.bot === 'random',
    'the bot',
  );
  expect((await guest.person.post(`/tables/${id}/return`)).status).toBe(200);
  await host.connection.until(
    () => host.connection.latest('table')?.table.seats[1]?.bot === null,
    'the return',
  );
});

test('after a game, all who ask for a rematch at the same time get the same one', async () => {
  const { one, two } = servers;
  const table = await playedTable([one, two], TWO);
  await playToTheEnd(table, 'rematch');
  const asked = await Promise.all(
    table.players.map(({ person }) => person.post<{ id: string }>(`/tables/${table.id}/rematch`)),
  );
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
  for (const { connection } of table.players)
    await connection.until(() => connection.latest('table')?.table.rematch === must(asked[0]).body.id);
});
