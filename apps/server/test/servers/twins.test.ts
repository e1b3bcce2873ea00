import {
  apply,
  decisions,
  determinize,
  DrawnChance,
  FULL_EDITION,
  isOver,
  makePosition,
  makeView,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { eventually } from '../support/eventually.ts';
import { insertTable, type Member, member, type Mirror } from '../support/mirror.ts';
import { compareStreams, inOrder, Normal } from '../support/streams.ts';
import { twinActions } from '../support/twin-actions.ts';
import { startTwo, type TwoServers } from '../support/two-servers.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';

/* Two worlds look the same to one viewer and differ in everything that the viewer may not know. In both, the others act
   through another server than the viewer's. */

const PLAYERS = 3;
const PARTS = FULL ? 60 : 3;
const STEPS = 25;

interface World extends Mirror {
  servers: TwoServers;
}

let worlds: [World, World];
beforeAll(async () => {
  worlds = await Promise.all([openWorld(), openWorld()]);
});
afterAll(() => Promise.all(worlds.map(({ servers }) => servers.close())));

/** The first seat and a spectator are at one server, the other seats at the other. */
async function openWorld(): Promise<World> {
  const servers = await startTwo();
  const { one, two } = servers;
  const seats: Member[] = [];
  for (let seat = 0; seat < PLAYERS; seat++)
    seats.push(await member(seat === 0 ? one : two, `person-${seat}`));
  return { servers, server: one, seats, spectator: await member(one, 'spectator'), pages: [], waiting: [] };
}

/** A game of which a part was played at random. */
function begun(random: QuickRandom): State {
  const chance = new DrawnChance(random);
  const state = newGame(
    FULL_EDITION,
    { players: PLAYERS, farmers: 'off', gamers: false, handicap: [] },
    chance,
  );
  for (let left = random.below(120); left > 0 && !isOver(state); left--) {
    const seat = nextToAct(state);
    apply(state, seat, randomAction(state, seat, random), chance);
  }
  return state;
}

/** Both servers know what is stored and who watches, and everything that they sent to the viewer has arrived. */
async function settled({ servers: { one, two }, seats, spectator }: World, id: string): Promise<void> {
  const contexts = [one, two].map(({ running }) => running.context);
  for (const { tables } of contexts) await must(tables.followed ?? undefined).refresh(id);
  const watching = (i: number) =>
    Array.from(must(contexts[i]).hub.watching())
      .filter(({ table }) => table === id)
      .map(({ person }) => person)
      .sort()
      .join();
  // A server knows who watches elsewhere for tables in its memory.
  const isKnown = (i: number, other: number): boolean => {
    const { tables, hub } = must(contexts[i]);
    return !tables.cache.has(id) || [...hub.others.at(id)].sort().join() === watching(other);
  };
  await eventually(() => isKnown(0, 1) && isKnown(1, 0), 'who watches');
  for (const { connection } of [...seats, spectator]) {
    const from = connection.received.length;
    connection.send({ type: 'ping' });
    await connection.message('pong', from);
  }
}

/** The table at the viewer's server, which may be reading it again. */
const opened = async ({ server }: World, id: string): Promise<LiveTable> =>
  must((await server.running.context.tables.cache.open(id)) ?? undefined);

const both = <T>(make: (world: World, i: 0 | 1) => Promise<T>): Promise<[T, T]> =>
  Promise.all([make(worlds[0], 0), make(worlds[1], 1)]);

/** Plays until something is revealed to the viewer. Returns how many steps looked the same, and how many differed in truth. */
async function playPart(part: number): Promise<{ steps: number; differing: number }> {
  const random = new QuickRandom(`worlds on two servers ${part}`);
  const id = `part-${part}`;
  const state = begun(random);
  const viewer = part % 3 === 2 ? null : 0;
  const imagined = determinize(FULL_EDITION, makeView(state, viewer), random);
  const normals = [new Normal(), new Normal()] as const;
  await both(async (world, i) => {
    await insertTable(world, { id, state: i === 0 ? state : imagined, seed: `seed of world-${i}` });
    for (const { connection } of [...world.seats, world.spectator]) {
      await connection.watch(id);
      await settled(world, id);
    }
  });
  const watcher = (world: World): Member => (viewer === null ? world.spectator : must(world.seats[0]));
  const from = worlds.map((world) => watcher(world).connection.raw.length);
  const tally = { steps: 0, differing: 0 };
  while (tally.steps < STEPS) {
    const states = await both(async (world) => (await opened(world, id)).state);
    if (isOver(states[0])) break;
    const owing = decisions(states[0]);
    const { player: seat } = must(owing[random.below(owing.length)]);
    const actions = twinActions(states, seat, viewer, random);
    if (!actions) break;
    const answers = await both(async (world, i) => {
      const action = actions[i];
      if (action === null) return 'done';
      const { connection } = must(world.seats[seat]);
      const version = (await opened(world, id)).version(seat);
      return (await connection.act(id, action, `act-${part}-${tally.steps}`, version)).type;
    });
    expect(answers).not.toContain('refused');
    await both((world) => settled(world, id));
    tally.steps += 1;
    const truths = await both(async (world) => JSON.stringify(makePosition((await opened(world, id)).state)));
    if (truths[0] !== truths[1]) tally.differing += 1;
    const told = worlds.map((world, i) => inOrder(watcher(world).connection.raw.slice(from[i])));
    const compared = compareStreams([must(told[0]), must(told[1])], normals, viewer);
    if (compared === 'shown') break;
    expect(compared, `part ${part}, after ${JSON.stringify(actions)} by ${seat}`).toBe('same');
  }
  // A connection follows a limited number of tables.
  for (const { seats, spectator } of worlds)
    for (const { connection } of [...seats, spectator]) connection.send({ type: 'unwatch', table: id });
  return tally;
}

test('a client receives the same bytes, whatever players at another server hide', async () => {
  let [steps, differing] = [0, 0];
  for (let part = 0; part < PARTS; part++) {
    const tally = await playPart(part);
    steps += tally.steps;
    differing += tally.differing;
  }
  // Otherwise nothing was tested.
  expect(steps).toBeGreaterThan(2 * PARTS);
  expect(differing).toBeGreaterThan(PARTS);
});
