import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { PushHosts } from './push-hosts.ts';

const publicServices = new PushHosts();

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91',
    'https://fcm.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('of a browser is known: %s', (endpoint) => {
    expect(publicServices.find(endpoint)).toBeDefined();
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://someone@fcm.googleapis.com/',
    'https://:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com./',
    'https://fcm.googleapis.com.example.org/',
    'https://evil-fcm.googleapis.com/',
    'https://evilpush.apple.com/',
    'https://push.apple.com.example.org/',
    'https://notify.windows.com/',
    'https://.push.apple.com/',
    'https://example.org/?https://fcm.googleapis.com/',
    'https://example.org/#@fcm.googleapis.com/',
    'https://example.org\\@fcm.googleapis.com/',
    'https://fcm.googleapis.com@example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://142.250.1.95/fcm/send/abc',
    'wss://fcm.googleapis.com/',
    'fcm.googleapis.com',
    'javascript:alert(1)',
    '',
  ])('of an unknown host is refused: %s', (endpoint) => {
    expect(publicServices.find(endpoint)).toBeUndefined();
  });

  it('of a local service is accepted where configured, unless it is a bare address', () => {
    const hosts = new PushHosts({ hosts: ['push.test:8443', '127.0.0.1:8443', '[::1]:8443'] });
    expect(hosts.find('https://push.test:8443/box')?.pathname).toBe('/box');
    for (const endpoint of ['https://push.test/', 'https://127.0.0.1:8443/', 'https://[::1]:8443/']) {
      expect(hosts.find(endpoint), endpoint).toBeUndefined();
    }
    expect(publicServices.find('https://push.test:8443/box')).toBeUndefined();
  });
});

describe('the lookup of a push service', () => {
  const mixed: LookupAddress[] = [
    { address: '10.0.0.1', family: 4 },
    { address: '142.250.1.95', family: 4 },
    { address: 'fd00::1', family: 6 },
    { address: '2a00:1450:4001::5f', family: 6 },
  ];

  function lookUp(all: boolean): Promise<unknown[]> {
    const { lookup } = new PushHosts({ resolve: () => Promise.resolve(mixed) }).agent.options;
    return new Promise((resolve) => lookup?.('push.test', { all }, (...answer) => resolve(answer)));
  }

  it('offers the public addresses only', async () => {
    expect(await lookUp(true)).toEqual([null, [mixed[1], mixed[3]]]);
  });

  it('offers the first public address to a caller that wants one', async () => {
    expect(await lookUp(false)).toEqual([null, '142.250.1.95', 4]);
  });
});
