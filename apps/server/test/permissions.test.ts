import type { ClientMessage, ErrorCode } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { MAY_SEND } from '../src/socket/messages.ts';
import { ACCOUNT, storedPerson } from './support/stored-people.ts';
import { type Connection, Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ROLES = ['anonymous', 'guest', 'account', 'seated', 'host', 'operator', 'banned', 'stranger'] as const;
type Role = (typeof ROLES)[number];
type Who = 'anyone' | 'person' | 'account' | 'visible' | 'seated' | 'host' | 'operator';
type Verdict = 'may' | Extract<ErrorCode, 'NOT_SIGNED_IN' | 'FORBIDDEN' | 'NOT_FOUND' | 'BANNED'>;

/** Intended permissions. A stranger asks for a private table, other roles for a public one; the banned only read. */
const MEANT: Readonly<Record<Who, Readonly<Record<Exclude<Role, 'banned'>, Verdict>>>> = {
  anyone: {
    anonymous: 'may',
    guest: 'may',
    account: 'may',
    seated: 'may',
    host: 'may',
    operator: 'may',
    stranger: 'may',
  },
  person: {
    anonymous: 'NOT_SIGNED_IN',
    guest: 'may',
    account: 'may',
    seated: 'may',
    host: 'may',
    operator: 'may',
    stranger: 'may',
  },
  account: {
    anonymous: 'NOT_SIGNED_IN',
    guest: 'FORBIDDEN',
    account: 'may',
    seated: 'FORBIDDEN',
    host: 'FORBIDDEN',
    operator: 'may',
    stranger: 'FORBIDDEN',
  },
  visible: {
    anonymous: 'NOT_SIGNED_IN',
    guest: 'may',
    account: 'may',
    seated: 'may',
    host: 'may',
    operator: 'may',
    stranger: 'NOT_FOUND',
  },
  seated: {
    anonymous: 'NOT_SIGNED_IN',
    guest: 'FORBIDDEN',
    account: 'FORBIDDEN',
    seated: 'may',
    host: 'may',
    operator: 'FORBIDDEN',
    stranger: 'NOT_FOUND',
  },
  host: {
    anonymous: 'NOT_SIGNED_IN',
    guest: 'FORBIDDEN',
    account: 'FORBIDDEN',
    seated: 'FORBIDDEN',
    host: 'may',
    operator: 'FORBIDDEN',
    stranger: 'NOT_FOUND',
  },
  operator: {
    anonymous: 'NOT_SIGNED_IN',
    guest: 'FORBIDDEN',
    account: 'FORBIDDEN',
    seated: 'FORBIDDEN',
    host: 'FORBIDDEN',
    operator: 'may',
    stranger: 'FORBIDDEN',
  },
};

/** Every route with its permission. A missing route fails the test below. */
const LINES: Readonly<Record<string, Who>> = {
  'GET /me': 'anyone',
  'PATCH /me': 'person',
  'DELETE /me': 'person',
  'POST /account': 'person',
  'POST /session': 'anyone',
  'DELETE /session': 'person',
  'DELETE /sessions': 'person',
  'POST /me/password': 'account',
  'POST /me/email': 'account',
  'POST /email/confirm': 'anyone',
  'POST /password-reset': 'anyone',
  'POST /password-reset/confirm': 'anyone',
  'GET /me/tokens': 'account',
  'POST /me/tokens': 'account',
  'DELETE /me/tokens/:id': 'account',
  'GET /me/export': 'person',
  'GET /me/blocks': 'person',
  'PUT /me/blocks/:person': 'person',
  'DELETE /me/blocks/:person': 'person',
  'GET /push-key': 'anyone',
  'POST /me/push': 'person',
  'DELETE /me/push': 'person',
  'POST /me/vacation': 'account',
  'DELETE /me/vacation': 'account',
  'GET /people/:person': 'anyone',
  'GET /statistics': 'anyone',
  'GET /statistics.csv': 'anyone',
  'GET /people/:person/statistics': 'anyone',
  'GET /people/:person/statistics.csv': 'anyone',
  'POST /reports': 'person',
  'GET /bots': 'anyone',
  'GET /tables': 'anyone',
  'POST /tables': 'person',
  'POST /tables/continued': 'person',
  'GET /me/tables': 'person',
  'GET /me/next': 'person',
  'GET /tables/:table': 'visible',
  'POST /tables/:table/enter': 'person',
  'POST /tables/:table/sit': 'visible',
  'POST /tables/:table/stand': 'seated',
  'PUT /tables/:table/seats/:seat': 'host',
  'PUT /tables/:table/settings': 'host',
  'POST /tables/:table/confirm': 'seated',
  'POST /tables/:table/start': 'host',
  'POST /tables/:table/cancel': 'host',
  'POST /tables/:table/leave': 'seated',
  'POST /tables/:table/resign': 'seated',
  'POST /tables/:table/return': 'seated',
  'POST /tables/:table/seats/:seat/replace': 'seated',
  'POST /tables/:table/seats/:seat/join': 'visible',
  'POST /tables/:table/rematch': 'seated',
  'GET /tables/:table/events': 'visible',
  'GET /tables/:table/steps': 'visible',
  'GET /tables/:table/notes': 'seated',
  'PUT /tables/:table/notes': 'seated',
  'GET /tables/:table/record': 'visible',
  'GET /tables/:table/score': 'visible',
  'GET /operator/reports': 'operator',
  'POST /operator/reports/:id/done': 'operator',
  'POST /operator/people/:person/ban': 'operator',
  'POST /operator/chat/:id/remove': 'operator',
  'POST /operator/tables/:table/close': 'operator',
  'GET /operator/audit': 'operator',
};

const MESSAGES: Readonly<Record<ClientMessage['type'], 'anyone' | 'visible' | 'seated'>> = {
  watch: 'visible',
  unwatch: 'anyone',
  act: 'seated',
  legal: 'seated',
  undo: 'seated',
  vote: 'seated',
  'auto-pass': 'seated',
  queue: 'seated',
  commit: 'seated',
  reveal: 'seated',
  chat: 'visible',
  ping: 'anyone',
};

interface Participants {
  people: Record<Role, Person>;
  open: string;
  closed: string;
}

let readers: Promise<Participants> | undefined;

/** The same for all requests that change nothing, except that an anonymous visitor may be given a session. */
async function readingParticipants(): Promise<Participants> {
  const known = await (readers ??= participants());
  return { ...known, people: { ...known.people, anonymous: new Person(server.url) } };
}

async function participants(): Promise<Participants> {
  const host = await storedPerson(server);
  const seated = await storedPerson(server);
  const open = await host.createTable({ options: { players: 3 }, public: true });
  const closed = await host.createTable({ options: { players: 3 } });
  expect((await seated.post(`/tables/${open}/sit`, { seat: 1 })).status).toBe(200);
  const people = {
    anonymous: new Person(server.url),
    guest: await storedPerson(server),
    account: await storedPerson(server, ACCOUNT),
    seated,
    host,
    operator: await storedPerson(server, { ...ACCOUNT, operator: 1 }),
    banned: await storedPerson(server, { banned_until: Date.now() + 86_400_000, ban_reason: 'was rude' }),
    stranger: await storedPerson(server),
  };
  return { people, open, closed };
}

function meant(role: Role, line: string): Verdict {
  const who = must(LINES[line]);
  const reads = line.startsWith('GET ');
  if (role === 'banned') {
    if (!reads && !line.endsWith(' /session')) return 'BANNED';
    return MEANT[who].guest;
  }
  // Public tables are visible without a session.
  if (role === 'anonymous' && who === 'visible' && reads) return 'may';
  return MEANT[who][role];
}

/** Permission errors only: a permitted role may still be refused for an invalid request. */
function verdictOf(status: number, body: unknown): Verdict {
  if (status < 400) return 'may';
  const { code, reason } = (body as { error: { code: ErrorCode; reason: string } }).error;
  if (code === 'NOT_SIGNED_IN' || code === 'BANNED') return code;
  if (code === 'FORBIDDEN') return code;
  if (reason === 'no-such-table') return 'NOT_FOUND';
  return 'may';
}

describe('route permissions', () => {
  test('every route is in the table of permissions, and declares the same itself', () => {
    const said = Object.fromEntries(ROUTES.map(({ method, path, who }) => [`${method} ${path}`, who]));
    expect(said).toEqual(LINES);
  });

  test.each(Object.keys(LINES))('%s', async (line) => {
    const { people, open, closed } = await (line.startsWith('GET ') ? readingParticipants() : participants());
    const [method, pattern] = line.split(' ') as ['get' | 'post', string];
    // Refused roles go first: they must not change anything for the permitted ones.
    const roles = [...ROLES].sort(
      (a, b) => Number(meant(a, line) === 'may') - Number(meant(b, line) === 'may'),
    );
    for (const role of roles) {
      const path = pattern
        .replace(':table', role === 'stranger' ? closed : open)
        .replace(':person', people.guest.id)
        .replace(':seat', '2')
        .replace(':id', '123456');
      const send = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      // A body that no schema accepts: a permitted role gets a validation error, and nothing happens.
      const { status, body } = await people[role][send](path, { nonsense: true });
      expect([role, verdictOf(status, body)], JSON.stringify(body)).toEqual([role, meant(role, line)]);
      expect(status).not.toBe(500);
    }
  });
});

describe('message permissions', () => {
  test('every message is in the table of permissions', () => {
    expect(MAY_SEND).toEqual(MESSAGES);
  });

  test('a client without a session, or banned, gets no socket', async () => {
    const { people } = await participants();
    await expect(people.anonymous.connect()).rejects.toThrow('401');
    await expect(people.banned.connect()).rejects.toThrow('403');
  });

  test.each(Object.keys(MESSAGES) as ClientMessage['type'][])('%s', async (type) => {
    const { people, open, closed } = await participants();
    for (const role of ['guest', 'account', 'seated', 'host', 'operator', 'stranger'] as const) {
      const connection = await people[role].connect();
      const table = role === 'stranger' ? closed : open;
      expect([role, await answerTo(connection, type, table)]).toEqual([role, MEANT[MESSAGES[type]][role]]);
      await connection.close();
    }
  });
});

async function answerTo(
  connection: Connection,
  type: ClientMessage['type'],
  table: string,
): Promise<Verdict> {
  const id = connection.newId();
  const messages: Record<ClientMessage['type'], ClientMessage> = {
    watch: { type: 'watch', table },
    unwatch: { type: 'unwatch', table },
    act: { type: 'act', table, id, version: 0, action: { type: 'pass' } },
    legal: { type: 'legal', table, id },
    undo: { type: 'undo', table, id, version: 0 },
    vote: { type: 'vote', table, id, vote: 1, agree: true },
    'auto-pass': { type: 'auto-pass', table, id, on: true },
    queue: { type: 'queue', table, id, action: null },
    commit: { type: 'commit', table, id, commitment: 'a'.repeat(64) },
    reveal: { type: 'reveal', table, id, contribution: 'a'.repeat(16) },
    chat: { type: 'chat', table, id, text: 'hello' },
    ping: { type: 'ping' },
  };
  const from = connection.received.length;
  connection.send(messages[type]);
  connection.send({ type: 'legal', table: 'no-such-table', id: 'last' });
  await connection.until(
    () => connection.received.slice(from).some((message) => 'id' in message && message.id === 'last'),
    'the answer to the last message',
  );
  if (type === 'watch' || type === 'chat') {
    await connection.until(() => connection.received.length > from + 1, 'an answer');
  }
  const refused = connection.received
    .slice(from)
    .find(
      (message) => message.type === 'refused' && message.id !== 'last' && message.table !== 'no-such-table',
    );
  if (refused?.type !== 'refused') return 'may';
  const { code, reason } = refused.error;
  if (code === 'FORBIDDEN') return code;
  return reason === 'no-such-table' ? 'NOT_FOUND' : 'may';
}
