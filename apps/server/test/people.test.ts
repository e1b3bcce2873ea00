import type { Me, Profile } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, signInElsewhere, PASSWORD, signUp } from './support/accounts.ts';
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

const TWO = { options: { players: 2 } } as const;

describe('a first visit', () => {
  test('creates a guest, identified by a cookie that is hidden from scripts and other sites', async () => {
    const person = new Person(server.url);
    const { body, headers } = await person.get<Me>('/me');
    expect(body).toMatchObject({ guest: true, bot: false, operator: false, email: null, rating: null });
    expect(body.name).toMatch(/^Guest \d{4}$/);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^keyflower=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await person.get<Me>('/me');
    expect(again.body.id).toBe(body.id);
    // The same one again: it lasts from the latest visit on.
    expect(again.headers.getSetCookie()).toEqual([cookie]);
  });

  test('is in the browser’s language where the server supports it', async () => {
    const ask = async (wish: string) => {
      const reply = await fetch(`${server.url}/api/v1/me`, { headers: { 'accept-language': wish } });
      return (await reply.json()) as Me;
    };
    expect(await ask('de-CH,de;q=0.9')).toMatchObject({
      lang: 'de',
      name: expect.stringMatching(/^Gast \d{4}$/),
    });
    expect(await ask('fr')).toMatchObject({ lang: 'fr', name: expect.stringMatching(/^Invité \d{4}$/) });
    expect(await ask('eo')).toMatchObject({ lang: 'en' });
  });

  test('does not accept a forged or altered cookie', async () => {
    const person = await Person.arrive(server.url);
    const liar = new Person(server.url);
    liar.cookie = `${person.cookie.slice(0, -2)}xx`;
    expect((await liar.get<Me>('/me')).body.id).not.toBe(person.id);
    liar.cookie = 'keyflower=me';
    expect(codeOf(await liar.patch('/me', { name: 'Liar' }))).toBe('NOT_SIGNED_IN');
  });
});

describe('a person', () => {
  test('chooses a name; it is cleaned, and everyone at the table sees it at once', async () => {
    const { id, players } = await startedTable(server.url, TWO);
    const [ada, ben] = atLeast(2, players);
    const from = ben.connection.received.length;
    expect((await ada.person.patch<Me>('/me', { name: '  Ada \u00A0 Lovelace ' })).body).toMatchObject({
      name: 'Ada Lovelace',
    });
    const news = await ben.connection.message('table', from);
    expect(must(news.table.seats[0]).person?.name).toBe('Ada Lovelace');
    expect(must((await ben.person.table(id)).table.seats[0]).person?.name).toBe('Ada Lovelace');
  });

  test('cannot take a reserved name, that of an account, or one that looks like it', async () => {
    await account(server.url, 'Clara');
    const person = await Person.arrive(server.url);
    for (const name of [
      'Admin',
      'Modérateur',
      'Gast 12',
      '<b>Bold</b>',
      '\u200B',
      'Ada\u202E',
      'x'.repeat(60),
    ]) {
      expect(codeOf(await person.patch('/me', { name })), name).toBe('BAD_NAME');
    }
    for (const name of ['Clara', 'clara', 'CIara']) {
      expect(codeOf(await person.patch('/me', { name })), name).toBe('NAME_TAKEN');
      expect(codeOf(await person.post('/account', { name, password: PASSWORD })), name).toBe('NAME_TAKEN');
    }
    expect((await person.get<Me>('/me')).body.name).toBe(person.name);
  });

  test('of two who sign up with one name at the same moment, one gets it', async () => {
    const people = await Promise.all([Person.arrive(server.url), Person.arrive(server.url)]);
    const answers = await Promise.all(
      people.map((one) => one.post('/account', { name: 'Twin', password: PASSWORD })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('chooses language and settings, and omitted fields keep their values', async () => {
    const person = await Person.arrive(server.url);
    await person.patch('/me', { lang: 'fr', settings: { confirm: false, mailEvery: 30 } });
    const { body } = await person.patch<Me>('/me', { settings: { push: false } });
    expect(body).toMatchObject({
      lang: 'fr',
      settings: { confirm: false, push: false, mail: false, mailEvery: 30 },
    });
    expect(codeOf(await person.patch('/me', { settings: { mailEvery: 1 } }))).toBe('BAD_REQUEST');
    expect(codeOf(await person.patch('/me', { lang: 'xx' }))).toBe('BAD_REQUEST');
    expect(codeOf(await person.patch('/me', { operator: true }))).toBe('BAD_REQUEST');
  });

  test('marks an account as a program’s, permanently and visibly', async () => {
    const person = await account(server.url, 'Clockwork');
    expect((await person.patch<Me>('/me', { bot: true })).body.bot).toBe(true);
    expect(codeOf(await person.patch('/me', { bot: false }))).toBe('BAD_REQUEST');
    expect((await person.get<Profile>(`/people/${person.id}`)).body.person.bot).toBe(true);
  });
});

describe('an account', () => {
  test('is the guest who signed up: the same person, at the same tables', async () => {
    const { id, players } = await startedTable(server.url, TWO);
    const [{ person }] = atLeast(1, players);
    await signUp(person, 'Doris');
    expect((await person.get<Me>('/me')).body).toMatchObject({ id: person.id, name: 'Doris', guest: false });
    expect((await person.table(id)).you.seat).toBe(0);
    const device = await signInElsewhere(person);
    expect((await device.table(id)).you.seat).toBe(0);
    expect(codeOf(await person.post('/account', { name: 'Again', password: PASSWORD }))).toBe('CONFLICT');
  });

  test('is not entered with a cookie from before sign-up, even by another browser that has it', async () => {
    const person = await Person.arrive(server.url);
    const known = new Person(server.url);
    known.cookie = person.cookie;
    const [mine, theirs] = [await person.connect(), await known.connect()];
    // A separate session, as another browser has it.
    const { store, visitors, cookie } = server.running.context;
    const second = await store.journal.commit((tx) => visitors.openSession(tx, person.id, Date.now()));
    known.cookie = `${cookie}=${encodeURIComponent(second)}`;
    const other = await known.connect();
    await signUp(person, 'Dagmar');
    expect((await person.get<Me>('/me')).body).toMatchObject({ id: person.id, name: 'Dagmar' });
    expect(codeOf(await known.patch('/me', { lang: 'fr' }))).toBe('NOT_SIGNED_IN');
    expect((await other.message('bye')).reason).toBe('signed-out');
    // Sockets of this browser stay open.
    for (const socket of [mine, theirs]) {
      socket.send({ type: 'ping' });
      await socket.message('pong');
    }
  });

  test('needs a password that is hard to guess', async () => {
    const person = await Person.arrive(server.url);
    for (const password of ['short', 'password1', 'Elisabeth', 'x'.repeat(300)]) {
      expect(codeOf(await person.post('/account', { name: 'Elisabeth', password })), password).toBe(
        'WEAK_PASSWORD',
      );
    }
  });

  test('is not entered with a wrong password, and an unknown name is answered the same', async () => {
    await account(server.url, 'Fenna');
    const stranger = new Person(server.url);
    const wrong = await stranger.post('/session', { name: 'Fenna', password: 'not the password' });
    const unknown = await stranger.post('/session', { name: 'Unknown Name', password: 'not the password' });
    expect(wrong.status).toBe(403);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.headers.getSetCookie()).toEqual([]);
  });

  test('takes over the games of the guest who signs in; running ones continue', async () => {
    const owner = await account(server.url, 'Greta');
    const table = await startedTable(server.url, TWO);
    const [guest, other] = atLeast(2, table.players);
    await playOn(table, 'before the sign-in', 6);
    const open = await guest.person.createTable(TWO);
    const from = other.connection.received.length;
    const { body } = await guest.person.post<Me>('/session', { name: 'Greta', password: PASSWORD });
    expect(body.id).toBe(owner.id);
    expect((await guest.connection.message('bye')).reason).toBe('signed-out');
    await guest.connection.until(() => guest.connection.closed, 'the end');
    const news = await other.connection.message('table', from);
    expect(must(news.table.seats[0]).person).toMatchObject({ id: owner.id, name: 'Greta', guest: false });
    // The account's other device has the seat too, and is host of the open table.
    expect((await owner.table(open)).you).toMatchObject({ seat: 0, host: true });
    const connection = await owner.connect();
    await connection.watch(table.id);
    expect(connection.viewOf(table.id).viewer).toBe(0);
    await playOn({ id: table.id, players: [{ person: owner, connection, seat: 0 }, other] }, 'after it');
    const { table: after } = await owner.table(table.id);
    expect(after.status).toBe('over');
    expect((await owner.get<Profile>(`/people/${owner.id}`)).body.standing.games).toBe(1);
    expect(codeOf(await guest.person.get(`/people/${guest.person.id}`))).toBe('NOT_FOUND');
  });

  test('takes over open and finished tables too, also those in memory', async () => {
    await account(server.url, 'Gudrun');
    const guest = await Person.arrive(server.url);
    const hosted = await guest.createTable(TWO);
    await guest.post(`/tables/${hosted}/stand`);
    const cancelled = await guest.createTable(TWO);
    await guest.post(`/tables/${cancelled}/cancel`);
    await guest.post('/session', { name: 'Gudrun', password: PASSWORD });
    expect((await guest.table(hosted)).you).toMatchObject({ seat: null, host: true });
    expect((await guest.table(cancelled)).you).toMatchObject({ seat: 0, host: true });
  });

  test('that already sits at the table leaves the guest’s seat to a bot on sign-in', async () => {
    const owner = await account(server.url, 'Hedwig');
    const guest = await Person.arrive(server.url);
    const id = await guest.createTable({ ...TWO, public: true });
    await owner.post(`/tables/${id}/sit`, { seat: 1 });
    await guest.post(`/tables/${id}/start`);
    await guest.post('/session', { name: 'Hedwig', password: PASSWORD });
    const { table, you } = await owner.table(id);
    expect(you.seat).toBe(1);
    expect(table.seats[0]).toMatchObject({ bot: 'miller', gone: 'resigned', person: { name: '' } });
  });

  test('keeps its own games when another account signs in from the same browser', async () => {
    const first = await account(server.url, 'Irma');
    const id = await first.createTable(TWO);
    await account(server.url, 'Jonas');
    await first.post('/session', { name: 'Jonas', password: PASSWORD });
    expect((await first.get(`/tables/${id}`)).status).toBe(404);
    expect((await (await signInElsewhere(first)).table(id)).you.seat).toBe(0);
  });
});
