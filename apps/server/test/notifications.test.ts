import type { NewTable } from '@keyflower/protocol';
import { QuickRandom } from '@keyflower/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PushHosts } from '../src/notify/push-hosts.ts';
import { makeCertificate } from './notify/certificate.ts';
import { LocalMailServer } from './notify/mail-server.ts';
import { LocalPushService } from './notify/push-service.ts';
import { signUp } from './support/accounts.ts';
import { aMoment, eventually } from './support/eventually.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, type Seated, startedTable } from './support/tables.ts';

let push: LocalPushService;
let pushHost: string;
let decoy: LocalPushService;
let decoyPort: number;
let mail: LocalMailServer;
let server: TestServer;
let boxes = 0;

beforeAll(async () => {
  const certificate = makeCertificate('push.test', 'localhost');
  push = new LocalPushService(certificate);
  pushHost = `push.test:${await push.open()}`;
  decoy = new LocalPushService(certificate);
  decoyPort = await decoy.open();
  mail = new LocalMailServer({ hideSTARTTLS: true });
  const smtp = `smtp://127.0.0.1:${await mail.open()}`;
  const pushHosts = new PushHosts({
    hosts: [pushHost],
    allowPrivateAddresses: true,
    ca: certificate.cert,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  });
  server = await startServer({ 'smtp-url': smtp, 'mail-from': 'house@example.org' }, { pushHosts });
});
afterAll(async () => {
  await server.close();
  await Promise.all([push.close(), decoy.close(), mail.close()]);
});
beforeEach(() => {
  push.answer = (response) => response.writeHead(201).end();
});

const TWO: NewTable = { title: 'By the river', options: { players: 2 } };
const random = new QuickRandom('telling');

interface Pushed {
  kind: string;
  table: string;
  title: string;
  body: string;
  url: string;
}

/** A device of its own for everybody, so that it is plain who was told. */
async function subscribe({ person }: Seated): Promise<string> {
  const path = `/box/${++boxes}`;
  const { status } = await person.post('/me/push', push.subscription(`https://${pushHost}${path}`));
  expect(status).toBe(200);
  return path;
}

const pushedTo = (box: string): Pushed[] =>
  push.deliveries.filter(({ path }) => path === box).map(({ opened }) => opened as Pushed);

const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address));

/** An account that wants mail, at an address that is confirmed. */
async function wantsMail({ person }: Seated, name: string, settings: object = {}): Promise<string> {
  await signUp(person, name);
  const address = `${name.toLowerCase()}@example.org`;
  const { store } = server.running.context;
  await store.journal.commit(() => store.people.set(person.id, { email: address, email_confirmed: 1 }));
  await person.patch('/me', { settings: { mail: true, ...settings } });
  return address;
}

/** Somebody plays at random until it is the other's turn. */
async function playUntilTurnOf({ id, players }: PlayedTable, seat: number): Promise<void> {
  const mover = players[1 - seat];
  await mover.connection.until(
    () => mover.connection.owes(id, mover.seat) || mover.connection.owes(id, seat),
    'somebody’s turn',
  );
  while (!mover.connection.owes(id, seat)) {
    const answer = await mover.connection.playRandom(id, mover.seat, random);
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
  }
}

/** Closes somebody's page; back when the others see that they are gone. */
async function goAway({ id, players }: PlayedTable, seat: number): Promise<void> {
  const other = players[1 - seat].connection;
  const from = other.received.length;
  await players[seat].connection.close();
  await other.until(
    () =>
      other.received
        .slice(from)
        .some((news) => news.type === 'presence' && news.table === id && !news.online[seat]),
    'their leaving',
  );
}

async function comeBack({ id, players }: PlayedTable, seat: number): Promise<void> {
  const seated = players[seat];
  seated.connection = await seated.person.connect();
  await seated.connection.watch(id);
}

describe('your turn', () => {
  test('comes by push to whoever is not looking, in their language and with a link to the table', async () => {
    const table = await startedTable(server.url, TWO);
    const box = await subscribe(table.players[1]);
    await table.players[1].person.patch('/me', { lang: 'de' });
    await playUntilTurnOf(table, 0);
    await goAway(table, 1);
    await playUntilTurnOf(table, 1);
    const [told] = await eventually(() => pushedTo(box).length > 0 && pushedTo(box), 'a push');
    expect(told).toMatchObject({ kind: 'yourTurn', table: table.id, url: `/t/${table.id}` });
    expect(told.body).toContain('By the river');
    expect(told.title).toMatch(/du|dran/i);
  });

  test('is not told to whoever looks; they are told when they close the page without having played', async () => {
    const table = await startedTable(server.url, TWO);
    const box = await subscribe(table.players[1]);
    await playUntilTurnOf(table, 1);
    await aMoment();
    expect(pushedTo(box)).toEqual([]);
    await goAway(table, 1);
    await eventually(() => pushedTo(box).length === 1, 'a push');
  });

  test('is told at most once a minute and table, however fast the others play', async () => {
    const table = await startedTable(server.url, TWO);
    const box = await subscribe(table.players[1]);
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await eventually(() => pushedTo(box).length === 1, 'the first push');
    for (let turn = 0; turn < 3; turn++) {
      await comeBack(table, 1);
      await playUntilTurnOf(table, 0);
      await goAway(table, 1);
      await playUntilTurnOf(table, 1);
    }
    await aMoment();
    expect(pushedTo(box)).toHaveLength(1);
  });

  test('does not come to whoever switched it off or withdrew the device', async () => {
    const table = await startedTable(server.url, TWO);
    const [ada, ben] = table.players;
    const [first, second] = [await subscribe(ada), await subscribe(ben)];
    await ben.person.patch('/me', { settings: { push: false } });
    await ada.person.delete('/me/push', { endpoint: `https://${pushHost}${first}` });
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await comeBack(table, 1);
    await playUntilTurnOf(table, 0);
    await goAway(table, 0);
    await aMoment();
    expect([...pushedTo(first), ...pushedTo(second)]).toEqual([]);
  });

  test('comes by mail where that is wished: once until they have played, and not too often', async () => {
    const table = await startedTable(server.url, TWO);
    const [, ben] = table.players;
    const address = await wantsMail(ben, 'Berta');
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    const [letter] = await eventually(() => lettersTo(address).length > 0 && lettersTo(address), 'a letter');
    expect(letter.head.get('subject')).toBe('Your turn: By the river');
    expect(letter.text).toContain(`${server.url}/t/${table.id}`);
    await comeBack(table, 1);
    await goAway(table, 1);
    await comeBack(table, 1);
    await playUntilTurnOf(table, 0);
    await goAway(table, 1);
    await playUntilTurnOf(table, 1);
    await aMoment();
    expect(lettersTo(address)).toHaveLength(1);
  });

  test('comes by no mail at tables with live clocks, to guests, or to addresses that nobody confirmed', async () => {
    const live = await startedTable(server.url, {
      ...TWO,
      clock: { kind: 'live', bank: 600, perDecision: 60 },
    });
    const address = await wantsMail(live.players[1], 'Carla');
    await playUntilTurnOf(live, 1);
    await goAway(live, 1);
    const slow = await startedTable(server.url, TWO);
    const doubtful = await wantsMail(slow.players[1], 'Dagmar');
    const { store } = server.running.context;
    await store.journal.commit(() => store.people.set(slow.players[1].person.id, { email_confirmed: 0 }));
    await playUntilTurnOf(slow, 1);
    await goAway(slow, 1);
    await aMoment();
    expect([...lettersTo(address), ...lettersTo(doubtful)]).toEqual([]);
  });
});

describe('a device', () => {
  test('that the push service no longer knows is forgotten', async () => {
    const table = await startedTable(server.url, TWO);
    const [, ben] = table.players;
    await subscribe(ben);
    const { store } = server.running.context;
    expect(store.push.of(ben.person.id)).toHaveLength(1);
    push.answer = (response) => response.writeHead(410).end();
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await eventually(() => store.push.of(ben.person.id).length === 0, 'the device to be forgotten');
  });

  test('beyond the tenth takes the place of the oldest, and one that comes again takes nobody’s', async () => {
    const { person } = (await startedTable(server.url, TWO)).players[1];
    const { store } = server.running.context;
    const boxOf = (name: string): string => `https://${pushHost}/${person.id}/${name}`;
    for (const name of 'zyxwvutsrq') {
      await person.post('/me/push', push.subscription(boxOf(name)));
      await aMoment(2);
    }
    const known = (): string[] => store.push.of(person.id).map(({ endpoint }) => endpoint.slice(-1));
    await person.post('/me/push', push.subscription(boxOf('q')));
    expect(known().join('')).toBe('zyxwvutsrq');
    await person.post('/me/push', push.subscription(boxOf('a')));
    expect(known().join('')).toBe('yxwvutsrqa');
  });

  test('is refused when it is not at a known push service, and never contacted', async () => {
    const table = await startedTable(server.url, TWO);
    const [, ben] = table.players;
    const endpoints = [
      `https://localhost:${decoyPort}/x`,
      `https://127.0.0.1:${decoyPort}/x`,
      `https://[::1]:${decoyPort}/x`,
      `https://push.test:${decoyPort}/x`,
      `https://user:password@${pushHost}/x`,
      `http://${pushHost}/x`,
      'https://10.0.0.1/x',
      'https://169.254.169.254/latest/meta-data',
      'https://example.org/push',
      'https://fcm.googleapis.com.example.org/x',
      'https://fcm.googleapis.com:8443/x',
    ];
    for (const endpoint of endpoints) {
      const { status, body } = await ben.person.post('/me/push', push.subscription(endpoint));
      expect({ status, body }, endpoint).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_REQUEST' } },
      });
    }
    const { keys } = push.subscription('');
    for (const broken of [
      { ...keys, auth: 'c2hvcnQ' },
      { ...keys, p256dh: keys.auth },
    ]) {
      const answer = await ben.person.post('/me/push', { endpoint: `https://${pushHost}/x`, keys: broken });
      expect(answer.status).toBe(400);
    }
    // Even if one had got in: the list is asked again before anything is sent.
    const { store } = server.running.context;
    await store.journal.commit(() => {
      for (const endpoint of endpoints.slice(0, 4)) {
        store.push.add({ endpoint, person: ben.person.id, ...keys }, Date.now());
      }
    });
    const box = await subscribe(ben);
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await eventually(() => pushedTo(box).length === 1, 'the push to the known service');
    await aMoment();
    expect(decoy.connections).toBe(0);
  });
});

describe('running out of time', () => {
  /** As if so much play time had passed for a seat. */
  async function pass(table: string, seat: number, ms: number): Promise<void> {
    const { tables, store } = server.running.context;
    const time = tables.cache.get(table)!.live.times![seat];
    if (time.graceUntil === undefined) time.since! -= ms;
    else time.graceUntil -= ms;
    await store.journal.commit(() => store.tables.set(table, { due: tables.playTime.now() - 1 }));
  }

  test('a player who is away is warned, and told when a bot has taken the seat', async () => {
    const table = await startedTable(server.url, {
      ...TWO,
      clock: { kind: 'correspondence', hours: 1 },
      timeout: 'replace',
    });
    const [, ben] = table.players;
    const box = await subscribe(ben);
    const address = await wantsMail(ben, 'Erna');
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    const kinds = () => pushedTo(box).map(({ kind }) => kind);
    await eventually(() => kinds().length === 1 && lettersTo(address).length === 1, 'the turn');
    await pass(table.id, 1, 3_600_000);
    await eventually(() => kinds().length === 2 && lettersTo(address).length === 2, 'the warning');
    expect(pushedTo(box)[1]).toMatchObject({
      kind: 'timeWarning',
      body: expect.stringContaining('12 hours'),
    });
    expect(lettersTo(address)[1].text).toContain('you have 12 hours left');
    await pass(table.id, 1, 12 * 3_600_000);
    await eventually(() => kinds().length === 3 && lettersTo(address).length === 3, 'the take-over');
    expect(kinds()).toEqual(['yourTurn', 'timeWarning', 'seatTakenOver']);
    const { table: info } = await ben.person.table(table.id);
    expect(info.seats[1]).toMatchObject({ bot: 'miller', gone: 'timed-out' });
  });

  test('a player who looks at the table is not sent what they can see', async () => {
    const table = await startedTable(server.url, {
      ...TWO,
      clock: { kind: 'correspondence', hours: 1 },
      timeout: 'replace',
    });
    const box = await subscribe(table.players[1]);
    await playUntilTurnOf(table, 1);
    const { connection } = table.players[1];
    await pass(table.id, 1, 3_600_000);
    await connection.until(
      () =>
        connection.received.some((message) => message.type === 'view' && message.clocks?.[1].warned === true),
      'the warning on the page',
    );
    await aMoment();
    expect(pushedTo(box)).toEqual([]);
  });
});
