import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { type BundleServer, NODE, startBundle } from './support/bundle.ts';
import { ensure } from './support/ensure.ts';
import { WAIT_LIMIT_MS, pause } from './support/eventually.ts';
import { hostileMessages, type HostileRequest, hostileRequests, NOW } from './support/hostile-messages.ts';
import { type Connection, Person } from './support/person.ts';
import { BROKEN_FRAMES, rawSocket } from './support/raw-socket.ts';
import { BUNDLE } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { atLeast } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const MESSAGES = FULL ? 7500 : 800;
const REQUESTS = FULL ? 2500 : 300;
const BATCH = 50;
const SEED = 4711;
/** Memory that may remain after thousands of messages: caches that fill up, not retained messages. */
const MAX_GROWTH = 16_000_000;

/** Garbage is collected on request, so that the heap size is the size of what is retained. */
const TIDY = 'data:text/javascript,process.on("SIGUSR2", () => gc())';

let server: BundleServer;
let victims: PlayedTable;
let attacker: Person;
let metricsToken: string;
let heapBefore: number;
let played = 0;

beforeAll(async () => {
  const command = [...NODE, '--expose-gc', '--import', TIDY, BUNDLE];
  server = await startBundle({ 'tables-per-guest': '100000' }, undefined, command);
  const secrets = JSON.parse(readFileSync(join(server.data, 'secrets.json'), 'utf8')) as {
    metricsToken: string;
  };
  metricsToken = secrets.metricsToken;
  victims = await startedTable(server.url, { options: { players: 2 }, title: 'The quiet table' });
  attacker = await Person.arrive(server.url);
});

afterAll(async () => {
  for (const { connection } of victims.players) await connection.close();
  await server.stop();
});

/** The players at the quiet table keep playing whatever happens around them. */
async function quietly(): Promise<void> {
  played += await playOn(victims, `quiet ${played}`, 1);
}

async function heap(): Promise<number> {
  const sizes: number[] = [];
  for (let i = 0; i < 4; i++) {
    server.child.kill('SIGUSR2');
    await pause(250);
    const response = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await response.text())!;
    sizes.push(Number(bytes));
  }
  return Math.min(...sizes);
}

/** Number of refusals per code. */
const heard = new Map<string, number>();

/** Sends a batch and waits until all of it was read. A socket closed by the server is reopened. */
async function storm(
  connection: Connection,
  own: string,
  batch: readonly (string | Uint8Array)[],
): Promise<Connection> {
  await connection.watch(own);
  const from = connection.received.length;
  const now = `${connection.versionOf(own)}`;
  for (const message of batch)
    connection.socket.send(typeof message === 'string' ? message.replaceAll(`${NOW}`, now) : message);
  connection.send({ type: 'ping' });
  await connection.until(
    () => connection.closed ?? connection.received.slice(from).some(({ type }) => type === 'pong'),
    'an answer',
  );
  for (const message of connection.received.slice(from)) {
    const word = message.type === 'refused' ? message.error.code : message.type;
    heard.set(word, (heard.get(word) ?? 0) + 1);
    ensure(word !== 'INTERNAL', `one of these fails: ${JSON.stringify(batch)}\n${server.out.slice(-3000)}`);
    const others = 'table' in message && message.table === victims.id;
    ensure(!others || message.type === 'refused', `nothing is said of a table of others: ${message.type}`);
  }
  return connection.closed ? attacker.connect() : connection;
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}

describe('clients that send arbitrary input', () => {
  test('change nothing for others, on the socket', async () => {
    const own = await startedTable(server.url, { options: { players: 2, farmers: 'mixed' } }, 1);
    const [{ person }] = atLeast(1, own.players);
    attacker = person;
    const open = await person.createTable({ options: { players: 3 }, public: true });
    const tables = [own.id, own.id, open, victims.id, 'nowhere', '__proto__'];
    const messages = fc.sample(hostileMessages(tables), { numRuns: MESSAGES, seed: SEED });
    let connection = await person.connect();
    const batches = chunks(messages, BATCH);
    for (const [i, batch] of batches.entries()) {
      connection = await storm(connection, own.id, batch);
      await quietly();
      // After the first third, everything permanent has been allocated.
      if (i === Math.floor(batches.length / 3)) heapBefore = await heap();
    }
    await connection.close();
    for (const { connection: mine } of own.players) await mine.close();
    // The messages reached rules, votes and moderation, and did not all fail validation.
    for (const word of ['BAD_REQUEST', 'NOT_FOUND', 'ILLEGAL_ACTION', 'NOT_PLAYING', 'legal'])
      expect(heard.get(word) ?? 0, word).toBeGreaterThan(0);
  });

  test('change nothing for others, with broken WebSocket frames', async () => {
    for (const [fault, bytes] of Object.entries(BROKEN_FRAMES)) {
      const socket = await rawSocket(attacker);
      socket.write(Uint8Array.from(bytes));
      const closed = await Promise.race([
        new Promise((resolve) => socket.once('close', () => resolve(true))),
        new Promise((resolve) => setTimeout(() => resolve(false), WAIT_LIMIT_MS).unref()),
      ]);
      expect(closed, fault).toBe(true);
    }
    await quietly();
  });

  test('change nothing for others, with thousands of small frames and one that never ends', async () => {
    const connection = await attacker.connect();
    const endless = await attacker.connect();
    endless.socket.send('{"type":', { fin: false });
    for (let i = 0; i < 3000; i++) connection.socket.send('{}');
    for (let i = 0; i < 1000; i++) connection.socket.ping();
    await connection.until(() => connection.received.length >= 3001, 'three thousand refusals', 60_000);
    expect(connection.closed ?? endless.closed).toBeNull();
    await quietly();
    await connection.close();
    endless.socket.terminate();
  });

  test('change nothing for others, by HTTP', async () => {
    const paths = ROUTES.map(({ path }) => path);
    const requests = fc.sample(hostileRequests(paths), { numRuns: REQUESTS, seed: SEED });
    for (const batch of chunks(requests, 20)) {
      // A new one every time, because the request may have deleted the account.
      const guest = await Person.arrive(server.url);
      await Promise.all(
        batch.map(async (asked) => {
          const { status, text } = await ask(asked, guest);
          const what = `${JSON.stringify(asked).slice(0, 2000)} was answered ${text.slice(0, 300)}`;
          expect(status, what).toBeLessThan(500);
          for (const secret of [metricsToken, 'cookieKey', 'SQLite format', 'root:', victims.id])
            expect(text.includes(secret), what).toBe(false);
        }),
      );
      await quietly();
    }
  });

  test('change nothing for others, with malformed HTTP', async () => {
    const host = 'Host: x';
    for (const text of [
      'NONSENSE\r\n\r\n',
      `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\n${host}\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
      `POST /api/v1/session HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      `POST /api/v1/session HTTP/1.1\r\n${host}\r\nContent-Length: -1\r\n\r\n`,
      `POST /api/v1/session HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nZZZ\r\n`,
      `GET /\0 HTTP/1.1\r\n${host}\r\n\r\n`,
      `GET /api/v1/socket HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      `GET /elsewhere HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      `GET //[ HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ]) {
      const answer = await shout(text);
      expect(answer, text.slice(0, 80)).not.toMatch(/^HTTP\/1\.1 5/);
    }
    await quietly();
  });

  test('leave the server as it was: nothing failed, nothing grew, and the others played on', async () => {
    const grown = (await heap()) - heapBefore;
    expect(grown).toBeLessThan(MAX_GROWTH);
    expect(played).toBeGreaterThan(20);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const logged = server.out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number });
    expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
    expect(server.err).not.toMatch(/Error|at .+:\d+:\d+/);
    expect(`${server.out}${server.err}`).not.toContain(metricsToken);
    expect(`${server.out}${server.err}`).not.toContain(attacker.cookie.split('=')[1]);
  });
});

function ask(asked: HostileRequest, guest: Person): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const { method, path, body, signed } = asked;
    const headers = { ...(signed ? guest.headers(false) : {}), ...asked.headers };
    const { port } = new URL(server.url);
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = JSON.stringify(response.headers);
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    // The server may close a connection that it cannot parse.
    sent.on('error', (error) => resolve({ status: 0, text: error.message }));
    sent.end(body ?? undefined);
  });
}

function shout(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.setTimeout(2000, () => socket.destroy());
    socket.write(text);
  });
}
