import type { View } from '@keyflower/engine';
import { applyPatch, type StepsReply, type ToldEvent } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { everyoneCaughtUp } from './support/planned.ts';
import { playOn, startedTable } from './support/tables.ts';
import { undo, undoState } from './support/undo.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Seen {
  view: View;
  /** Unknown where the whole view was sent. */
  events: readonly ToldEvent[] | null;
}

/** What a client was shown at a table, message by message. */
function seenLive({ received }: Connection): Seen[] {
  const seen: Seen[] = [];
  let known = -1;
  for (const message of received) {
    if (message.type !== 'view' && message.type !== 'events') continue;
    const before = seen.at(-1)?.view;
    const isNew = message.version !== known;
    known = message.version;
    const view = message.type === 'view' ? message.view : applyPatch(must(before), message.patch);
    if (isNew) seen.push({ view, events: message.type === 'view' ? null : message.events });
  }
  return seen;
}

/** The steps that the server tells of, with the view after each. */
async function seenAfterwards(person: Person, table: string, from = 0): Promise<Seen[]> {
  const { body } = await person.get<StepsReply>(`/tables/${table}/steps?from=${from}`);
  expect(body.total).toBe(from + body.steps.length);
  let view = {} as View;
  return body.steps.map(({ events, patch }) => {
    view = applyPatch(view, patch);
    return { view, events };
  });
}

test('everyone can look back at what they saw, and at nothing else', async () => {
  const table = await startedTable(server.url, {
    options: { players: 3, farmers: 'mixed' },
    public: true,
    askForced: true,
  });
  const { id, players } = table;
  const stranger = await Person.arrive(server.url);
  const spectator = await stranger.connect();
  await spectator.watch(id);
  for (let round = 0; round < 6; round++) {
    await playOn(table, `back ${round}`, 4);
    const undoing = players.find(({ connection }) => undoState(connection) === 'free');
    if (undoing) await undo(undoing.connection, id);
    // To the end of a season, where tiles are laid in secret.
    await playOn(table, `back ${round}`, 9, true);
  }
  await everyoneCaughtUp(table);
  const watching = [
    ...players.map(({ person, connection }) => ({ person, connection })),
    { person: stranger, connection: spectator },
  ];
  const kinds = new Set<string>();
  for (const { person, connection } of watching) {
    const live = seenLive(connection);
    const steps = await seenAfterwards(person, id);
    expect(steps.map(({ view }) => view)).toEqual(live.map(({ view }) => view));
    const told = steps.map(({ events }, at) => (live[at]?.events ? events : null));
    expect(told).toEqual(live.map(({ events }) => events));
    for (const { type } of steps.flatMap(({ events }) => events ?? [])) kinds.add(type);
    expect(await seenAfterwards(person, id, 5)).toEqual(steps.slice(5));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['undone', 'placements-shown', 'season-ended']));
  await spectator.close();
  for (const { connection } of players) await connection.close();
});

test('a table whose game has not begun has no steps, and more than there are gives none', async () => {
  const host = await Person.arrive(server.url);
  const open = await host.createTable({ options: { players: 2 } });
  expect((await host.get(`/tables/${open}/steps`)).body).toEqual({ total: 0, steps: [] });
  const { id, players } = await startedTable(server.url, { options: { players: 2 } });
  const { person } = must(players[0]);
  expect((await person.get(`/tables/${id}/steps?from=9`)).body).toEqual({ total: 1, steps: [] });
  for (const { connection } of players) await connection.close();
});
