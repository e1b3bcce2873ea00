import { QuickRandom } from '@keyflower/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atLeast } from '../../../../scripts/testing/must.ts';
import { PostgresServer } from '../../../../scripts/testing/postgres-server.ts';
import { Process } from '../support/bundle.ts';
import { eventually } from '../support/eventually.ts';
import { codeOf, expectCurrentViews, mover, readiness, untilReadiness } from '../support/fault-helpers.ts';
import { FrozenClock } from '../support/frozen-clock.ts';
import { type Connection, Person } from '../support/person.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { goOn, type PlayedTable, startedTable } from '../support/tables.ts';

/* PostgreSQL goes away while servers run or start, and comes back. */

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start(['fsync=off']);
});
afterAll(() => postgres.remove());

let server: TestServer;
const clock = new FrozenClock();
const onPostgres = (more = {}): Promise<TestServer> => startServer({ 'database-url': postgres.url() }, more);

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(postgres.url());
  client.on('error', () => {});
  await client.connect();
  return client;
}

const reasonOf = async (): Promise<unknown> =>
  ((await (await fetch(`${server.url}/readyz`)).json()) as { reason?: string }).reason;

/** Waits until the last thing that the players were told of the storage is whether it is available. */
async function everyoneIsTold({ players }: PlayedTable, available: boolean): Promise<void> {
  const told = ({ connection }: { connection: Connection }): boolean => {
    const last = connection.received.filter(({ type }) => type === 'storage').at(-1);
    return last?.type === 'storage' && last.available === available;
  };
  await eventually(() => players.every(told), 'the message to everyone');
}

describe('while PostgreSQL is away', () => {
  beforeEach(async () => {
    server = await onPostgres();
  });
  afterEach(() => server.close());

  it.each(['fast', 'immediate'] as const)(
    'actions are refused as not stored, sockets stay open, and play goes on by itself afterwards (%s stop)',
    async (how) => {
      const random = new QuickRandom(how);
      const table = await startedTable(server.url, { options: { players: 2 }, public: true });
      const { connection, seat } = mover(table)!;
      await server.running.context.store.journal.settled();
      await postgres.stop(how);
      expect(codeOf(await connection.playRandom(table.id, seat, random))).toBe('STORAGE');
      await everyoneIsTold(table, false);
      const { status, body } = await new Person(server.url).get<{ error: { reason: string } }>('/tables');
      expect([status, body.error.reason]).toEqual([503, 'not-stored']);
      expect([await readiness(server.url), (await fetch(`${server.url}/healthz`)).status]).toEqual([
        503, 200,
      ]);
      const before = connection.versionOf(table.id);
      expect(codeOf(await connection.playRandom(table.id, seat, random))).toBe('STORAGE');

      await postgres.begin(['fsync=off']);
      await untilReadiness(server.url, 200);
      await everyoneIsTold(table, true);
      expect(table.players.every((player) => player.connection.closed === null)).toBe(true);
      expect(connection.versionOf(table.id)).toBe(before);
      expect(codeOf(await connection.playRandom(table.id, seat, random))).toBe('events');
      await expectCurrentViews(table);
      await goOn(table, 'on');
    },
  );

  it('players are told while it is not known whether an action is stored, and the action is answered later', async () => {
    const random = new QuickRandom('doubt');
    const table = await startedTable(server.url, { options: { players: 2 }, public: true });
    // The commit waits for this lock, so PostgreSQL is gone before it answers.
    const [locker, watcher] = [await connected(), await connected()];
    // That players watch is stored some time after they began to: its commit names the table too.
    const watching = async (): Promise<boolean> =>
      (await watcher.query('SELECT 1 FROM watching')).rows.length === table.players.length;
    await eventually(watching, 'the watchers');
    const waiting = async (): Promise<string | undefined> => {
      const { rows } = await watcher.query<{ query: string }>(
        "SELECT query FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%COMMIT'",
      );
      return rows[0]?.query;
    };
    const tried = async () => {
      const { connection, seat } = mover(table)!;
      await locker.query('BEGIN; SELECT 1 FROM commits FOR UPDATE');
      const before = connection.versionOf(table.id);
      const answer = connection.playRandom(table.id, seat, random);
      return { connection, seat, before, answer, commit: await eventually(waiting, 'the commit') };
    };
    let last = await tried();
    // A heartbeat may have been first: then the action was not on its way to the database.
    while (!last.commit.includes(table.id)) {
      await locker.query('ROLLBACK');
      await last.answer;
      await eventually(() => mover(table), 'the next turn');
      last = await tried();
    }
    const { connection, seat, before, answer } = last;
    await postgres.stop('immediate');
    await everyoneIsTold(table, false);
    await postgres.begin(['fsync=off']);
    expect(codeOf(await answer)).toBe('STORAGE');
    expect(connection.versionOf(table.id)).toBe(before);
    expect(codeOf(await connection.playRandom(table.id, seat, random))).toBe('events');
    await everyoneIsTold(table, true);
    await goOn(table, 'on');
  });

  it('a bot that was to move plays as soon as it is back, and watchers see it', async () => {
    const random = new QuickRandom('bot');
    const table = await startedTable(server.url, { options: { players: 2 } }, 1);
    const [{ connection }] = atLeast(1, table.players);
    // The bot's thread takes a while to start, so PostgreSQL is gone before its first answer.
    while (connection.owes(table.id, 0)) await connection.playRandom(table.id, 0, random);
    await postgres.stop('immediate');
    await eventually(() => server.running.context.store.journal.broken !== null, 'a write that fails');
    await postgres.begin(['fsync=off']);
    await connection.until(() => connection.owes(table.id, 0), 'the bot’s action');
    await goOn(table, 'on');
    expect(connection.closed).toBeNull();
  });
});

it('the play time stands while PostgreSQL is away', async () => {
  server = await onPostgres({ clock: clock.read });
  const { playTime } = server.running.context.tables;
  const { journal } = server.running.context.store;
  await postgres.stop();
  await eventually(() => journal.broken !== null, 'a heartbeat that fails');
  clock.pass(60_000);
  const stood = playTime.now();
  clock.pass(3_600_000);
  expect(playTime.now()).toBe(stood);
  await postgres.begin(['fsync=off']);
  await eventually(() => journal.broken === null, 'a heartbeat that succeeds');
  // By the database's clock, at most a few seconds have passed; by ours, an hour.
  expect(playTime.now() - stood).toBeLessThan(60_000);
  await server.close();
});

describe('a server that starts while PostgreSQL is away', () => {
  it('waits for it, says so, and starts when it is there', async () => {
    await postgres.stop();
    const lines: string[] = [];
    const log = {
      info: () => {},
      warn: (_fields: object, message: string) => void lines.push(message),
      error: () => {},
    };
    const starting = onPostgres({ log });
    await eventually(() => lines.includes('waiting for PostgreSQL'), 'the line');
    await postgres.begin(['fsync=off']);
    server = await starting;
    expect(lines.filter((line) => line === 'waiting for PostgreSQL')).toHaveLength(1);
    expect(await readiness(server.url)).toBe(200);
    await server.close();
  });

  it('gives up after a time with a sentence', async () => {
    await postgres.stop();
    await expect(onPostgres({ databaseWaitMs: 1000 })).rejects.toThrow(
      /^PostgreSQL could not be reached for 1 seconds: check that it runs, and --database-url/,
    );
    await postgres.begin(['fsync=off']);
  });

  it('does not wait where waiting would not help', async () => {
    const wrong = new Process(['serve', '--port=0', `--database-url=${postgres.url('no_such_database')}`]);
    const { code, err } = await wrong.ended;
    expect(code).toBe(1);
    expect(err).toContain('PostgreSQL refuses access (database "no_such_database" does not exist): check');
    expect(err).not.toContain(' at ');
    expect(err).not.toContain('waiting');
  });
});

it('a server that does not hear of the others is not ready', async () => {
  server = await onPostgres();
  expect(await reasonOf()).toBeUndefined();
  const isListening = (): boolean => server.running.context.store.sharing!.isListening;
  await postgres.stop('immediate');
  await eventually(() => !isListening(), 'the end of the connection');
  expect(['storage', 'notices']).toContain(await reasonOf());
  await postgres.begin(['fsync=off']);
  await eventually(isListening, 'a new connection');
  await untilReadiness(server.url, 200);
  await server.close();
});
