import type { MessageOf, Vote } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, PASSWORD } from './support/accounts.ts';
import { FrozenClock } from './support/frozen-clock.ts';
import { Person } from './support/person.ts';
import { everyoneCaughtUp } from './support/planned.ts';
import { reasonOf } from './support/refusals.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, type Seated, startedTable, tableOf } from './support/tables.ts';
import { must } from '../../../scripts/testing/must.ts';

const DAY = 86_400_000;

const clock = new FrozenClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock: clock.read });
});
afterAll(() => server.close());

const start = (players = 3, more: object = {}): Promise<PlayedTable> =>
  startedTable(server.url, { options: { players }, ...more });

const mover = ({ id, players }: PlayedTable): Seated =>
  must(players.find(({ connection, seat }) => connection.owes(id, seat)));

const others = ({ players }: PlayedTable, one: Seated): Seated[] => players.filter((other) => other !== one);

const infoAt = (one: Seated): MessageOf<'table'> => must(one.connection.latest('table'));

const votesAt = ({ connection }: Seated): Vote[] => connection.latest('votes')?.votes ?? [];

const replace = ({ person }: Seated, { id }: PlayedTable, seat: number) =>
  person.post(`/tables/${id}/seats/${seat}/replace`);

const join = (person: Person, { id }: PlayedTable, seat: number) =>
  person.post(`/tables/${id}/seats/${seat}/join`);

const vote = ({ connection }: Seated, { id }: PlayedTable, agree: boolean) =>
  connection.ask({
    type: 'vote',
    table: id,
    id: connection.newId(),
    vote: must(connection.latest('votes')?.votes[0]).id,
    agree,
  });

/** A person who came by the table's link. */
async function visitor(table: PlayedTable): Promise<Person> {
  const { you } = await must(table.players[0]).person.table(table.id);
  const person = await Person.arrive(server.url);
  await person.post(`/tables/${table.id}/enter`, { key: you.key! });
  return person;
}

/** A table whose next player has not answered for three days. */
async function withAbsent(players = 3): Promise<{ table: PlayedTable; absent: Seated; rest: Seated[] }> {
  const table = await start(players);
  const absent = mover(table);
  await clock.run(server, 3 * DAY);
  await everyoneCaughtUp(table);
  return { table, absent, rest: others(table, absent) };
}

describe('a player who does not answer at an untimed table', () => {
  test('counts as absent after three days, and not before', async () => {
    const table = await start();
    const absent = mover(table);
    const [first] = others(table, absent);
    await clock.run(server, 3 * DAY - 1);
    await everyoneCaughtUp(table);
    expect(infoAt(must(first)).table.seats.map((seat) => seat.absent)).toEqual([false, false, false]);
    expect(reasonOf(await replace(must(first), table, absent.seat))).toBe('player-not-absent');
    await clock.run(server, 1);
    await everyoneCaughtUp(table);
    expect(
      infoAt(must(first))
        .table.seats.filter((seat) => seat.absent)
        .map(({ seat }) => seat),
    ).toEqual([absent.seat]);
  });

  test('has the time that the table was created with, again for every decision', async () => {
    const table = await start(2, { absentDays: 1 });
    const first = mover(table);
    await clock.run(server, DAY - 1);
    await first.connection.act(table.id, { type: 'pass' });
    await everyoneCaughtUp(table);
    await clock.run(server, DAY - 1);
    await everyoneCaughtUp(table);
    expect(infoAt(first).table.seats.some((seat) => seat.absent)).toBe(false);
    await clock.run(server, 1);
    await everyoneCaughtUp(table);
    expect(infoAt(first).table.seats.some((seat) => seat.absent)).toBe(true);
  });

  test('is not absent at a table with clocks', async () => {
    const table = await start(2, { clock: { kind: 'correspondence', hours: 336 }, absentDays: 1 });
    await clock.run(server, 4 * DAY);
    expect(reasonOf(await replace(must(others(table, mover(table))[0]), table, mover(table).seat))).toBe(
      'player-not-absent',
    );
  });

  test('is replaced by a bot if half of the others want it, and may come back', async () => {
    const { table, absent, rest } = await withAbsent(5);
    const [first, second, third] = rest;
    await replace(must(first), table, absent.seat);
    await everyoneCaughtUp(table);
    expect(votesAt(must(second))).toMatchObject([
      { kind: 'replace', by: absent.seat, agreed: [must(first).seat] },
    ]);
    expect(infoAt(must(first)).table.seats[absent.seat]).toMatchObject({ bot: null });
    await vote(must(second), table, false);
    await vote(must(third), table, true);
    await everyoneCaughtUp(table);
    expect(infoAt(must(first)).table.seats[absent.seat]).toMatchObject({
      bot: 'miller',
      gone: 'timed-out',
      absent: false,
    });
    expect((await absent.person.post(`/tables/${table.id}/return`)).status).toBe(200);
  });

  test('stays if too few want a replacement, and the game goes on', async () => {
    const { table, absent, rest } = await withAbsent(4);
    const [first, second, third] = rest;
    await replace(must(first), table, absent.seat);
    await everyoneCaughtUp(table);
    await vote(must(second), table, false);
    await vote(must(third), table, false);
    await everyoneCaughtUp(table);
    expect(votesAt(must(first))).toEqual([]);
    expect(infoAt(must(first)).table).toMatchObject({ status: 'playing' });
    expect((await absent.connection.act(table.id, { type: 'pass' })).type).toBe('events');
  });

  test('ends the vote and the absence with an answer, also after a restart', async () => {
    const { table, absent, rest } = await withAbsent(4);
    await replace(must(rest[0]), table, absent.seat);
    server = await server.restart();
    for (const player of table.players) {
      player.person.moveTo(server.url);
      player.connection = await player.person.connect();
      await player.connection.watch(table.id);
    }
    expect(votesAt(must(rest[0]))).toHaveLength(1);
    expect(infoAt(must(rest[0])).table.seats[absent.seat]).toMatchObject({ absent: true });
    await absent.connection.act(table.id, { type: 'pass' });
    await everyoneCaughtUp(table);
    expect(votesAt(must(rest[0]))).toEqual([]);
    expect(infoAt(must(rest[0])).table.seats[absent.seat]).toMatchObject({ absent: false });
  });

  test('is not absent while on vacation', async () => {
    const people = [await account(server.url, 'Vera'), await account(server.url, 'Karl')];
    const table = await tableOf(people);
    const away = mover(table);
    expect((await away.person.post('/me/vacation', { days: 5 })).status).toBe(200);
    await clock.run(server, 3 * DAY);
    await everyoneCaughtUp(table);
    expect(infoAt(away).table.seats.some((seat) => seat.absent)).toBe(false);
  });
});

describe('a person who takes over a seat', () => {
  test('needs everyone who still plays, and then sees what the seat holds', async () => {
    const { table, absent, rest } = await withAbsent();
    const [first, second] = rest;
    const successor = await visitor(table);
    const watching = await successor.connect();
    await watching.watch(table.id);
    expect(typeof must(watching.viewOf(table.id).players[absent.seat]).workers).toBe('number');
    expect((await join(successor, table, absent.seat)).status).toBe(200);
    await everyoneCaughtUp(table);
    expect(votesAt(must(first))).toMatchObject([
      { kind: 'join', by: absent.seat, person: { id: successor.id }, agreed: [] },
    ]);
    await vote(must(first), table, true);
    await everyoneCaughtUp(table);
    expect(infoAt(must(first)).table.seats[absent.seat]!.person!.id).toBe(absent.person.id);
    await vote(must(second), table, true);
    await watching.until(() => watching.viewOf(table.id).viewer === absent.seat, 'the seat');
    expect(typeof must(watching.viewOf(table.id).players[absent.seat]).workers).toBe('object');
    expect((await watching.act(table.id, { type: 'pass' })).type).toBe('events');
    // The earlier player watches from now on.
    await everyoneCaughtUp(table);
    expect(absent.connection.viewOf(table.id).viewer).toBeNull();
    expect(typeof must(absent.connection.viewOf(table.id).players[absent.seat]).workers).toBe('number');
    expect(await absent.connection.act(table.id, { type: 'pass' })).toMatchObject({
      error: { reason: 'not-seated' },
    });
  });

  test('does not get it if one refuses', async () => {
    const { table, absent, rest } = await withAbsent();
    const [first, second] = rest;
    await join(await visitor(table), table, absent.seat);
    await everyoneCaughtUp(table);
    await vote(must(first), table, true);
    await vote(must(second), table, false);
    await everyoneCaughtUp(table);
    expect(votesAt(must(first))).toEqual([]);
    expect(infoAt(must(first)).table.seats[absent.seat]!.person!.id).toBe(absent.person.id);
  });

  test('may take the seat of a player who left, from a bot', async () => {
    const table = await start();
    const [first, second, leaver] = table.players;
    await must(leaver).person.post(`/tables/${table.id}/leave`);
    const successor = await visitor(table);
    await join(successor, table, 2);
    await everyoneCaughtUp(table);
    await vote(must(first), table, true);
    await vote(must(second), table, true);
    await everyoneCaughtUp(table);
    expect(infoAt(must(first)).table.seats[2]).toMatchObject({
      person: { id: successor.id },
      bot: null,
      gone: 'no',
    });
  });

  test('never gets one after holding another of this game, not even with another account', async () => {
    const table = await start(4);
    const [first, second, leaver, other] = table.players;
    for (const one of [leaver, other]) await must(one).person.post(`/tables/${table.id}/leave`);
    expect(reasonOf(await join(must(first).person, table, 3))).toBe('saw-another-hand');
    expect(reasonOf(await join(must(leaver).person, table, 3))).toBe('saw-another-hand');
    const nova = await account(server.url, 'Nova');
    const { status } = await must(leaver).person.post('/session', { name: nova.name, password: PASSWORD });
    expect(status).toBe(200);
    expect(reasonOf(await join(must(leaver).person, table, 3))).toBe('saw-another-hand');
    // A successor and the player before both know the hand of the seat.
    await join(await visitor(table), table, 2);
    const rest = { id: table.id, players: [must(first), must(second)] };
    await everyoneCaughtUp(rest);
    await vote(must(first), table, true);
    await vote(must(second), table, true);
    await everyoneCaughtUp(rest);
    expect(reasonOf(await join(must(leaver).person, table, 3))).toBe('saw-another-hand');
  });

  test('cannot take the seat of a player who is there, nor one of a rated game', async () => {
    const table = await start();
    expect(reasonOf(await join(await visitor(table), table, 1))).toBe('seat-taken');
    const people = [await account(server.url, 'Rita'), await account(server.url, 'Rolf')];
    const rated = await tableOf(people, { rated: true });
    await must(people[1]).post(`/tables/${rated.id}/leave`);
    expect(reasonOf(await join(await visitor(rated), rated, 1))).toBe('rated-seat');
  });

  test('is withdrawn when the absent player answers', async () => {
    const { table, absent, rest } = await withAbsent();
    await join(await visitor(table), table, absent.seat);
    await absent.connection.act(table.id, { type: 'pass' });
    await everyoneCaughtUp(table);
    expect(votesAt(must(rest[0]))).toEqual([]);
  });

  test('does not get it because those who were asked left, nor after deleting the account', async () => {
    const table = await start();
    const [first, second, leaver] = table.players;
    await must(leaver).person.post(`/tables/${table.id}/leave`);
    await join(await visitor(table), table, 2);
    await must(second).person.post(`/tables/${table.id}/leave`);
    await must(first).person.post(`/tables/${table.id}/leave`);
    expect((await must(first).person.table(table.id)).table.seats[2]!.person!.id).toBe(
      must(leaver).person.id,
    );

    const other = await start();
    await must(other.players[2]).person.post(`/tables/${other.id}/leave`);
    const deleted = await visitor(other);
    await join(deleted, other, 2);
    await must(other.players[0]).connection.until(
      () => votesAt(must(other.players[0])).length > 0,
      'the vote',
    );
    expect((await deleted.delete('/me')).status).toBeLessThan(300);
    for (const seat of [0, 1]) await vote(must(other.players[seat]), other, true);
    await everyoneCaughtUp(other);
    expect(infoAt(must(other.players[0])).table.seats[2]).toMatchObject({ bot: 'miller', gone: 'left' });
  });

  test('is looked for in the list of tables', async () => {
    const table = await start(3, { public: true });
    await must(table.players[2]).person.post(`/tables/${table.id}/leave`);
    const { body } = await must(table.players[0]).person.get<{ tables: { id: string; vacant: number }[] }>(
      '/tables',
    );
    expect(body.tables.find(({ id }) => id === table.id)).toMatchObject({ vacant: 1 });
  });
});
