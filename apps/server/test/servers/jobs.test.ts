import { QuickRandom } from '@keyflower/engine';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { must } from '../../../../scripts/testing/must.ts';
import { addOwed } from '../../src/jobs/owed.ts';
import { PushSender } from '../../src/notify/push.ts';
import { aboutReminder, REMIND } from '../../src/store/index.ts';
import { makeCertificate } from '../notify/certificate.ts';
import { Devices } from '../notify/devices.ts';
import { goAway, playUntilTurnOf } from '../support/absence.ts';
import { eventually } from '../support/eventually.ts';
import { startServer } from '../support/server.ts';
import { type PlayedTable, startedTable } from '../support/tables.ts';
import { playedTable, startTwo, type TwoServers } from '../support/two-servers.ts';

/* What servers do by themselves, where two of them could do it. */

let devices: Devices;
let site: TwoServers;
const pushes = vi.spyOn(PushSender.prototype, 'send');

beforeAll(async () => {
  devices = await Devices.open(makeCertificate('push.test', 'localhost'));
  site = await startTwo({}, { pushHosts: devices.pushHosts });
});
afterAll(async () => {
  await site.close();
  await devices.push.close();
});

const random = new QuickRandom('jobs');

const jobs = (where: string): Promise<Record<string, unknown>[]> =>
  site.database.query(`SELECT key FROM graphile_worker._private_jobs WHERE ${where}`);

const pushesTo = (box: string): number =>
  pushes.mock.calls.filter(([{ endpoint }]) => endpoint === `https://${devices.host}${box}`).length;

describe('a reminder', () => {
  let table: PlayedTable;
  let box: string;
  let about: string;

  beforeAll(async () => {
    table = await playedTable([site.one, site.two], { options: { players: 2 } });
    const away = must(table.players[1]);
    box = await devices.subscribe(away);
    about = aboutReminder({ table: table.id, person: away.person.id, kind: 'yourTurn' });
    await playUntilTurnOf(table, 0, random);
    // Otherwise what was said before they came could be taken for their leaving.
    const { connection } = must(table.players[0]);
    await connection.until(() => connection.latest('presence')?.online[1], 'their arrival');
    await goAway(table, 1);
  });

  it('is sent once by one of two servers, and by none that does the job again', async () => {
    await playUntilTurnOf(table, 1, random);
    await eventually(() => devices.pushedTo(box).length > 0, 'a push');
    const tell = ({ running }: TwoServers['one']): Promise<void> => running.context.notifier.tell(about);
    await Promise.all([tell(site.one), tell(site.two), tell(site.one), tell(site.two)]);
    expect(pushesTo(box)).toBe(1);
  });

  it('that was noted as sent is not sent by the next one, even if its sender ended before', async () => {
    const { store } = site.two.running.context;
    const reminder = {
      table_id: table.id,
      person: must(table.players[1]).person.id,
      kind: 'yourTurn',
    } as const;
    // As a server leaves it that ends between the note and the push.
    await store.journal.commit(async (tx) => {
      await tx.reminders.owe(reminder, Date.now());
      await tx.reminders.set(reminder, { pushed: Date.now() + 1000, due: Date.now() });
      tx.jobs.add({ kind: REMIND, about });
    });
    await eventually(async () => (await jobs(`key = 'remind:${about}'`)).length === 0, 'the end of the job');
    expect(pushesTo(box)).toBe(1);
    expect((await store.reminders.get(reminder))?.due).toBeNull();
  });
});

test('a clock that runs out is dealt with once', async () => {
  const clock = { kind: 'live', bank: 0, perDecision: 5 } as const;
  const settings = { options: { players: 2 }, clock, timeout: 'play' as const };
  const { id, players } = await playedTable([site.one, site.two], settings);
  const { connection } = must(players[0]);
  const timeouts = async (): Promise<number> => {
    const steps = await site.database.query(`SELECT lines FROM steps WHERE table_id = '${id}' ORDER BY n`);
    return steps.filter(({ lines }) => String(lines).includes('"timeout"')).length;
  };
  const first = connection.owes(id, 0) ? 0 : 1;
  await connection.until(() => connection.owes(id, 1 - first), 'the turn of the next player');
  // Neither of the two has passed for the next player too.
  expect(await timeouts()).toBe(1);
  await eventually(async () => (await jobs(`key = 'due:${id}'`)).length === 0, 'the end of the job');
});

test('what is done from time to time is added by one server', async () => {
  const now = Date.now();
  const isTime = ({ running }: TwoServers['one'], at: number): Promise<boolean> =>
    running.context.store.journal.commit(({ meta }) => meta.isTime('last-test', 1000, at));
  expect(await isTime(site.one, now)).toBe(false);
  const both = await Promise.all([isTime(site.one, now + 1000), isTime(site.two, now + 1000)]);
  expect(both.filter((isOne) => isOne)).toHaveLength(1);
  await site.one.running.context.store.journal.commit(async (tx) =>
    tx.jobs.add({ kind: 'housekeeping', about: 'forget-old' }),
  );
  await eventually(async () => (await jobs(`key LIKE 'housekeeping:%'`)).length === 0, 'the end of the job');
});

test('ratings of one person whose games end at the same time on two servers are both counted', async () => {
  const { store } = site.one.running.context;
  const person = 'rated-twice';
  await store.journal.commit(async ({ people }) => {
    await people.addGuest(person, 'Rated', 'en', Date.now());
    await people.set(person, { mu: 0, sigma: 1 });
  });
  const count = ({ running }: TwoServers['one']): Promise<void> =>
    running.context.store.journal.commit(async ({ people }) => {
      await people.lock([person]);
      const row = must(await people.get(person));
      await people.set(person, { mu: (row.mu ?? 0) + 1 });
    });
  await Promise.all(Array.from({ length: 10 }, (_, i) => count(i % 2 === 0 ? site.one : site.two)));
  expect(await site.database.query(`SELECT mu FROM people WHERE id = '${person}'`)).toEqual([{ mu: 10 }]);
});

describe('with SQLite', () => {
  test('a bot that was thinking when the server stopped plays after the restart', async () => {
    const flags = { 'bot-time': '60000' };
    let server = await startServer(flags);
    const table = await startedTable(server.url, { options: { players: 2 } }, 1, 'steward');
    const { connection } = must(table.players[0]);
    while (!connection.owes(table.id, 1)) await connection.playRandom(table.id, 0, random);
    const { queue } = server.running.context;
    await eventually(async () => (await queue.levels()).some(({ running }) => running === 1), 'the thinking');
    expect(await server.running.context.metrics.text()).toMatch(
      /^keyflower_jobs{kind="bots",state="running"} 1$/m,
    );
    server = await server.restart({ 'bot-time': '50' });
    const { store } = server.running.context;
    await eventually(async () => {
      const row = await store.tables.get(table.id);
      return row && ((row.pending >> 1) & 1) === 0;
    }, 'the bot’s move');
    await server.close();
  });

  test('a reminder that was not sent yet is found again after a restart', async () => {
    let server = await startServer();
    const table = await startedTable(server.url, { options: { players: 2 } });
    const person = must(table.players[1]).person.id;
    const reminder = { table_id: table.id, person, kind: 'timeWarning' } as const;
    await server.running.context.store.journal.commit((tx) =>
      tx.reminders.owe(reminder, Date.now() + 60_000),
    );
    server = await server.restart();
    const { context } = server.running;
    await addOwed(context);
    expect(await context.queue.levels()).toEqual([
      { kind: REMIND, waiting: 0, scheduled: 1, running: 0, failed: 0, oldestSeconds: 0 },
    ]);
    await server.close();
  });
});
