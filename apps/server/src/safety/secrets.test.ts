import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { deriveKey, loadSecrets, sign, unsign } from './secrets.ts';
import { anyText } from '../../../../scripts/testing/any-text.ts';

const posix = process.platform !== 'win32';

describe('the secrets of a server', () => {
  let dir: string;
  let path: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'keyflower-secrets-'));
    path = join(dir, 'secrets.json');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('are made on the first start and stay', () => {
    const secrets = loadSecrets(dir);
    expect(loadSecrets(dir)).toEqual(secrets);
    expect(readdirSync(dir)).toEqual(['secrets.json']);
    expect(Buffer.from(secrets.cookieKey, 'base64url')).toHaveLength(32);
    rmSync(path);
    expect(loadSecrets(dir).cookieKey).not.toBe(secrets.cookieKey);
  });

  it.runIf(posix)('are readable by the owner only, whatever the umask', () => {
    for (const mask of [0, 0o077, 0o777]) {
      const before = process.umask(mask);
      try {
        loadSecrets(dir);
      } finally {
        process.umask(before);
      }
      expect(statSync(path).mode & 0o777).toBe(0o600);
      rmSync(path);
    }
  });

  it.runIf(posix).each([0o640, 0o604, 0o660, 0o777])(
    'are refused with permissions for others (mode %i)',
    (mode) => {
      loadSecrets(dir);
      chmodSync(path, mode);
      expect(() => loadSecrets(dir)).toThrow(/can be read by others than its owner: chmod 600/);
    },
  );

  it('make a pair that web-push signs with', () => {
    const { vapid } = loadSecrets(dir);
    const headers = webpush.getVapidHeaders(
      'https://push.example.org',
      'mailto:server@example.org',
      vapid.publicKey,
      vapid.privateKey,
      'aes128gcm',
    );
    expect(headers.Authorization).toContain(`k=${vapid.publicKey}`);
  });

  const damages: [string, (text: string) => string][] = [
    ['empty', () => ''],
    ['cut', (text) => text.slice(0, 60)],
    ['no object', () => '[]'],
    ['with a short key', (text) => text.replace(/("cookieKey": ")../, '$1')],
    ['with a stranger', (text) => text.replace('{', '{"more": 1,')],
    [
      'with a pair that does not match',
      (text) => text.replace(/("privateKey": ".{20})./, '$1_').replace(/("privateKey": ".{21})./, '$1-'),
    ],
    [
      'with an impossible private key',
      (text) => text.replace(/("privateKey": ")[^"]*/, `$1${'_'.repeat(42)}8`),
    ],
  ];
  it.each(damages)('are refused when %s, without printing them', (_, damage) => {
    const { cookieKey } = loadSecrets(dir);
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    expect(() => loadSecrets(dir)).toThrow(/is damaged: restore it, or delete it/);
    expect(() => loadSecrets(dir)).not.toThrow(cookieKey);
    expect(existsSync(path)).toBe(true);
  });

  it('report that they cannot be written or read', () => {
    expect(() => loadSecrets(join(dir, 'nowhere'))).toThrow(/cannot write .*secrets\.json \(ENOENT\)/);
    writeFileSync(path, '', { mode: 0o600 });
    expect(() => loadSecrets(path)).toThrow(/cannot read .*secrets\.json \(ENOTDIR\)/);
  });
});

describe('signed texts', () => {
  const secret = Buffer.alloc(32, 7).toString('base64url');
  const key = deriveKey(secret, 'session');

  it('are read with the key that signed them, unchanged', () => {
    fc.assert(
      fc.property(anyText(), (value) => {
        expect(unsign(sign(value, key), key)).toBe(value);
      }),
    );
  });

  it('are rejected after any change', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        fc.string({ minLength: 0, maxLength: 2 }),
        (value, at, put) => {
          const text = sign(value, key);
          const place = at % text.length;
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          fc.pre(changed !== text);
          expect(unsign(changed, key)).toBeNull();
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('have one spelling only', () => {
    const text = sign('ada', key);
    const others = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=')
      .map((last) => text.slice(0, -1) + last)
      .filter((other) => other !== text);
    expect(others.map((other) => unsign(other, key))).toEqual(others.map(() => null));
  });

  it('are rejected with the key of another purpose or server', () => {
    const text = sign('ada', key);
    expect(unsign(text, deriveKey(secret, 'invite'))).toBeNull();
    expect(unsign(text, deriveKey(Buffer.alloc(32, 8).toString('base64url'), 'session'))).toBeNull();
    expect(deriveKey(secret, 'session')).toEqual(key);
  });

  it('are not found in plain text', () => {
    for (const text of ['', 'ada', '.', 'ada.', '.ada', 'ада.ключ']) expect(unsign(text, key)).toBeNull();
  });
});
