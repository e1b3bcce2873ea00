import { FULL_EDITION, Game } from '@keyflower/engine';
import type { NewTable } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../src/http/route.ts';
import { ROUTES } from '../src/http/routes.ts';
import { hashSecret } from '../src/safety/token.ts';
import type { Stores } from '../src/store/index.ts';
import { LocalMailServer } from './notify/mail-server.ts';
import { LocalPushService } from './notify/push-service.ts';
import { makeCertificate } from './notify/certificate.ts';
import { account, PASSWORD, program } from './support/accounts.ts';
import { counted } from './support/counted.ts';
import { type Answer, Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
let mailServer: LocalMailServer;
let ada: Person;
let operator: Person;
let finished: PlayedTable;

beforeAll(async () => {
  mailServer = new LocalMailServer({ hideSTARTTLS: true });
  const smtp = `smtp://127.0.0.1:${await mailServer.open()}`;
  server = await startServer({ 'smtp-url': smtp, 'mail-from': 'server@example.org' });
  ada = await account(server.url, 'Ada');
  operator = await account(server.url, 'Otto');
  await write((tx) => tx.people.set(operator.id, { operator: 1 }));
  finished = await startedTable(server.url, PUBLIC);
  await playOn(finished, 'replies');
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const PUBLIC: NewTable = { options: { players: 2 }, public: true };
let names = 0;
const newName = (): string => `Person ${String.fromCharCode(65 + names++)}`;

const write = (change: (tx: Stores) => Promise<void>): Promise<void> =>
  server.running.context.store.journal.commit(change);

async function mailed(purpose: 'email' | 'reset', person: Person): Promise<string> {
  const secret = `secret of ${purpose}`;
  const email = 'person@example.org';
  await write(async (tx) => {
    await tx.people.set(person.id, { email });
    await tx.sessions.addOneTime(hashSecret(secret), person.id, purpose, email, Date.now() + 60_000);
  });
  return secret;
}

const someTable = (settings = PUBLIC): Promise<string> => ada.createTable(settings);

const device = () =>
  new LocalPushService(makeCertificate('push.test')).subscription('https://fcm.googleapis.com/fcm/send/x');

/** A seat in a running game, by a seated person. */
async function inGame(wish: string): Promise<Answer> {
  const { id, players } = await startedTable(server.url, PUBLIC);
  if (wish === 'return') await must(players[1]).person.post(`/tables/${id}/leave`);
  return must(players[1]).person.post(`/tables/${id}/${wish}`);
}

async function lineOfChat(): Promise<number> {
  const { id, players } = await startedTable(server.url, PUBLIC);
  const { connection } = must(players[0]);
  await connection.ask({ type: 'chat', table: id, id: 'c', text: 'hello' });
  const lines = await connection.until(
    () => connection.received.flatMap((news) => (news.type === 'chat' ? news.lines : [])).at(-1),
    'the line',
  );
  return lines.id;
}

async function statistics(path: string): Promise<Answer> {
  await counted(server);
  return ada.get(path);
}

/** One valid request for every route. */
const CALLS: Readonly<Record<string, () => Promise<Answer>>> = {
  'GET /me': () => new Person(server.url).get('/me'),
  'PATCH /me': () => ada.patch('/me', { lang: 'fr', settings: { confirm: false } }),
  'DELETE /me': async () => (await Person.arrive(server.url)).delete('/me'),
  'POST /account': async () =>
    (await Person.arrive(server.url)).post('/account', { name: newName(), password: PASSWORD }),
  'POST /session': () => new Person(server.url).post('/session', { name: 'Ada', password: PASSWORD }),
  'DELETE /session': async () => (await Person.arrive(server.url)).delete('/session'),
  'DELETE /sessions': async () => (await Person.arrive(server.url)).delete('/sessions'),
  'POST /me/password': async () =>
    (await account(server.url, newName())).post('/me/password', { old: PASSWORD, new: 'a new one here' }),
  'POST /me/email': () => ada.post('/me/email', { email: 'ada@example.org', password: PASSWORD }),
  'POST /email/confirm': async () => ada.post('/email/confirm', { token: await mailed('email', ada) }),
  'POST /password-reset': () => ada.post('/password-reset', { name: 'Unknown' }),
  'POST /password-reset/confirm': async () => {
    const token = await mailed('reset', await account(server.url, newName()));
    return ada.post('/password-reset/confirm', { token, password: 'a new one here' });
  },
  'GET /me/tokens': async () => {
    await program(ada);
    return ada.get('/me/tokens');
  },
  'POST /me/tokens': () => ada.post('/me/tokens', { label: 'mine' }),
  'DELETE /me/tokens/:id': async () => ada.delete(`/me/tokens/${(await program(ada)).tokenId}`),
  'GET /me/export': () => ada.get('/me/export'),
  'GET /me/blocks': () => ada.get('/me/blocks'),
  'PUT /me/blocks/:person': () => ada.put(`/me/blocks/${operator.id}`),
  'DELETE /me/blocks/:person': () => ada.delete(`/me/blocks/${operator.id}`),
  'GET /push-key': () => ada.get('/push-key'),
  'POST /me/push': () => ada.post('/me/push', device()),
  'DELETE /me/push': () => ada.delete('/me/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/x' }),
  'POST /me/vacation': () => ada.post('/me/vacation', { days: 2 }),
  'DELETE /me/vacation': () => ada.delete('/me/vacation'),
  'GET /people/:person': () => ada.get(`/people/${must(finished.players[0]).person.id}`),
  'GET /people/:person/statistics': () =>
    statistics(`/people/${must(finished.players[0]).person.id}/statistics`),
  'GET /people/:person/statistics.csv': () =>
    statistics(`/people/${must(finished.players[0]).person.id}/statistics.csv`),
  'GET /statistics': () => statistics('/statistics'),
  'GET /statistics.csv': () => statistics('/statistics.csv'),
  'POST /reports': () => ada.post('/reports', { text: 'a report', person: operator.id }),
  'GET /bots': () => ada.get('/bots'),
  'GET /tables': async () => {
    await someTable();
    return ada.get('/tables');
  },
  'POST /tables': () => ada.post('/tables', PUBLIC),
  'POST /tables/continued': () => {
    const lines = Game.create(FULL_EDITION, { players: 2 }, 'continued').record();
    const record = lines.map((line) => JSON.stringify(line)).join('\n');
    return ada.post('/tables/continued', { record, seed: 'continued' });
  },
  'GET /me/tables': () => must(finished.players[0]).person.get('/me/tables'),
  'GET /me/next': async () => {
    const { players } = await startedTable(server.url, PUBLIC);
    return must(players[0]).person.get('/me/next');
  },
  'GET /tables/:table': () => ada.get(`/tables/${finished.id}`),
  'POST /tables/:table/enter': async () => {
    const id = await someTable({ options: { players: 2 } });
    return operator.post(`/tables/${id}/enter`, { key: (await ada.table(id)).you.key! });
  },
  'POST /tables/:table/sit': async () => operator.post(`/tables/${await someTable()}/sit`, { seat: 1 }),
  'POST /tables/:table/stand': async () => ada.post(`/tables/${await someTable()}/stand`),
  'PUT /tables/:table/seats/:seat': async () =>
    ada.put(`/tables/${await someTable()}/seats/1`, { bot: 'random' }),
  'PUT /tables/:table/settings': async () => ada.put(`/tables/${await someTable()}/settings`, PUBLIC),
  'POST /tables/:table/confirm': async () => ada.post(`/tables/${await someTable()}/confirm`),
  'GET /tables/:table/notes': async () => ada.get(`/tables/${await someTable()}/notes`),
  'PUT /tables/:table/notes': async () => ada.put(`/tables/${await someTable()}/notes`, { text: 'a plan' }),
  'POST /tables/:table/start': async () => {
    const id = await someTable();
    await ada.put(`/tables/${id}/seats/1`, { bot: 'random' });
    return ada.post(`/tables/${id}/start`);
  },
  'POST /tables/:table/cancel': async () => ada.post(`/tables/${await someTable()}/cancel`),
  'POST /tables/:table/leave': () => inGame('leave'),
  'POST /tables/:table/resign': () => inGame('resign'),
  'POST /tables/:table/return': () => inGame('return'),
  'POST /tables/:table/seats/:seat/replace': async () => {
    const { id, players } = await startedTable(server.url, PUBLIC);
    server.running.context.tables.cache.peek(id)!.live.absent = [0];
    return must(players[1]).person.post(`/tables/${id}/seats/0/replace`);
  },
  'POST /tables/:table/seats/:seat/join': async () => {
    const { id, players } = await startedTable(server.url, PUBLIC);
    await must(players[1]).person.post(`/tables/${id}/leave`);
    return ada.post(`/tables/${id}/seats/1/join`);
  },
  'POST /tables/:table/rematch': () =>
    must(finished.players[0]).person.post(`/tables/${finished.id}/rematch`),
  'GET /tables/:table/events': () => ada.get(`/tables/${finished.id}/events?since=3`),
  'GET /tables/:table/steps': () => ada.get(`/tables/${finished.id}/steps?from=2`),
  'GET /tables/:table/record': () => ada.get(`/tables/${finished.id}/record`),
  'GET /tables/:table/score': () => ada.get(`/tables/${finished.id}/score`),
  'GET /operator/reports': () => operator.get('/operator/reports'),
  'POST /operator/reports/:id/done': async () => {
    await ada.post('/reports', { text: 'another' });
    const { body } = await operator.get<{ reports: { id: number }[] }>('/operator/reports');
    return operator.post(`/operator/reports/${must(body.reports[0]).id}/done`, { reason: 'seen' });
  },
  'POST /operator/people/:person/ban': async () => {
    const { id } = await Person.arrive(server.url);
    return operator.post(`/operator/people/${id}/ban`, { days: 1, reason: 'a test' });
  },
  'POST /operator/chat/:id/remove': async () =>
    operator.post(`/operator/chat/${await lineOfChat()}/remove`, { reason: 'a test' }),
  'POST /operator/tables/:table/close': async () =>
    operator.post(`/operator/tables/${await someTable()}/close`, { reason: 'a test' }),
  'GET /operator/audit': () => operator.get('/operator/audit'),
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

test('every route has a request in this file', () => {
  expect(Object.keys(CALLS).sort()).toEqual(ROUTES.map(nameOf).sort());
});

async function asked(route: Route): Promise<Answer> {
  const answer = await must(CALLS[nameOf(route)])();
  const { status, body, headers } = answer;
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  const { fresh } = route;
  expect(headers.get('cache-control')).toBe(fresh === undefined ? 'no-store' : `public, max-age=${fresh}`);
  return answer;
}

const named = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const);

test.each(named(ROUTES.filter(({ file }) => file === undefined)))(
  '%s answers exactly as its schema says',
  async (_name, route) => {
    const { body, headers } = await asked(route);
    expect(headers.get('content-type')).toContain('application/json');
    // Fields unknown to the schema would be missing from the parsed value.
    expect(route.answer!.parse(body)).toEqual(body);
  },
);

test.each(named(ROUTES.filter(({ file }) => file !== undefined)))(
  '%s answers with a file of its type',
  async (_name, route) => {
    const { body, headers } = await asked(route);
    expect(headers.get('content-type')).toContain(route.file);
    expect(body.length).toBeGreaterThan(0);
  },
);

test('the server serves the documents that describe the API', async () => {
  for (const path of ['/openapi.json', '/socket.json']) {
    const { status, body } = await ada.get(path);
    expect(status).toBe(200);
    expect(Object.keys(body).length).toBeGreaterThan(3);
  }
});
