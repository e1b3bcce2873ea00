import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Connection, Person } from './support/person.ts';
import { TokenBuckets } from '../src/safety/index.ts';
import { startServer, type TestServer } from './support/server.ts';
import { isOver, playOn } from './support/tables.ts';
import { TlsProxy, Visitor } from './support/tls-proxy.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

let proxy: TlsProxy;
let server: TestServer;

beforeAll(async () => {
  proxy = await TlsProxy.open();
  server = await startServer({
    'public-url': proxy.origin,
    'trust-proxy': 'loopback',
    'requests-per-minute': '300',
    'sockets-per-address': '3',
  });
  // A game is played faster than people could; requests are limited here, messages are not.
  const messages = new TokenBuckets({ capacity: 1_000_000, perSecond: 1_000_000 });
  Object.assign(server.running.context.limits, { messages });
  proxy.target = server.running.port;
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

/** Each test uses visitor addresses of its own. */
let visitors = 10;
const visitor = (): Visitor => new Visitor(proxy, (visitors += 1));

function socketOf({ way, headers }: { way: Visitor['way']; headers: Record<string, string> }): WebSocket {
  return new WebSocket(`wss://localhost:${way.port}/api/v1/socket`, { ...way, headers });
}

/** The status that a refused socket gets, or 101. */
async function socketStatus(who: Visitor, more: Record<string, string> = {}): Promise<number> {
  const socket = socketOf({ way: who.way, headers: who.headers(more) });
  socket.on('error', () => {});
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, answer]) => (answer as { statusCode: number }).statusCode),
  ]);
  if (status !== 101) socket.terminate();
  return status;
}

describe('behind a proxy that ends TLS', () => {
  it('sets a cookie for this host only and over TLS only', async () => {
    const { status, headers } = await visitor().ask('GET', '/me');
    expect(status).toBe(200);
    const [cookie] = atLeast(1, headers['set-cookie']!);
    expect(cookie).toMatch(/^__Host-keyflower=/);
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
    expect(cookie).not.toMatch(/Domain/i);
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('announces the public address', () => {
    expect(server.running.addresses()).toEqual([proxy.origin]);
    expect(server.running.context.link('/reset#x')).toBe(`${proxy.origin}/reset#x`);
  });

  it('accepts changes only from its own pages, whatever host the request names', async () => {
    const guest = visitor();
    await guest.ask('GET', '/me');
    const wish = { options: { players: 2 } };
    const from = async (origin: string): Promise<number> =>
      (await guest.ask('POST', '/tables', wish, { origin })).status;
    expect(await from(proxy.origin)).toBe(200);
    expect(await from('https://evil.example')).toBe(403);
    expect(await from(proxy.origin.replace('https', 'http'))).toBe(403);
    expect(await from(`http://127.0.0.1:${server.running.port}`)).toBe(403);
    const { status } = await guest.ask('POST', '/tables', wish, {
      origin: 'https://evil.example',
      host: 'evil.example',
    });
    expect(status).toBe(403);
  });

  it('opens sockets only to its own pages', async () => {
    const guest = visitor();
    await guest.ask('GET', '/me');
    expect(await socketStatus(guest, { origin: 'https://evil.example' })).toBe(403);
    expect(await socketStatus(guest, { origin: `http://localhost:${proxy.port}` })).toBe(403);
    expect(await socketStatus(guest)).toBe(101);
  });

  it('counts requests by the address that the proxy saw, not by what a visitor claims', async () => {
    const [flooder, other] = [visitor(), visitor()];
    const statuses: number[] = [];
    for (let i = 0; i < 400 && statuses.at(-1) !== 429; i++) {
      const claim = { 'x-forwarded-for': `198.51.100.${i % 250}` };
      statuses.push((await flooder.ask('GET', '/tables', undefined, claim)).status);
    }
    expect(statuses.length).toBeGreaterThan(250);
    expect(statuses.at(-1)).toBe(429);
    expect((await other.ask('GET', '/tables')).status).toBe(200);
    // A visitor cannot use up another visitor's allowance either.
    const victim = { 'x-forwarded-for': '203.0.113.250' };
    await flooder.ask('GET', '/tables', undefined, victim);
    expect((await new Visitor(proxy, 250).ask('GET', '/tables')).status).toBe(200);
  });

  it('counts sockets by that address too', async () => {
    const [flooder, other] = [visitor(), visitor()];
    await flooder.ask('GET', '/me');
    await other.ask('GET', '/me');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push(await socketStatus(flooder, { 'x-forwarded-for': `198.51.100.${i}` }));
    expect(statuses).toEqual([101, 101, 101, 429, 429]);
    expect(await socketStatus(other)).toBe(101);
  });

  it('plays a game from the start to the result', async () => {
    const guest = visitor();
    await guest.ask('GET', '/me');
    const { body } = await guest.ask('POST', '/tables', { options: { players: 2 } });
    const id = body.id as string;
    expect((await guest.ask('PUT', `/tables/${id}/seats/1`, { bot: 'random' })).status).toBe(200);
    const connection = new Connection(socketOf({ way: guest.way, headers: guest.headers() }));
    await connection.message('welcome');
    await connection.watch(id);
    expect((await guest.ask('POST', `/tables/${id}/start`)).status).toBe(200);
    await connection.message('view');
    await playOn({ id, players: [{ person: new Person(proxy.origin), connection, seat: 0 }] }, 'proxied');
    expect(isOver(connection, id)).toBe(true);
    await connection.close();
  });
});
