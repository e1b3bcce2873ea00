import type { MessageOf } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '../src/errors/refused.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { startedTable } from './support/tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

test('an illegal action is refused with the engine’s reason, rule and facts', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const mover = table.players.find(({ connection, seat }) => connection.owes(table.id, seat));
  const { connection } = mover!;
  const answer = await connection.act(table.id, { type: 'offer', tiles: [] });
  expect((answer as MessageOf<'refused'>).error).toMatchObject({
    code: 'ILLEGAL_ACTION',
    reason: 'wrong-action-type',
    facts: { decision: 'turn' },
    version: connection.versionOf(table.id),
  });
});

test('a private table and one that does not exist are refused with the same bytes', async () => {
  const host = await Person.arrive(server.url);
  const stranger = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 }, public: false });
  const missing = 'x'.repeat(id.length);
  for (const ask of [
    (table: string) => stranger.get(`/tables/${table}`),
    (table: string) => stranger.get(`/tables/${table}/record`),
    (table: string) => stranger.post(`/tables/${table}/sit`, { seat: 0 }),
    (table: string) => stranger.post(`/tables/${table}/enter`, { key: 'guessed' }),
  ]) {
    const [hidden, absent] = [await ask(id), await ask(missing)];
    expect(hidden.status).toBe(404);
    expect(JSON.stringify(hidden.body)).toBe(JSON.stringify(absent.body));
    expect(hidden.body).toEqual({ error: errorBody('no-such-table') });
  }
});

test('a request that breaks its schema names the field and the problem', async () => {
  const person = await Person.arrive(server.url);
  const { body } = await person.post('/tables', { options: { players: 9 } });
  expect(body).toMatchObject({
    error: {
      code: 'BAD_REQUEST',
      reason: 'invalid-request',
      facts: { field: 'options.players', problem: 'too_big' },
      message: expect.stringMatching(/^options\.players: /),
    },
  });
});

test('an engine refusal about table options keeps its reason', async () => {
  const person = await Person.arrive(server.url);
  const tiles = { tiles: { 'no-such-tile': {} } };
  const { body } = await person.post<{ error: { code: string; reason: string } }>('/tables', {
    options: { players: 2 },
    tiles,
  });
  expect(body.error).toMatchObject({ code: 'BAD_REQUEST', reason: expect.stringMatching(/^[a-z-]+$/) });
  expect(body.error.reason).not.toBe('invalid-request');
});
