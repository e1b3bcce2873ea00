import { makePosition, QuickRandom } from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, pause } from '../support/eventually.ts';
import { type Connection, Person } from '../support/person.ts';
import { follow, owing, plan, type Play } from '../support/planned.ts';
import { openTable, startTwo, type TwoServers, watching } from '../support/two-servers.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

const OPTIONS = { players: 2 } as const;
const SEED = 'tiles in secret';

/** Until both have several tiles to lay; and how many. */
function planned(): { plays: Play[]; tiles: number[] } {
  let tiles: number[] = [];
  const plays = plan(OPTIONS, SEED, (game) => {
    tiles = makePosition(game.state).players.map(({ placing }) => placing?.length ?? 0);
    const [few = 0, many = 0] = [...tiles].sort((x, y) => x - y);
    return owing(game, 'place').length === 2 && few > 1 && many > 2;
  });
  return { plays, tiles };
}

/** Messages since an index, without those that a timer sends to every client. */
const since = (connection: Connection, from: number): string[] =>
  connection.received.slice(from).map((message) => message.type);

/** Both servers have what is stored, and everything that they sent has arrived. */
async function allTold(id: string, connections: readonly Connection[]): Promise<void> {
  for (const { running } of [servers.one, servers.two]) {
    const { cache, followed } = running.context.tables;
    await must(followed ?? undefined).refresh(id);
    await eventually(() => cache.peek(id)?.settled);
  }
  // Lists of waiting tables are sent half a second after a change, and later where the machine is busy.
  for (let isQuiet = false; !isQuiet; ) {
    const before = connections.map(({ received }) => received.length);
    await pause(700);
    for (const connection of connections) {
      const from = connection.received.length;
      connection.send({ type: 'ping' });
      await connection.message('pong', from);
    }
    isQuiet = connections.every((connection, i) => since(connection, must(before[i])).join() === 'pong');
  }
}

test('tiles that are laid in secret at one server are not noticed at the other, not even by who acts at the same time', async () => {
  const { one, two } = servers;
  const table = await openTable([one, two], {
    options: OPTIONS,
    public: false,
    seed: SEED,
    clock: { kind: 'live', bank: 3600, perDecision: 30 },
  });
  const { id, players } = table;
  const [host, guest] = atLeast(2, players);
  expect((await host.person.post(`/tables/${id}/start`)).status).toBe(200);
  for (const { connection } of players) await connection.message('view');
  const { plays, tiles } = planned();
  await follow(table, plays);
  const key = must((await host.person.table(id)).you.key ?? undefined);
  const looking: Connection[] = [];
  for (const server of [one, two]) {
    const spectator = await Person.arrive(server.url);
    await spectator.post(`/tables/${id}/enter`, { key });
    looking.push(await watching(server, spectator, id));
  }
  const sockets = [host.connection, guest.connection, ...looking];
  await allTold(id, sockets);
  // The last tile of a player is told: it is not laid here.
  for (let round = 1; tiles.some((count) => count > round); round++) {
    const from = sockets.map(({ received }) => received.length);
    const acting = players.filter(({ seat }) => must(tiles[seat]) > round);
    const laid = await Promise.all(
      acting.map(({ connection, seat }) => connection.playRandom(id, seat, new QuickRandom(`tile ${round}`))),
    );
    for (const answer of laid) expect(answer.type, JSON.stringify(answer)).toBe('events');
    await allTold(id, sockets);
    for (const [i, socket] of sockets.entries()) {
      const isActing = acting.some(({ connection }) => connection === socket);
      const types = since(socket, must(from[i])).filter((type) => type !== 'pong');
      expect(types, `socket ${i} in round ${round}`).toEqual(isActing ? ['events'] : []);
    }
  }
});
