import { QuickRandom, type RecordLine } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventStream } from '../support/event-stream.ts';
import { type Connection, Person } from '../support/person.ts';
import { downloaded } from '../support/records.ts';
import { startServer } from '../support/server.ts';
import { isOver, type PlayedTable, type Seated, startedTable } from '../support/tables.ts';
import { connected, playedTable, startTwo, type TwoServers, watching } from '../support/two-servers.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

/** Actions of each player at random before the quick run hurries to the end. */
const BEFORE_PASSING = FULL ? Number.POSITIVE_INFINITY : 5;

/** Answers whenever a decision is owed, at the same time as the others. Returns refusals. */
async function playSeat(
  { id }: PlayedTable,
  { connection, seat }: Seated,
  seed: string,
): Promise<ServerMessage[]> {
  const random = new QuickRandom(`${seed} ${seat}`);
  const refused: ServerMessage[] = [];
  for (let played = 0; ; played++) {
    await connection.until(() => isOver(connection, id) || connection.owes(id, seat), 'a decision');
    if (isOver(connection, id)) return refused;
    const isTurn = connection.viewOf(id).pending.some(({ decision }) => decision === 'turn');
    const answer =
      isTurn && played >= BEFORE_PASSING
        ? await connection.act(id, { type: 'pass' })
        : await connection.playRandom(id, seat, random);
    if (answer.type === 'refused') refused.push(answer);
  }
}

/** Plays the same actions at one server alone. Returns its players' sockets and a spectator's. */
async function playAlone(
  url: string,
  options: { players: number },
  seed: string,
  record: readonly RecordLine[],
) {
  const table = await startedTable(url, { options, public: false, seed, askForced: true });
  const { you } = await must(table.players[0]).person.table(table.id);
  const spectator = await Person.arrive(url);
  const looking = await spectator.connect();
  await looking.watch(table.id, { key: must(you.key ?? undefined) });
  for (const line of record) {
    if (!('action' in line)) continue;
    const { connection } = must(table.players[line.player]);
    await connection.until(() => connection.owes(table.id, line.player), 'the decision');
    const answer = await connection.act(table.id, line.action);
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
  }
  const sockets = [...table.players.map(({ connection }) => connection), looking];
  for (const socket of sockets) await socket.until(() => isOver(socket, table.id), 'the end');
  return { id: table.id, sockets };
}

test.each(FULL ? [2, 3, 4] : [3])(
  'a game of %i whose players are at both servers is told to everyone as by one server',
  async (players) => {
    const { one, two } = servers;
    const seed = `both servers ${players}`;
    const host = await Person.arrive(one.url);
    const options = { players };
    const table = await playedTable([one, two], { options, askForced: true });
    // Each viewer at each server: some act, and all look on.
    const lookers = await Promise.all(
      [one, two].map(async (server) =>
        Promise.all(
          [...table.players.map(({ person }) => person), host].map((who) => watching(server, who, table.id)),
        ),
      ),
    );
    const refused = await Promise.all(table.players.map((player) => playSeat(table, player, seed)));
    expect(refused.flat()).toEqual([]);
    const record = (await downloaded(must(table.players[0]).person, table.id)) as RecordLine[];
    for (const at of lookers) for (const socket of at) await socket.until(() => isOver(socket, table.id));
    const alone = await startServer({ 'database-url': '' });
    const { seed: real } = must(await one.running.context.store.tables.get(table.id));
    const same = await playAlone(alone.url, options, must(real ?? undefined), record);
    const expected = same.sockets.map((socket) => eventStream(socket, same.id));
    const check = (socket: Connection, viewer: number): void => {
      const stream = eventStream(socket, table.id);
      expect(stream.faults).toEqual([]);
      expect(stream.events).toEqual(
        must(expected[viewer]).events.slice(stream.from - must(expected[viewer]).from),
      );
    };
    for (const { connection, seat } of table.players) check(connection, seat);
    for (const at of lookers) for (const [viewer, socket] of at.entries()) check(socket, viewer);
    await alone.close();
  },
);

test('a client that comes to the other server is told what it has missed, and never goes back', async () => {
  const { one, two } = servers;
  const { id, players } = await playedTable([one, two], { options: { players: 2 } });
  const [here, there] = [must(players[0]), must(players[1])];
  const random = new QuickRandom('roaming');
  for (let i = 0; i < 12; i++) {
    const mover = [here, there].find(({ connection, seat }) => connection.owes(id, seat));
    if (!mover) {
      await here.connection.until(() => here.connection.owes(id, 0) || there.connection.owes(id, 1));
      continue;
    }
    const answer = await mover.connection.playRandom(id, mover.seat, random);
    expect(answer.type).toBe('events');
    const seen = mover.connection.versionOf(id);
    // At once: the other server need not have heard of it.
    const other = await connected(mover === here ? two : one, mover.person);
    await other.watch(id, { since: seen });
    const resumed = must(other.received.find(({ type }) => type === 'events' || type === 'view'));
    expect(resumed).toMatchObject({ type: 'events' });
    expect('version' in resumed && resumed.version).toBeGreaterThanOrEqual(seen);
    await other.close();
  }
});
