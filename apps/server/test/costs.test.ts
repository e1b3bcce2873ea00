import { decisionOf, hashOf, QuickRandom } from '@keyflower/engine';
import type { ClientMessage, MessageOf } from '@keyflower/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENTRIES_PER_TOKEN, MOST_REFUSED, PRICES } from '../src/socket/prices.ts';
import { MOST_UNDONE, MOST_UNDOS } from '../src/tables/undo-limit.ts';
import { TokenBuckets } from '../src/safety/index.ts';
import { evict } from './support/eviction.ts';
import { everyoneCaughtUp } from './support/planned.ts';
import { type Connection } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, type PlayedTable, type Seated, startedTable } from './support/tables.ts';
import { undo, undoState } from './support/undo.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const replayed = (): number => server.running.context.tables.work.replayed;

/** A table in its first season, and the player whose turn it is. */
async function inSpring(players: number, people = players): Promise<{ table: PlayedTable; mover: Seated }> {
  const table = await startedTable(server.url, { options: { players }, seed: 'costs' }, people);
  const { cache } = server.running.context.tables;
  for (let moves = people === 1 ? 0 : 20; ; moves = 1) {
    await playOn(table, `opening ${moves}`, moves);
    await everyoneCaughtUp(table);
    const { state } = cache.peek(table.id)!;
    const mover = table.players.find(({ seat }) => decisionOf(state, seat) === 'turn');
    if (mover) return { table, mover };
  }
}

async function passAndUndo({ id }: PlayedTable, { connection }: Seated): Promise<string> {
  expect((await connection.act(id, { type: 'pass' })).type).toBe('events');
  const { type } = await undo(connection, id);
  return type;
}

describe('what a client costs', () => {
  test('resuming replays nothing, and an undo only the way back', async () => {
    const { table, mover } = await inSpring(3);
    const { connection, person } = mover;
    const version = connection.versionOf(table.id);
    const before = replayed();
    const again = await person.connect();
    again.send({ type: 'watch', table: table.id, since: version - 10 });
    expect((await again.message('events')).events).toHaveLength(10);
    expect(replayed()).toBe(before);
    for (let i = 0; i < 5; i++) expect(await passAndUndo(table, mover)).toBe('done');
    expect(replayed() - before).toBeLessThan(5 * 10);
  });

  test('a seat undoes freely only so often before another one acts', async () => {
    const { table, mover } = await inSpring(2);
    for (let i = 0; i < MOST_UNDOS; i++) expect(await passAndUndo(table, mover)).toBe('done');
    await mover.connection.act(table.id, { type: 'pass' });
    await everyoneCaughtUp(table);
    // The other player can still be asked.
    expect(undoState(mover.connection)).toBe('ask');
    const other = must(table.players.find(({ seat }) => seat !== mover.seat));
    expect(await passAndUndo(table, other)).toBe('done');
    await other.connection.act(table.id, { type: 'pass' });
  });

  test('a player alone with bots cannot undo for ever either', async () => {
    const { table, mover } = await inSpring(2, 1);
    const { connection, seat } = mover;
    const refusal = async (): Promise<unknown> => {
      for (let i = 0; i < MOST_UNDONE; i++) {
        await connection.until(() => connection.owes(table.id, seat), 'my turn');
        await connection.act(table.id, { type: 'pass' });
        await connection.until(() => connection.owes(table.id, seat), 'the bot’s answer');
        const answer = await undo(connection, table.id);
        if (answer.type === 'refused') return answer.error;
        await connection.until(() => undoState(connection) !== undefined, 'the undo');
      }
      return null;
    };
    const live = server.running.context.tables.cache.peek(table.id)!;
    live.live.undos = [0, 1].map(() => ({ inTurn: 0, entries: MOST_UNDONE - 20 }));
    expect(await refusal()).toMatchObject({ reason: 'too-many-undos' });
  });
});

test('corrected tiles are sent once to each socket, and again when it asks anew', async () => {
  const tiles = {
    format: 'keyflower-tiles/1',
    tiles: { keywood: { front: { use: { gain: { wood: 2 } } } } },
  };
  const table = await startedTable(server.url, { options: { players: 2 }, tiles });
  const [one, other] = atLeast(2, table.players);
  const from = other.connection.received.length;
  for (let i = 0; i < 24; i++) await one.person.patch('/me', { name: `Name ${i}` });
  await everyoneCaughtUp(table);
  const told = other.connection.received.slice(from).filter(({ type }) => type === 'table');
  expect(told).toHaveLength(24);
  expect(told.some((message) => 'tiles' in (message as MessageOf<'table'>).table.settings)).toBe(false);
  const hash = hashOf(tiles);
  expect(told.every((message) => (message as MessageOf<'table'>).table.tilesHash === hash)).toBe(true);
  await other.connection.watch(table.id);
  await everyoneCaughtUp(table);
  expect(other.connection.latest('table')?.table.settings.tiles).toEqual(tiles);
});

describe('a hostile client', () => {
  const CAPACITY = 100;

  /** The default limit, at a time that stands still: a slow machine earns no further messages. */
  function limitMessages(): void {
    const messages = new TokenBuckets({ capacity: CAPACITY, perSecond: 20, now: () => 0 });
    Object.assign(server.running.context.limits, { messages });
  }

  /** Messages of every type, about tables that have to be loaded first as often as possible. */
  function anyMessage(random: QuickRandom, tables: readonly string[], connection: Connection): ClientMessage {
    const table = must(tables[random.below(tables.length)]);
    const id = connection.newId();
    const version = connection.latest('view', 'events')?.version ?? 0;
    const any: readonly ClientMessage[] = [
      { type: 'ping' },
      { type: 'watch', table, since: random.below(200) },
      { type: 'watch', table },
      { type: 'unwatch', table },
      { type: 'act', table, id, version, action: { type: 'pass' } },
      { type: 'undo', table, id, version },
      { type: 'legal', table, id },
      { type: 'vote', table, id, vote: 1, agree: true },
      { type: 'auto-pass', table, id, on: random.below(2) === 0 },
      { type: 'queue', table, id, action: { type: 'pass' } },
      { type: 'chat', table, id, text: 'x' },
    ];
    return must(any[random.below(any.length)]);
  }

  const isRefused = (connection: Connection, from: number, type: string): boolean =>
    connection.received
      .slice(from)
      .some(
        (answer) =>
          answer.type === 'refused' &&
          answer.error.reason === 'rate-limited' &&
          (answer.error.facts as { message?: string }).message === type,
      );

  const endOf = (connection: Connection, from: number): boolean =>
    connection.received.slice(from).some(({ type }) => type === 'pong') ||
    isRefused(connection, from, 'ping');

  test('makes the server do no more than it pays for, whatever it sends', async () => {
    const tables = await Promise.all(
      ['a', 'b', 'c'].map((seed) => startedTable(server.url, { options: { players: 2 }, seed })),
    );
    for (const table of tables) await playOn(table, 'long', 60);
    const longest = Math.max(
      ...tables.map(({ id }) => server.running.context.tables.cache.peek(id)!.game!.length),
    );
    const { person } = must(must(tables[0]).players[0]);
    const connection = await person.connect();
    const ids = tables.map(({ id }) => id);
    for (let round = 0; round < (FULL ? 100 : 3); round++) {
      limitMessages();
      const random = new QuickRandom(`hostile ${round}`);
      const before = replayed();
      let paid = 0;
      for (let i = 0; i < 40; i++) {
        for (const id of ids) if (random.below(4) === 0) await evict(server, id);
        const from = connection.received.length;
        const message = anyMessage(random, ids, connection);
        connection.send(message);
        connection.send({ type: 'ping' });
        await connection.until(() => endOf(connection, from), 'the answer to the ping');
        if (!isRefused(connection, from, message.type)) paid += PRICES[message.type];
        if (!isRefused(connection, from, 'ping')) paid += PRICES.ping;
      }
      expect(paid).toBeLessThanOrEqual(CAPACITY);
      expect(replayed() - before).toBeLessThanOrEqual(CAPACITY * ENTRIES_PER_TOKEN + longest);
    }
  });

  test('is sent only so much, on sockets and by HTTP', async () => {
    const table = await startedTable(server.url, { options: { players: 2 } });
    const capacity = 100_000;
    const bytes = new TokenBuckets({ capacity, perSecond: 10_000, now: () => 0 });
    Object.assign(server.running.context.limits, { bytes });
    const { person } = must(table.players[0]);
    const connection = await person.connect();
    for (let i = 0; i < 100; i++) connection.send({ type: 'watch', table: table.id });
    expect(await connection.message('refused')).toMatchObject({
      error: { code: 'TOO_MANY', reason: 'rate-limited', facts: { message: 'watch' } },
    });
    const sent = connection.received
      .filter(({ type }) => type !== 'refused')
      .reduce((sum, message) => sum + JSON.stringify(message).length, 0);
    expect(sent).toBeGreaterThan(capacity);
    // The last answer may be longer than what was left.
    expect(sent).toBeLessThan(1.5 * capacity);
    const { status, body } = await person.get<{ error: object }>(`/tables/${table.id}`);
    expect(status).toBe(429);
    expect(body.error).toMatchObject({ reason: 'rate-limited' });
  });

  test('is told which message was too much and how long to wait, and is then cut off', async () => {
    const table = await startedTable(server.url, { options: { players: 2 } });
    const { person } = must(table.players[0]);
    const connection = await person.connect();
    limitMessages();
    for (let i = 0; i < CAPACITY; i++) connection.send({ type: 'ping' });
    connection.send({ type: 'legal', table: table.id, id: 'one more' });
    expect(await connection.message('refused')).toMatchObject({
      table: table.id,
      id: 'one more',
      error: { code: 'TOO_MANY', reason: 'rate-limited', facts: { message: 'legal' }, retryAfter: 1 },
    });
    for (let i = 0; i < MOST_REFUSED; i++) connection.send({ type: 'ping' });
    await connection.until(() => connection.closed, 'the end');
  });
});
