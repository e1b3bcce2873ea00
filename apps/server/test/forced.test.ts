import { QuickRandom, type RecordLine } from '@keyflower/engine';
import { Scenario, type ScenarioPosition } from '@keyflower/engine/testkit';
import type { NewTable } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forcedSeats } from '../src/tables/event-log.ts';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { caughtUp, insertTable, liveTable, type Mirror, openMirror } from './support/mirror.ts';
import { eventsIn, placedTable, reconnectAll, waitingFor } from './support/placed.ts';
import { isOver, playOn, startedTable } from './support/tables.ts';
import { undo, undoState } from './support/undo.ts';
import { must } from '../../../scripts/testing/must.ts';

let mirror: Mirror;
beforeAll(async () => {
  mirror = await openMirror(3);
});
afterAll(() => mirror.server.close());

const placed = (position: ScenarioPosition, settings: Partial<NewTable> = {}) =>
  placedTable(mirror, position, settings);

const WORKERS = { workers: { red: 3 } };
const EMPTY = { workers: {} };
/** It is the turn of seat 0; seat 1 has nothing left to act with. */
const SECOND_IS_EMPTY: ScenarioPosition = {
  market: [{ tile: 'keywood', bids: [] }],
  turnOrder: [{ tile: 'turn-order-1-3-6p', bids: [] }],
  players: [WORKERS, EMPTY, WORKERS],
};
const BID = { type: 'bid', tile: 'keywood', color: 'red', screen: 1 };

/** Seat 0 picks the first of two boats. */
const AT_THE_BOATS: ScenarioPosition = {
  phase: 'ending',
  players: [WORKERS, WORKERS],
  boats: [
    { boat: 'boat-keyflower', workers: { blue: 1 } },
    { boat: 'boat-sea-bastion', workers: { red: 2 } },
  ],
  pending: [{ player: 0, decision: 'boat', next: [1] }],
};

const players = ({ server }: Mirror, id: string): (number | undefined)[] =>
  server.running.context.tables.cache
    .peek(id)!
    .game!.record()
    .map((line: RecordLine) => ('action' in line ? line.player : undefined));

describe('a player without a worker to act with', () => {
  test('passes in the same message as the action before, and is never asked', async () => {
    const { id, at } = await placed(SECOND_IS_EMPTY);
    const from = at(1).received.length;
    const answer = await at(0).act(id, BID);
    expect(answer).toMatchObject({
      type: 'events',
      events: [
        { type: 'bid', player: 0 },
        { type: 'passed', player: 1, forced: true },
      ],
    });
    await caughtUp(mirror.seats);
    expect(
      at(1)
        .received.slice(from)
        .filter(({ type }) => type === 'events'),
    ).toHaveLength(1);
    expect(waitingFor(at(1), id)).toEqual([2]);
    // The record shows an ordinary pass.
    expect(liveTable(mirror, id).game!.record().at(-1)).toEqual({
      n: 2,
      player: 1,
      action: { type: 'pass' },
    });
    const { body } = await must(mirror.seats[2]).person.get<{ events: object[] }>(`/tables/${id}/events`);
    expect(body.events).toEqual(eventsIn(at(0), id));
  });

  test('is asked if the table wants it', async () => {
    const { id, at } = await placed(SECOND_IS_EMPTY, { askForced: true });
    await at(0).act(id, BID);
    await caughtUp(mirror.seats);
    expect(waitingFor(at(1), id)).toEqual([1]);
    expect(await at(1).act(id, { type: 'pass' })).toMatchObject({ type: 'events' });
  });

  test('is asked while a losing bid can still move', async () => {
    const { id, at } = await placed({
      ...SECOND_IS_EMPTY,
      market: [{ tile: 'keywood', bids: [{ player: 1, workers: { red: 1 } }] }],
    });
    await at(0).act(id, { ...BID, screen: 2 });
    await caughtUp(mirror.seats);
    expect(waitingFor(at(1), id)).toEqual([1]);
  });

  test('whose only workers fit nowhere is asked: their colour is hidden', async () => {
    const blocked = { tile: 'home-1', q: 0, r: 0, uses: [{ red: 1 }] };
    const homes = [1, 2].map((n) => ({ ...blocked, tile: `home-${n}` }));
    const { id, at } = await placed({
      market: [{ tile: 'keywood', bids: [{ player: 0, workers: { red: 1 } }] }],
      turnOrder: [{ tile: 'turn-order-1-2p', bids: [{ player: 0, workers: { red: 1 } }] }],
      players: [
        { ...WORKERS, village: [must(homes[0])] },
        { workers: { blue: 1 }, village: [must(homes[1])] },
      ],
    });
    await at(0).act(id, { type: 'pass' });
    await caughtUp(mirror.seats);
    expect(waitingFor(at(1), id)).toEqual([1]);
    expect(at(1).legal(id, 1, new QuickRandom('one'))).toEqual([{ type: 'pass' }]);
  });

  test('also passes after leaving, while the others vote about the seat', async () => {
    const { id, at } = await placed(SECOND_IS_EMPTY, { onLeave: 'vote' });
    await must(mirror.seats[1]).person.post(`/tables/${id}/leave`);
    await at(0).act(id, BID);
    await caughtUp(mirror.seats);
    expect(waitingFor(at(0), id)).toEqual([2]);
  });

  test('loses no time by it', async () => {
    const clock = { kind: 'live', bank: 60, perDecision: 30 } as const;
    const { id, at } = await placed(SECOND_IS_EMPTY, { clock });
    const before = structuredClone(must(liveTable(mirror, id).live.times![1]));
    const answer = await at(0).act(id, BID);
    expect(liveTable(mirror, id).live.times![1]).toEqual(before);
    expect(answer).toMatchObject({ clocks: [{ running: false }, { running: false }, { running: true }] });
  });
});

describe('the last boat', () => {
  test('goes to the last player at once', async () => {
    const { id, at } = await placed(AT_THE_BOATS);
    await at(0).act(id, { type: 'boat', boat: 'boat-keyflower' });
    await caughtUp(mirror.seats);
    expect(eventsIn(at(1), id)).toContainEqual(
      expect.objectContaining({ type: 'boat-picked', player: 1, boat: 'boat-sea-bastion', forced: true }),
    );
    expect(eventsIn(at(1), id)).toContainEqual(
      expect.not.objectContaining({ type: 'boat-picked', player: 0, forced: true }),
    );
  });

  test('is asked for if the table wants it', async () => {
    const { id, at } = await placed(AT_THE_BOATS, { askForced: true });
    await at(0).act(id, { type: 'boat', boat: 'boat-keyflower' });
    await caughtUp(mirror.seats);
    expect(waitingFor(at(1), id)).toEqual([1]);
  });
});

describe('undo', () => {
  test('stays free for the player before a forced answer, and takes it back too', async () => {
    const { id, at } = await placed(SECOND_IS_EMPTY);
    const before = structuredClone(at(0).viewOf(id));
    await at(0).act(id, BID);
    await caughtUp(mirror.seats);
    expect([0, 1, 2].map((seat) => undoState(at(seat)))).toEqual(['free', 'ask', 'ask']);
    await evict(mirror.server, id);
    expect((await undo(at(0), id)).type).toBe('done');
    await caughtUp(mirror.seats);
    expect(at(0).viewOf(id)).toEqual(before);
    expect(liveTable(mirror, id).live.votes).toBeUndefined();
  });

  test('of a later turn goes back to its own start only', async () => {
    const { id, at } = await placed({ ...SECOND_IS_EMPTY, players: [WORKERS, EMPTY, EMPTY] });
    await at(0).act(id, BID);
    const before = structuredClone(at(0).viewOf(id));
    await at(0).act(id, BID);
    expect((await undo(at(0), id)).type).toBe('done');
    await caughtUp(mirror.seats);
    expect(at(0).viewOf(id)).toEqual(before);
  });

  test('of the player without workers asks about their last choice, not about the forced pass', async () => {
    const { id, at } = await placed({
      ...SECOND_IS_EMPTY,
      active: 1,
      players: [WORKERS, { workers: { red: 1 } }, WORKERS],
    });
    await at(1).act(id, BID);
    await at(2).act(id, { type: 'pass' });
    await at(0).act(id, { ...BID, tile: 'turn-order-1-3-6p' });
    await caughtUp(mirror.seats);
    expect(waitingFor(at(1), id)).toEqual([2]);
    await undo(at(1), id);
    expect(liveTable(mirror, id).live.votes).toMatchObject([{ kind: 'undo', by: 1, entry: 1 }]);
  });
});

test('an undo after a new season began leaves the boat before it, though only a forced answer came in between', async () => {
  const { id, at } = await placed(AT_THE_BOATS);
  await at(0).act(id, { type: 'boat', boat: 'boat-keyflower' });
  await caughtUp(mirror.seats);
  expect(waitingFor(at(0), id)).toEqual([0]);
  await at(0).act(id, { type: 'pass' });
  const pass = liveTable(mirror, id).game!.length;
  await at(1).act(
    id,
    must(
      at(1)
        .legal(id, 1, new QuickRandom('one'))
        .find(({ type }) => type === 'bid'),
    ),
  );
  await caughtUp(mirror.seats);
  await undo(at(0), id);
  expect(liveTable(mirror, id).live.votes).toMatchObject([{ kind: 'undo', by: 0, entry: pass }]);
});

describe('chains of forced answers', () => {
  test('end the season when no player has a worker left', async () => {
    const { id, at } = await placed({ ...SECOND_IS_EMPTY, players: [{ workers: { red: 1 } }, EMPTY, EMPTY] });
    await at(0).act(id, BID);
    await caughtUp(mirror.seats);
    expect(players(mirror, id).slice(1)).toEqual([0, 1, 2, 0]);
    expect(at(0).viewOf(id).pending[0]).toMatchObject({ decision: 'boat' });
  });

  test('continue when the server starts again, though no player is there', async () => {
    const { state } = new Scenario({ ...SECOND_IS_EMPTY, active: 1 });
    await insertTable(mirror, { id: 'stopped', state, seed: 'stopped', due: 0 });
    mirror.server = await mirror.server.restart();
    await mirror.server.running.context.tables.cache.open('stopped');
    await eventually(() => players(mirror, 'stopped').length > 1, 'the forced pass');
    expect(players(mirror, 'stopped').slice(1)).toEqual([1]);
    await reconnectAll(mirror);
  });

  test('begin when a player opens a game that waits for one since an earlier version', async () => {
    const { id, at } = await placed({ ...SECOND_IS_EMPTY, active: 1 });
    await at(0).until(() => waitingFor(at(0), id)[0] === 2, 'the forced pass');
    expect(players(mirror, id).slice(1)).toEqual([1]);
  });

  test('never leave such a decision open during a whole game', async () => {
    const table = await startedTable(mirror.server.url, { options: { players: 2 }, seed: 'whole' });
    const live = (): ReturnType<typeof liveTable> => liveTable(mirror, table.id);
    let forced = 0;
    while (!table.players.every(({ connection }) => isOver(connection, table.id))) {
      await playOn(table, `whole ${live().game!.length}`, 1);
      expect(forcedSeats(live().state)).toEqual([]);
      forced = table.players[0]!.connection.received.filter(
        (message) => message.type === 'events' && message.events.some((event) => event.forced),
      ).length;
    }
    expect(forced).toBeGreaterThan(3);
  });
});

test('worlds that differ only in the kinds of skills a player hides are played alike', async () => {
  const home = (n: number) => ({ tile: `home-${n}`, q: 0, r: 0, uses: [{ blue: 1 }] });
  const worlds = [];
  for (const skills of [{ saw: 1 }, { pick: 1 }, { anvil: 1 }]) {
    const { id, at } = await placed({
      season: 'summer',
      market: [{ tile: 'mason', bids: [{ player: 1, workers: { red: 1 } }] }],
      turnOrder: [{ tile: 'turn-order-1-3-6p', bids: [{ player: 2, workers: { blue: 1 } }] }],
      players: [
        { workers: { red: 3 }, village: [home(1)] },
        { workers: {}, skills, known: { workers: {}, skills: {} }, village: [home(2)] },
        { workers: { red: 1 }, village: [home(3)] },
      ],
    });
    await at(0).act(id, { type: 'bid', tile: 'mason', color: 'red', screen: 2 });
    await caughtUp(mirror.seats);
    worlds.push({ told: eventsIn(at(2), id), waiting: waitingFor(at(2), id) });
  }
  // With a pick, the losing bid can use the mason; with anything else the player can only pass.
  expect(worlds[0]).toMatchObject({ waiting: [1] });
  expect(worlds[1]).toEqual(worlds[0]);
  expect(worlds[2]).toEqual(worlds[0]);
});
