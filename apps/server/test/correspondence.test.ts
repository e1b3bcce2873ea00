import type { NewTable, SeatClock } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SeatTime } from '../src/tables/clocks.ts';
import { endVacations } from '../src/tables/vacation.ts';
import { account } from './support/accounts.ts';
import { FrozenClock } from './support/frozen-clock.ts';
import type { Connection, Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

const HOUR = 3_600_000;
const LIVE = { kind: 'live', bank: 60, perDecision: 30 } as const;

const clock = new FrozenClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock: clock.read });
});
afterAll(() => server.close());

/** The clocks as a newly connected client sees them. */
async function look(connection: Connection, table: string): Promise<SeatClock[]> {
  await connection.watch(table);
  return connection.latest('view')!.clocks!;
}

const CLOCK = { kind: 'correspondence', hours: 24 } as const;
let names = 0;

/** Two people with accounts, one of whom owes the first decision. */
async function letters(): Promise<{ id: string; late: Person; other: Person; seat: number }> {
  const people = [
    await account(server.url, `Writer ${names++}`),
    await account(server.url, `Writer ${names++}`),
  ];
  const id = await must(people[0]).createTable({ options: { players: 2 }, clock: CLOCK, public: true });
  await must(people[1]).post(`/tables/${id}/sit`, { seat: 1 });
  await must(people[0]).post(`/tables/${id}/start`);
  const mask = server.running.context.tables.cache.peek(id)!.pendingMask();
  const seat = mask === 1 ? 0 : 1;
  return { id, late: must(people[seat]), other: must(people[1 - seat]), seat };
}

const timedOut = (id: string): boolean =>
  server.running.context.tables.cache
    .peek(id)!
    .game!.record()
    .some((line) => 'timeout' in line);

test('a decision has its hours; then the turn is passed', async () => {
  const { id } = await letters();
  await clock.run(server, 24 * HOUR - 1);
  expect(timedOut(id)).toBe(false);
  await clock.run(server, 1);
  expect(timedOut(id)).toBe(true);
});

test('a vacation stops the clock; on return it resumes with the time that was left', async () => {
  const { id, late, seat } = await letters();
  const connection = await late.connect();
  await clock.run(server, 20 * HOUR);
  expect((await late.post('/me/vacation', { days: 3 })).status).toBe(200);
  expect((await late.post('/me/vacation', { days: 3 })).status).toBe(409);
  await clock.run(server, 60 * HOUR);
  expect((await look(connection, id))[seat]).toEqual({ free: 4 * HOUR, bank: 0, running: false });
  server = await server.restart();
  late.moveTo(server.url);
  await clock.run(server, 10 * HOUR);
  await server.running.context.tables.cache.open(id);
  expect(timedOut(id)).toBe(false);
  const { body } = await late.delete<{ vacation: object }>('/me/vacation');
  expect(body.vacation).toEqual({ until: null, daysLeft: 25 });
  const again = await late.connect();
  expect((await look(again, id))[seat]).toEqual({ free: 4 * HOUR, bank: 0, running: true });
  await clock.run(server, 4 * HOUR - 1);
  expect(timedOut(id)).toBe(false);
  await clock.run(server, 1);
  expect(timedOut(id)).toBe(true);
});

test('a vacation ends by itself and is limited to an allowance per year', async () => {
  const { id, late, seat } = await letters();
  const { tables, store } = server.running.context;
  for (const days of [20, 8]) {
    expect((await late.post('/me/vacation', { days })).status).toBe(200);
    await endVacations(tables);
    await store.journal.settled();
    expect(must(await store.people.get(late.id)).vacation_until).not.toBeNull();
    await store.journal.commit((tx) => tx.people.set(late.id, { vacation_until: Date.now() - 1 }));
    await endVacations(tables);
    await store.journal.settled();
    expect(must(await store.people.get(late.id)).vacation_until).toBeNull();
    expect(must(tables.cache.peek(id)!.live.times![seat]).since).not.toBeNull();
  }
  expect(await late.post('/me/vacation', { days: 1 })).toMatchObject({
    status: 409,
    body: { error: { code: 'CONFLICT' } },
  });
  // The next year brings a new allowance.
  await store.journal.commit((tx) => tx.people.set(late.id, { vacation_year: 2000 }));
  expect((await late.post('/me/vacation', { days: 28 })).status).toBe(200);
});

test('an unreadable game does not stop the deadlines of other games', async () => {
  const { id, late, other, seat } = await letters();
  const hurt = await late.createTable({ options: { players: 2 }, clock: CLOCK, public: true });
  await other.post(`/tables/${hurt}/sit`, { seat: 1 });
  await late.post(`/tables/${hurt}/start`);
  const { cache } = server.running.context.tables;
  const open = cache.open.bind(cache);
  const reading = vi
    .spyOn(cache, 'open')
    .mockImplementation((table) => (table === hurt ? Promise.reject(new Error('damaged')) : open(table)));
  expect((await late.post('/me/vacation', { days: 2 })).status).toBe(200);
  reading.mockRestore();
  expect(cache.peek(id)!.live.times![seat]).toMatchObject({ away: true, since: null });
});

test('a vacation applies to tables that start later, and not to live tables', async () => {
  const { late, other } = await letters();
  for (const person of [late, other]) await person.post('/me/vacation', { days: 2 });
  const begun = async (settings: Partial<NewTable>): Promise<SeatTime[]> => {
    const id = await late.createTable({ options: { players: 2 }, public: true, ...settings });
    await other.post(`/tables/${id}/sit`, { seat: 1 });
    expect((await late.post(`/tables/${id}/start`)).status).toBe(200);
    return server.running.context.tables.cache.peek(id)!.live.times!;
  };
  expect((await begun({ clock: CLOCK })).map(({ since }) => since)).toEqual([null, null]);
  expect((await begun({ clock: LIVE })).some(({ since }) => since !== null)).toBe(true);
});
