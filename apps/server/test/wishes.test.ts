import type { ScenarioPosition } from '@keyflower/engine/testkit';
import type { AutoPassUntil, MessageOf, MyPlace } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evict } from './support/eviction.ts';
import { caughtUp, liveTable, membersOf, type Mirror, openMirror } from './support/mirror.ts';
import type { Connection } from './support/person.ts';
import { eventsIn, placedTable, type PlacedTable, reconnectAll, waitingFor } from './support/placed.ts';
import { undo, undoState } from './support/undo.ts';
import { must } from '../../../scripts/testing/must.ts';

let mirror: Mirror;
beforeAll(async () => {
  mirror = await openMirror(3);
});
afterAll(() => mirror.server.close());

const FIVE = { workers: { red: 3, blue: 2 } };
const POSITION: ScenarioPosition = {
  market: [
    { tile: 'keywood', bids: [] },
    { tile: 'key-mine', bids: [] },
    { tile: 'gold-mine', bids: [] },
  ],
  turnOrder: [{ tile: 'turn-order-1-3-6p', bids: [] }],
  players: [FIVE, FIVE, FIVE],
};
const PASS = { type: 'pass' };
const bid = (tile: string, screen = 1) => ({ type: 'bid', tile, color: 'red', screen });

const table = (position = POSITION): Promise<PlacedTable> => placedTable(mirror, position);

const queue = (connection: Connection, id: string, action: object | null) =>
  connection.ask({
    type: 'queue',
    table: id,
    id: connection.newId(),
    action: action as { type: string } | null,
  });

const autoPass = (connection: Connection, id: string, until?: AutoPassUntil) =>
  connection.ask({
    type: 'auto-pass',
    table: id,
    id: connection.newId(),
    on: true,
    ...(until ? { until } : {}),
  });

/** A player's place as they were last told without asking. */
async function placeOf(connection: Connection, id: string): Promise<MyPlace> {
  await caughtUp(mirror.seats);
  const told = connection.received.filter(
    (message): message is MessageOf<'table'> => message.type === 'table' && message.table.id === id,
  );
  return must(told.at(-1)).you;
}

describe('a queued answer', () => {
  test('is given as soon as it is due, in the same message as the action before', async () => {
    const { id, at } = await table();
    expect((await queue(at(1), id, bid('key-mine'))).type).toBe('done');
    expect(await placeOf(at(1), id)).toMatchObject({ queued: { type: 'bid', tile: 'key-mine' } });
    const answer = await at(0).act(id, bid('keywood'));
    expect(answer).toMatchObject({
      events: [
        { type: 'bid', player: 0 },
        { type: 'bid', player: 1 },
      ],
    });
    expect(await placeOf(at(1), id)).toMatchObject({ queued: null, queueDropped: null });
    expect(waitingFor(at(1), id)).toEqual([2]);
    expect(liveTable(mirror, id).game!.record().at(-1)).toMatchObject({ player: 1, action: bid('key-mine') });
  });

  test('is known to its player only, by no message, size or date', async () => {
    const { id, at } = await table();
    await mirror.spectator.connection.watch(id);
    await caughtUp(membersOf(mirror));
    const before = membersOf(mirror).map(({ connection }) => connection.raw.length);
    const { updated } = liveTable(mirror, id).row;
    await queue(at(1), id, bid('key-mine'));
    await caughtUp(membersOf(mirror));
    membersOf(mirror).forEach(({ connection }, i) => {
      const heard = connection.raw.slice(before[i]).filter((text) => text !== '{"type":"pong"}');
      expect(heard.length, `member ${i}`).toBe(i === 1 ? 2 : 0);
    });
    for (const seat of [0, 2]) {
      const { body } = await must(mirror.seats[seat]).person.get(`/tables/${id}`);
      expect(JSON.stringify(body)).not.toContain('key-mine');
    }
    expect(liveTable(mirror, id).row.updated).toBe(updated);
    expect((await mirror.server.running.context.store.tables.get(id))?.updated).toBe(updated);
  });

  test.each([
    [
      'the bids on its tile',
      'tiles',
      bid('keywood', 2),
      (to: PlacedTable) => to.at(0).act(to.id, bid('keywood')),
    ],
    [
      'the uses of its tile',
      'tiles',
      { type: 'use', tile: 'gold-mine', screen: { red: 2 } },
      (to: PlacedTable) => to.at(0).act(to.id, { type: 'use', tile: 'gold-mine', screen: { red: 1 } }),
    ],
  ] as const)('is dropped when %s change, and the player is told why', async (_, why, action, change) => {
    const placed = await table();
    const { id, at } = placed;
    await queue(at(1), id, action);
    expect((await change(placed)).type).toBe('events');
    expect(await placeOf(at(1), id)).toMatchObject({ queued: null, queueDropped: why });
    expect(waitingFor(at(1), id)).toEqual([1]);
    // The note goes with the next answer.
    await at(1).act(id, PASS);
    expect(await placeOf(at(1), id)).toMatchObject({ queueDropped: null });
  });

  test('stays when something else changes', async () => {
    const { id, at } = await table();
    await queue(at(2), id, bid('keywood'));
    await at(0).act(id, bid('key-mine'));
    await at(1).act(id, PASS);
    await caughtUp(mirror.seats);
    expect(eventsIn(at(0), id)).toContainEqual(
      expect.objectContaining({ type: 'bid', player: 2, tile: 'keywood' }),
    );
  });

  test('is dropped with the season', async () => {
    const { id, at } = await table();
    await at(0).act(id, PASS);
    await queue(at(0), id, bid('keywood'));
    await at(1).act(id, PASS);
    await at(2).act(id, PASS);
    expect(await placeOf(at(0), id)).toMatchObject({ queued: null, queueDropped: 'season' });
  });

  test('is dropped when it is due and not legal', async () => {
    const { id, at } = await table();
    await queue(at(1), id, { type: 'bid', tile: 'keywood', color: 'green', screen: 1 });
    await at(0).act(id, PASS);
    expect(await placeOf(at(1), id)).toMatchObject({ queued: null, queueDropped: 'illegal' });
    expect(waitingFor(at(1), id)).toEqual([1]);
  });

  test('is refused while the decision is due, and for decisions that all make at the same time', async () => {
    const { id, at } = await table();
    expect(await queue(at(0), id, PASS)).toMatchObject({ error: { reason: 'decision-is-now' } });
    for (const action of [
      { type: 'place', tile: 'keywood' },
      { type: 'boat', boat: 'boat-keyflower' },
    ])
      expect(await queue(at(1), id, action)).toMatchObject({ error: { reason: 'answer-not-queueable' } });
    expect(await queue(at(1), id, { type: 'bid', tile: 'x'.repeat(5000) })).toMatchObject({
      error: { reason: 'answer-not-queueable' },
    });
    expect((await queue(at(1), id, { type: 'bid', tile: { length: 3 }, groups: [null] })).type).toBe('done');
  });

  test('can be replaced and dropped by its player', async () => {
    const { id, at } = await table();
    await queue(at(1), id, bid('key-mine'));
    await queue(at(1), id, bid('keywood'));
    await queue(at(1), id, null);
    await at(0).act(id, PASS);
    expect(await placeOf(at(1), id)).toMatchObject({ queued: null, queueDropped: null });
    expect(waitingFor(at(1), id)).toEqual([1]);
  });

  test('survives a restart', async () => {
    const { id, at } = await table();
    await queue(at(1), id, bid('key-mine'));
    mirror.server = await mirror.server.restart();
    await reconnectAll(mirror);
    for (const seat of [0, 1, 2]) await at(seat).watch(id);
    expect(await placeOf(at(1), id)).toMatchObject({ queued: { tile: 'key-mine' } });
    await at(0).act(id, PASS);
    await caughtUp(mirror.seats);
    expect(waitingFor(at(1), id)).toEqual([2]);
  });

  test('chooses a boat', async () => {
    const { id, at } = await table({
      players: [FIVE, FIVE, FIVE],
      phase: 'ending',
      boats: [
        { boat: 'boat-keyflower', workers: { blue: 1 } },
        { boat: 'boat-sea-bastion', workers: { red: 2 } },
        { boat: 'boat-sea-breese', workers: { yellow: 2 } },
      ],
      pending: [{ player: 0, decision: 'boat', next: [1, 2] }],
    });
    await queue(at(1), id, { type: 'boat', boat: 'boat-sea-breese' });
    await queue(at(2), id, { type: 'boat', boat: 'boat-keyflower' });
    await at(0).act(id, { type: 'boat', boat: 'boat-keyflower' });
    await caughtUp(mirror.seats);
    expect(eventsIn(at(2), id)).toContainEqual(
      expect.objectContaining({ type: 'boat-picked', player: 1, boat: 'boat-sea-breese' }),
    );
    expect(eventsIn(at(2), id)).toContainEqual(
      expect.objectContaining({ type: 'boat-picked', player: 2, boat: 'boat-sea-bastion', forced: true }),
    );
  });

  test('leaves the free undo of the player before, which takes it back', async () => {
    const { id, at } = await table();
    const before = structuredClone(at(0).viewOf(id));
    await queue(at(1), id, bid('key-mine'));
    await at(0).act(id, bid('keywood'));
    await caughtUp(mirror.seats);
    expect([0, 1, 2].map((seat) => undoState(at(seat)))).toEqual(['free', 'ask', 'ask']);
    await evict(mirror.server, id);
    expect((await undo(at(0), id)).type).toBe('done');
    await caughtUp(mirror.seats);
    expect(at(0).viewOf(id)).toEqual(before);
  });
});

describe('passing until a bid is outbid', () => {
  test('goes on while others bid elsewhere, and ends when a leading bid is outbid', async () => {
    const { id, at } = await table();
    await at(0).act(id, bid('keywood', 1));
    expect((await autoPass(at(0), id, 'outbid')).type).toBe('done');
    expect(await placeOf(at(0), id)).toMatchObject({ autoPass: true, autoPassUntil: 'outbid' });
    await at(1).act(id, bid('key-mine'));
    await at(2).act(id, bid('key-mine', 2));
    // Seat 0 has passed; its own bid still leads.
    await caughtUp(mirror.seats);
    expect(waitingFor(at(0), id)).toEqual([1]);
    await at(1).act(id, bid('keywood', 2));
    expect(await placeOf(at(0), id)).toMatchObject({ autoPass: false, autoPassUntil: null });
    await at(2).act(id, PASS);
    await caughtUp(mirror.seats);
    expect(waitingFor(at(0), id)).toEqual([0]);
  });

  test('ends with the season', async () => {
    const { id, at } = await table();
    await autoPass(at(1), id, 'outbid');
    await autoPass(at(2), id, 'outbid');
    await at(0).act(id, PASS);
    expect(await placeOf(at(1), id)).toMatchObject({ autoPass: false });
    expect(at(1).viewOf(id).phase).toBe('ending');
  });

  test('is not the plain one, which ends with any action of another player', async () => {
    const { id, at } = await table();
    await autoPass(at(2), id);
    expect(await placeOf(at(2), id)).toMatchObject({ autoPass: true, autoPassUntil: 'action' });
    await at(0).act(id, bid('keywood'));
    expect(await placeOf(at(2), id)).toMatchObject({ autoPass: false });
  });

  test('of the player who undoes ends, so that they can decide anew', async () => {
    const { id, at } = await table();
    await autoPass(at(0), id, 'outbid');
    await caughtUp(mirror.seats);
    expect(waitingFor(at(0), id)).toEqual([1]);
    await undo(at(0), id);
    expect(await placeOf(at(0), id)).toMatchObject({ autoPass: false });
    expect(waitingFor(at(0), id)).toEqual([0]);
  });
});
