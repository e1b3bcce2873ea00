import { renameSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { ENGINE_VERSION, QuickRandom } from '@keyflower/engine';
import LibSql from 'libsql';
import { describe, expect, it } from 'vitest';
import { copyDatabase, MIGRATIONS, PENDING_FILE } from '../../src/store/index.ts';
import { account, PASSWORD } from '../support/accounts.ts';
import { type BundleServer, logLines, startBundle } from '../support/bundle.ts';
import { eventually } from '../support/eventually.ts';
import { startServer } from '../support/server.ts';
import { type PlayedTable, startedTable } from '../support/tables.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

/** Plays until the sockets close, and notes the ids of the acknowledged actions. */
async function playUntilTheEnd({ id, players }: PlayedTable, acknowledged: string[]): Promise<void> {
  const random = new QuickRandom('until the end');
  for (;;) {
    const mover = players.find(({ connection, seat }) => connection.owes(id, seat));
    if (!mover || players.some(({ connection }) => connection.closed)) return;
    const { connection, seat } = mover;
    const request = `${seat}-${acknowledged.length}`;
    const from = connection.received.length;
    connection.send({
      type: 'act',
      table: id,
      id: request,
      version: connection.versionOf(id),
      action: must(connection.legal(id, seat, random)[0]),
    });
    const answer = await connection.until(
      () =>
        connection.received.slice(from).find((message) => 'id' in message && message.id === request) ??
        (connection.closed && ('closed' as const)),
      'an answer or the end',
    );
    if (answer === 'closed') return;
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
    acknowledged.push(request);
    // The other clients hear of it later.
    await Promise.all(
      players.map((other) =>
        other.connection.until(
          () => other.connection.closed ?? players.some((one) => one.connection.owes(id, one.seat)),
          'the news',
        ),
      ),
    );
  }
}

interface Stored {
  requests: string[];
  playTime: number;
}

function storedIn(data: string): Stored {
  const db = new LibSql(join(data, 'keyflower.sqlite'));
  const requests = (
    db.prepare('SELECT request FROM steps WHERE request IS NOT NULL ORDER BY n').all() as {
      request: string;
    }[]
  ).map(({ request }) => request);
  const { value } = db.prepare("SELECT value FROM meta WHERE key = 'play-time'").get() as { value: string };
  db.close();
  return { requests, playTime: Number(value) };
}

/** Asks for a socket, is refused, and keeps its own side of the connection open. */
async function refused(url: string, path: string): Promise<Socket> {
  const line = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  line.on('error', () => {});
  line.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await new Promise((resolve) => line.once('end', resolve).resume());
  return line;
}

const remove = ({ data }: BundleServer): void => rmSync(data, { recursive: true, force: true });

describe('a server that is asked to stop', () => {
  it('finishes, tells all clients, keeps every acknowledged action and the clocks, and exits with 0', async () => {
    const opened = performance.now();
    const server = await startBundle();
    const started = performance.now();
    const table = await startedTable(server.url, { options: { players: 2 } });
    const acknowledged: string[] = [];
    const playing = playUntilTheEnd(table, acknowledged);
    await eventually(() => acknowledged.length > 3, 'some actions');
    const asked = performance.now();
    const ended = await server.stop();
    await playing;
    expect(ended).toMatchObject({ code: 0, signal: null });
    for (const { connection } of table.players) {
      await connection.until(() => connection.closed, 'the end');
      expect(connection.closed).toEqual({ code: 1012, reason: 'restart' });
      expect(connection.received.at(-1)).toEqual({ type: 'bye', reason: 'restart' });
    }
    const { requests, playTime } = storedIn(server.data);
    expect(requests).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(requests).size).toBe(requests.length);
    expect(playTime).toBeGreaterThanOrEqual(asked - started);
    expect(playTime).toBeLessThanOrEqual(performance.now() - opened);
    remove(server);
  });

  it('does not wait for a client that was refused a socket and stays connected', async () => {
    const server = await startServer();
    const lines = await Promise.all(['/nothing', '/api/v1/socket'].map((path) => refused(server.url, path)));
    await expect(server.close()).resolves.toBeUndefined();
    for (const line of lines) line.destroy();
  });

  it('ends at once when it is asked twice', async () => {
    const server = await startBundle();
    const table = await startedTable(server.url, { options: { players: 2 } });
    must(table.players[0]).connection.socket.pause();
    server.child.kill('SIGTERM');
    await server.says(/Shutting down/);
    const { code, signal } = await server.stop('SIGTERM');
    // A server that waits for the client, as after the first signal, exits with 0.
    expect({ code, signal }).toEqual({ code: 1, signal: null });
    must(table.players[0]).connection.socket.terminate();
    const again = await startServer({}, {}, server.data);
    await again.close();
  });
});

describe('the log', () => {
  it('is one line of JSON for each event, and holds no secret; a client that never closes its socket is not waited for', async () => {
    const server = await startBundle({ 'log-level': 'debug' });
    const anna = await account(server.url, 'Anna', { email: 'anna@example.org' });
    await anna.post('/session', { name: 'Anna', password: 'not the password' });
    const { body: made } = await anna.post<{ token: string }>('/me/tokens', { label: 'a program' });
    await fetch(`${server.url}/api/v1/me`, {
      headers: { cookie: 'keyflower=%%%', origin: 'https://elsewhere' },
    });
    await fetch(`${server.url}/api/v1/tables`, { method: 'POST', body: '{"a' });
    const table = await startedTable(server.url, { options: { players: 3 } }, 2, 'miller');
    const [asleep] = atLeast(1, table.players);
    const { you } = await asleep.person.table(table.id);
    // A suspended laptop: the connection is open but not read.
    asleep.connection.socket.pause();
    const { code, err, out } = await server.stop('SIGINT');
    expect(code).toBe(0);
    asleep.connection.socket.terminate();
    const lines = logLines(err);
    expect(lines.map(({ msg }) => msg)).toEqual(['open', 'closing', 'closed']);
    for (const line of lines) expect(line).toMatchObject({ level: 30, time: expect.any(String) });
    expect(lines[0]).toMatchObject({
      version: ENGINE_VERSION,
      schema: MIGRATIONS.length,
      address: server.url,
    });
    const secrets = [PASSWORD, 'not the password', made.token, you.key!, 'anna@example.org', anna.cookie];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect(err + out).not.toContain(secret);
    }
    remove(server);
  });
});

it('a restore interrupted by a crash is finished by the next start', async () => {
  const server = await startServer();
  const database = join(server.data, 'keyflower.sqlite');
  await account(server.url, 'Anna');
  copyDatabase(database, join(server.data, 'then.sqlite'));
  await account(server.url, 'Bela');
  await server.running.close();
  renameSync(join(server.data, 'then.sqlite'), join(server.data, PENDING_FILE));
  const again = await startServer({}, {}, server.data);
  const namesThere = (await again.running.context.store.people.list(10)).map(({ name }) => name);
  expect(namesThere).toEqual(['Anna']);
  await again.close();
});
