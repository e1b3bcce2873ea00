import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ 'public-url': 'https://keyflower.example' });
});
afterAll(() => server.close());

/** A content security policy by directive. */
const policyOf = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** What a scanner of security headers asks for, each with whether the answer has it. */
function grade({ headers }: Response): Record<string, boolean> {
  const policy = policyOf(headers);
  const sources = [...policy].filter(([name]) => name.endsWith('-src')).flatMap(([, list]) => list);
  return {
    'policy starts from nothing': policy.get('default-src')?.join(' ') === "'none'",
    'no inline or evaluated script': !sources.some((source) => source.startsWith("'unsafe-")),
    'no wildcard or foreign source': sources.every((source) =>
      ["'self'", "'none'", 'data:'].includes(source),
    ),
    'no data as script': !(policy.get('script-src') ?? []).includes('data:'),
    'cannot be framed': policy.get('frame-ancestors')?.join(' ') === "'none'",
    'no other base address': policy.get('base-uri')?.join(' ') === "'none'",
    'forms stay here': policy.get('form-action')?.join(' ') === "'self'",
    'types are not guessed': headers.get('x-content-type-options') === 'nosniff',
    'old browsers do not frame it either': /^(DENY|SAMEORIGIN)$/.test(headers.get('x-frame-options') ?? ''),
    'no address passed on': headers.get('referrer-policy') === 'no-referrer',
    'TLS for a year': /max-age=31536000/.test(headers.get('strict-transport-security') ?? ''),
    'own window group': headers.get('cross-origin-opener-policy') === 'same-origin',
    'not to be embedded elsewhere': headers.get('cross-origin-resource-policy') === 'same-origin',
    'no sensors': /camera=\(\).*microphone=\(\)/.test(headers.get('permissions-policy') ?? ''),
    'no software named': headers.get('x-powered-by') === null && headers.get('server') === null,
    'not open to other sites': headers.get('access-control-allow-origin') === null,
  };
}

describe('security headers', () => {
  test.each([
    '/',
    '/table/unknown',
    '/api/v1/bots',
    '/api/v1/me',
    '/api/v1/unknown',
    '/api/v1/tables/unknown',
    '/healthz',
    '/metrics',
    '/%zz',
    `/api/v1/tables/${'x'.repeat(65)}`,
  ])('every answer to %s has them', async (path) => {
    const missing = Object.entries(grade(await fetch(`${server.url}${path}`)))
      .filter(([, fulfilled]) => !fulfilled)
      .map(([what]) => what);
    expect(missing).toEqual([]);
  });

  test('answers of the API are not kept, and the cookie is for this host, TLS and requests only', async () => {
    const { headers } = await fetch(`${server.url}/api/v1/me`);
    expect(headers.get('cache-control')).toBe('no-store');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-/);
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
  });
});
