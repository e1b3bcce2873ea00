import { randomBytes } from 'node:crypto';
import { commitmentTo } from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import type { Connection } from '../support/person.ts';
import { startServer } from '../support/server.ts';
import type { PlayedTable } from '../support/tables.ts';
import { at, connected, openTable, startTwo, type TwoServers } from '../support/two-servers.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

let servers: TwoServers;
/** Enough for the two to be in each other's way. */
const ROUNDS = 4;
/** Longer than a busy machine takes. */
const REVEAL_MS = 60_000;

const waitForReveals = (ms: number): void => {
  for (const { running } of [servers.one, servers.two]) running.context.tables.revealMs = ms;
};
beforeAll(async () => {
  servers = await startTwo();
  waitForReveals(REVEAL_MS);
});
afterAll(() => servers.close());

const contribution = (): string => randomBytes(32).toString('hex');

/** A table whose two players, at different servers, have committed to contributions. */
async function committed(): Promise<PlayedTable & { mine: [string, string] }> {
  const table = await openTable([servers.one, servers.two], { options: { players: 2 } });
  const mine: [string, string] = [contribution(), contribution()];
  for (const { connection, seat } of table.players) {
    const commitment = commitmentTo(must(mine[seat]));
    const answer = await connection.ask({
      type: 'commit',
      table: table.id,
      id: connection.newId(),
      commitment,
    });
    expect(answer.type).toBe('done');
  }
  const [{ connection: host }] = atLeast(1, table.players);
  await host.until(() => host.latest('table')?.table.draws?.seats.every(Boolean), 'both commitments');
  return { ...table, mine };
}

const reveal = (connection: Connection, table: string, mine: string) =>
  connection.ask({ type: 'reveal', table, id: connection.newId(), contribution: mine });

test('devices at both servers are asked, and the game begins when all have revealed', async () => {
  const { one, two } = servers;
  const { id, players, mine } = await committed();
  const [host, guest] = atLeast(2, players);
  const started = host.person.post(`/tables/${id}/start`);
  await Promise.all(players.map(({ connection }) => connection.message('reveal')));
  expect((await reveal(guest.connection, id, mine[1])).type).toBe('done');
  // A contribution is secret until the game begins.
  for (const server of [one, two]) {
    const { table } = await at(server, host.person).table(id);
    expect(table).toMatchObject({ status: 'open' });
    expect(JSON.stringify(table)).not.toContain(mine[1]);
  }
  const told = (): string => players.map(({ connection }) => connection.raw.join('\n')).join('\n');
  expect(told()).not.toContain(mine[1]);
  expect((await guest.person.post(`/tables/${id}/stand`)).status).toBe(409);
  expect((await reveal(host.connection, id, mine[0])).type).toBe('done');
  expect((await started).status).toBe(200);
  for (const { connection } of players) await connection.message('view');
  const { draws } = (await guest.person.table(id)).table;
  expect(draws?.seats.map((seat) => seat?.revealed)).toEqual(mine);
});

test('devices that reveal at different servers at the same moment are answered once each', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, players, mine } = await committed();
    const [{ person }] = atLeast(1, players);
    const started = person.post(`/tables/${id}/start`);
    await Promise.all(players.map(({ connection }) => connection.message('reveal')));
    const answers = await Promise.all(
      players.map(({ connection, seat }) => reveal(connection, id, must(mine[seat]))),
    );
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done']);
    expect((await started).status).toBe(200);
    for (const { connection } of players) {
      expect(connection.received.filter(({ type }) => type === 'refused')).toEqual([]);
    }
  }
});

test('the last device may reveal at the server that did not ask', async () => {
  const { id, players, mine } = await committed();
  const [host, guest] = atLeast(2, players);
  const started = host.person.post(`/tables/${id}/start`);
  await Promise.all(players.map(({ connection }) => connection.message('reveal')));
  await reveal(host.connection, id, mine[0]);
  await reveal(guest.connection, id, mine[1]);
  const { status, body } = await started;
  expect(status).toBe(200);
  expect(body).toMatchObject({ table: { status: 'playing' } });
});

test('a wrong contribution is refused at the other server too, and what is not revealed in time is left out', async () => {
  // Enough for what the guest sends meanwhile, also on a busy machine.
  waitForReveals(5000);
  const { id, players, mine } = await committed();
  const [host, guest] = atLeast(2, players);
  const started = host.person.post(`/tables/${id}/start`);
  await guest.connection.message('reveal');
  expect((await reveal(guest.connection, id, contribution())).type).toBe('refused');
  await reveal(guest.connection, id, mine[1]);
  expect((await started).status).toBe(200);
  const { draws } = (await guest.person.table(id)).table;
  expect(draws?.seats.map((seat) => seat?.revealed)).toEqual([null, mine[1]]);
  waitForReveals(REVEAL_MS);
});

test('a game that a server was about to begin when it ended begins through another one', async () => {
  const { one, database } = servers;
  const third = await startServer({ 'database-url': database.target.postgres });
  const table = await openTable([third, one], { options: { players: 2 } });
  const { id, players } = table;
  const [host, guest] = atLeast(2, players);
  const mine = contribution();
  for (const { connection } of players) {
    await connection.ask({
      type: 'commit',
      table: id,
      id: connection.newId(),
      commitment: commitmentTo(mine),
    });
  }
  await guest.connection.until(() => guest.connection.latest('table')?.table.draws?.seats.every(Boolean));
  const started = host.person.post(`/tables/${id}/start`).catch(() => null);
  await guest.connection.message('reveal');
  await third.close();
  await started;
  // A device that comes to another server is asked there.
  const again = await connected(one, host.person);
  await again.watch(id);
  if (again.latest('table')?.table.status === 'open') {
    await again.message('reveal');
    await reveal(again, id, mine);
  }
  await eventually(async () => (await guest.person.table(id)).table.status !== 'open', 'the game');
  expect((await guest.person.table(id)).table.status).toBe('playing');
});
