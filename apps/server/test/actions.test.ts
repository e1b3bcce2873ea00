import { QuickRandom } from '@keyflower/engine';
import type { MessageOf, ServerMessage } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { type Connection, Person } from './support/person.ts';
import { at, caughtUp, everyoneCaughtUp, follow, owing, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

function errorOf(answer: ServerMessage): MessageOf<'refused'>['error'] {
  if (answer.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return answer.error;
}

const lengthOf = (id: string): number => server.running.context.tables.cache.peek(id)!.game!.length;

/** Two players at the first turn of a game: the one to move and the one who waits. */
async function firstTurn() {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const mover = table.players.find(({ connection, seat }) => connection.owes(table.id, seat))!;
  const other = table.players.find((one) => one !== mover)!;
  return { table, id: table.id, mover, other };
}

test('an action based on an older version is refused with the current version', async () => {
  const { table, id, mover, other } = await firstTurn();
  const old = mover.connection.versionOf(id);
  await mover.connection.act(id, { type: 'pass' });
  await other.connection.until(() => other.connection.owes(id, other.seat), 'the turn');
  await other.connection.playRandom(id, other.seat, new QuickRandom('x'));
  await everyoneCaughtUp(table);
  const before = lengthOf(id);
  for (const version of [old, mover.connection.versionOf(id) + 1, 0]) {
    const error = errorOf(await mover.connection.act(id, { type: 'pass' }, undefined, version));
    expect(error).toMatchObject({ code: 'STALE', version: mover.connection.versionOf(id) });
  }
  expect(lengthOf(id)).toBe(before);
});

test('an illegal action is refused with its rule and changes nothing', async () => {
  const { id, mover } = await firstTurn();
  const before = lengthOf(id);
  const [market] = atLeast(1, mover.connection.viewOf(id).market as { tile: string }[]);
  const tile = typeof market === 'string' ? market : market.tile;
  const error = errorOf(await mover.connection.act(id, { type: 'bid', tile, color: 'red', screen: 99 }));
  expect(error).toMatchObject({ code: 'ILLEGAL_ACTION', version: mover.connection.versionOf(id) });
  expect(error.rule).toMatch(/^[A-Z]+-\d+$/);
  const nonsense = errorOf(await mover.connection.act(id, { type: 'fly', tile: { x: 1 } }));
  expect(['ILLEGAL_ACTION', 'BAD_REQUEST']).toContain(nonsense.code);
  expect(lengthOf(id)).toBe(before);
});

test('a player who owes no decision cannot act, and no player can act for another seat', async () => {
  const { id, mover, other } = await firstTurn();
  const before = lengthOf(id);
  expect(errorOf(await other.connection.act(id, { type: 'pass' })).code).toBe('NOT_YOUR_DECISION');
  const forOther = {
    type: 'act',
    table: id,
    id: 'for-another',
    version: other.connection.versionOf(id),
    action: { type: 'pass' },
    seat: mover.seat,
  } as const;
  expect(errorOf(await other.connection.ask(forOther)).code).toBe('BAD_REQUEST');
  const inside = { type: 'pass', player: mover.seat, seat: mover.seat };
  expect(errorOf(await other.connection.act(id, inside)).code).toBe('NOT_YOUR_DECISION');
  expect(lengthOf(id)).toBe(before);
});

test('spectators and strangers cannot act, undo, vote, set auto-pass or ask for legal moves', async () => {
  const { id, table } = await firstTurn();
  const watcher = await Person.arrive(server.url);
  const { you } = await must(table.players[0]).person.table(id);
  const connection = await watcher.connect();
  const asks = (version: number) =>
    [
      { type: 'act', table: id, id: 'w1', version, action: { type: 'pass' } },
      { type: 'undo', table: id, id: 'w2', version },
      { type: 'vote', table: id, id: 'w3', vote: 1, agree: true },
      { type: 'auto-pass', table: id, id: 'w4', on: true },
      { type: 'legal', table: id, id: 'w5' },
    ] as const;
  for (const message of asks(0)) expect(errorOf(await connection.ask(message)).code).toBe('NOT_FOUND');
  await connection.watch(id, { key: you.key! });
  expect(connection.viewOf(id).viewer).toBeNull();
  for (const message of asks(connection.versionOf(id))) {
    expect(errorOf(await connection.ask(message)).code).toBe('FORBIDDEN');
  }
});

test('a repeated send is answered but applied once: immediately, after eviction and after a restart', async () => {
  const { table, id, mover } = await firstTurn();
  const { connection } = mover;
  const version = connection.versionOf(id);
  const pass = { type: 'act', table: id, id: 'only-once', version, action: { type: 'pass' } } as const;
  const from = connection.received.length;
  // Both are sent before the first is on disk.
  connection.send(pass);
  connection.send(pass);
  await connection.until(
    () => connection.received.slice(from).filter((one) => 'id' in one && one.id === 'only-once').length === 2,
    'two answers',
  );
  const answers = connection.received.slice(from).filter((one) => 'id' in one && one.id === 'only-once');
  expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'events']);
  const length = lengthOf(id);
  const after = connection.versionOf(id);
  expect(await connection.ask(pass)).toMatchObject({ type: 'done', version: after });
  await evict(server, id);
  expect(await connection.ask(pass)).toMatchObject({ type: 'done', version: after });
  server = await server.restart();
  mover.person.moveTo(server.url);
  const again = await mover.person.connect();
  expect(await again.ask(pass)).toMatchObject({ type: 'done', version: after });
  expect(lengthOf(id)).toBe(length);
  // Ids are per seat: the same id from another seat is a different message.
  const other = table.players.find((one) => one !== mover)!;
  other.person.moveTo(server.url);
  const theirs = await other.person.connect();
  await theirs.watch(id);
  expect((await theirs.act(id, { type: 'pass' }, 'only-once')).type).toBe('events');
  expect(lengthOf(id)).toBeGreaterThan(length);
});

test.each(['place', 'offer'] as const)(
  'in a simultaneous decision (%s), other answers do not make an action stale',
  async (decision) => {
    const options = { players: 3 };
    const seed = `everyone ${decision}`;
    const plays = plan(options, seed, (game) => owing(game, decision).length === 3, 900);
    const table = await startedTable(server.url, { options, seed });
    await follow(table, plays);
    const [mine, first, second] = atLeast(3, table.players);
    const old = mine.connection.versionOf(table.id);
    const random = new QuickRandom('at once');
    const finish = async ({ connection, seat }: typeof mine): Promise<void> => {
      while (connection.owes(table.id, seat)) await connection.playRandom(table.id, seat, random);
    };
    await finish(first);
    await evict(server, table.id);
    await everyoneCaughtUp(table);
    expect(mine.connection.versionOf(table.id)).toBeGreaterThan(old);
    const [action] = atLeast(1, mine.connection.legal(table.id, mine.seat, random));
    const answer = await mine.connection.act(table.id, action, undefined, old);
    expect(answer.type).toBe('events');
    // The player's own step does make it stale.
    const error = errorOf(await mine.connection.act(table.id, action, undefined, old));
    expect(['STALE', 'NOT_YOUR_DECISION']).toContain(error.code);
    expect(second.connection.owes(table.id, second.seat)).toBe(true);
  },
);

test('all connections of one player receive identical bytes, apart from the answered id', async () => {
  const table = await startedTable(server.url, { options: { players: 2, farmers: 'mixed' } });
  const { id } = table;
  const { person, connection } = at(table, 0);
  const tabs: Connection[] = [connection, await person.connect(), await person.connect()];
  for (const tab of tabs.slice(1)) await tab.watch(id);
  await caughtUp(tabs);
  const from = tabs.map((tab) => tab.raw.length);
  const random = new QuickRandom('tabs');
  const other = at(table, 1);
  for (let turn = 0; turn < 60; turn++) {
    await caughtUp([...tabs, other.connection]);
    if (other.connection.owes(id, 1)) await other.connection.playRandom(id, 1, random);
    else await must(tabs[turn % 3]).playRandom(id, 0, random);
  }
  await caughtUp(tabs);
  const texts = tabs.map((tab, i) =>
    tab.raw
      .slice(from[i])
      .filter((text) => text.startsWith('{"type":"events"') || text.startsWith('{"type":"view"'))
      .map((text) => text.replace(/^\{"type":"events","id":"[^"]*",/, '{"type":"events",')),
  );
  expect(must(texts[0]).length).toBeGreaterThan(30);
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
  for (const tab of tabs) {
    expect(tab.viewOf(id)).toEqual(connection.viewOf(id));
    expect(tab.versionOf(id)).toBe(connection.versionOf(id));
  }
});

test('a player who acts without watching the table is answered with their version', async () => {
  const { id, mover } = await firstTurn();
  const { connection } = mover;
  connection.send({ type: 'unwatch', table: id });
  const answer = await connection.act(id, { type: 'pass' });
  const version = server.running.context.tables.cache.peek(id)!.version(mover.seat);
  expect(answer).toMatchObject({ type: 'done', version });
  expect(version).toBeGreaterThan(0);
});

test('legal actions are listed for the own seat only, and the server accepts one of them', async () => {
  const { id, mover, other } = await firstTurn();
  const legal = (await mover.connection.ask({ type: 'legal', table: id, id: 'l1' })) as MessageOf<'legal'>;
  expect(legal).toMatchObject({ type: 'legal', decision: 'turn', version: mover.connection.versionOf(id) });
  const none = (await other.connection.ask({ type: 'legal', table: id, id: 'l2' })) as MessageOf<'legal'>;
  expect(none).toMatchObject({ decision: null, actions: [] });
  expect((await mover.connection.act(id, must(legal.actions[legal.actions.length - 1]))).type).toBe('events');
});

test('a watched table that was evicted from memory continues unchanged', async () => {
  const table = await startedTable(server.url, { options: { players: 3 } }, 2);
  for (let round = 0; round < 6; round++) {
    await playOn(table, `round ${round}`, 5);
    await server.running.context.store.journal.settled();
    server.running.context.tables.cache.sweep(-1);
  }
  // The bot has moved and a person's turn has come, so nothing happens until that person acts.
  await eventually(
    () => table.players.some(({ connection, seat }) => connection.owes(table.id, seat)),
    'a person’s turn',
  );
  await everyoneCaughtUp(table);
  for (const { connection, seat, person } of table.players) {
    const fresh = await person.connect();
    await fresh.watch(table.id);
    expect(fresh.versionOf(table.id)).toBe(connection.versionOf(table.id));
    expect(fresh.viewOf(table.id)).toEqual(connection.viewOf(table.id));
    expect(connection.viewOf(table.id).viewer).toBe(seat);
  }
});
