import type { Me } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalPushService } from './notify/push-service.ts';
import { makeCertificate } from './notify/certificate.ts';
import { account, signInElsewhere, PASSWORD, program } from './support/accounts.ts';
import { query } from './support/database.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('an API token', () => {
  test('is shown once, listed without its secret, and plays for its account', async () => {
    const person = await account(server.url, 'Ada');
    const { body } = await person.post<{ id: string; token: string }>('/me/tokens', {
      label: ' my <b>bot</b>\n',
    });
    expect(body.token).toMatch(/^kf_[\w-]{40}$/);
    const { body: list } = await person.get<{ tokens: object[] }>('/me/tokens');
    expect(list.tokens).toEqual([
      { id: body.id, label: 'my <b>bot</b>', created: expect.any(Number), used: null },
    ]);
    const bot = new Person(server.url);
    bot.token = body.token;
    expect((await bot.get<Me>('/me')).body.id).toBe(person.id);
    const id = await bot.createTable({ options: { players: 2 } });
    expect((await person.table(id)).you.seat).toBe(0);
    const { body: used } = await person.get<{ tokens: { used: number | null }[] }>('/me/tokens');
    expect(must(used.tokens[0]).used).toBeGreaterThan(Date.now() - 60_000);
  });

  test('that is revoked is refused from then on, and its sockets close', async () => {
    const person = await account(server.url, 'Bea');
    const [kept, dropped] = [await program(person), await program(person)];
    const [one, two] = [await kept.connect(), await dropped.connect()];
    const stranger = await account(server.url, 'Berta');
    expect(codeOf(await stranger.delete(`/me/tokens/${dropped.tokenId}`))).toBe('NOT_FOUND');
    expect((await person.delete(`/me/tokens/${dropped.tokenId}`)).status).toBe(200);
    expect((await two.message('bye')).reason).toBe('signed-out');
    expect(codeOf(await dropped.get('/me'))).toBe('NOT_SIGNED_IN');
    await expect(dropped.connect()).rejects.toThrow('401');
    one.send({ type: 'ping' });
    await one.message('pong');
    expect(codeOf(await person.delete(`/me/tokens/${dropped.tokenId}`))).toBe('NOT_FOUND');
  });

  test('plays, but does not manage the account', async () => {
    const person = await account(server.url, 'Cora');
    const bot = await program(person);
    const tries = [
      await bot.post('/me/tokens', { label: 'more' }),
      await bot.post('/me/email', { email: 'thief@example.org', password: PASSWORD }),
      await bot.post('/me/password', { old: PASSWORD, new: 'another one here' }),
      await bot.delete('/me', { password: PASSWORD }),
      await bot.delete('/sessions'),
    ];
    expect(tries.map(codeOf)).toEqual(tries.map(() => 'FORBIDDEN'));
    expect((await bot.get('/me/tokens')).status).toBe(200);
  });

  test('is for accounts, and an account has at most twenty', async () => {
    const guest = await Person.arrive(server.url);
    expect(codeOf(await guest.post('/me/tokens', { label: 'x' }))).toBe('FORBIDDEN');
    const person = await account(server.url, 'Dora');
    for (let i = 0; i < 20; i++)
      expect((await person.post('/me/tokens', { label: `${i}` })).status).toBe(200);
    expect(codeOf(await person.post('/me/tokens', { label: 'x' }))).toBe('TOO_MANY');
  });
});

describe('the data export', () => {
  test('contains everything stored about a person, and no credentials', async () => {
    const table = await startedTable(server.url, { title: 'Export', options: { players: 2 } });
    const [{ person, connection }, { person: other }] = atLeast(2, table.players);
    const { body: signedUp } = await person.post<Me>('/account', {
      name: 'Elena',
      password: PASSWORD,
      email: 'elena@example.org',
    });
    person.name = signedUp.name;
    await signInElsewhere(person);
    await connection.ask({ type: 'chat', table: table.id, id: 'c', text: 'a thing I said' });
    await playOn(table, 'export');
    const bot = await program(person, 'my program');
    await person.put(`/me/blocks/${other.id}`);
    await person.post('/reports', { person: other.id, table: table.id, text: 'a thing I reported' });
    const push = new LocalPushService(makeCertificate('push.test'));
    const device = push.subscription('https://fcm.googleapis.com/fcm/send/elena');
    expect((await person.post('/me/push', device)).status).toBe(200);

    const { body } = await person.get('/me/export');
    expect(body).toMatchObject({
      account: { id: person.id, name: 'Elena', email: 'elena@example.org', settings: { push: true } },
      tokens: [{ label: 'my program' }],
      sessions: [{ created: expect.any(Number) }, { created: expect.any(Number) }],
      devices: [device.endpoint],
      blocked: [other.id],
      tables: [{ id: table.id, status: 'over' }],
      results: [{ table_id: table.id, score: expect.any(Number) }],
      reports: [{ person: other.id, text: 'a thing I reported' }],
      chat: [{ table: table.id, text: 'a thing I said' }],
    });
    const text = JSON.stringify(body);
    for (const secret of ['scrypt', bot.token!, device.keys.auth, device.keys.p256dh, 'hash', '_metadata']) {
      expect(text).not.toContain(secret);
    }
    const hashes = ['sessions', 'tokens'].flatMap((name) =>
      query<{ hash: string }>(server, `SELECT hash FROM ${name} WHERE person = ?`, person.id).map(
        ({ hash }) => hash,
      ),
    );
    expect(hashes).toHaveLength(3);
    for (const hash of hashes) expect(text).not.toContain(hash);
  });
});

describe('blocking a person', () => {
  test('hides their chat, old and new, on all devices and until it is lifted', async () => {
    const table = await startedTable(server.url, { options: { players: 2 } });
    const [quiet, loud] = atLeast(2, table.players);
    const second = await quiet.person.connect();
    await second.watch(table.id);
    const say = async (text: string) => {
      await loud.connection.ask({ type: 'chat', table: table.id, id: loud.connection.newId(), text });
    };
    const heard = (connection: typeof second) =>
      connection.received.flatMap((message) =>
        message.type === 'chat' ? message.lines.map(({ text }) => text) : [],
      );
    await say('one');
    await second.until(() => heard(second).includes('one'), 'the first line');
    await quiet.person.put(`/me/blocks/${loud.person.id}`);
    expect((await quiet.person.get('/me/blocks')).body).toEqual({ people: [loud.person.id] });
    await say('two');
    const late = await quiet.person.connect();
    await late.watch(table.id);
    await quiet.person.delete(`/me/blocks/${loud.person.id}`);
    await say('three');
    for (const connection of [quiet.connection, second, late]) {
      await connection.until(() => heard(connection).includes('three'), 'the third line');
      expect(heard(connection)).not.toContain('two');
    }
    expect(heard(late)).toEqual(['three']);
  });

  test('works for people who exist, except oneself', async () => {
    const person = await Person.arrive(server.url);
    expect(codeOf(await person.put('/me/blocks/unknown'))).toBe('NOT_FOUND');
    expect(codeOf(await person.put(`/me/blocks/${person.id}`))).toBe('NOT_FOUND');
  });

  test('persists when the blocked guest signs in to an account', async () => {
    const [person, guest] = [await Person.arrive(server.url), await Person.arrive(server.url)];
    const owner = await account(server.url, 'Fenna');
    await person.put(`/me/blocks/${guest.id}`);
    await guest.post('/session', { name: 'Fenna', password: PASSWORD });
    expect((await person.get('/me/blocks')).body).toEqual({ people: [owner.id] });
  });
});
