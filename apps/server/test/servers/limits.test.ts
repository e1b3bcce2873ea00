import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, PASSWORD } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import { Person } from '../support/person.ts';
import { at, startTwo, type TwoServers } from '../support/two-servers.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo({ 'requests-per-minute': '600', 'sockets-per-address': '4' });
});
afterAll(() => servers.close());

/** The statuses of so many requests, one after the other. */
async function statuses(ask: () => Promise<{ status: number }>, count: number): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await ask()).status);
  return all;
}

test('wrong passwords at one server delay the next attempt at the other, strictly', async () => {
  const { one, two, database } = servers;
  const owner = await account(one.url, 'Well guarded');
  const guess = (url: string) =>
    new Person(url).post('/session', { name: 'Well guarded', password: 'wrong password' });
  // At the same time: five are free, whichever servers they go to. Then waits of 1, 2, 4 … seconds begin.
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(i % 2 ? one.url : two.url)));
  const mostAfterWaits = Math.floor(Math.log2(1 + (performance.now() - started) / 1000));
  const tried = answers.filter(({ status }) => status === 403).length;
  expect(tried).toBeGreaterThanOrEqual(5);
  expect(tried).toBeLessThanOrEqual(5 + mostAfterWaits);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - tried);
  const right = () => new Person(two.url).post('/session', { name: 'Well guarded', password: PASSWORD });
  const later = (ms: number) => database.query(`UPDATE login_attempts SET until = until + ${ms}`);
  await later(3_600_000);
  expect((await right()).status).toBe(429);
  await later(-3_600_000);
  await eventually(async () => (await right()).status === 200, 'the end of the wait');
  // Neither the name nor the address is stored.
  const stored = JSON.stringify([
    await database.query('SELECT * FROM login_attempts'),
    await database.query('SELECT * FROM login_places'),
  ]);
  expect(stored).not.toContain('127.0.0.1');
  expect(stored.toLowerCase()).not.toContain('guarded');
  expect(stored).not.toContain(owner.id);
});

test('attempts that are forgiven are removed', async () => {
  const { one, database } = servers;
  const { store } = one.running.context;
  await new Person(one.url).post('/session', { name: 'Someone else', password: 'wrong password' });
  expect((await database.query('SELECT 1 FROM login_attempts')).length).toBeGreaterThan(0);
  await database.query('UPDATE login_attempts SET forgotten = 1');
  await database.query('UPDATE login_places SET seen = 1');
  await store.apart(({ logins }) => logins.dropOld());
  expect(await database.query('SELECT 1 FROM login_attempts')).toEqual([]);
  expect(await database.query('SELECT 1 FROM login_places')).toEqual([]);
});

test('what was taken from a limit at one server is missing at the other', async () => {
  const { one, two } = servers;
  const person = await Person.arrive(one.url);
  // Mails have no limit of their own addresses in common with other tests: five of each person.
  const { mails } = one.running.context.limits;
  for (let i = 0; i < 5; i++) expect(mails.take(person.id)).toBe(true);
  expect(mails.take(person.id)).toBe(false);
  await eventually(() => two.running.context.limits.mails.waitMs(person.id) > 0, 'the other server');
  expect(two.running.context.limits.mails.take(person.id)).toBe(false);
  // Someone else is not affected.
  expect(two.running.context.limits.mails.take('another person')).toBe(true);
});

test('requests, messages and chat lines count everywhere', async () => {
  const { one, two } = servers;
  const person = await Person.arrive(one.url);
  for (const name of ['requests', 'messages', 'chat', 'guests', 'bytes'] as const) {
    const bucket = one.running.context.limits[name];
    bucket.charge(person.id, 2 * bucket.capacity);
    await eventually(() => two.running.context.limits[name].waitMs(person.id) > 0, name);
  }
  expect(await statuses(() => at(two, person).get('/me/tables'), 1)).toEqual([429]);
});

test('an address has so many sockets at all servers together', async () => {
  const { one, two } = servers;
  const person = await Person.arrive(one.url);
  const there = at(two, person);
  const isRefused = () =>
    there.connect().then(
      (socket) => socket.close().then(() => false),
      () => true,
    );
  const open = [
    await person.connect(),
    await there.connect(),
    await person.connect(),
    await person.connect(),
  ];
  // The other server hears of the last of them within a second.
  await eventually(isRefused, 'the limit');
  await open[0]?.close();
  await eventually(async () => !(await isRefused()), 'room again');
  expect(await isRefused()).toBe(false);
  for (const socket of open) await socket.close();
});
