import { afterAll, beforeAll, expect, test } from 'vitest';
import { Housekeeping } from '../../src/jobs/housekeeping.ts';
import type { Stores } from '../../src/store/index.ts';
import { eventually } from '../support/eventually.ts';
import { Person } from '../support/person.ts';
import { startTwo, type TwoServers } from '../support/two-servers.ts';

/* One server removes what is old, while things happen at the other one. */

let site: TwoServers;
beforeAll(async () => {
  site = await startTwo();
});
afterAll(() => site.close());

const removeOld = (): Promise<void> => new Housekeeping(site.one.running.context).forgetOld();

const isWaiting = async (): Promise<boolean> => {
  const waiting = await site.database.query(`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return waiting.length > 0;
};

/** Writes at the second server, and commits when housekeeping at the first one waits for that. */
async function writeMeanwhile(write: (tx: Stores) => Promise<void>, lock?: string): Promise<void> {
  let begun = (): void => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const written = site.two.running.context.store.journal.commit(async (tx) => {
    await write(tx);
    begun();
    // Asks all the time: an idle transaction would be ended.
    await eventually(async () => (await tx.meta.get('schema'), await isWaiting()), 'housekeeping');
  }, lock);
  await hasBegun;
  await Promise.all([written, removeOld()]);
}

test('a table that a player joins through another server while it is about to be removed stays', async () => {
  const host = await Person.arrive(site.one.url);
  const [joined, old] = [await createTable(host), await createTable(host)];
  await site.database.query(`UPDATE progress SET updated = 0 WHERE table_id IN ('${joined}', '${old}')`);
  const guest = await Person.arrive(site.two.url);
  await writeMeanwhile(async ({ tables }) => {
    await tables.setSeat(joined, 1, { person: guest.id });
    await tables.set(joined, { updated: Date.now() });
  }, joined);
  expect((await host.table(joined)).table.seats[1]?.person?.id).toBe(guest.id);
  expect((await host.get(`/tables/${old}`)).status).toBe(404);
});

test('a guest who is seen at another server while they are about to be removed stays', async () => {
  const [seen, gone] = [await Person.arrive(site.two.url), await Person.arrive(site.two.url)];
  await site.database.query(`UPDATE people SET seen = 0 WHERE id IN ('${seen.id}', '${gone.id}')`);
  await writeMeanwhile(({ people }) => people.set(seen.id, { seen: Date.now() }));
  const idOf = async (person: Person): Promise<string> => (await person.get<{ id: string }>('/me')).body.id;
  expect(await idOf(seen)).toBe(seen.id);
  await eventually(async () => (await idOf(gone)) !== gone.id, 'the end of the other guest');
});

test('actions are stored between the removals, however much is old', async () => {
  const { store } = site.one.running.context;
  const ids = Array.from({ length: 100 }, (_, i) => `old-${i}`);
  await store.journal.commit(async ({ people }) => {
    for (const id of ids) await people.addGuest(id, 'Old', 'en', 0);
  });
  const removing = removeOld();
  const left = [ids.length];
  while (left.at(-1) !== 0) {
    left.push(await store.journal.commit(async ({ people }) => (await people.staleGuests(1, 200)).length));
  }
  await removing;
  // The longest that an action had to wait for.
  expect(Math.max(...left.slice(1).map((count, i) => left[i]! - count))).toBeLessThanOrEqual(10);
});

const createTable = (host: Person): Promise<string> =>
  host.createTable({ options: { players: 2 }, public: true });
