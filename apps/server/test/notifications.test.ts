import type { NewTable } from '@keyflower/protocol';
import { QuickRandom } from '@keyflower/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Mailer } from '../src/notify/mail.ts';
import { PushSender } from '../src/notify/push.ts';
import { makeCertificate } from './notify/certificate.ts';
import { Devices } from './notify/devices.ts';
import { LocalMailServer } from './notify/mail-server.ts';
import { comeBack, goAway, playUntilTurnOf as play } from './support/absence.ts';
import { signUp } from './support/accounts.ts';
import { eventually } from './support/eventually.ts';
import { caughtUp } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, type Seated, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let devices: Devices;
let pushHost: string;
let mailServer: LocalMailServer;
let server: TestServer;
/** Every attempt to send, delivered or not. */
const pushes = vi.spyOn(PushSender.prototype, 'send');
const mails = vi.spyOn(Mailer.prototype, 'send');

beforeAll(async () => {
  devices = await Devices.open(makeCertificate('push.test', 'localhost'));
  pushHost = devices.host;
  mailServer = new LocalMailServer({ hideSTARTTLS: true });
  const smtp = `smtp://127.0.0.1:${await mailServer.open()}`;
  server = await startServer(
    { 'smtp-url': smtp, 'mail-from': 'server@example.org' },
    { pushHosts: devices.pushHosts },
  );
});
afterAll(async () => {
  await server.close();
  await Promise.all([devices.push.close(), mailServer.close()]);
});

const TWO: NewTable = { title: 'By the river', options: { players: 2 } };
const random = new QuickRandom('telling');

const subscribe = (seated: Seated): Promise<string> => devices.subscribe(seated);
const pushedTo = (box: string) => devices.pushedTo(box);
const playUntilTurnOf = (table: PlayedTable, seat: number): Promise<void> => play(table, seat, random);

const attemptsTo = (box: string): number =>
  pushes.mock.calls.filter(([{ endpoint }]) => endpoint === `https://${pushHost}${box}`).length;

const mailAttemptsTo = (address: string): number =>
  mails.mock.calls.filter(([{ to }]) => to === address).length;

/** Waits until the server has handled everything so far: notices are sent in the same tick as their cause. */
async function handled({ players }: PlayedTable): Promise<void> {
  await server.running.context.store.journal.settled();
  await caughtUp(players.map(({ connection }) => connection).filter(({ closed }) => closed === null));
}

const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to.includes(address));

/** An account that wants mail and has a confirmed address. */
async function wantsMail({ person }: Seated, name: string, settings: object = {}): Promise<string> {
  await signUp(person, name);
  const address = `${name.toLowerCase()}@example.org`;
  const { store } = server.running.context;
  await store.journal.commit((tx) => tx.people.set(person.id, { email: address, email_confirmed: 1 }));
  await person.patch('/me', { settings: { mail: true, ...settings } });
  return address;
}

describe('your turn', () => {
  test('is pushed to an absent player, in their language and with a link to the table', async () => {
    const table = await startedTable(server.url, TWO);
    const box = await subscribe(must(table.players[1]));
    await must(table.players[1]).person.patch('/me', { lang: 'de' });
    await playUntilTurnOf(table, 0);
    await goAway(table, 1);
    await playUntilTurnOf(table, 1);
    const [told] = atLeast(1, await eventually(() => pushedTo(box).length > 0 && pushedTo(box), 'a push'));
    expect(told).toMatchObject({ kind: 'yourTurn', table: table.id, url: `/t/${table.id}` });
    expect(told.body).toContain('By the river');
    expect(told.title).toMatch(/du|dran/i);
  });

  test('is not pushed to a player who is watching, but is once they close the page without playing', async () => {
    const table = await startedTable(server.url, TWO);
    const box = await subscribe(must(table.players[1]));
    await playUntilTurnOf(table, 1);
    await handled(table);
    expect(attemptsTo(box)).toBe(0);
    await goAway(table, 1);
    await eventually(() => pushedTo(box).length === 1, 'a push');
  });

  test('is pushed at most once a minute per table, however fast the others play', async () => {
    const table = await startedTable(server.url, TWO);
    const box = await subscribe(must(table.players[1]));
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await eventually(() => pushedTo(box).length === 1, 'the first push');
    for (let turn = 0; turn < 3; turn++) {
      await comeBack(table, 1);
      await playUntilTurnOf(table, 0);
      await goAway(table, 1);
      await playUntilTurnOf(table, 1);
    }
    await handled(table);
    expect(attemptsTo(box)).toBe(1);
  });

  test('is not pushed to a player who switched it off or removed the device', async () => {
    const table = await startedTable(server.url, TWO);
    const [ada, ben] = atLeast(2, table.players);
    const [first, second] = [await subscribe(ada), await subscribe(ben)];
    await ben.person.patch('/me', { settings: { push: false } });
    await ada.person.delete('/me/push', { endpoint: `https://${pushHost}${first}` });
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await comeBack(table, 1);
    await playUntilTurnOf(table, 0);
    await goAway(table, 0);
    await handled(table);
    expect([attemptsTo(first), attemptsTo(second)]).toEqual([0, 0]);
  });

  test('is mailed on request: once until they have played, and rate-limited', async () => {
    const table = await startedTable(server.url, TWO);
    const [, ben] = atLeast(2, table.players);
    const address = await wantsMail(ben, 'Berta');
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    const [mail] = atLeast(
      1,
      await eventually(() => mailsTo(address).length > 0 && mailsTo(address), 'a mail'),
    );
    expect(mail.head.get('subject')).toBe('Your turn: By the river');
    expect(mail.text).toContain(`${server.url}/t/${table.id}`);
    await comeBack(table, 1);
    await goAway(table, 1);
    await comeBack(table, 1);
    await playUntilTurnOf(table, 0);
    await goAway(table, 1);
    await playUntilTurnOf(table, 1);
    await handled(table);
    expect(mailAttemptsTo(address)).toBe(1);
  });

  test('is not mailed for tables with live clocks, to guests, or to unconfirmed addresses', async () => {
    const live = await startedTable(server.url, {
      ...TWO,
      clock: { kind: 'live', bank: 600, perDecision: 60 },
    });
    const address = await wantsMail(must(live.players[1]), 'Carla');
    await playUntilTurnOf(live, 1);
    await goAway(live, 1);
    const slow = await startedTable(server.url, TWO);
    const doubtful = await wantsMail(must(slow.players[1]), 'Dagmar');
    const { store } = server.running.context;
    await store.journal.commit((tx) =>
      tx.people.set(must(slow.players[1]).person.id, { email_confirmed: 0 }),
    );
    await playUntilTurnOf(slow, 1);
    await goAway(slow, 1);
    await handled(live);
    await handled(slow);
    expect([mailAttemptsTo(address), mailAttemptsTo(doubtful)]).toEqual([0, 0]);
  });
});

describe('running out of time', () => {
  /** As if so much play time had passed for a seat. */
  async function pass(table: string, seat: number, ms: number): Promise<void> {
    const { tables, store } = server.running.context;
    const time = must(tables.cache.peek(table)!.live.times![seat]);
    if (time.graceUntil === undefined) time.since! -= ms;
    else time.graceUntil -= ms;
    await store.journal.commit((tx) => tx.tables.set(table, { due: tables.playTime.now() - 1 }));
  }

  test('an absent player is warned, and told when a bot has taken the seat', async () => {
    const table = await startedTable(server.url, {
      ...TWO,
      clock: { kind: 'correspondence', hours: 1 },
      timeout: 'replace',
    });
    const [, ben] = atLeast(2, table.players);
    const box = await subscribe(ben);
    const address = await wantsMail(ben, 'Erna');
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    const kinds = () => pushedTo(box).map(({ kind }) => kind);
    await eventually(() => kinds().length === 1 && mailsTo(address).length === 1, 'the turn');
    await pass(table.id, 1, 3_600_000);
    await eventually(() => kinds().length === 2 && mailsTo(address).length === 2, 'the warning');
    expect(pushedTo(box)[1]).toMatchObject({
      kind: 'timeWarning',
      body: expect.stringContaining('12 hours'),
    });
    expect(must(mailsTo(address)[1]).text).toContain('You have 12 hours left');
    await pass(table.id, 1, 12 * 3_600_000);
    await eventually(() => kinds().length === 3 && mailsTo(address).length === 3, 'the take-over');
    expect(kinds()).toEqual(['yourTurn', 'timeWarning', 'seatTakenOver']);
    const { table: info } = await ben.person.table(table.id);
    expect(info.seats[1]).toMatchObject({ bot: 'miller', gone: 'timed-out' });
  });

  test('a player who is watching is not sent what they can see', async () => {
    const table = await startedTable(server.url, {
      ...TWO,
      clock: { kind: 'correspondence', hours: 1 },
      timeout: 'replace',
    });
    const box = await subscribe(must(table.players[1]));
    await playUntilTurnOf(table, 1);
    const { connection } = must(table.players[1]);
    await pass(table.id, 1, 3_600_000);
    await connection.until(
      () =>
        connection.received.some(
          (message) => message.type === 'view' && message.clocks?.[1]?.warned === true,
        ),
      'the warning on the page',
    );
    await handled(table);
    expect(attemptsTo(box)).toBe(0);
  });
});
