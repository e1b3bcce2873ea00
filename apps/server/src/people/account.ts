import type { Me, MePatch, NewPassword, SignIn, SignUp } from '@keyflower/protocol';
import type * as z from 'zod';
import type { App } from '../app.ts';
import { Refused } from '../refused.ts';
import { cleanName, isReservedName, nameKey } from '../safety/text.ts';
import type { PersonRow } from '../store/people.ts';
import { words } from '../notify/words.ts';
import { checkNothing, checkPassword, hashPassword, passwordProblem } from './password.ts';
import { me } from './me.ts';
import { hashSecret, newId, newSecret } from './token.ts';
import { isBanned, isGuest, TOKEN_PREFIX, type Visitor } from './visitors.ts';

const HOUR = 3_600_000;
const MOST_TOKENS = 20;
const MOST_BLOCKED = 500;

function goodName(raw: string): string {
  const name = cleanName(raw);
  if (name === null || isReservedName(name)) throw new Refused('BAD_NAME', 'this name cannot be used');
  return name;
}

function goodPassword(password: string, name: string): void {
  const problem = passwordProblem(password, name);
  if (problem) throw new Refused('WEAK_PASSWORD', `this password cannot be used: ${problem}`);
}

/** A name that belongs to an account is nobody else's, also not a guest's. */
function mustBeFree(app: App, name: string, person: string): string {
  const key = nameKey(name);
  const owner = app.store.people.named(key);
  if (owner && owner.id !== person) throw new Refused('NAME_TAKEN', 'somebody else has this name');
  return key;
}

export async function change(app: App, person: PersonRow, wish: z.output<typeof MePatch>): Promise<Me> {
  const name = wish.name === undefined ? undefined : goodName(wish.name);
  await app.store.journal.commit(() => {
    if (name !== undefined) {
      const key = mustBeFree(app, name, person.id);
      app.store.people.set(person.id, isGuest(person) ? { name } : { name, name_key: key });
    }
    if (wish.lang !== undefined) app.store.people.set(person.id, { lang: wish.lang });
    if (wish.bot) app.store.people.set(person.id, { is_bot: 1 });
    if (wish.settings !== undefined) {
      const before = JSON.parse(app.store.people.get(person.id)!.settings) as object;
      app.store.people.set(person.id, { settings: JSON.stringify({ ...before, ...wish.settings }) });
    }
  });
  if (name !== undefined || wish.bot) app.tellTablesOf(person.id);
  return me(app, person);
}

/** A guest becomes an account: the same person, so everything they played stays theirs. */
export async function signUp(app: App, person: PersonRow, wish: z.output<typeof SignUp>): Promise<Me> {
  if (!isGuest(person)) throw new Refused('CONFLICT', 'you have an account already');
  const name = goodName(wish.name);
  goodPassword(wish.password, name);
  mustBeFree(app, name, person.id);
  const password = await hashPassword(wish.password);
  await app.store.journal.commit(() => {
    const key = mustBeFree(app, name, person.id);
    app.store.people.set(person.id, { name, name_key: key, password });
  });
  app.tellTablesOf(person.id);
  if (wish.email !== undefined) await setEmail(app, person, wish.email);
  return me(app, person);
}

function mayTry(app: App, account: string, address: string): void {
  const wait = app.guesses.ask(account, address);
  if (wait > 0) {
    throw new Refused('TOO_MANY', 'too many tries: wait a little', { retryAfter: Math.ceil(wait / 1000) });
  }
}

async function mustKnowPassword(
  app: App,
  person: PersonRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  const key = person.name_key ?? person.id;
  mayTry(app, key, address);
  if (!(await checkPassword(password ?? '', person.password!))) {
    throw new Refused('WRONG_PASSWORD', 'the password is not right');
  }
  app.guesses.succeeded(key, address);
}

export async function signIn(
  app: App,
  visitor: Visitor | null,
  wish: z.output<typeof SignIn>,
  address: string,
): Promise<{ person: PersonRow; cookie: string }> {
  const key = nameKey(cleanName(wish.name) ?? '');
  mayTry(app, key, address);
  const person = app.store.people.named(key);
  const right = person?.password
    ? await checkPassword(wish.password, person.password)
    : await checkNothing(wish.password);
  if (!person || !right) throw new Refused('WRONG_PASSWORD', 'name or password is not right');
  if (isBanned(person)) throw new Refused('BANNED', person.ban_reason ?? 'you may not play here');
  app.guesses.succeeded(key, address);
  const now = Date.now();
  const guest = visitor && !visitor.byToken && isGuest(visitor.person) ? visitor : null;
  const tables = guest ? app.store.tables.sittingAt(guest.person.id) : [];
  const cookie = await app.store.journal.commit(() => {
    if (guest) {
      app.store.people.handOver(guest.person.id, person.id);
    }
    app.store.people.set(person.id, { seen: now });
    return app.visitors.openSession(person.id, now);
  });
  if (guest) {
    app.signOutSockets((client) => client.person === guest.person.id, 'signed-out');
    // Seats changed hands on disk: tables in memory are read again.
    for (const id of tables) app.readAgain(id);
    // Where the account had a seat already, the guest's could not become its second one.
    app.leaveEverything(guest.person.id);
    await app.store.journal.commit(() => app.store.people.forget(guest.person.id, now));
    app.tellTablesOf(person.id);
    app.hub.waitingChanged(person.id);
  }
  return { person, cookie };
}

export async function signOut(app: App, credential: string): Promise<void> {
  await app.store.journal.commit(() => app.store.sessions.end(credential));
  app.signOutSockets((client) => client.credential === credential, 'signed-out');
}

export async function signOutEverywhere(app: App, person: string): Promise<void> {
  await app.store.journal.commit(() => app.store.sessions.endAll(person));
  app.signOutSockets((client) => client.person === person && !client.byToken, 'signed-out');
}

/** A new password ends all other sessions; whoever changed it stays signed in by the new cookie. */
export async function changePassword(
  app: App,
  { person, credential }: Visitor,
  wish: z.output<typeof NewPassword>,
  address: string,
): Promise<string> {
  await mustKnowPassword(app, person, wish.old, address);
  goodPassword(wish.new, person.name);
  const password = await hashPassword(wish.new);
  const cookie = await app.store.journal.commit(() => {
    app.store.people.set(person.id, { password });
    app.store.sessions.endAll(person.id);
    return app.visitors.openSession(person.id, Date.now());
  });
  const renewed = app.visitors.byCookie(cookie)!.credential;
  for (const client of app.hub.ofPerson(person.id)) {
    if (client.credential === credential) client.credential = renewed;
  }
  app.signOutSockets(
    (client) => client.person === person.id && !client.byToken && client.credential !== renewed,
    'signed-out',
  );
  return cookie;
}

/** The account goes, the games stay. Running games are left to the bots. */
export async function remove(
  app: App,
  person: PersonRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (!isGuest(person)) await mustKnowPassword(app, person, password, address);
  app.leaveEverything(person.id);
  await app.store.journal.commit(() => app.store.people.forget(person.id, Date.now()));
  app.signOutSockets((client) => client.person === person.id, 'signed-out');
  app.tellTablesOf(person.id);
}

/** Strangers choose where our letters go: no mailbox gets many. */
function mayMail(app: App, person: string, email: string): boolean {
  return app.limits.letters.take(person) && app.limits.letters.take(email.toLowerCase());
}

export async function setEmail(app: App, person: PersonRow, email: string | null): Promise<void> {
  const secret = newSecret();
  if (email !== null && app.mailer && !mayMail(app, person.id, email))
    throw new Refused('TOO_MANY', 'too many letters: wait a little', { retryAfter: 600 });
  await app.store.journal.commit(() => {
    app.store.people.set(person.id, { email, email_confirmed: 0 });
    if (email !== null) {
      app.store.sessions.addOneTime(hashSecret(secret), person.id, 'email', email, Date.now() + 24 * HOUR);
    }
  });
  if (email === null || !app.mailer) return;
  const name = app.store.people.get(person.id)!.name;
  const letter = words(person.lang).confirmAddress({ name, link: app.link(`/confirm#${secret}`) });
  void app.mailer.send({ to: email, ...letter });
}

export async function confirmEmail(app: App, token: string): Promise<void> {
  const done = await app.store.journal.commit(() => {
    const found = app.store.sessions.takeOneTime(hashSecret(token), 'email', Date.now());
    const person = found && app.store.people.get(found.person);
    if (!found || person?.email !== found.data) return false;
    app.store.people.set(found.person, { email_confirmed: 1 });
    return true;
  });
  if (!done) throw new Refused('NOT_FOUND', 'this link has been used, or is too old');
}

/** By name or by address. Says nothing about whether there is such an account, also not by how long it takes. */
export function requestReset(app: App, name: string): void {
  if (!app.mailer)
    throw new Refused('CONFLICT', 'this server sends no mail: ask its operator for a new password');
  const byName = app.store.people.named(nameKey(cleanName(name) ?? ''));
  const people = byName ? [byName] : app.store.people.withEmail(name.trim());
  const [person] = people.filter(
    ({ email, email_confirmed: confirmed }) => email !== null && confirmed === 1,
  );
  if (!person || !mayMail(app, person.id, person.email!)) return;
  const secret = newSecret();
  const letter = words(person.lang).passwordReset({ name: person.name, link: app.link(`/reset#${secret}`) });
  app.store.journal
    .commit(() =>
      app.store.sessions.addOneTime(hashSecret(secret), person.id, 'reset', null, Date.now() + HOUR),
    )
    .then(() => app.mailer?.send({ to: person.email!, ...letter }))
    .catch((error: unknown) => app.log.error({ error: String(error) }, 'a link could not be stored'));
}

export async function confirmReset(app: App, token: string, password: string): Promise<void> {
  goodPassword(password, '');
  const hashed = await hashPassword(password);
  const person = await app.store.journal.commit(() => {
    const found = app.store.sessions.takeOneTime(hashSecret(token), 'reset', Date.now());
    if (!found) return null;
    app.store.people.set(found.person, { password: hashed });
    app.store.sessions.endAll(found.person);
    return found.person;
  });
  if (person === null) throw new Refused('NOT_FOUND', 'this link has been used, or is too old');
  app.signOutSockets((client) => client.person === person && !client.byToken, 'signed-out');
}

export async function newToken(
  app: App,
  person: PersonRow,
  label: string,
): Promise<{ id: string; token: string }> {
  if (app.store.sessions.tokens(person.id).length >= MOST_TOKENS) {
    throw new Refused('TOO_MANY', `an account has at most ${MOST_TOKENS} tokens`);
  }
  const id = newId(12);
  const token = `${TOKEN_PREFIX}${newSecret(30)}`;
  await app.store.journal.commit(() =>
    app.store.sessions.addToken(id, hashSecret(token), person.id, app.cleanTitle(label), Date.now()),
  );
  return { id, token };
}

export async function dropToken(app: App, person: PersonRow, id: string): Promise<void> {
  const credential = await app.store.journal.commit(() => app.store.sessions.dropToken(id, person.id));
  if (credential === null) throw new Refused('NOT_FOUND', 'you have no such token');
  app.signOutSockets((client) => client.credential === credential, 'signed-out');
}

export async function block(app: App, person: PersonRow, other: string, on: boolean): Promise<void> {
  if (on) {
    if (!app.store.people.get(other) || other === person.id)
      throw new Refused('NOT_FOUND', 'there is nobody like that');
    if (app.store.talk.blockedBy(person.id).length >= MOST_BLOCKED)
      throw new Refused('TOO_MANY', 'that is a lot of people');
  }
  await app.store.journal.commit(() =>
    on ? app.store.talk.block(person.id, other) : app.store.talk.unblock(person.id, other),
  );
  const blocked = new Set(app.store.talk.blockedBy(person.id));
  for (const client of app.hub.ofPerson(person.id)) client.blocked = blocked;
}
