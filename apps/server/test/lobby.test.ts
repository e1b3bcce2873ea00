import type { NewTable, ServerMessage, TableList } from '@keyflower/protocol';
import type * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockTick, eventually } from './support/eventually.ts';
import { type Connection, Person } from './support/person.ts';
import { caughtUp, everyoneCaughtUp } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, type Seated, startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const THREE = { options: { players: 3 }, stand: 'random' } as const;

async function spectator(table: PlayedTable): Promise<Person> {
  const person = await Person.arrive(server.url);
  const { you } = await must(table.players[0]).person.table(table.id);
  await person.post(`/tables/${table.id}/enter`, { key: you.key! });
  return person;
}

describe('spectating', () => {
  const seen = async (person: Person, table: string, key?: string): Promise<ServerMessage['type']> => {
    const connection = await person.connect();
    await connection.watch(table, key === undefined ? {} : { key });
    const [first] = atLeast(
      1,
      connection.received.filter(({ type }) => type === 'view' || type === 'refused'),
    );
    await connection.close();
    return first.type;
  };

  test('is open to all at a public table, by link at a private one, and to none where it is off', async () => {
    const stranger = await Person.arrive(server.url);
    const open = await startedTable(server.url, { ...THREE, public: true });
    expect(await seen(stranger, open.id)).toBe('view');
    const closed = await startedTable(server.url, THREE);
    const key = (await must(closed.players[0]).person.table(closed.id)).you.key!;
    expect(await seen(stranger, closed.id)).toBe('refused');
    expect(await seen(stranger, closed.id, `${key}x`)).toBe('refused');
    expect(codeOf(await stranger.get(`/tables/${closed.id}`))).toBe('NOT_FOUND');
    expect(await seen(stranger, closed.id, key)).toBe('view');
    const secret = await startedTable(server.url, { ...THREE, public: true, spectators: false });
    expect(await seen(stranger, secret.id)).toBe('refused');
    expect(await seen(must(secret.players[1]).person, secret.id)).toBe('view');
  });

  test('ends when the game starts, if spectators are not allowed', async () => {
    const host = await Person.arrive(server.url);
    const id = await host.createTable({ options: { players: 2 }, public: true, spectators: false });
    await host.put(`/tables/${id}/seats/1`, { bot: 'random' });
    const early = await (await Person.arrive(server.url)).connect();
    await early.watch(id);
    await host.post(`/tables/${id}/start`);
    expect(await early.message('refused')).toMatchObject({ table: id, error: { code: 'FORBIDDEN' } });
    const table = server.running.context.tables.cache.peek(id)!;
    await eventually(() => table.playing && table.pendingMask() === 1, 'the host’s turn');
    await server.running.context.store.journal.settled();
    await caughtUp([early]);
    expect(early.received.some(({ type }) => type === 'view' || type === 'events')).toBe(false);
    expect((await host.table(id)).table.spectators).toBe(0);
  });

  test('does not begin for a request made just before a game without spectators starts', async () => {
    const host = await Person.arrive(server.url);
    const id = await host.createTable({ options: { players: 2 }, public: true, spectators: false });
    await host.put(`/tables/${id}/seats/1`, { bot: 'random' });
    const late = await (await Person.arrive(server.url)).connect();
    // As if part of the table were still being written to disk.
    const table = server.running.context.tables.cache.peek(id)!;
    table.hold();
    late.send({ type: 'watch', table: id });
    late.send({ type: 'ping' });
    await late.message('pong');
    const started = host.post(`/tables/${id}/start`);
    await eventually(() => table.playing, 'the game');
    table.release();
    await started;
    expect(await late.message('refused')).toMatchObject({ table: id, error: { code: 'NOT_FOUND' } });
    expect(late.received.some(({ type }) => type === 'view' || type === 'table')).toBe(false);
  });
});

describe('chat at the table', () => {
  const say = (connection: Connection, table: string, text: string, id = connection.newId()) =>
    connection.ask({ type: 'chat', table, id, text });
  const heard = ({ received }: Connection): string[] =>
    received.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));

  test('reaches everyone once, marks players and spectators, and is plain text', async () => {
    const table = await startedTable(server.url, THREE);
    const [first, second] = atLeast(2, table.players);
    const looker = await (await spectator(table)).connect();
    await looker.watch(table.id);
    await say(first.connection, table.id, '<b>hello</b>', 'same');
    await say(first.connection, table.id, '<b>hello</b>', 'same');
    await say(looker, table.id, 'good luck');
    await caughtUp([first.connection, second.connection, looker]);
    for (const { connection } of [first, second])
      expect(heard(connection)).toEqual(['<b>hello</b>', 'good luck']);
    const lines = second.connection.received.flatMap((one) => (one.type === 'chat' ? one.lines : []));
    expect(lines).toMatchObject([{ seat: first.seat, person: { id: first.person.id } }, { seat: null }]);
    const later = await second.person.connect();
    await later.watch(table.id);
    expect(heard(later)).toEqual(['<b>hello</b>', 'good luck']);
  });

  test('is hidden only from the person who muted its author', async () => {
    const table = await startedTable(server.url, THREE);
    const [loud, muting, other] = atLeast(3, table.players);
    await say(loud.connection, table.id, 'before');
    expect((await muting.person.put(`/me/blocks/${loud.person.id}`)).status).toBeLessThan(300);
    await say(loud.connection, table.id, 'after');
    await everyoneCaughtUp(table);
    expect(heard(muting.connection)).toEqual(['before']);
    expect(heard(other.connection)).toEqual(['before', 'after']);
    const again = await muting.person.connect();
    await again.watch(table.id);
    expect(heard(again)).toEqual([]);
  });
});

describe('before the game', () => {
  async function open(settings: Partial<NewTable> = {}) {
    const host = await Person.arrive(server.url);
    const guest = await Person.arrive(server.url);
    const id = await host.createTable({ options: { players: 3 }, public: true, ...settings });
    return { host, guest, id };
  }
  const seatsOf = async (person: Person, id: string): Promise<(string | null)[]> =>
    (await person.table(id)).table.seats.map(({ person: sitting, bot }) => sitting?.id ?? bot);

  test('people change seats and stand up; only the host can remove others', async () => {
    const { host, guest, id } = await open();
    const connection = await guest.connect();
    await connection.watch(id);
    await guest.post(`/tables/${id}/sit`, { seat: 1 });
    await guest.post(`/tables/${id}/sit`, { seat: 2 });
    expect(await seatsOf(host, id)).toEqual([host.id, null, guest.id]);
    expect(codeOf(await guest.post(`/tables/${id}/sit`, { seat: 0 }))).toBe('CONFLICT');
    expect(codeOf(await guest.put(`/tables/${id}/seats/0`, { bot: null }))).toBe('FORBIDDEN');
    expect(codeOf(await guest.post(`/tables/${id}/start`))).toBe('FORBIDDEN');
    expect(codeOf(await host.post(`/tables/${id}/start`))).toBe('CONFLICT');
    await host.put(`/tables/${id}/seats/2`, { bot: null });
    expect(await seatsOf(host, id)).toEqual([host.id, null, null]);
    const told = await connection.until(
      () =>
        connection.received.find(
          (one) => one.type === 'table' && one.you.seat === null && must(one.table.seats[2]).person === null,
        ),
      'the empty seat',
    );
    expect(told).toBeDefined();
    await guest.post(`/tables/${id}/sit`, { seat: 1 });
    await guest.post(`/tables/${id}/stand`);
    expect(await seatsOf(host, id)).toEqual([host.id, null, null]);
    await host.put(`/tables/${id}/seats/1`, { bot: 'miller' });
    expect(codeOf(await host.put(`/tables/${id}/seats/2`, { bot: 'genius' }))).toBe('BAD_REQUEST');
    expect(await seatsOf(host, id)).toEqual([host.id, 'miller', null]);
  });

  test('the host cancels the table, and everyone is told', async () => {
    const { host, guest, id } = await open();
    const connection = await guest.connect();
    await connection.watch(id);
    expect(codeOf(await guest.post(`/tables/${id}/cancel`))).toBe('FORBIDDEN');
    expect((await host.post(`/tables/${id}/cancel`)).status).toBe(200);
    await connection.until(
      () => connection.received.some((one) => one.type === 'table' && one.table.status === 'cancelled'),
      'the news',
    );
    for (const action of ['sit', 'start', 'cancel']) {
      expect(codeOf(await host.post(`/tables/${id}/${action}`, action === 'sit' ? { seat: 1 } : {}))).toBe(
        'CONFLICT',
      );
    }
    const lobby = await host.get<z.infer<typeof TableList>>('/tables');
    expect(lobby.body.tables.some((row) => row.id === id)).toBe(false);
  });

  test('a started game can be neither cancelled nor joined', async () => {
    const table = await startedTable(server.url, { ...THREE, public: true });
    const stranger = await Person.arrive(server.url);
    const { person } = must(table.players[0]);
    expect(codeOf(await person.post(`/tables/${table.id}/cancel`))).toBe('CONFLICT');
    expect(codeOf(await stranger.post(`/tables/${table.id}/sit`, { seat: 1 }))).toBe('CONFLICT');
    expect(codeOf(await person.put(`/tables/${table.id}/seats/1`, { bot: null }))).toBe('CONFLICT');
    expect(codeOf(await stranger.post(`/tables/${table.id}/leave`))).toBe('FORBIDDEN');
  });
});

test('the next table is the first of those that wait for me, and changes to that list are pushed', async () => {
  const person = await Person.arrive(server.url);
  const connection = await person.connect();
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) {
    const id = await person.createTable({ options: { players: 2 } });
    await person.put(`/tables/${id}/seats/1`, { bot: 'random' });
    await person.post(`/tables/${id}/start`);
    await eventually(() => server.running.context.tables.cache.peek(id)!.pendingMask() === 1, 'my turn');
    tables.push(id);
    await clockTick();
  }
  const next = () => person.get<{ table: string | null; waiting: string[] }>('/me/next');
  await connection.until(
    () => connection.received.some((one) => one.type === 'waiting' && one.tables.length === 2),
    'both tables',
  );
  const { body } = await next();
  expect([...body.waiting].sort()).toEqual([...tables].sort());
  expect(body.table).toBe(body.waiting[0]);
  await connection.watch(body.table!);
  await person.post(`/tables/${body.table}/leave`);
  expect((await next()).body.waiting).toEqual(tables.filter((id) => id !== body.table));
  await connection.until(() => connection.latest('waiting')?.tables.length === 1, 'one table');
});

test('a rematch keeps every player, one seat further on, and all are told', async () => {
  const table = await startedTable(server.url, { ...THREE, title: 'Again', onLeave: 'vote' }, 2, 'random');
  const [first, second] = atLeast(2, table.players);
  expect(codeOf(await first.person.post(`/tables/${table.id}/rematch`))).toBe('CONFLICT');
  // The quickest end: one leaves, and the other declines to play on.
  await first.person.post(`/tables/${table.id}/leave`);
  const [vote] = atLeast(1, (await second.connection.message('votes')).votes);
  await second.connection.ask({ type: 'vote', table: table.id, id: 'no', vote: vote.id, agree: false });
  await everyoneCaughtUp(table);
  const stranger = await spectator(table);
  expect(codeOf(await stranger.post(`/tables/${table.id}/rematch`))).toBe('FORBIDDEN');
  const { body } = await second.person.post<{ id: string }>(`/tables/${table.id}/rematch`);
  const again = await first.person.post<{ id: string }>(`/tables/${table.id}/rematch`);
  expect(again.body.id).toBe(body.id);
  await first.connection.until(
    () => first.connection.received.some((one) => one.type === 'table' && one.table.rematch === body.id),
    'the news',
  );
  const { table: next } = await first.person.table(body.id);
  expect(next).toMatchObject({ status: 'open', host: second.person.id, settings: { title: 'Again' } });
  expect(next.seats.map(({ person, reserved, bot }) => person?.id ?? reserved?.id ?? bot)).toEqual([
    'random',
    first.person.id,
    second.person.id,
  ]);
  expect(must(next.seats[1]).reserved?.id).toBe(first.person.id);
  await stranger.post(`/tables/${body.id}/enter`, {
    key: (await second.person.table(body.id)).you.key!,
  });
  expect(codeOf(await stranger.post(`/tables/${body.id}/sit`, { seat: 1 }))).toBe('CONFLICT');
  expect((await first.person.post(`/tables/${body.id}/sit`, { seat: 1 })).status).toBe(200);
  expect((await second.person.post(`/tables/${body.id}/start`)).status).toBe(200);
});

test('a cancelled rematch makes room for another, and a handicap follows its player', async () => {
  const settings: NewTable = { options: { players: 2, handicap: [1] }, onLeave: 'vote' };
  const table = await startedTable(server.url, settings);
  const [first, second] = atLeast(2, table.players);
  await first.person.post(`/tables/${table.id}/leave`);
  const [vote] = atLeast(1, (await second.connection.message('votes')).votes);
  await second.connection.ask({ type: 'vote', table: table.id, id: 'no', vote: vote.id, agree: false });
  const ask = async ({ person }: Seated) =>
    (await person.post<{ id: string }>(`/tables/${table.id}/rematch`)).body.id;
  const off = await ask(second);
  const { table: next } = await second.person.table(off);
  expect(must(next.seats[0]).person?.id).toBe(second.person.id);
  expect(next.settings.options.handicap).toEqual([0]);
  await second.person.post(`/tables/${off}/cancel`);
  const [one, other] = await Promise.all([ask(first), ask(second)]);
  expect(one).not.toBe(off);
  expect(other).toBe(one);
});
