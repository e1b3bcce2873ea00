import type { Me } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Mailer } from '../src/notify/mail.ts';
import { hashSecret } from '../src/safety/token.ts';
import { LocalMailServer } from './notify/mail-server.ts';
import { account, signInElsewhere, PASSWORD } from './support/accounts.ts';
import { eventually } from './support/eventually.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { codeOf } from './support/refusals.ts';
import { must } from '../../../scripts/testing/must.ts';

let mailServer: LocalMailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = new LocalMailServer({ hideSTARTTLS: true });
  const port = await mailServer.open();
  server = await startServer({
    'smtp-url': `smtp://127.0.0.1:${port}`,
    'mail-from': 'The server <server@example.org>',
  });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to.includes(address));

/** The secret of the link in the newest of so many mails to an address. */
async function linkTo(address: string, page: 'confirm' | 'reset', mails = 1): Promise<string> {
  await eventually(() => mailsTo(address).length >= mails, `mail ${mails} to ${address}`);
  const { text } = must(mailsTo(address)[mails - 1]);
  const link = new RegExp(`${server.url}/${page}#([\\w-]+)`).exec(text);
  if (!link) throw new Error(`no link to /${page} in: ${text}`);
  return must(link[1]);
}

/** An account with a confirmed address. */
async function reachable(name: string, email: string): Promise<Person> {
  const person = await account(server.url, name, { email });
  expect((await person.post('/email/confirm', { token: await linkTo(email, 'confirm') })).status).toBe(200);
  return person;
}

describe('an e-mail address', () => {
  test('is set, confirmed by the link in the mail, and removed', async () => {
    const person = await account(server.url, 'Ada');
    await person.post('/me/email', { email: 'ada@example.org', password: PASSWORD });
    expect((await person.get<Me>('/me')).body).toMatchObject({
      email: 'ada@example.org',
      emailConfirmed: false,
    });
    const token = await linkTo('ada@example.org', 'confirm');
    expect(must(mailsTo('ada@example.org')[0]).text).toContain('Hello Ada');
    // The link works in any browser, wherever the mail is read.
    const anyone = new Person(server.url);
    expect((await anyone.post('/email/confirm', { token })).status).toBe(200);
    expect((await person.get<Me>('/me')).body.emailConfirmed).toBe(true);
    expect(codeOf(await anyone.post('/email/confirm', { token }))).toBe('NOT_FOUND');
    await person.post('/me/email', { email: null, password: PASSWORD });
    expect((await person.get<Me>('/me')).body).toMatchObject({ email: null, emailConfirmed: false });
  });

  test('is not changed without the password, even from a signed-in browser', async () => {
    const person = await account(server.url, 'Aurelia', { email: 'aurelia@example.org' });
    const wish = { email: 'thief@example.org', password: 'a guess at random' };
    expect(codeOf(await person.post('/me/email', wish))).toBe('WRONG_PASSWORD');
    expect((await person.get<Me>('/me')).body.email).toBe('aurelia@example.org');
  });

  test('that was replaced is not confirmed by its old link', async () => {
    const person = await account(server.url, 'Bea', { email: 'old@example.org' });
    const token = await linkTo('old@example.org', 'confirm');
    await person.post('/me/email', { email: 'new@example.org', password: PASSWORD });
    expect(codeOf(await person.post('/email/confirm', { token }))).toBe('NOT_FOUND');
    expect((await person.get<Me>('/me')).body.emailConfirmed).toBe(false);
  });

  test('over its mail limit is refused together with the new account, and nothing is created', async () => {
    const { limits } = server.running.context;
    while (limits.mails.take('full@example.org'));
    const person = await Person.arrive(server.url);
    const wish = { name: 'Cosima', password: PASSWORD, email: 'full@example.org' };
    expect(codeOf(await person.post('/account', wish))).toBe('TOO_MANY');
    expect((await person.get<Me>('/me')).body).toMatchObject({ id: person.id, guest: true });
  });

  test('is for accounts, and an address gets only a few mails an hour', async () => {
    const guest = await Person.arrive(server.url);
    expect(codeOf(await guest.post('/me/email', { email: 'guest@example.org', password: PASSWORD }))).toBe(
      'FORBIDDEN',
    );
    const person = await account(server.url, 'Cora');
    const answers = [];
    for (let i = 0; i < 7; i++)
      answers.push(await person.post('/me/email', { email: 'victim@example.org', password: PASSWORD }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const other = await account(server.url, 'Cornelia');
    expect(codeOf(await other.post('/me/email', { email: 'Victim@example.org', password: PASSWORD }))).toBe(
      'TOO_MANY',
    );
  });
});

describe('a forgotten password', () => {
  test('is reset by a mailed link, which works once and signs out all devices', async () => {
    const person = await reachable('Dana', 'dana@example.org');
    const connection = await person.connect();
    const forgetful = new Person(server.url);
    expect((await forgetful.post('/password-reset', { name: 'dana' })).status).toBe(200);
    const token = await linkTo('dana@example.org', 'reset', 2);
    expect(codeOf(await forgetful.post('/password-reset/confirm', { token, password: 'short' }))).toBe(
      'WEAK_PASSWORD',
    );
    const fresh = { token, password: 'remembered this time' };
    expect((await forgetful.post('/password-reset/confirm', fresh)).status).toBe(200);
    expect((await connection.message('bye')).reason).toBe('signed-out');
    expect(codeOf(await person.get('/me/tables'))).toBe('NOT_SIGNED_IN');
    expect(codeOf(await forgetful.post('/password-reset/confirm', fresh))).toBe('NOT_FOUND');
    expect((await signInElsewhere(person, 'remembered this time')).id).toBe(person.id);
    await expect(signInElsewhere(person)).rejects.toThrow('WRONG_PASSWORD');
  });

  test('can be reset by address, and only the newest link is valid', async () => {
    await reachable('Edda', 'edda@example.org');
    const forgetful = new Person(server.url);
    await forgetful.post('/password-reset', { name: 'edda@example.org' });
    const first = await linkTo('edda@example.org', 'reset', 2);
    await forgetful.post('/password-reset', { name: 'Edda' });
    const second = await linkTo('edda@example.org', 'reset', 3);
    const confirm = (token: string) =>
      forgetful.post('/password-reset/confirm', { token, password: 'a new beginning' });
    expect(codeOf(await confirm(first))).toBe('NOT_FOUND');
    expect((await confirm(second)).status).toBe(200);
  });

  test('may not become the name, and a refused one leaves the link valid', async () => {
    const person = await reachable('Ermintrude', 'ermintrude@example.org');
    await person.post('/password-reset', { name: 'Ermintrude' });
    const token = await linkTo('ermintrude@example.org', 'reset', 2);
    const confirm = (password: string) => person.post('/password-reset/confirm', { token, password });
    expect(codeOf(await confirm('ermintrude'))).toBe('WEAK_PASSWORD');
    expect((await confirm('!"$%&/()=?*')).status).toBe(200);
    expect((await signInElsewhere(person, '!"$%&/()=?*')).id).toBe(person.id);
  });

  test('gets the same answer for unknown names and for unknown or unconfirmed addresses', async () => {
    await reachable('Frieda', 'frieda@example.org');
    await account(server.url, 'Gerda', { email: 'gerda@example.org' });
    await account(server.url, 'Hilde');
    const forgetful = new Person(server.url);
    const ask = async (name: string) => {
      const { status, body, headers } = await forgetful.post('/password-reset', { name });
      const kept = [...headers].filter(([key]) => key !== 'date');
      return JSON.stringify({ status, body, kept });
    };
    const sent = vi.spyOn(Mailer.prototype, 'send');
    const known = await ask('Frieda');
    for (const name of ['Gerda', 'Hilde', 'Unknown', 'gerda@example.org', 'unknown@example.org']) {
      expect(await ask(name), name).toBe(known);
    }
    // Mails are sent in the order of the requests, so this one comes after any mail for the others.
    expect(await ask('Frieda')).toBe(known);
    await eventually(() => mailsTo('frieda@example.org').length === 3, 'both mails to Frieda');
    expect(sent.mock.calls.map(([{ to }]) => to)).toEqual(['frieda@example.org', 'frieda@example.org']);
  });

  test('a link expires after an hour and serves no other purpose', async () => {
    const person = await reachable('Ilse', 'ilse@example.org');
    const forgetful = new Person(server.url);
    await forgetful.post('/password-reset', { name: 'Ilse' });
    const token = await linkTo('ilse@example.org', 'reset', 2);
    expect(codeOf(await forgetful.post('/email/confirm', { token }))).toBe('NOT_FOUND');
    const { store } = server.running.context;
    await store.journal.commit((tx) =>
      tx.sessions.addOneTime(hashSecret(token), person.id, 'reset', null, Date.now() - 1),
    );
    expect(codeOf(await forgetful.post('/password-reset/confirm', { token, password: PASSWORD }))).toBe(
      'NOT_FOUND',
    );
  });

  test.each([
    [
      'another address',
      (person: Person) => person.post('/me/email', { email: 'another@example.org', password: PASSWORD }),
    ],
    ['no address', (person: Person) => person.post('/me/email', { email: null, password: PASSWORD })],
    [
      'another password',
      (person: Person) => person.post('/me/password', { old: PASSWORD, new: 'changed by its owner' }),
    ],
    ['sign-out everywhere', (person: Person) => person.delete('/sessions')],
  ])('a link does not outlive %s', async (what, change) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`;
    const person = await reachable(`Kara ${what}`.slice(0, 20), email);
    await person.post('/password-reset', { name: email });
    const token = await linkTo(email, 'reset', 2);
    expect((await change(person)).status).toBe(200);
    const wish = { token, password: 'set by a thief' };
    expect(codeOf(await new Person(server.url).post('/password-reset/confirm', wish))).toBe('NOT_FOUND');
  });

  test('a reset revokes all API tokens; a known password that is changed leaves them', async () => {
    const person = await reachable('Lore', 'lore@example.org');
    const newToken = async () =>
      (await person.post<{ token: string }>('/me/tokens', { label: 'a' })).body.token;
    const program = new Person(server.url);
    program.token = await newToken();
    await person.post('/me/password', { old: PASSWORD, new: 'changed by its owner' });
    expect((await program.get('/me')).status).toBe(200);
    const connection = await program.connect();
    await person.post('/password-reset', { name: 'Lore' });
    const token = await linkTo('lore@example.org', 'reset', 2);
    await person.post('/password-reset/confirm', { token, password: 'remembered this time' });
    expect((await connection.message('bye')).reason).toBe('signed-out');
    expect(codeOf(await program.get('/me'))).toBe('NOT_SIGNED_IN');
  });

  test('without a mail server, people are told to ask the operator', async () => {
    const quiet = await startServer();
    const forgetful = new Person(quiet.url);
    const answers = [
      await forgetful.post('/password-reset', { name: 'unknown' }),
      await forgetful.post('/password-reset', { name: (await account(quiet.url, 'Jutta')).name }),
    ];
    for (const answer of answers) expect(codeOf(answer)).toBe('CONFLICT');
    await quiet.close();
  });

  test('no secret of a link, password or address is in the log', () => {
    const logged = JSON.stringify(server.logged);
    const secrets = mailServer.mails.flatMap(({ text }) =>
      [...text.matchAll(/#([\w-]+)/g)].map(([, one]) => one),
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [...secrets, PASSWORD, '@example.org']) expect(logged).not.toContain(secret);
  });
});
