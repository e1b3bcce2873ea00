import type { Me, MePatch, NewPassword, SignIn, SignUp } from '@keyflower/protocol';
import type * as z from 'zod';
import type { App } from '../context/server-context.ts';
import { refused } from '../errors/refused.ts';
import { cleanName, nameKey } from '../safety/text.ts';
import type { PersonRow } from '../store/people.ts';
import { confirmation, mustMail } from './account-mail.ts';
import { me } from './me.ts';
import { checkNothing, checkPassword, hashPassword } from './password.ts';
import { hashSecret, newId, newSecret } from '../safety/token.ts';
import { isBanned, isGuest, TOKEN_PREFIX, type Visitor } from './visitors.ts';
import { goodName, goodPassword, mustBeFree } from './credentials.ts';

const MOST_TOKENS = 20;
const MOST_BLOCKED = 500;

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

/**
 * A guest becomes an account: the same person, so everything they played stays theirs. Gives the new cookie: the
 * guest's was not made for an account, and whoever else knows it must not get in by it.
 */
export async function signUp(
  app: App,
  visitor: Visitor,
  wish: z.output<typeof SignUp>,
): Promise<{ cookie: string }> {
  const { person } = visitor;
  if (!isGuest(person)) throw refused('already-registered');
  const name = goodName(wish.name);
  goodPassword(wish.password, name);
  mustBeFree(app, name, person.id);
  if (wish.email !== undefined) mustMail(app, person.id, wish.email);
  const password = await hashPassword(wish.password);
  const letter = wish.email === undefined ? null : confirmation(app, person, name, wish.email);
  const cookie = await app.store.journal.commit(() => {
    const key = mustBeFree(app, name, person.id);
    // Hashing took its time: they may have signed up, or in, or gone meanwhile.
    if (!isStill(app, person)) throw refused('already-registered');
    app.store.people.set(person.id, { name, name_key: key, password });
    letter?.write();
    return renewSession(app, person.id);
  });
  letter?.send();
  keepOnlySession(app, visitor, cookie);
  app.tellTablesOf(person.id);
  return { cookie };
}

/** Whether somebody is what they were: neither deleted nor with another password. */
function isStill(app: App, { id, password }: PersonRow): boolean {
  const now = app.store.people.get(id);
  return now !== undefined && now.deleted === null && now.password === password;
}

/** Ends all sessions and opens another, as a cookie's value; part of a transaction of the caller. */
function renewSession(app: App, person: string): string {
  app.store.sessions.endAll(person);
  return app.visitors.openSession(person, Date.now());
}

/** Whoever renewed the session keeps their sockets; those of all other sessions close. */
function keepOnlySession(app: App, { person, credential }: Visitor, cookie: string): void {
  const renewed = app.visitors.byCookie(cookie)!.credential;
  for (const client of app.hub.ofPerson(person.id)) {
    if (client.credential === credential) client.credential = renewed;
  }
  app.signOutSockets(
    (client) => client.person === person.id && !client.byToken && client.credential !== renewed,
    'signed-out',
  );
}

function mayTry(app: App, account: string, address: string): void {
  const wait = app.guesses.ask(account, address);
  if (wait > 0) {
    throw refused('too-many-attempts', {}, { retryAfter: Math.ceil(wait / 1000) });
  }
}

export async function mustKnowPassword(
  app: App,
  person: PersonRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  const key = person.name_key ?? person.id;
  mayTry(app, key, address);
  if (!(await checkPassword(password ?? '', person.password!))) {
    throw refused('wrong-password');
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
  if (!person || !right) throw refused('wrong-name-or-password');
  if (isBanned(person)) throw refused('banned', { note: person.ban_reason });
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
    // Seats changed hands on disk: tables in memory are read again, also those where nobody plays any more.
    for (const id of new Set([...tables, ...app.house.shelf.naming(guest.person.id)])) app.readAgain(id);
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
  visitor: Visitor,
  wish: z.output<typeof NewPassword>,
  address: string,
): Promise<string> {
  const { person } = visitor;
  await mustKnowPassword(app, person, wish.old, address);
  goodPassword(wish.new, person.name);
  const password = await hashPassword(wish.new);
  const cookie = await app.store.journal.commit(() => {
    if (!isStill(app, person)) throw refused('password-changed');
    app.store.people.set(person.id, { password });
    return renewSession(app, person.id);
  });
  keepOnlySession(app, visitor, cookie);
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

export async function newToken(
  app: App,
  person: PersonRow,
  label: string,
): Promise<{ id: string; token: string }> {
  if (app.store.sessions.tokens(person.id).length >= MOST_TOKENS) {
    throw refused('too-many-tokens', { most: MOST_TOKENS });
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
  if (credential === null) throw refused('no-such-token');
  app.signOutSockets((client) => client.credential === credential, 'signed-out');
}

export async function block(app: App, person: PersonRow, other: string, on: boolean): Promise<void> {
  if (on) {
    if (!app.store.people.get(other) || other === person.id) throw refused('no-such-person');
    if (app.store.talk.blockedBy(person.id).length >= MOST_BLOCKED)
      throw refused('too-many-blocked', { most: MOST_BLOCKED });
  }
  await app.store.journal.commit(() =>
    on ? app.store.talk.block(person.id, other) : app.store.talk.unblock(person.id, other),
  );
  const blocked = new Set(app.store.talk.blockedBy(person.id));
  for (const client of app.hub.ofPerson(person.id)) client.blocked = blocked;
}
