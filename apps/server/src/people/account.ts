import type { Me, MePatch, NewPassword, SignIn, SignUp } from '@keyflower/protocol';
import type * as z from 'zod';
import { refused } from '../errors/index.ts';
import { cleanName, cleanTitle, hashSecret, nameKey, newId, newSecret } from '../safety/index.ts';
import type { PersonRow, Stores } from '../store/index.ts';
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
  await context.store.journal.commit(async (tx) => {
    const { people } = tx;
    if (name !== undefined) {
      const key = await checkNameFree(tx, name, person.id);
      await people.set(person.id, isGuest(person) ? { name } : { name, name_key: key });
    }
    if (wish.lang !== undefined) await people.set(person.id, { lang: wish.lang });
    if (wish.bot) await people.set(person.id, { is_bot: 1 });
    if (wish.settings !== undefined) {
      const before = JSON.parse((await people.get(person.id))!.settings) as object;
      await people.set(person.id, { settings: JSON.stringify({ ...before, ...wish.settings }) });
    }
  });
  if (name !== undefined || wish.bot) await context.personTables.announce(person.id);
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
  await checkNameFree(context.store, name, person.id);
  if (wish.email !== undefined) checkMailLimit(context, person.id, wish.email);
  const password = await hashPassword(wish.password, context.passwordRounds);
  const mail = wish.email === undefined ? null : confirmation(context, person, name, wish.email);
  const cookie = await context.store.journal.commit(async (tx) => {
    const key = await checkNameFree(tx, name, person.id);
    // Hashing takes time: the person may have signed up, signed in or been deleted meanwhile.
    if (!(await isStill(tx, person))) throw refused('already-registered');
    await tx.people.set(person.id, { name, name_key: key, password });
    const renewed = await renewSession(context, tx, visitor);
    await mail?.write(tx);
    return renewed;
  });
  mail?.send();
  await context.loginAttempts.welcome(nameKey(name), address);
  keepOnlySession(context, visitor, cookie);
  await context.personTables.announce(person.id);
  return { cookie };
}

/** Whether a person is unchanged: neither deleted nor with another password. */
async function isStill(tx: Stores, { id, password }: PersonRow): Promise<boolean> {
  const now = await tx.people.get(id);
  return now !== undefined && now.deleted === null && now.password === password;
}

/** Ends all sessions and opens another, returned as a cookie's value; runs in the caller's transaction. */
async function renewSession(context: PeopleContext, tx: Stores, visitor: Visitor): Promise<string> {
  const { person, credential, byToken } = visitor;
  const now = Date.now();
  await tx.sessions.endAll(person.id);
  const cookie = await context.visitors.openSession(tx, person.id, now);
  if (context.store.sharing && !byToken)
    await tx.sessions.noteRenewal(credential, person.id, context.visitors.credentialOf(cookie)!, now);
  return cookie;
}

/** Keeps the sockets of the renewed session and closes those of all others. */
function keepOnlySession(context: PeopleContext, { person, credential }: Visitor, cookie: string): void {
  const renewed = context.visitors.credentialOf(cookie)!;
  for (const client of context.hub.ofPerson(person.id)) {
    if (client.credential === credential) client.credential = renewed;
  }
  context.hub.signOut(
    (client) => client.person === person.id && !client.byToken && client.credential !== renewed,
    'signed-out',
  );
}

async function mayTry(context: PeopleContext, account: string, address: string): Promise<void> {
  const wait = await context.loginAttempts.ask(account, address);
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
  await mayTry(context, key, address);
  if (!(await checkPassword(password ?? '', person.password!))) {
    throw refused('wrong-password');
  }
  await context.loginAttempts.succeeded(key, address);
}

export async function signIn(
  context: PeopleContext,
  visitor: Visitor | null,
  wish: z.output<typeof SignIn>,
  address: string,
): Promise<{ person: PersonRow; cookie: string }> {
  const key = nameKey(cleanName(wish.name) ?? '');
  await mayTry(context, key, address);
  const person = await context.store.people.named(key);
  const right = person?.password
    ? await checkPassword(wish.password, person.password)
    : await checkNothing(wish.password, context.passwordRounds);
  if (!person || !right) throw refused('wrong-name-or-password');
  if (isBanned(person)) throw refused('banned', { note: person.ban_reason });
  await context.loginAttempts.succeeded(key, address);
  const now = Date.now();
  const guest = visitor && !visitor.byToken && isGuest(visitor.person) ? visitor : null;
  const { tables, cookie } = await context.store.journal.commit(async (tx) => {
    const handedOver = guest ? await tx.tables.sittingAt(guest.person.id) : [];
    if (guest) await tx.people.handOver(guest.person.id, person.id);
    await tx.people.set(person.id, { seen: now });
    return { tables: handedOver, cookie: await context.visitors.openSession(tx, person.id, now) };
  });
  if (guest) {
    context.hub.signOut((client) => client.person === guest.person.id, 'signed-out');
    // Seats changed hands on disk, so cached tables are stale, finished ones included.
    context.personTables.reloadHandedOver(guest.person.id, tables);
    // Where the account already had a seat, the guest's could not become its second one.
    await context.personTables.leaveAll(guest.person.id);
    await context.store.journal.commit((tx) => tx.people.forget(guest.person.id, now));
    await context.personTables.announce(person.id);
    context.hub.waitingChanged(person.id);
  }
  return { person, cookie };
}

export async function signOut(context: PeopleContext, credential: string): Promise<void> {
  await context.store.journal.commit((tx) => tx.sessions.end(credential));
  context.hub.signOut((client) => client.credential === credential, 'signed-out');
}

/** Ends all sessions, API tokens and mailed links. */
export async function signOutEverywhere(context: PeopleContext, person: string): Promise<void> {
  await context.store.journal.commit((tx) => tx.sessions.revokeAll(person));
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
  const cookie = await context.store.journal.commit(async (tx) => {
    if (!(await isStill(tx, person))) throw refused('password-changed');
    await tx.people.set(person.id, { password });
    return renewSession(context, tx, visitor);
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
  await context.store.journal.commit((tx) => tx.people.forget(person.id, Date.now()));
  context.hub.signOut((client) => client.person === person.id, 'signed-out');
  await context.personTables.announce(person.id);
}

export async function newToken(
  context: PeopleContext,
  person: PersonRow,
  label: string,
): Promise<{ id: string; token: string }> {
  const id = newId(12);
  const token = `${TOKEN_PREFIX}${newSecret(30)}`;
  await context.store.journal.commit(async ({ sessions }) => {
    if ((await sessions.tokens(person.id)).length >= MAX_TOKENS)
      throw refused('too-many-tokens', { most: MAX_TOKENS });
    await sessions.addToken(id, hashSecret(token), person.id, cleanTitle(label), Date.now());
  });
  return { id, token };
}

export async function dropToken(context: PeopleContext, person: PersonRow, id: string): Promise<void> {
  const credential = await context.store.journal.commit((tx) => tx.sessions.dropToken(id, person.id));
  if (credential === null) throw refused('no-such-token');
  context.hub.signOut((client) => client.credential === credential, 'signed-out');
}

export async function block(
  context: PeopleContext,
  person: PersonRow,
  other: string,
  on: boolean,
): Promise<void> {
  const { people, journal } = context.store;
  if (on && (other === person.id || !(await people.get(other)))) throw refused('no-such-person');
  const now = await journal.commit(async ({ chat }) => {
    if (!on) await chat.unblock(person.id, other);
    else if ((await chat.blockedBy(person.id)).length < MAX_BLOCKED) await chat.block(person.id, other);
    else throw refused('too-many-blocked', { most: MAX_BLOCKED });
    return chat.blockedBy(person.id);
  });
  const blocked = new Set(now);
  for (const client of context.hub.ofPerson(person.id)) client.blocked = blocked;
}
