import { randomBytes } from 'node:crypto';
import {
  commitmentTo,
  FULL_EDITION,
  isProven,
  type RecordHeader,
  type RecordResult,
  replayRecord,
} from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyoneCaughtUp } from './support/planned.ts';
import { type Connection, Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, type PlayedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

/** How long the server waits for contributions: longer than anything takes, and so that a test can wait for its end. */
const AMPLE_MS = 60_000;
const SHORT_MS = 2000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  server.running.context.tables.revealMs = AMPLE_MS;
});
afterAll(() => server.close());

/** A table with two players who watch it, before its game. */
async function waitingTable(): Promise<PlayedTable> {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 }, public: true });
  const guest = await Person.arrive(server.url);
  await guest.post(`/tables/${id}/sit`, { seat: 1 });
  const players = [];
  for (const [seat, person] of [host, guest].entries()) {
    const connection = await person.connect();
    await connection.watch(id);
    players.push({ person, connection, seat });
  }
  return { id, players };
}

const contribution = (): string => randomBytes(32).toString('hex');
const commit = (connection: Connection, table: string, mine: string) =>
  connection.ask({ type: 'commit', table, id: connection.newId(), commitment: commitmentTo(mine) });
const reveal = (connection: Connection, table: string, mine: string) =>
  connection.ask({ type: 'reveal', table, id: connection.newId(), contribution: mine });
const drawsAt = async ({ players, id }: PlayedTable) =>
  must((await must(players[0]).person.table(id)).table.draws);

test('the seed is made from what the server and every player have committed to, and the record proves it', async () => {
  const table = await waitingTable();
  const [one, two] = atLeast(2, table.players);
  const { server: hash, seats } = await drawsAt(table);
  expect(seats).toEqual([null, null]);
  const mine = [contribution(), contribution()] as const;
  expect((await commit(one.connection, table.id, mine[0])).type).toBe('done');
  expect((await commit(two.connection, table.id, mine[1])).type).toBe('done');
  const committed = mine.map((own) => ({ commitment: commitmentTo(own), revealed: null }));
  expect(await drawsAt(table)).toEqual({ server: hash, seats: committed });
  const started = one.person.post(`/tables/${table.id}/start`);
  for (const [i, { connection }] of [one, two].entries()) {
    await connection.message('reveal');
    await reveal(connection, table.id, must(mine[i]));
  }
  expect((await started).status).toBe(200);
  const all = mine.map((own) => ({ commitment: commitmentTo(own), revealed: own }));
  expect(await drawsAt(table)).toEqual({ server: hash, seats: all });
  await everyoneCaughtUp(table);
  await playOn(table, 'quickly', Number.POSITIVE_INFINITY, true);
  const record = await downloaded(one.person, table.id);
  const { proof } = record[0] as RecordHeader;
  const { seed, secret } = record.at(-1) as RecordResult;
  expect(proof).toEqual({ server: hash, seats: all });
  expect(isProven(must(seed), must(secret), must(proof))).toBe(true);
  expect(replayRecord(FULL_EDITION, record).result?.seed).toBe(seed);
});

test('who does not reveal in time is left out and named, and the game begins without it', async () => {
  const table = await waitingTable();
  const [one, two] = atLeast(2, table.players);
  const mine = contribution();
  await commit(one.connection, table.id, mine);
  await commit(two.connection, table.id, contribution());
  server.running.context.tables.revealMs = SHORT_MS;
  const started = one.person.post(`/tables/${table.id}/start`);
  await one.connection.message('reveal');
  await reveal(one.connection, table.id, mine);
  expect((await started).status).toBe(200);
  server.running.context.tables.revealMs = AMPLE_MS;
  const { seats } = await drawsAt(table);
  expect(seats.map((seat) => seat?.revealed)).toEqual([mine, null]);
});

test('a contribution counts only for the player who committed to it, as it was committed to, when it is asked for', async () => {
  const table = await waitingTable();
  const [one, two] = atLeast(2, table.players);
  const mine = contribution();
  await commit(two.connection, table.id, mine);
  await two.person.post(`/tables/${table.id}/stand`);
  await two.person.post(`/tables/${table.id}/sit`, { seat: 1 });
  expect((await drawsAt(table)).seats).toEqual([null, null]);
  const early = await reveal(two.connection, table.id, mine);
  expect(early).toMatchObject({ type: 'refused', error: { reason: 'wrong-contribution' } });
  await commit(two.connection, table.id, mine);
  const started = one.person.post(`/tables/${table.id}/start`);
  await two.connection.message('reveal');
  // While the game is about to begin, nothing else can change.
  expect(await commit(one.connection, table.id, mine)).toMatchObject({ error: { reason: 'table-not-open' } });
  expect((await two.person.post(`/tables/${table.id}/stand`)).status).toBe(409);
  const other = await reveal(two.connection, table.id, contribution());
  expect(other).toMatchObject({ type: 'refused', error: { reason: 'wrong-contribution' } });
  await reveal(two.connection, table.id, mine);
  expect((await started).status).toBe(200);
  const late = await commit(one.connection, table.id, mine);
  expect(late).toMatchObject({ type: 'refused', error: { reason: 'table-not-open' } });
});

test('a chosen seed carries no proof', async () => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 }, seed: 'chosen' });
  expect((await host.table(id)).table.draws).toBeUndefined();
  const connection = await host.connect();
  await connection.watch(id);
  const answer = await commit(connection, id, contribution());
  expect(answer).toMatchObject({ type: 'refused', error: { reason: 'no-contributions' } });
});
