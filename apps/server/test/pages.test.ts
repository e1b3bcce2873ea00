import { existsSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PAGE = { headers: { accept: 'text/html,application/xhtml+xml' } };

let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, { webRoot: WEB });
});
afterAll(() => server.close());

const get = (path: string, options: RequestInit = PAGE): Promise<Response> =>
  fetch(server.url + path, options);

/** Scripts and styles that the page loads. */
function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => must(path));
}

test.each([
  '/',
  '/t/abc',
  '/t/abc?seat=2&key=secret',
  '/replay/abc',
  '/me',
  '/people/abc',
  '/tiles',
  '/tiles/keywood',
  '/privacy',
  '/confirm',
  '/reset',
  '/operator',
  '/anything',
])('the path %s opens the application', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe(readFileSync(`${WEB}/index.html`, 'utf8'));
  // The page names its scripts: a stale copy would ask for files that are gone.
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('pages may load only from their own origin, and cannot be framed', async () => {
  for (const path of ['/', '/t/abc']) {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    const rules = new Map(
      policy.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(rules.get('default-src')).toBe("'none'");
    for (const what of ['script-src', 'style-src', 'connect-src', 'worker-src'])
      expect(rules.get(what)).toBe("'self'");
    expect(rules.get('img-src')).toBe("'self' data:");
    expect(rules.get('frame-ancestors')).toBe("'none'");
    expect(rules.get('base-uri')).toBe("'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('the page has no inline script, style or handler', async () => {
  const html = await (await get('/')).text();
  for (const [, attributes, inside] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
    expect(attributes).toContain('src="/assets/');
    expect(inside?.trim()).toBe('');
  }
  expect(html).not.toMatch(/<style|style=|\son\w+=|javascript:|https?:/);
});

test('scripts and styles carry their hash in the name and are cached for good', async () => {
  const assets = assetsOf(await (await get('/')).text());
  expect(assets).toHaveLength(2);
  for (const path of assets) {
    expect(path).toMatch(/-[\w-]{8}\.(js|css)$/);
    const response = await get(path, {});
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the service worker keeps its name and is revalidated every time', async () => {
  const response = await get('/sw.js', {});
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('message validators stay on the server, which keeps the page small', () => {
  const script = assetsOf(readFileSync(`${WEB}/index.html`, 'utf8')).find((path) => path.endsWith('.js'))!;
  const text = readFileSync(WEB + script, 'utf8');
  expect(text).not.toContain('ZodError');
  expect(text.length).toBeLessThan(400_000);
});

test('unknown API paths are answered in JSON, even to a browser', async () => {
  for (const path of ['/api/v1/nothing', '/api/v2/me', '/api/']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: 'NOT_FOUND', reason: 'unknown-route', facts: {}, message: 'there is nothing here' },
    });
  }
});

test('a script that is gone is not answered with a page', async () => {
  const response = await get('/assets/main-GONE.js', {});
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('json');
});

test('nothing outside the web root is served', async () => {
  expect(existsSync(`${WEB}/../package.json`)).toBe(true);
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const text = await (await get(path, {})).text();
    expect(text).not.toContain('@keyflower/web');
  }
});

test('every visit extends the cookie, so that returning guests keep their identity', async () => {
  const guest = await Person.arrive(server.url);
  const { cookie } = guest;
  const { headers, body } = await guest.get<{ id: string }>('/me');
  expect(body.id).toBe(guest.id);
  expect(guest.cookie).toBe(cookie);
  expect(headers.get('set-cookie')).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/);
});

test.each(['br', 'gzip'])('scripts and styles are sent compressed: %s', async (encoding) => {
  const html = await (await get('/')).text();
  for (const path of ['/sw.js', ...assetsOf(html)]) {
    const headers = { ...PAGE.headers, 'accept-encoding': encoding };
    const { status, bytes, received } = await raw(path, headers);
    expect(status).toBe(200);
    expect(received['content-encoding']).toBe(encoding);
    expect(received.vary).toMatch(/accept-encoding/i);
    const plain = await raw(path, { ...PAGE.headers, 'accept-encoding': 'identity' });
    expect(plain.received['content-encoding']).toBeUndefined();
    expect(plain.received['content-type']).toBe(received['content-type']);
    expect(plain.received['cache-control']).toBe(received['cache-control']);
    const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    // Byte by byte, `toEqual` would take seconds.
    expect(unpacked.equals(plain.bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(0.6 * plain.bytes.length);
  }
});

interface Answer {
  status: number | undefined;
  received: IncomingHttpHeaders;
  bytes: Buffer;
}

/** An answer as it was sent: `fetch` would decompress it. */
function raw(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(server.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, received: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
