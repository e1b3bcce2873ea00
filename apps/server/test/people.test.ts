import type { Me, Profile, TableReply } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, signInElsewhere, PASSWORD, program, signUp } from './support/accounts.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const code = (answer: { body: unknown }): string =>
  (answer.body as { error: { code: string } }).error?.code ?? 'no error';
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
      return ((await reply.json()) as Me).lang;
    };
    expect(await ask('de-CH,de;q=0.9')).toBe('de');
    expect(await ask('fr')).toBe('fr');
    expect(await ask('eo')).toBe('en');
  });

  test('does not accept a forged or altered cookie', async () => {
    const person = await Person.arrive(server.url);
    const liar = new Person(server.url);
    liar.cookie = `${person.cookie.slice(0, -2)}xx`;
    expect((await liar.get<Me>('/me')).body.id).not.toBe(person.id);
    liar.cookie = 'keyflower=me';
    expect(code(await liar.patch('/me', { name: 'Liar' }))).toBe('NOT_SIGNED_IN');
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
      expect(code(await person.patch('/me', { name })), name).toBe('BAD_NAME');
    }
    for (const name of ['Clara', 'clara', 'CIara']) {
      expect(code(await person.patch('/me', { name })), name).toBe('NAME_TAKEN');
      expect(code(await person.post('/account', { name, password: PASSWORD })), name).toBe('NAME_TAKEN');
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
    expect(code(await person.patch('/me', { settings: { mailEvery: 1 } }))).toBe('BAD_REQUEST');
    expect(code(await person.patch('/me', { lang: 'xx' }))).toBe('BAD_REQUEST');
    expect(code(await person.patch('/me', { operator: true }))).toBe('BAD_REQUEST');
  });

  test('marks an account as a program’s, permanently and visibly', async () => {
    const person = await account(server.url, 'Clockwork');
    expect((await person.patch<Me>('/me', { bot: true })).body.bot).toBe(true);
    expect(code(await person.patch('/me', { bot: false }))).toBe('BAD_REQUEST');
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
    expect(code(await person.post('/account', { name: 'Again', password: PASSWORD }))).toBe('CONFLICT');
  });

  test('is not entered with a cookie from before sign-up, even by another browser that has it', async () => {
    const person = await Person.arrive(server.url);
    const known = new Person(server.url);
    known.cookie = person.cookie;
    const [mine, theirs] = [await person.connect(), await known.connect()];
    // A separate session, as another browser has it.
    const { store, visitors, cookie } = server.running.context;
    const second = await store.journal.commit(() => visitors.openSession(person.id, Date.now()));
    known.cookie = `${cookie}=${encodeURIComponent(second)}`;
    const other = await known.connect();
    await signUp(person, 'Dagmar');
    expect((await person.get<Me>('/me')).body).toMatchObject({ id: person.id, name: 'Dagmar' });
    expect(code(await known.patch('/me', { lang: 'fr' }))).toBe('NOT_SIGNED_IN');
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
      expect(code(await person.post('/account', { name: 'Elisabeth', password })), password).toBe(
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
    expect(code(await guest.person.get(`/people/${guest.person.id}`))).toBe('NOT_FOUND');
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

describe('signing out', () => {
  test('here ends this browser’s session and its sockets, and nothing else', async () => {
    const here = await account(server.url, 'Karla');
    const there = await signInElsewhere(here);
    const [one, two] = [await here.connect(), await there.connect()];
    const { headers } = await here.delete('/session');
    expect(headers.getSetCookie()[0]).toMatch(/^keyflower=;.*Expires=Thu, 01 Jan 1970/);
    expect((await one.message('bye')).reason).toBe('signed-out');
    expect((await one.until(() => one.closed, 'the end')).code).toBe(4001);
    two.send({ type: 'ping' });
    await two.message('pong');
    await two.close();
  });

  test('invalidates the cookie, for sockets too', async () => {
    const person = await account(server.url, 'Lena');
    const { cookie } = person;
    await person.delete('/session');
    person.cookie = cookie;
    expect(code(await person.get('/me/tables'))).toBe('NOT_SIGNED_IN');
    await expect(person.connect()).rejects.toThrow('401');
  });

  test('everywhere ends every browser’s session; programs keep their tokens', async () => {
    const here = await account(server.url, 'Marta');
    const there = await signInElsewhere(here);
    const bot = await program(here);
    const sockets = [await here.connect(), await there.connect()];
    const played = await bot.connect();
    await here.delete('/sessions');
    for (const socket of sockets) expect((await socket.message('bye')).reason).toBe('signed-out');
    expect(code(await there.get('/me/tables'))).toBe('NOT_SIGNED_IN');
    played.send({ type: 'ping' });
    await played.message('pong');
    expect((await bot.get<Me>('/me')).body.id).toBe(here.id);
    await played.close();
  });

  test('discards everything that a signed-out socket still sends', async () => {
    const { id, players } = await startedTable(server.url, TWO);
    const [{ person, connection }, other] = atLeast(2, players);
    // It ignores the server's close frame and keeps sending.
    const talk = () =>
      connection.send({ type: 'chat', table: id, id: connection.newId(), text: 'still here' });
    connection.socket.on('message', talk);
    connection.socket.pause();
    await person.delete('/sessions');
    connection.socket.resume();
    await connection.until(() => connection.closed, 'the end');
    other.connection.send({ type: 'ping' });
    await other.connection.message('pong');
    const said = other.connection.received.filter((message) => message.type === 'chat' && !message.whole);
    expect(said).toEqual([]);
  });
});

describe('changing the password', () => {
  test('signs out the other devices; this one stays, its sockets too', async () => {
    const here = await account(server.url, 'Nora');
    const there = await signInElsewhere(here);
    const [mine, other] = [await here.connect(), await there.connect()];
    expect(code(await here.post('/me/password', { old: 'wrong one', new: 'another walk' }))).toBe(
      'WRONG_PASSWORD',
    );
    const before = here.cookie;
    expect((await here.post('/me/password', { old: PASSWORD, new: 'another walk' })).status).toBe(200);
    expect(here.cookie).not.toBe(before);
    expect((await other.message('bye')).reason).toBe('signed-out');
    expect(code(await there.get('/me/tables'))).toBe('NOT_SIGNED_IN');
    mine.send({ type: 'ping' });
    await mine.message('pong');
    expect((await here.get<Me>('/me')).body.name).toBe('Nora');
    // The kept socket belongs to the new session and ends with it.
    await here.delete('/session');
    await mine.message('bye');
    expect((await signInElsewhere(here, 'another walk')).id).toBe(here.id);
    await expect(signInElsewhere(here)).rejects.toThrow('WRONG_PASSWORD');
  });
});

describe('deleting an account', () => {
  test('needs the password', async () => {
    const person = await account(server.url, 'Olga');
    expect(code(await person.delete('/me'))).toBe('WRONG_PASSWORD');
    expect(code(await person.delete('/me', { password: 'wrong one' }))).toBe('WRONG_PASSWORD');
    expect((await person.get<Me>('/me')).body.name).toBe('Olga');
  });

  test('keeps the games and removes the name everywhere', async () => {
    const finished = await startedTable(server.url, TWO);
    const [{ person, connection }, { person: other, connection: watching }] = atLeast(2, finished.players);
    await signUp(person, 'Petronella');
    await connection.ask({ type: 'chat', table: finished.id, id: 'hello', text: 'I am Petronella' });
    await playOn(finished, 'to be forgotten');
    const running = await startedTable(server.url, { ...TWO, public: true }, 1);
    const device = await signInElsewhere(person);
    const open = await device.createTable({ ...TWO, public: true });
    const from = watching.received.length;

    expect((await device.delete('/me', { password: PASSWORD })).status).toBe(200);
    expect((await connection.message('bye')).reason).toBe('signed-out');
    expect(must((await watching.message('table', from)).table.seats[0]).person?.name).toBe('');
    const fresh = await other.connect();
    await fresh.watch(finished.id);
    const [line] = (await fresh.message('chat')).lines;
    expect(line).toMatchObject({ text: '', removed: true, person: { name: '' } });
    const record = await other.get<string>(`/tables/${finished.id}/record`);
    expect(record.status).toBe(200);
    expect(code(await other.get(`/people/${person.id}`))).toBe('NOT_FOUND');
    const seen = [
      fresh.raw.join(),
      record.body,
      JSON.stringify((await other.get(`/tables/${finished.id}`)).body),
      JSON.stringify((await other.get('/me/tables')).body),
      JSON.stringify((await other.get('/tables')).body),
    ].join();
    expect(seen).not.toContain('Petronella');
    expect((await other.table(finished.id)).table.result).not.toBeNull();
    expect((await other.table(open)).table.status).toBe('cancelled');
    expect((await must(running.players[0]).person.table(running.id)).table.status).toBe('playing');
    await account(server.url, 'Petronella');
  });

  test('leaves running games to a bot, so that the others play on', async () => {
    const table = await startedTable(server.url, TWO);
    const [leaver, stays] = atLeast(2, table.players);
    await playOn(table, 'until one goes', 4);
    expect((await leaver.person.delete('/me')).status).toBe(200);
    const { body } = await stays.person.get<TableReply>(`/tables/${table.id}`);
    expect(body.table.seats[0]).toMatchObject({ bot: 'miller', gone: 'resigned' });
    await playOn({ id: table.id, players: [stays] }, 'against the bot', 5);
    expect(code(await leaver.person.get('/me/tables'))).toBe('NOT_SIGNED_IN');
  });

  test('frees the seats at tables that have not started', async () => {
    const host = await Person.arrive(server.url);
    const id = await host.createTable({ ...TWO, public: true });
    const sitting = await Person.arrive(server.url);
    await sitting.post(`/tables/${id}/sit`, { seat: 1 });
    await sitting.delete('/me');
    expect(must((await host.table(id)).table.seats[1]).person).toBeNull();
  });
});
