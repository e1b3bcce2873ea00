import { ClientMessage } from '@keyflower/protocol';
import fc from 'fast-check';
import { anyText } from '../../../../scripts/testing/any-text.ts';

/** Values that often break programs. */
const NASTY: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\0',
  '\uD800',
  '\uDFFF\uD800',
  '\u202E\u2066',
  'x'.repeat(5000),
  '💥'.repeat(200),
  '%s%n%p',
  "'; DROP TABLE tables; --",
  '../../secrets.json',
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 500 }, () => 0),
  { type: 'act' },
  { length: 1e9 },
  { toString: 1, valueOf: 2, toJSON: 3 },
];

/** JSON that `JSON.stringify` would never produce. */
const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  '1e999',
  '-',
  '"',
  'undefined',
  'NaN',
  '{"type":"ping"}{"type":"ping"}',
  '{"type":"ping","type":"watch"}',
  '{"__proto__":{"type":"ping"}}',
  '{"type":"ping","__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"polluted":true}},"type":"ping"}',
  '{"type":"act","table":"t","id":"i","version":1e999,"action":{"type":"pass"}}',
  '{"type":"act","table":"t","id":"i","version":1,"action":{"type":"pass","__proto__":{"x":1}}}',
  `{"type":"act","table":"t","id":"i","version":0,"action":${'{"type":'.repeat(3000)}0${'}'.repeat(3000)}}`,
  '['.repeat(30_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
  `"${'\\u0000'.repeat(5000)}"`,
  `{"type":"chat","table":"t","id":"i","text":"${'\\ud800'.repeat(300)}"}`,
  `{"type":"watch","table":"${'a'.repeat(60_000)}"}`,
  `{"type":"${'9'.repeat(4000)}"}`,
  '9'.repeat(60_000),
  '\uFEFF{"type":"ping"}',
];

/** Replaced by the version that the sender has just seen. */
export const NOW = 424_242;

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: anyText({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double() },
);

const ACTIONS = ['pass', 'bid', 'use', 'pay', 'choose', 'move', 'upgrade', 'done', 'boat', 'place', 'offer'];
const FIELDS = [
  'tile',
  'color',
  'screen',
  'groups',
  'worker',
  'group',
  'skill',
  'option',
  'resource',
  'from',
];
const MORE_FIELDS = [
  'to',
  'pay',
  'boat',
  'q',
  'r',
  'rotation',
  'tiles',
  'animal',
  'animals',
  'steps',
  '__proto__',
];

/** Actions that the engine must refuse: known types, invalid values. */
const action = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...ACTIONS) }, { weight: 1, arbitrary: nasty }),
    fc.dictionary(fc.constantFrom(...FIELDS, ...MORE_FIELDS), nasty, { maxKeys: 5 }),
  )
  .map(([type, rest]) => ({ ...rest, type }));

/** Every message of the protocol with its fields. */
const MESSAGE_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  ClientMessage.options.map(({ shape }) => [
    shape.type.value,
    Object.keys(shape).filter((name) => name !== 'type'),
  ]),
);
const OPTIONAL: ReadonlySet<string> = new Set(['since', 'key', 'tile', 'limit']);

/** A message with errors in some of its fields, or with missing or extra ones. */
function spoilt(tables: readonly string[]): fc.Arbitrary<string> {
  const table = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...tables) },
    { weight: 1, arbitrary: nasty },
  );
  const id = fc.oneof({ weight: 3, arbitrary: fc.uuid() }, { weight: 1, arbitrary: nasty });
  const version = fc.oneof(
    { weight: 6, arbitrary: fc.constant<unknown>(NOW) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }) },
    { weight: 1, arbitrary: nasty },
  );
  const type = fc.constantFrom(...MESSAGE_FIELDS.keys());
  const whole = fc.record({
    // Actions get furthest: more of them than of any other kind, however many kinds there are.
    type: fc.oneof(
      { weight: 9, arbitrary: type },
      { weight: 3, arbitrary: fc.constant('act') },
      { weight: 1, arbitrary: nasty },
    ),
    table,
    id,
    version,
    action: fc.oneof({ weight: 5, arbitrary: action }, { weight: 1, arbitrary: nasty }),
    since: nasty,
    key: nasty,
    tile: nasty,
    limit: nasty,
    vote: nasty,
    agree: nasty,
    on: nasty,
    text: nasty,
  });
  return fc.tuple(whole, fc.integer({ min: 0, max: 9 })).map(([message, luck]) => {
    const fields = MESSAGE_FIELDS.get(message.type as string) ?? Object.keys(message);
    // Mostly the message's own fields; sometimes one is missing, or all fields are there.
    const chosen =
      luck === 0
        ? Object.keys(message)
        : luck === 1
          ? fields.slice(1)
          : fields.filter((field, i) => !OPTIONAL.has(field) || (luck + i) % 3 === 0);
    const known = message as Record<string, unknown>;
    return JSON.stringify(Object.fromEntries(['type', ...chosen].map((field) => [field, known[field]])));
  });
}

/** Texts and bytes to send on a socket. */
export function hostileMessages(tables: readonly string[]): fc.Arbitrary<string | Uint8Array> {
  const cut = fc.tuple(spoilt(tables), fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  return fc.oneof(
    { weight: 12, arbitrary: spoilt(tables) },
    { weight: 2, arbitrary: cut },
    { weight: 2, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 1, arbitrary: anyText({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  );
}

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: string | null;
  /** Headers of a known person, from a page of ours. */
  signed: boolean;
}

const PATHS: readonly string[] = [
  '/',
  '//',
  '/%',
  '/%00',
  '/%ff%fe',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/secrets.json',
  '/assets/../../secrets.json',
  '/assets/..%5c..%5csecrets.json',
  '/....//....//etc/passwd',
  '/keyflower.sqlite',
  '/secrets.json',
  '/index.html%00.js',
  '/.git/config',
  '/api/v1',
  '/api/v1/',
  '/api/v1/../../metrics',
  '/api/v1/tables/__proto__',
  '/api/v1/tables/constructor/events',
  '/api/v1/tables/%00/events?since=%00',
  '/api/v1/tables/x/events?since=1e99&since=2',
  '/api/v1/tables/x/steps?from=-1',
  `/api/v1/tables/${'a'.repeat(5000)}`,
  '/api/v1/people/%F0%9F%92%A5',
  '/api/v1/people/%C3%28',
  '/api/v1/operator/chat/99999999999999/remove',
  '/api/v1/me/tokens/..%2f..',
  '/api/v1/socket',
  '/api/v1/socket?a=b',
  '/metrics',
  '/healthz?x=1',
  '*',
];

const BODIES: readonly string[] = [
  ...NASTY_TEXTS.filter((text) => text.length < 70_000),
  '{"name":{"$ne":null},"password":{"$ne":null}}',
  '{"options":{"players":2},"tiles":{"format":"keyflower-tiles/1","__proto__":{}}}',
  `{"options":{"players":2,"handicap":[${'5,'.repeat(50)}5]}}`,
  '{"options":{"players":2},"tiles":{"format":"keyflower-tiles/1","tiles":{"spring-1":null}}}',
  '{"options":{"players":2},"tiles":[[[[[]]]]]}',
  `{"options":{"players":3},"tiles":${'{"tiles":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  '{"endpoint":"https://fcm.googleapis.com/x","keys":{"p256dh":"x","auth":"y"}}',
  '{"endpoint":"http://169.254.169.254/","keys":{"p256dh":"","auth":""}}',
  'a=b&c=d',
  '<xml/>',
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
  'x',
];

/** Requests to any path, known or not, that none of our pages would send. */
export function hostileRequests(known: readonly string[]): fc.Arbitrary<HostileRequest> {
  const filled = fc
    .tuple(fc.constantFrom(...known), fc.string({ maxLength: 30 }))
    .map(([path, word]) => path.replaceAll(/:\w+/g, encodeURIComponent(word) || 'x'));
  const word = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
  const header: fc.Arbitrary<Record<string, string | string[]>> = fc.oneof(
    fc.record({
      cookie: fc.constantFrom('keyflower=', 'keyflower=%', `keyflower=${'a'.repeat(4000)}`, ';;;=;', '='),
    }),
    fc.record({ cookie: word.map((text) => `keyflower=${text}`) }),
    fc.record({ cookie: fc.constant<string | string[]>(['keyflower=a', 'keyflower=b']) }),
    fc.record({ authorization: word }),
    fc.record({ authorization: word.map((text) => `Bearer kf_${text}`) }),
    fc.record({ origin: word }),
    fc.record({ 'x-forwarded-for': word }),
    fc.record({ 'accept-language': word }),
    fc.record({ accept: fc.constant('text/html'), range: fc.constant('bytes=0-0,1-1,-1') }),
    fc.record({ 'content-encoding': fc.constantFrom('gzip', 'br', 'x') }),
    fc.record({ 'if-none-match': word, 'if-modified-since': word }),
    fc.constant({}),
  );
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'];
  return fc
    .record({
      method: fc.constantFrom(...methods),
      path: fc.oneof(
        { weight: 3, arbitrary: filled.map((path) => `/api/v1${path}`) },
        { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
        {
          weight: 1,
          arbitrary: fc
            .array(anyText({ maxLength: 20 }))
            .map((parts) => `/${parts.map(encodeURIComponent).join('/')}`),
        },
      ),
      header,
      signed: fc.boolean(),
      type: fc.constantFrom(...TYPES),
      body: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...BODIES) },
        { weight: 2, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
    })
    .map(({ method, path, header: headers, type, body, signed }) => ({
      method,
      path,
      headers: { ...headers, ...(type === '' ? {} : { 'content-type': type }) },
      body,
      signed,
    }));
}
