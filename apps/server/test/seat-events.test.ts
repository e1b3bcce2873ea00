import type { SeatEvent, ToldEvent } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FrozenClock } from './support/frozen-clock.ts';
import { Person } from './support/person.ts';
import { eventsIn } from './support/placed.ts';
import { everyoneCaughtUp } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, type Seated, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const clock = new FrozenClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock: clock.read });
});
afterAll(() => server.close());

const isSeat = (event: ToldEvent): event is SeatEvent => event.type === 'seat-changed';

const nameOf = async ({ person }: Seated, { id, players }: PlayedTable): Promise<string> => {
  const { table } = await must(players[0]).person.table(id);
  return must(table.seats.find((seat) => seat.person?.id === person.id)?.person?.name);
};

/** The events from the beginning, as a device that comes later gets them. */
async function historyOf({ person }: Seated, { id }: PlayedTable): Promise<ToldEvent[]> {
  const { body } = await person.get<{ version: number; events: ToldEvent[] }>(`/tables/${id}/events`);
  expect(body.events).toHaveLength(body.version);
  return body.events;
}

/** What a player was told while playing is what the history says, and the version counts it. */
async function expectSameHistory(table: PlayedTable): Promise<void> {
  await everyoneCaughtUp(table);
  for (const one of table.players) {
    const live = eventsIn(one.connection, table.id);
    const all = await historyOf(one, table);
    expect(all.slice(-live.length)).toEqual(live);
    expect(must(one.connection.latest('view', 'events')).version).toBe(all.length);
  }
}

const seatEvents = ({ connection }: Seated, { id }: PlayedTable): SeatEvent[] =>
  eventsIn(connection, id).filter(isSeat);

test('why a player left is told later, too, who came back, left again or was replaced', async () => {
  const table = await startedTable(server.url, { options: { players: 3 }, stand: 'random' });
  const [anna, bea, carl] = atLeast(3, table.players);
  for (const path of ['leave', 'return', 'resign']) await bea.person.post(`/tables/${table.id}/${path}`);
  await carl.person.post(`/tables/${table.id}/leave`);
  const visitor = await Person.arrive(server.url);
  const { you } = await anna.person.table(table.id);
  await visitor.post(`/tables/${table.id}/enter`, { key: you.key });
  await visitor.post(`/tables/${table.id}/seats/${carl.seat}/join`);
  await everyoneCaughtUp(table);
  const { id } = must(must(anna.connection.latest('votes')).votes[0]);
  const vote = { type: 'vote', table: table.id, id: 'vote', vote: id, agree: true } as const;
  expect((await anna.connection.ask(vote)).type).toBe('done');
  await expectSameHistory(table);
  expect(seatEvents(anna, table).map(({ reason }) => reason)).toEqual([
    'left',
    undefined,
    'resigned',
    'left',
    undefined,
  ]);
});

test('everyone is told who resigned, who left and who is back', async () => {
  const table = await startedTable(server.url, { options: { players: 3 }, stand: 'random' });
  const [anna, bea, carl] = atLeast(3, table.players);
  const [beas, carls] = [await nameOf(bea, table), await nameOf(carl, table)];
  await bea.person.post(`/tables/${table.id}/resign`);
  await carl.person.post(`/tables/${table.id}/leave`);
  await carl.person.post(`/tables/${table.id}/return`);
  await expectSameHistory(table);
  expect(seatEvents(anna, table)).toEqual([
    { type: 'seat-changed', player: bea.seat, before: beas, now: 'bot', reason: 'resigned' },
    { type: 'seat-changed', player: carl.seat, before: carls, now: 'bot', reason: 'left' },
    { type: 'seat-changed', player: carl.seat, before: carls, now: 'person', name: carls },
  ]);
});

test('the history keeps the name of a player whose seat another person took', async () => {
  const table = await startedTable(server.url, { options: { players: 3 }, stand: 'random', onLeave: 'bot' });
  const [anna, bea, carl] = atLeast(3, table.players);
  const carls = await nameOf(carl, table);
  const { you } = await anna.person.table(table.id);
  const dora = await Person.arrive(server.url);
  await dora.post(`/tables/${table.id}/enter`, { key: you.key! });
  await carl.person.post(`/tables/${table.id}/leave`);
  await dora.post(`/tables/${table.id}/seats/${carl.seat}/join`);
  for (const { connection } of [anna, bea]) {
    await connection.until(() => connection.latest('votes')?.votes.length === 1);
    await connection.ask({
      type: 'vote',
      table: table.id,
      id: connection.newId(),
      vote: must(connection.latest('votes')?.votes[0]).id,
      agree: true,
    });
  }
  await anna.connection.until(() => seatEvents(anna, table).length === 2);
  expect(seatEvents(anna, table)).toMatchObject([
    { player: carl.seat, before: carls, now: 'bot', reason: 'left' },
    { player: carl.seat, before: carls, now: 'person', name: expect.any(String) as string },
  ]);
  expect((await historyOf(anna, table)).filter(isSeat).map(({ before }) => before)).toEqual([carls, carls]);
});

test('an answer that the server gave when time ran out is marked, and no other', async () => {
  const live = { kind: 'live', bank: 60, perDecision: 30 } as const;
  const table = await startedTable(server.url, { options: { players: 2 }, clock: live, timeout: 'play' });
  await playOn(table, 'some moves', 3);
  await everyoneCaughtUp(table);
  const [one] = atLeast(1, table.players);
  const before = eventsIn(one.connection, table.id).length;
  // A little more than bank and decision: the clock began between the moves.
  await clock.run(server, 100_000);
  // A turn is passed at once; another decision is left to a bot, which thinks in real time.
  await one.connection.until(() => eventsIn(one.connection, table.id).length > before, 'the answer');
  await expectSameHistory(table);
  const events = eventsIn(one.connection, table.id);
  expect(events.slice(0, before).some(({ timedOut }) => timedOut)).toBe(false);
  expect(events.slice(before).map(({ timedOut }) => timedOut ?? false)[0]).toBe(true);
});
