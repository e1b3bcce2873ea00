import { connect } from 'node:net';
import { MAX_FRAME } from '@keyflower/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT, storedPerson } from './support/stored-people.ts';
import { ensure } from './support/ensure.ts';
import { eventually, WAIT_LIMIT_MS } from './support/eventually.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const open = async (flags: Record<string, string> = {}): Promise<void> => {
  server = await startServer(flags);
};

type Refusal = { error: { code: string; message: string; retryAfter?: number } };
const codeOf = ({ status, body }: { status: number; body: unknown }): string | number =>
  status < 400 ? status : (body as Refusal).error.code;

/** Requests from a chosen address: the server in these tests trusts a proxy on this machine. */
async function askFrom(
  address: string,
  path: string,
  person?: Person,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${server.url}/api/v1${path}`, {
    ...init,
    headers: {
      ...(person ? person.headers(init.body !== undefined) : {}),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      'x-forwarded-for': address,
    },
  });
}

async function times(n: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < n; i++) {
    const response = await ask();
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

const count = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;

describe('sizes', () => {
  test('a body may hold a set of corrected tiles, and no more', async () => {
    await open();
    const person = await storedPerson(server);
    const body = (size: number) => ({ options: { players: 2 }, title: 'x'.repeat(size) });
    expect(codeOf(await person.post('/tables', body(200_000)))).toBe('BAD_REQUEST');
    expect(codeOf(await person.post('/tables', body(263_000)))).toBe('TOO_LARGE');
    expect(codeOf(await person.patch('/me', { name: 'x'.repeat(17_000) }))).toBe('TOO_LARGE');
  });

  test('an oversized message closes the socket, also when sent in fragments', async () => {
    await open();
    const person = await storedPerson(server);
    const whole = await person.connect();
    whole.socket.send(`"${'x'.repeat(MAX_FRAME)}"`);
    expect((await whole.until(() => whole.closed, 'the end')).code).toBe(1009);
    const pieces = await person.connect();
    for (let i = 0; i < 20; i++) pieces.socket.send('x'.repeat(MAX_FRAME / 10), { fin: false });
    expect((await pieces.until(() => pieces.closed, 'the end')).code).toBe(1009);
    const just = await person.connect();
    just.socket.send(`"${'x'.repeat(MAX_FRAME - 2)}"`);
    expect((await just.message('refused')).error.code).toBe('BAD_REQUEST');
    await just.close();
  });
});

/** The server's clock is frozen, so a slow machine earns no further requests. */
const stopTime = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());

describe('rates', () => {
  beforeEach(() => void stopTime());

  test('an address has a request limit, then waits as long as it is told', async () => {
    await open({ 'requests-per-minute': '60', 'trust-proxy': 'loopback' });
    const statuses = await times(70, () => askFrom('192.0.2.1', '/bots'));
    expect(count(statuses, 429)).toBeGreaterThan(3);
    expect(statuses.slice(0, 60)).not.toContain(429);
    const refused = await askFrom('192.0.2.1', '/bots');
    const { error } = (await refused.json()) as Refusal;
    expect(error.code).toBe('TOO_MANY');
    expect(Number(refused.headers.get('retry-after'))).toBe(error.retryAfter);
    expect(error.retryAfter).toBeGreaterThan(0);
    // Other addresses are not affected.
    expect((await askFrom('192.0.2.2', '/bots')).status).toBe(200);
  });

  test('a person has a request limit across all addresses', async () => {
    await open({ 'requests-per-minute': '60', 'trust-proxy': 'loopback' });
    const person = await storedPerson(server);
    let i = 0;
    const statuses = await times(70, () => askFrom(`192.0.2.${(i += 1)}`, '/bots', person));
    expect(count(statuses, 429)).toBeGreaterThan(3);
  });

  test('one IPv6 network counts as one address', async () => {
    await open({ 'requests-per-minute': '60', 'trust-proxy': 'loopback' });
    let i = 0;
    const statuses = await times(70, () => askFrom(`2001:db8::${((i += 1)).toString(16)}`, '/bots'));
    expect(count(statuses, 429)).toBeGreaterThan(3);
  });

  test('a client cannot choose its address where no proxy is trusted', async () => {
    await open({ 'requests-per-minute': '60' });
    let i = 0;
    const statuses = await times(70, () => askFrom(`192.0.2.${(i += 1)}`, '/bots'));
    expect(count(statuses, 429)).toBeGreaterThan(3);
  });

  test('new guests, expensive requests and password guesses have stricter limits', async () => {
    await open({ 'requests-per-minute': '60', 'trust-proxy': 'loopback' });
    expect(count(await times(10, () => askFrom('192.0.2.1', '/me')), 200)).toBe(5);
    const person = await storedPerson(server);
    expect(count(await times(10, () => askFrom('192.0.2.2', '/me/export', person)), 200)).toBe(6);
    const guess = { method: 'POST', body: JSON.stringify({ token: 'guessed' }) };
    const guesses = await times(10, () => askFrom('192.0.2.3', '/email/confirm', undefined, guess));
    expect(count(guesses, 404)).toBe(5);
    expect(count(guesses, 429)).toBe(5);
  });

  test('opening a socket counts as a request', async () => {
    await open({ 'requests-per-minute': '20' });
    const person = await storedPerson(server);
    for (let i = 0; i < 20; i++) await (await person.connect()).close();
    await expect(person.connect()).rejects.toThrow('429');
  });

  test('an address has a limited number of open connections', async () => {
    await open({ 'sockets-per-address': '5' });
    const { hostname, port } = new URL(server.url);
    const connections = Array.from({ length: 100 }, () => connect(Number(port), hostname));
    const closed = connections.map((socket) => {
      socket.on('error', () => {});
      return new Promise((resolve) => socket.once('close', resolve));
    });
    const long = { timeout: WAIT_LIMIT_MS };
    await vi.waitFor(
      () => expect(connections.filter(({ closed: isClosed }) => isClosed)).toHaveLength(35),
      long,
    );
    for (const socket of connections) socket.destroy();
    await Promise.all(closed);
    await vi.waitFor(async () => expect((await fetch(`${server.url}/api/v1/bots`)).status).toBe(200), long);
  });

  test('a socket that sends too much is told so, and its messages are dropped', async () => {
    await open({ 'requests-per-minute': '30' });
    const connection = await (await storedPerson(server)).connect();
    for (let i = 0; i < 100; i++) connection.send({ type: 'ping' });
    await connection.until(() => connection.received.length === 101, 'a hundred answers');
    const pongs = connection.received.filter(({ type }) => type === 'pong').length;
    expect(pongs).toBe(20);
    const refused = await connection.message('refused');
    expect(refused.error.code).toBe('TOO_MANY');
    await connection.close();
  });

  test('chat has its own limit across all sockets of a person', async () => {
    await open({ 'requests-per-minute': '60' });
    const person = await storedPerson(server);
    const id = await person.createTable({ options: { players: 2 } });
    const [one, two] = [await person.connect(), await person.connect()];
    const answers: string[] = [];
    for (let i = 0; i < 12; i++) {
      const answer = await (i % 2 ? one : two).ask({ type: 'chat', table: id, id: `c${i}`, text: 'hello' });
      answers.push(answer.type === 'refused' ? answer.error.code : answer.type);
    }
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(answers.filter((answer) => answer === 'TOO_MANY').length).toBeGreaterThan(5);
    await one.close();
    await two.close();
  });
});

describe('quotas', () => {
  test('an address has a limited number of sockets; one that closed or never opened frees its place', async () => {
    await open({ 'sockets-per-address': '3' });
    const people = [await storedPerson(server), await storedPerson(server)];
    const sockets = [
      await must(people[0]).connect(),
      await must(people[1]).connect(),
      await must(people[0]).connect(),
    ];
    await expect(must(people[1]).connect()).rejects.toThrow('429');
    await must(sockets[0]).close();
    const { sockets: counter } = server.running.context.limits;
    await eventually(() => counter.count('127.0.0.1') === 2, 'two sockets');
    for (let i = 0; i < 10; i++) await halfASocket(must(people[0]), i);
    await eventually(() => counter.count('127.0.0.1') === 2, 'two sockets');
    sockets[0] = await must(people[1]).connect();
    for (const socket of sockets) await socket.close();
    await eventually(() => counter.size === 0, 'the end of all sockets');
  });

  test('a guest has a limited number of tables, an account more', async () => {
    await open({ 'tables-per-guest': '2' });
    const made = async (person: Person): Promise<number> => {
      for (let n = 0; ; n++) {
        const answer = await person.post('/tables', { options: { players: 2 } });
        if (codeOf(answer) === 'TOO_MANY') return n;
        ensure(answer.status === 200, `table ${n}: ${codeOf(answer)}`);
      }
    };
    const guest = await storedPerson(server);
    expect(await made(guest)).toBe(2);
    expect(await made(await storedPerson(server, ACCOUNT))).toBe(10);
    const { body } = await guest.get<{ tables: { id: string }[] }>('/me/tables');
    await guest.post(`/tables/${must(body.tables[0]).id}/cancel`);
    expect(await made(guest)).toBe(1);
  });

  test('limits hold for requests at the same time, too', async () => {
    await open({ 'tables-per-guest': '2' });
    const accepted = async (ask: () => Promise<{ status: number }>): Promise<number> => {
      const answers = await Promise.all(Array.from({ length: 40 }, ask));
      return answers.filter(({ status }) => status === 200).length;
    };
    const guest = await storedPerson(server);
    expect(await accepted(() => guest.post('/tables', { options: { players: 2 } }))).toBe(2);
    const owner = await storedPerson(server, ACCOUNT);
    expect(await accepted(() => owner.post('/me/tokens', { label: 'a program' }))).toBe(20);
  });

  test('one socket watches twenty tables', async () => {
    await open();
    const person = await storedPerson(server);
    const connection = await person.connect();
    for (let i = 0; i < 21; i++) {
      const id = await person.createTable({ options: { players: 2 } });
      await connection.watch(id);
    }
    const refused = connection.received.filter(({ type }) => type === 'refused');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ error: { code: 'TOO_MANY' } });
    await connection.close();
  });

  test('an account has twenty tokens', async () => {
    await open();
    const owner = await storedPerson(server, ACCOUNT);
    for (let i = 0; i < 20; i++) {
      expect((await owner.post('/me/tokens', { label: `program ${i}` })).status).toBe(200);
    }
    expect(codeOf(await owner.post('/me/tokens', { label: 'one more' }))).toBe('TOO_MANY');
  });
});

/** An invalid upgrade request, or one that disconnects before it is answered. */
async function halfASocket(person: Person, how: number): Promise<void> {
  const { cookie, origin } = person.headers(false);
  const version = how % 2 ? 13 : 3;
  const socket = connect(server.running.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    [
      'GET /api/v1/socket HTTP/1.1',
      `Host: ${new URL(server.url).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      `Sec-WebSocket-Version: ${version}`,
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  if (how % 2) socket.once('connect', () => setTimeout(() => socket.resetAndDestroy(), 5));
  else socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
}

test('password guessing is slowed per account and per address, and does not lock out the owner', async () => {
  await open({ 'trust-proxy': 'loopback' });
  const owner = await Person.arrive(server.url);
  const password = 'a long enough password';
  stopTime();
  expect((await owner.post('/account', { name: 'Owner of it', password })).status).toBe(200);
  const signIn = async (address: string, secret: string, name = 'Owner of it') => {
    const body = JSON.stringify({ name, password: secret });
    const response = await askFrom(address, '/session', undefined, { method: 'POST', body });
    return codeOf({ status: response.status, body: await response.json() });
  };
  // An account that does not exist is guarded in the same way.
  for (const name of ['Owner of it', 'Nowhere']) {
    for (let i = 0; i < 5; i++) expect(await signIn('192.0.2.1', 'wrong', name)).toBe('WRONG_PASSWORD');
    expect(await signIn('192.0.2.1', password, name)).toBe('TOO_MANY');
    for (let i = 0; i < 45; i++)
      expect(await signIn(`198.51.100.${i}`, 'wrong', name)).toBe('WRONG_PASSWORD');
    expect(await signIn('198.51.100.99', password, name)).toBe('TOO_MANY');
  }
  // The owner is not locked out where the account was made.
  expect(await signIn('127.0.0.1', password)).toBe(200);
  // Many accounts from one address.
  const codes = [];
  for (let i = 0; i < 22; i++) codes.push(await signIn('203.0.113.1', 'wrong', `Person ${i}`));
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'WRONG_PASSWORD'));
  expect(codes).toContain('TOO_MANY');
});
