import { noticesIn } from './notices.ts';
import { refused } from '../errors/index.ts';
import { cleanName, hashSecret, nameKey, newSecret } from '../safety/index.ts';
import type { PersonRow, Stores } from '../store/index.ts';
import { hashPassword } from './password.ts';
import type { PeopleContext } from './context.ts';
import { checkPasswordStrength } from './credentials.ts';

const HOUR = 3_600_000;

/** Rate-limits mail per person and per address: anyone can enter someone else's address. */
function mayMail(context: PeopleContext, person: string, email: string): boolean {
  return context.limits.mails.take(person) && context.limits.mails.take(email.toLowerCase());
}

/** Refuses when the mail limit of a person or an address is reached. */
export function checkMailLimit(context: PeopleContext, person: string, email: string): void {
  if (context.mailer && !mayMail(context, person, email))
    throw refused('too-many-mails', {}, { retryAfter: 600 });
}

/** Links that were mailed to the old address are no longer valid. */
async function changeAddress(tx: Stores, person: string, email: string | null): Promise<void> {
  await tx.people.set(person, { email, email_confirmed: 0 });
  await tx.sessions.endLinks(person);
}

/** A new address, to be written in a transaction of the caller, and the mail that asks to confirm it. */
export function confirmation(
  context: PeopleContext,
  { id, lang }: PersonRow,
  name: string,
  email: string,
): { write(tx: Stores): Promise<void>; send(): void } {
  const secret = newSecret();
  return {
    write: async (tx) => {
      await changeAddress(tx, id, email);
      await tx.sessions.addOneTime(hashSecret(secret), id, 'email', email, Date.now() + 24 * HOUR);
    },
    send: () => {
      const mail = noticesIn(lang).confirmAddress({ name, link: context.link(`/confirm#${secret}`) });
      void context.mailer?.send({ to: email, ...mail });
    },
  };
}

export async function setEmail(
  context: PeopleContext,
  person: PersonRow,
  email: string | null,
): Promise<void> {
  if (email === null) {
    await context.store.journal.commit((tx) => changeAddress(tx, person.id, null));
    return;
  }
  checkMailLimit(context, person.id, email);
  const mail = confirmation(context, person, person.name, email);
  await context.store.journal.commit((tx) => mail.write(tx));
  mail.send();
}

export async function confirmEmail(context: PeopleContext, token: string): Promise<void> {
  const done = await context.store.journal.commit(async (tx) => {
    const found = await tx.sessions.takeOneTime(hashSecret(token), 'email', Date.now());
    const person = found && (await tx.people.get(found.person));
    if (!found || person?.email !== found.data) return false;
    await tx.people.set(found.person, { email_confirmed: 1 });
    return true;
  });
  if (!done) throw refused('link-expired');
}

/** By name or by address. Neither the answer nor its timing tells whether the account exists. */
export async function requestReset(context: PeopleContext, name: string): Promise<void> {
  if (!context.mailer) throw refused('mail-not-configured');
  const { people } = context.store;
  // Both are read always, and what follows is not waited for: it would take longer where the account exists.
  const [byName, byAddress] = await Promise.all([
    people.named(nameKey(cleanName(name) ?? '')),
    people.withEmail(name.trim()),
  ]);
  const [person] = (byName ? [byName] : byAddress).filter(
    ({ email, email_confirmed: confirmed }) => email !== null && confirmed === 1,
  );
  if (!person || !mayMail(context, person.id, person.email!)) return;
  const secret = newSecret();
  const mail = noticesIn(person.lang).passwordReset({
    name: person.name,
    link: context.link(`/reset#${secret}`),
  });
  const email = person.email!;
  context.store.journal
    .commit(async (tx) => {
      // Address or password may have changed since the request.
      const now = await tx.people.get(person.id);
      if (now?.email !== email || now.password !== person.password) return false;
      await tx.sessions.addOneTime(hashSecret(secret), person.id, 'reset', null, Date.now() + HOUR);
      return true;
    })
    .then((stored) => stored && context.mailer?.send({ to: email, ...mail }))
    .catch((error: unknown) => context.log.error({ error: String(error) }, 'a link could not be stored'));
}

export async function confirmReset(context: PeopleContext, token: string, password: string): Promise<void> {
  const hashed = await hashPassword(password, context.passwordRounds);
  const person = await context.store.journal.commit(async (tx) => {
    const found = await tx.sessions.takeOneTime(hashSecret(token), 'reset', Date.now());
    if (!found) return null;
    // A refusal rolls all of this back: the link stays valid for another password.
    checkPasswordStrength(password, (await tx.people.get(found.person))!.name);
    await tx.people.set(found.person, { password: hashed });
    await tx.sessions.revokeAll(found.person);
    return found.person;
  });
  if (person === null) throw refused('link-expired');
  context.hub.signOut((client) => client.person === person, 'signed-out');
}
