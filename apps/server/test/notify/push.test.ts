import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areUsablePushKeys, makeVapidKeys, PushSender } from '../../src/notify/push.ts';
import { PushHosts } from '../../src/notify/push-hosts.ts';
import { makeCertificate } from './certificate.ts';
import { LocalPushService } from './push-service.ts';

const vapid = { ...makeVapidKeys(), subject: 'mailto:server@example.org' };
const toLoopback = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);

let certificate: ReturnType<typeof makeCertificate>;
let service: LocalPushService;
let host: string;
let failures: string[];

beforeAll(() => {
  certificate = makeCertificate('push.test', 'localhost');
});

beforeEach(async () => {
  service = new LocalPushService(certificate);
  host = `push.test:${await service.open()}`;
  failures = [];
});

afterEach(() => service.close());

function senderTo(hosts: PushHosts, timeoutMs = 5000) {
  return new PushSender({ vapid, hosts, timeoutMs, onFailure: (reason) => failures.push(reason) });
}

function localSender(timeoutMs?: number) {
  const local = { hosts: [host], allowPrivateAddresses: true, ca: certificate.cert, resolve: toLoopback };
  return senderTo(new PushHosts(local), timeoutMs);
}

const pushLocally = () =>
  localSender().send(service.subscription(`https://${host}/box/7`), { title: 'Your turn' });

describe('a push to a subscription', () => {
  it('is decrypted by the browser, and cannot be read in transit', async () => {
    const payload = { title: 'Your turn', body: 'Zoë’s table is waiting for you.' };
    expect(await localSender().send(service.subscription(`https://${host}/box/7?v=2`), payload)).toBe('sent');
    expect(service.deliveries).toHaveLength(1);
    const [delivery] = service.deliveries;
    expect(delivery?.opened).toEqual(payload);
    expect(delivery?.sealed.includes('turn')).toBe(false);
    expect(delivery?.path).toBe('/box/7?v=2');
    expect(delivery?.headers['content-encoding']).toBe('aes128gcm');
  });

  it('is signed for this push service only, with our key, for less than a day', async () => {
    await pushLocally();
    const claims = service.deliveries[0]?.vapid;
    expect(claims).toMatchObject({ publicKey: vapid.publicKey, aud: `https://${host}`, sub: vapid.subject });
    const validFor = (claims?.exp ?? 0) - Date.now() / 1000;
    expect(validFor).toBeGreaterThan(60);
    expect(validFor).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('carries its lifetime, urgency and a topic that tells the push service nothing', async () => {
    const subscription = service.subscription(`https://${host}/`);
    const options = {
      ttl: 90,
      urgency: 'high',
      topic: 'the secret table of Zoë and her many friends',
    } as const;
    await localSender().send(subscription, {}, options);
    await localSender().send(subscription, {}, options);
    const [first, second] = service.deliveries.map(({ headers }) => headers);
    expect(first).toMatchObject({ ttl: '90', urgency: 'high' });
    expect(first?.topic).toMatch(/^[\w-]{32}$/);
    expect(first?.topic).toBe(second?.topic);
  });

  it.each([404, 410])('reports a subscription as gone when the service answers %i', async (status) => {
    service.answer = (response) => response.writeHead(status).end('gone');
    expect(await pushLocally()).toBe('gone');
  });

  it.each([400, 403, 413, 429, 500, 503])('reports a failure when the service answers %i', async (status) => {
    service.answer = (response) => response.writeHead(status).end();
    expect(await pushLocally()).toBe('failed');
    expect(failures).toEqual([`push.test answered ${status}`]);
  });

  it('gives up on a service that never answers', async () => {
    service.answer = () => {};
    const outcome = localSender(200).send(service.subscription(`https://${host}/`), {});
    expect(await outcome).toBe('failed');
    expect(service.deliveries).toHaveLength(1);
  });

  it('survives a service that stops in the middle of its answer', async () => {
    let cut: ServerResponse | undefined;
    service.answer = (response: ServerResponse) => {
      response.writeHead(201, { 'content-length': '1000' }).write('half');
      cut = response;
    };
    expect(await pushLocally()).toBe('sent');
    const closed = once(cut!, 'close');
    cut!.destroy();
    await closed;
    service.answer = (response: ServerResponse) => response.writeHead(201).end();
    expect(await pushLocally()).toBe('sent');
  });

  it('does not follow a redirect', async () => {
    const other = new LocalPushService(certificate);
    const port = await other.open();
    service.answer = (response) => response.writeHead(307, { location: `https://localhost:${port}/` }).end();
    expect(await pushLocally()).toBe('failed');
    expect(other.connections).toBe(0);
    await other.close();
  });

  it('does not trust a service with an unknown certificate', async () => {
    const hosts = new PushHosts({ hosts: [host], allowPrivateAddresses: true, resolve: toLoopback });
    expect(await senderTo(hosts).send(service.subscription(`https://${host}/`), {})).toBe('failed');
    expect(service.deliveries).toHaveLength(0);
  });

  it('takes the longest message that push services accept, and none longer', async () => {
    const subscription = service.subscription(`https://${host}/`);
    const overhead = JSON.stringify({ body: '' }).length;
    const longest = { body: 'x'.repeat(4096 - 103 - overhead) };
    expect(await localSender().send(subscription, longest)).toBe('sent');
    expect(service.deliveries[0]?.sealed).toHaveLength(4096);
    expect(await localSender().send(subscription, { body: `${longest.body}x` })).toBe('failed');
    expect(service.deliveries).toHaveLength(1);
  });
});

describe('addresses that are never contacted', () => {
  const strangers = (port: string) => [
    `https://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://0x7f.1:${port}/`,
    `https://push.test.:${port}/`,
    `https://user:secret@push.test:${port}/`,
    `https://fcm.googleapis.com@localhost:${port}/`,
    `https://localhost:${port}\\@fcm.googleapis.com/`,
    `http://push.test:${port}/`,
    `https://fcm.googleapis.com:${port}/`,
    `//push.test:${port}/`,
    '',
  ];

  it('include every unknown host, even one that answers', async () => {
    const port = host.split(':')[1] ?? '';
    // Allowed for this one host, so that only the list of hosts protects the service.
    const sender = localSender();
    for (const endpoint of strangers(port)) {
      expect(await sender.send(service.subscription(endpoint), {}), endpoint).toBe('failed');
    }
    expect(service.connections).toBe(0);
    expect(await pushLocally()).toBe('sent');
    expect(service.connections).toBe(1);
  });

  it('include private addresses behind a known name (DNS rebinding)', async () => {
    const hosts = new PushHosts({ hosts: [host], ca: certificate.cert, resolve: toLoopback });
    const subscription = service.subscription(`https://${host}/`);
    expect(await senderTo(hosts).send(subscription, {})).toBe('failed');
    expect(failures).toEqual(['push.test: push.test has no public address']);
    expect(service.connections).toBe(0);
  });

  it('include private addresses that the system resolver returns', async () => {
    const local = `localhost:${host.split(':')[1]}`;
    const subscription = service.subscription(`https://${local}/`);
    const closed = new PushHosts({ hosts: [local], ca: certificate.cert });
    expect(await senderTo(closed).send(subscription, {})).toBe('failed');
    expect(service.connections).toBe(0);
    const open = new PushHosts({ hosts: [local], ca: certificate.cert, allowPrivateAddresses: true });
    expect(await senderTo(open).send(subscription, {})).toBe('sent');
  });

  it('include private addresses, however many a name has', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '10.0.0.1', family: 4 },
        { address: '::ffff:127.0.0.1', family: 6 },
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]);
    const hosts = new PushHosts({ hosts: [host], ca: certificate.cert, resolve });
    expect(await senderTo(hosts).send(service.subscription(`https://${host}/`), {})).toBe('failed');
    expect(failures).toEqual(['push.test: push.test has no public address']);
    expect(service.connections).toBe(0);
  });

  it('include private addresses of the real push services', async () => {
    const sender = senderTo(new PushHosts({ resolve: toLoopback }));
    expect(await sender.send(service.subscription('https://fcm.googleapis.com/fcm/send/abc'), {})).toBe(
      'failed',
    );
    expect(failures).toEqual(['fcm.googleapis.com: fcm.googleapis.com has no public address']);
  });

  it('include names that cannot be resolved', async () => {
    const resolve = () => Promise.reject(new Error('no such name'));
    const hosts = new PushHosts({ hosts: [host], allowPrivateAddresses: true, resolve });
    expect(await senderTo(hosts).send(service.subscription(`https://${host}/`), {})).toBe('failed');
    expect(failures).toEqual(['push.test: no such name']);
  });
});

describe('keys', () => {
  it('of a browser are usable if they are a point on the curve and a secret of 16 bytes', () => {
    const { keys } = service.subscription('');
    expect(areUsablePushKeys(keys)).toBe(true);
    expect(areUsablePushKeys({ ...keys, auth: keys.auth.slice(0, 8) })).toBe(false);
    expect(areUsablePushKeys({ ...keys, p256dh: keys.p256dh.slice(0, 40) })).toBe(false);
    const offTheCurve = Buffer.alloc(65, 7).fill(4, 0, 1).toString('base64url');
    expect(areUsablePushKeys({ ...keys, p256dh: offTheCurve })).toBe(false);
  });

  it('that are unusable make a push fail without a connection', async () => {
    const subscription = { endpoint: `https://${host}/`, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    expect(await localSender().send(subscription, {})).toBe('failed');
    expect(service.connections).toBe(0);
  });

  it('of the server are refused at once if they do not match or are malformed', () => {
    const stranger = makeVapidKeys();
    expect(() => new PushSender({ vapid: { ...vapid, publicKey: stranger.publicKey } })).toThrow(
      /does not belong/,
    );
    expect(() => new PushSender({ vapid: { ...vapid, privateKey: 'short' } })).toThrow(/private key/);
    expect(() => new PushSender({ vapid: { ...vapid, subject: 'server' } })).toThrow(/subject/);
  });

  it('of the server are new each time they are generated', () => {
    expect(makeVapidKeys().privateKey).not.toBe(makeVapidKeys().privateKey);
  });
});
