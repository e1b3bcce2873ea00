import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT, storedPerson, tokenOf, withToken } from './support/stored-people.ts';
import { Connection, Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('private resources', () => {
  test('a person can neither see nor revoke another person’s token', async () => {
    const [owner, other] = [await storedPerson(server, ACCOUNT), await storedPerson(server, ACCOUNT)];
    const { id, token } = await tokenOf(server, owner);
    expect((await other.get('/me/tokens')).body).toEqual({ tokens: [] });
    expect((await other.delete(`/me/tokens/${id}`)).status).toBe(404);
    expect((await withToken(owner, token).get<{ id: string }>('/me')).body.id).toBe(owner.id);
    expect((await owner.delete(`/me/tokens/${id}`)).status).toBe(200);
    expect((await withToken(owner, token).get('/me')).status).toBe(401);
  });

  test('a list of tokens never holds a token', async () => {
    const owner = await storedPerson(server, ACCOUNT);
    const { token } = await tokenOf(server, owner);
    const pages = [await owner.get('/me/tokens'), await owner.get('/me/export'), await owner.get('/me')];
    for (const { body } of pages) expect(JSON.stringify(body)).not.toContain(token);
  });

  test('a token can play but not manage the account', async () => {
    const owner = await storedPerson(server, ACCOUNT);
    const program = withToken(owner, (await tokenOf(server, owner)).token);
    for (const answer of [
      await program.post('/me/tokens', { label: 'another' }),
      await program.post('/me/password', { old: 'a', new: 'b' }),
      await program.delete('/me'),
      await program.delete('/sessions'),
    ])
      expect(answer.status).toBe(403);
    expect((await program.post('/tables', { options: { players: 2 } })).status).toBe(200);
  });

  test('a block list is private to its owner', async () => {
    const [owner, other] = [await storedPerson(server), await storedPerson(server)];
    await owner.put(`/me/blocks/${other.id}`);
    expect((await other.get('/me/blocks')).body).toEqual({ people: [] });
    await other.delete(`/me/blocks/${other.id}`);
    expect((await owner.get('/me/blocks')).body).toEqual({ people: [other.id] });
  });

  test('notes about a game are private to the player who wrote them', async () => {
    const { id, players } = await startedTable(server.url, { options: { players: 2 } });
    const [anna, bea] = atLeast(2, players);
    const notes = async ({ person }: typeof anna) => (await person.get(`/tables/${id}/notes`)).body;
    const text = 'Bea hides two reds.\nTake the boat.';
    expect((await anna.person.put(`/tables/${id}/notes`, { text })).status).toBeLessThan(300);
    expect([await notes(anna), await notes(bea)]).toEqual([{ text }, { text: '' }]);
    expect((await (await Person.arrive(server.url)).get(`/tables/${id}/notes`)).status).toBeGreaterThan(400);
    expect((await anna.person.put(`/tables/${id}/notes`, { text: 'x'.repeat(4001) })).status).toBe(400);
    expect((await anna.person.get('/me/export')).body).toMatchObject({ notes: [{ table: id, text }] });
    for (const page of [await bea.person.get('/me/export'), await bea.person.get(`/tables/${id}`)])
      expect(JSON.stringify(page.body)).not.toContain('two reds');
    await anna.person.put(`/tables/${id}/notes`, { text: '' });
    expect((await anna.person.get('/me/export')).body).toMatchObject({ notes: [] });
  });

  test('a player cannot act for another seat', async () => {
    const { id, players } = await startedTable(server.url, { options: { players: 2 } });
    const mover = players.find(({ connection, seat }) => connection.owes(id, seat))!;
    const waiter = players.find((one) => one !== mover)!;
    const refusal = async (message: object) => {
      const answer = await waiter.connection.ask(message as never);
      return answer.type === 'refused' ? answer.error.code : answer.type;
    };
    const pass = {
      type: 'act',
      table: id,
      id: 'mine',
      version: waiter.connection.versionOf(id),
      action: { type: 'pass' },
    };
    expect(await refusal(pass)).toBe('NOT_YOUR_DECISION');
    expect(await refusal({ ...pass, seat: mover.seat })).toBe('BAD_REQUEST');
    expect(await refusal({ ...pass, action: { type: 'pass', player: mover.seat } })).not.toBe('events');
    expect(mover.connection.owes(id, mover.seat)).toBe(true);
    for (const { connection } of players) await connection.close();
  });
});

describe('strangers learn nothing of a private table', () => {
  test('every answer is, byte for byte, that of a table that does not exist', async () => {
    const host = await storedPerson(server);
    const id = await host.createTable({ title: 'Among friends', options: { players: 2 } });
    const missing = `${id.slice(6)}${id.slice(0, 6)}`;
    const key = (await host.table(id)).you.key!;
    const operators = await storedPerson(server, { ...ACCOUNT, operator: 1 });
    for (const who of [
      new Person(server.url),
      await storedPerson(server),
      await storedPerson(server, ACCOUNT),
    ]) {
      for (const [method, path, body] of [
        ['GET', ''],
        ['GET', '/events'],
        ['GET', '/steps'],
        ['GET', '/record'],
        ['GET', '/score'],
        ['POST', '/sit', { seat: 1 }],
        ['POST', '/sit', { seat: 1, key: 'wrong' }],
        ['POST', '/enter', { key: 'wrong' }],
        ['POST', '/enter', { key: key.slice(0, -1) }],
        ['POST', '/stand', {}],
        ['POST', '/start', {}],
        ['POST', '/cancel', {}],
        ['POST', '/leave', {}],
        ['POST', '/resign', {}],
        ['POST', '/return', {}],
        ['POST', '/rematch', {}],
        ['PUT', '/seats/1', { bot: 'random' }],
      ] as const) {
        const [there, nowhere] = [
          await raw(who, method, id, path, body),
          await raw(who, method, missing, path, body),
        ];
        expect(there, `${method} ${path}`).toBe(nowhere);
        expect(there).toMatch(/^(404|401) /);
      }
      expect(JSON.stringify((await who.get('/tables')).body)).not.toContain(id);
      expect(JSON.stringify((await who.get(`/people/${host.id}`)).body)).not.toContain(id);
    }
    expect((await operators.get(`/tables/${id}`)).status).toBe(200);
  });

  test('nor does a socket tell more', async () => {
    const host = await storedPerson(server);
    const id = await host.createTable({ options: { players: 2 } });
    const missing = `${id.slice(6)}${id.slice(0, 6)}`;
    const stranger = await (await storedPerson(server)).connect();
    const answers = async (table: string): Promise<string> => {
      const from = stranger.raw.length;
      stranger.send({ type: 'watch', table });
      stranger.send({ type: 'watch', table, key: 'wrong', since: 3 });
      stranger.send({ type: 'chat', table, id: 'c', text: 'hello?' });
      stranger.send({ type: 'act', table, id: 'a', version: 0, action: { type: 'pass' } });
      stranger.send({ type: 'legal', table, id: 'l' });
      stranger.send({ type: 'undo', table, id: 'u', version: 0 });
      stranger.send({ type: 'vote', table, id: 'v', vote: 1, agree: true });
      stranger.send({ type: 'auto-pass', table, id: 'p', on: true });
      await stranger.until(() => stranger.raw.length >= from + 8, 'eight refusals');
      return stranger.raw.slice(from).sort().join('\n').replaceAll(table, 'TABLE');
    };
    expect(await answers(id)).toBe(await answers(missing));
    await stranger.close();
  });

  test('a table without spectators is closed to them during the game, even with its link', async () => {
    const { id, players } = await startedTable(server.url, {
      options: { players: 2 },
      spectators: false,
      public: true,
    });
    const late = await storedPerson(server);
    const key = (await must(players[0]).person.table(id)).you.key!;
    expect((await late.get(`/tables/${id}`)).status).toBe(404);
    // With the link they know of the table, and are told why they may not see it, the same way everywhere.
    const closed = { status: 403, body: { error: { reason: 'spectators-not-allowed' } } };
    expect(await late.post(`/tables/${id}/enter`, { key })).toMatchObject(closed);
    expect(await late.get(`/tables/${id}`)).toMatchObject(closed);
    for (const of of ['events', 'steps']) expect(await late.get(`/tables/${id}/${of}`)).toMatchObject(closed);
    const connection = await late.connect();
    await connection.watch(id, { key });
    expect(connection.views.has(id)).toBe(false);
    await connection.close();
    for (const player of players) await player.connection.close();
  });
});

async function raw(who: Person, method: string, table: string, path: string, body?: object): Promise<string> {
  const response = await fetch(`${who.url}/api/v1/tables/${table}${path}`, {
    method,
    headers: who.cookie === '' ? { 'content-type': 'application/json' } : who.headers(true),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date').map((pair) => pair.join(': '));
  return `${response.status} ${headers.join('\n')}\n${await response.text()}`.replaceAll(table, 'TABLE');
}

describe('cross-site requests', () => {
  const ask = (method: string, headers: Record<string, string>, path = '/api/v1/tables') =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ options: { players: 2 } }) }),
    });

  test('a page of another site cannot change anything, nor can a cookie without an origin', async () => {
    const { cookie } = await storedPerson(server);
    for (const origin of [
      'https://elsewhere.example',
      'null',
      `${server.url}.elsewhere.example`,
      `${server.url}/`,
    ]) {
      expect((await ask('POST', { cookie, origin })).status, origin).toBe(403);
    }
    expect((await ask('POST', { cookie })).status).toBe(403);
    expect((await ask('POST', { cookie, origin: server.url })).status).toBe(200);
  });

  test('a page of another site gets no socket', async () => {
    const { cookie } = await storedPerson(server);
    await expect(
      Connection.open(server.url, { cookie, origin: 'https://elsewhere.example' }),
    ).rejects.toThrow('403');
    await expect(Connection.open(server.url, { cookie })).rejects.toThrow('403');
    await (await Connection.open(server.url, { cookie, origin: server.url })).close();
  });

  test('a program with a token needs no origin', async () => {
    const owner = await storedPerson(server, ACCOUNT);
    const { token } = await tokenOf(server, owner);
    expect((await ask('POST', { authorization: `Bearer ${token}` })).status).toBe(200);
    await (await withToken(owner, token).connect()).close();
    expect((await ask('POST', { authorization: `Bearer ${token.slice(0, -1)}` })).status).toBe(401);
  });

  test('no header allows another site to read', async () => {
    const { cookie } = await storedPerson(server);
    const response = await ask('GET', { cookie }, '/api/v1/me/export');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await ask('OPTIONS', {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a tampered cookie identifies no person', async () => {
    const { cookie } = await storedPerson(server);
    const [name, value] = atLeast(2, cookie.split('='));
    const other = value.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of [
      `${value.slice(0, -2)}${other}${other}`,
      `${value}x`,
      `x${value}`,
      '',
      '%',
      value.split('.')[0],
    ]) {
      const response = await ask('GET', { cookie: `${name}=${wrong}` }, '/api/v1/me/blocks');
      expect(response.status, wrong).toBe(401);
    }
  });

  test('the metrics need their token', async () => {
    const token = server.running.context.secrets.metricsToken;
    const status = async (headers: Record<string, string>) => (await ask('GET', headers, '/metrics')).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: 'Bearer wrong' })).toBe(401);
    const nearly = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await status({ authorization: `Bearer ${nearly}` })).toBe(401);
    expect(await status({ cookie: (await storedPerson(server, { ...ACCOUNT, operator: 1 })).cookie })).toBe(
      401,
    );
    expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  });
});

describe('cookies', () => {
  test('scripts cannot read them, and cross-site requests do not carry them', async () => {
    const response = await fetch(`${server.url}/api/v1/me`);
    const [set] = atLeast(1, response.headers.getSetCookie());
    expect(set).toMatch(/^keyflower=/);
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(set.split('; ')).toContain(flag);
    expect(set).not.toContain('Secure');
    expect(set).not.toContain('Domain');
  });

  test('behind TLS they are sent over TLS only', async () => {
    const behind = await startServer({ 'public-url': 'https://play.example.org' });
    try {
      const response = await fetch(`${behind.url}/api/v1/me`);
      const [set] = atLeast(1, response.headers.getSetCookie());
      expect(set).toMatch(/^__Host-keyflower=/);
      for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure'])
        expect(set.split('; ')).toContain(flag);
      expect(response.headers.get('strict-transport-security')).toContain('max-age');
      const cookie = must(set.split(';')[0]);
      const change = (origin: string) =>
        fetch(`${behind.url}/api/v1/me`, {
          method: 'PATCH',
          headers: { cookie, origin, 'content-type': 'application/json' },
          body: '{"lang":"fr"}',
        });
      expect((await change('https://play.example.org')).status).toBe(200);
      expect((await change(behind.url)).status).toBe(403);
    } finally {
      await behind.close();
    }
  });
});
