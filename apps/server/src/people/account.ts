import type { Me, MePatch, NewPassword, SignIn, SignUp } from '@keyflower/protocol';
import type * as z from 'zod';
import { refused } from '../errors/index.ts';
import { cleanName, cleanTitle, hashSecret, nameKey, newId, newSecret } from '../safety/index.ts';
import type { PersonRow } from '../store/index.ts';
import { confirmation, checkMailLimit } from './account-mail.ts';
import { me } from './me.ts';
import { checkNothing, checkPassword, hashPassword } from './password.ts';
import type { PeopleContext } from './context.ts';
import { isBanned, isGuest, TOKEN_PREFIX, type Visitor } from './visitors.ts';
import { validName, checkPasswordStrength, checkNameFree } from './credentials.ts';

const MAX_TOKENS = 20;
const MAX_BLOCKED = 500;

export async function change(
  context: PeopleContext,
  person: PersonRow,
  wish: z.output<typeof MePatch>,
): Promise<Me> {
  const name = wish.name === undefined ? undefined : validName(wish.name);
  await context.store.journal.commit(() => {
    if (name !== undefined) {
      const key = checkNameFree(context, name, person.id);
      context.store.people.set(person.id, isGuest(person) ? { name } : { name, name_key: key });
    }
    if (wish.lang !== undefined) context.store.people.set(person.id, { lang: wish.lang });
    if (wish.bot) context.store.people.set(person.id, { is_bot: 1 });
    if (wish.settings !== undefined) {
      const before = JSON.parse(context.store.people.get(person.id)!.settings) as object;
      context.store.people.set(person.id, { settings: JSON.stringify({ ...before, ...wish.settings }) });
    }
  });
  if (name !== undefined || wish.bot) context.personTables.announce(person.id);
  return me(context.store, person);
}

/**
 * Turns a guest into an account, keeping the same person and their games. Returns a new cookie: the guest's cookie
 * may be known to others, who must not get into the account.
 */
export async function signUp(
  context: PeopleContext,
  visitor: Visitor,
  wish: z.output<typeof SignUp>,
  address: string,
): Promise<{ cookie: string }> {
  const { person } = visitor;
  if (!isGuest(person)) throw refused('already-registered');
  const name = validName(wish.name);
  checkPasswordStrength(wish.password, name);
  checkNameFree(context, name, person.id);
  if (wish.email !== undefined) checkMailLimit(context, person.id, wish.email);
  const password = await hashPassword(wish.password, context.passwordRounds);
  const mail = wish.email === undefined ? null : confirmation(context, person, name, wish.email);
  const cookie = await context.store.journal.commit(() => {
    const key = checkNameFree(context, name, person.id);
    // Hashing takes time: the person may have signed up, signed in or been deleted meanwhile.
    if (!isStill(context, person)) throw refused('already-registered');
    context.store.people.set(person.id, { name, name_key: key, password });
    const renewed = renewSession(context, person.id);
    mail?.write();
    return renewed;
  });
  mail?.send();
  context.loginAttempts.welcome(nameKey(name), address);
  keepOnlySession(context, visitor, cookie);
  context.personTables.announce(person.id);
  return { cookie };
}

/** Whether a person is unchanged: neither deleted nor with another password. */
function isStill(context: PeopleContext, { id, password }: PersonRow): boolean {
  const now = context.store.people.get(id);
  return now !== undefined && now.deleted === null && now.password === password;
}

/** Ends all sessions and opens another, returned as a cookie's value; runs in the caller's transaction. */
function renewSession(context: PeopleContext, person: string): string {
  context.store.sessions.endAll(person);
  return context.visitors.openSession(person, Date.now());
}

/** Keeps the sockets of the renewed session and closes those of all others. */
function keepOnlySession(context: PeopleContext, { person, credential }: Visitor, cookie: string): void {
  const renewed = context.visitors.byCookie(cookie)!.credential;
  for (const client of context.hub.ofPerson(person.id)) {
    if (client.credential === credential) client.credential = renewed;
  }
  context.hub.signOut(
    (client) => client.person === person.id && !client.byToken && client.credential !== renewed,
    'signed-out',
  );
}

function mayTry(context: PeopleContext, account: string, address: string): void {
  const wait = context.loginAttempts.ask(account, address);
  if (wait > 0) {
    throw refused('too-many-attempts', {}, { retryAfter: Math.ceil(wait / 1000) });
  }
}

export async function mustKnowPassword(
  context: PeopleContext,
  person: PersonRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  const key = person.name_key ?? person.id;
  mayTry(context, key, address);
  if (!(await checkPassword(password ?? '', person.password!))) {
    throw refused('wrong-password');
  }
  context.loginAttempts.succeeded(key, address);
}

export async function signIn(
  context: PeopleContext,
  visitor: Visitor | null,
  wish: z.output<typeof SignIn>,
  address: string,
): Promise<{ person: PersonRow; cookie: string }> {
  const key = nameKey(cleanName(wish.name) ?? '');
  mayTry(context, key, address);
  const person = context.store.people.named(key);
  const right = person?.password
    ? await checkPassword(wish.password, person.password)
    : await checkNothing(wish.password, context.passwordRounds);
  if (!person || !right) throw refused('wrong-name-or-password');
  if (isBanned(person)) throw refused('banned', { note: person.ban_reason });
  context.loginAttempts.succeeded(key, address);
  const now = Date.now();
  const guest = visitor && !visitor.byToken && isGuest(visitor.person) ? visitor : null;
  const tables = guest ? context.store.tables.sittingAt(guest.person.id) : [];
  const cookie = await context.store.journal.commit(() => {
    if (guest) {
      context.store.people.handOver(guest.person.id, person.id);
    }
    context.store.people.set(person.id, { seen: now });
    return context.visitors.openSession(person.id, now);
  });
  if (guest) {
    context.hub.signOut((client) => client.person === guest.person.id, 'signed-out');
    // Seats changed hands on disk, so cached tables are stale, finished ones included.
    context.personTables.reloadHandedOver(guest.person.id, tables);
    // Where the account already had a seat, the guest's could not become its second one.
    await context.personTables.leaveAll(guest.person.id);
    await context.store.journal.commit(() => context.store.people.forget(guest.person.id, now));
    context.personTables.announce(person.id);
    context.hub.waitingChanged(person.id);
  }
  return { person, cookie };
}

export async function signOut(context: PeopleContext, credential: string): Promise<void> {
  await context.store.journal.commit(() => context.store.sessions.end(credential));
  context.hub.signOut((client) => client.credential === credential, 'signed-out');
}

/** Ends all sessions, API tokens and mailed links. */
export async function signOutEverywhere(context: PeopleContext, person: string): Promise<void> {
  await context.store.journal.commit(() => context.store.sessions.revokeAll(person));
  context.hub.signOut((client) => client.person === person, 'signed-out');
}

/** A new password ends all other sessions; the current one continues with the new cookie. */
export async function changePassword(
  context: PeopleContext,
  visitor: Visitor,
  wish: z.output<typeof NewPassword>,
  address: string,
): Promise<string> {
  const { person } = visitor;
  await mustKnowPassword(context, person, wish.old, address);
  checkPasswordStrength(wish.new, person.name);
  const password = await hashPassword(wish.new, context.passwordRounds);
  const cookie = await context.store.journal.commit(() => {
    if (!isStill(context, person)) throw refused('password-changed');
    context.store.people.set(person.id, { password });
    return renewSession(context, person.id);
  });
  keepOnlySession(context, visitor, cookie);
  return cookie;
}

/** Deletes the account; the games stay, and running ones are left to bots. */
export async function remove(
  context: PeopleContext,
  person: PersonRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (!isGuest(person)) await mustKnowPassword(context, person, password, address);
  await context.personTables.leaveAll(person.id);
  await context.store.journal.commit(() => context.store.people.forget(person.id, Date.now()));
  context.hub.signOut((client) => client.person === person.id, 'signed-out');
  context.personTables.announce(person.id);
}

export async function newToken(
  context: PeopleContext,
  person: PersonRow,
  label: string,
): Promise<{ id: string; token: string }> {
  const id = newId(12);
  const token = `${TOKEN_PREFIX}${newSecret(30)}`;
  await context.store.journal.commit(() => {
    const { sessions } = context.store;
    if (sessions.tokens(person.id).length >= MAX_TOKENS)
      throw refused('too-many-tokens', { most: MAX_TOKENS });
    sessions.addToken(id, hashSecret(token), person.id, cleanTitle(label), Date.now());
  });
  return { id, token };
}

export async function dropToken(context: PeopleContext, person: PersonRow, id: string): Promise<void> {
  const credential = await context.store.journal.commit(() =>
    context.store.sessions.dropToken(id, person.id),
  );
  if (credential === null) throw refused('no-such-token');
  context.hub.signOut((client) => client.credential === credential, 'signed-out');
}

export async function block(
  context: PeopleContext,
  person: PersonRow,
  other: string,
  on: boolean,
): Promise<void> {
  const { chat, people, journal } = context.store;
  if (on && (!people.get(other) || other === person.id)) throw refused('no-such-person');
  await journal.commit(() => {
    if (!on) chat.unblock(person.id, other);
    else if (chat.blockedBy(person.id).length < MAX_BLOCKED) chat.block(person.id, other);
    else throw refused('too-many-blocked', { most: MAX_BLOCKED });
  });
  const blocked = new Set(context.store.chat.blockedBy(person.id));
  for (const client of context.hub.ofPerson(person.id)) client.blocked = blocked;
}
