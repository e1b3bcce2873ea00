import type { NewTable } from '@keyflower/protocol';
import { QuickRandom } from '@keyflower/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PushSender } from '../src/notify/push.ts';
import { makeCertificate } from './notify/certificate.ts';
import { Devices } from './notify/devices.ts';
import { LocalPushService } from './notify/push-service.ts';
import { goAway, playUntilTurnOf as play } from './support/absence.ts';
import { clockTick, eventually } from './support/eventually.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, type Seated, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let devices: Devices;
let push: LocalPushService;
let pushHost: string;
let decoy: LocalPushService;
let decoyPort: number;
let server: TestServer;
/** Every attempt to send, delivered or not. */
const pushes = vi.spyOn(PushSender.prototype, 'send');

beforeAll(async () => {
  const certificate = makeCertificate('push.test', 'localhost');
  devices = await Devices.open(certificate);
  ({ push, host: pushHost } = devices);
  decoy = new LocalPushService(certificate);
  decoyPort = await decoy.open();
  server = await startServer({}, { pushHosts: devices.pushHosts });
});
afterAll(async () => {
  pushes.mockRestore();
  await server.close();
  await Promise.all([push.close(), decoy.close()]);
});
beforeEach(() => {
  push.answer = (response) => response.writeHead(201).end();
});

const TWO: NewTable = { title: 'By the river', options: { players: 2 } };
const random = new QuickRandom('telling');

const subscribe = (seated: Seated): Promise<string> => devices.subscribe(seated);
const pushedTo = (box: string) => devices.pushedTo(box);
const playUntilTurnOf = (table: PlayedTable, seat: number): Promise<void> => play(table, seat, random);

describe('a device', () => {
  test('unknown to the push service is deleted', async () => {
    const table = await startedTable(server.url, TWO);
    const [, ben] = atLeast(2, table.players);
    await subscribe(ben);
    const { store } = server.running.context;
    expect(await store.push.of(ben.person.id)).toHaveLength(1);
    push.answer = (response) => response.writeHead(410).end();
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await eventually(
      async () => (await store.push.of(ben.person.id)).length === 0,
      'the device to be forgotten',
    );
  });

  test('beyond the tenth replaces the oldest; registering one again replaces none', async () => {
    const { person } = must((await startedTable(server.url, TWO)).players[1]);
    const { store } = server.running.context;
    const boxOf = (name: string): string => `https://${pushHost}/${person.id}/${name}`;
    for (const name of 'zyxwvutsrq') {
      await person.post('/me/push', push.subscription(boxOf(name)));
      await clockTick();
    }
    const known = async (): Promise<string> =>
      (await store.push.of(person.id)).map(({ endpoint }) => endpoint.slice(-1)).join('');
    await person.post('/me/push', push.subscription(boxOf('q')));
    expect(await known()).toBe('zyxwvutsrq');
    await person.post('/me/push', push.subscription(boxOf('a')));
    expect(await known()).toBe('yxwvutsrqa');
  });

  test('is refused and never contacted unless it belongs to a known push service', async () => {
    const table = await startedTable(server.url, TWO);
    const [, ben] = atLeast(2, table.players);
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
    // Defence in depth: the host list is checked again before anything is sent.
    const { store } = server.running.context;
    await store.journal.commit(async (tx) => {
      for (const endpoint of endpoints.slice(0, 4)) {
        await tx.push.add({ endpoint, person: ben.person.id, ...keys }, Date.now());
      }
    });
    const box = await subscribe(ben);
    await playUntilTurnOf(table, 1);
    await goAway(table, 1);
    await eventually(() => pushedTo(box).length === 1, 'the push to the known service');
    await Promise.all(pushes.mock.results.map(({ value }) => value));
    expect(decoy.connections).toBe(0);
  });
});
