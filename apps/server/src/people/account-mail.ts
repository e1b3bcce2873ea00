import type { App } from '../context/server-context.ts';
import { words } from '../notify/words.ts';
import { refused } from '../errors/refused.ts';
import { cleanName, nameKey } from '../safety/text.ts';
import type { PersonRow } from '../store/people.ts';
import { hashPassword } from './password.ts';
import { hashSecret, newSecret } from '../safety/token.ts';
import { goodPassword } from './credentials.ts';

const HOUR = 3_600_000;

/** Strangers choose where our letters go: no mailbox gets many. */
function mayMail(app: App, person: string, email: string): boolean {
  return app.limits.letters.take(person) && app.limits.letters.take(email.toLowerCase());
}

/** Refuses where a mailbox, or somebody, has had enough letters. */
export function mustMail(app: App, person: string, email: string): void {
  if (app.mailer && !mayMail(app, person, email)) throw refused('too-many-mails', {}, { retryAfter: 600 });
}

/** A new address, to be written in a transaction of the caller, and the letter that asks to confirm it. */
export function confirmation(
  app: App,
  { id, lang }: PersonRow,
  name: string,
  email: string,
): { write(): void; send(): void } {
  const secret = newSecret();
  return {
    write: () => {
      app.store.people.set(id, { email, email_confirmed: 0 });
      app.store.sessions.addOneTime(hashSecret(secret), id, 'email', email, Date.now() + 24 * HOUR);
    },
    send: () => {
      const letter = words(lang).confirmAddress({ name, link: app.link(`/confirm#${secret}`) });
      void app.mailer?.send({ to: email, ...letter });
    },
  };
}

export async function setEmail(app: App, person: PersonRow, email: string | null): Promise<void> {
  if (email === null) {
    await app.store.journal.commit(() => app.store.people.set(person.id, { email, email_confirmed: 0 }));
    return;
  }
  mustMail(app, person.id, email);
  const letter = confirmation(app, person, person.name, email);
  await app.store.journal.commit(() => letter.write());
  letter.send();
}

export async function confirmEmail(app: App, token: string): Promise<void> {
  const done = await app.store.journal.commit(() => {
    const found = app.store.sessions.takeOneTime(hashSecret(token), 'email', Date.now());
    const person = found && app.store.people.get(found.person);
    if (!found || person?.email !== found.data) return false;
    app.store.people.set(found.person, { email_confirmed: 1 });
    return true;
  });
  if (!done) throw refused('link-expired');
}

/** By name or by address. Says nothing about whether there is such an account, also not by how long it takes. */
export function requestReset(app: App, name: string): void {
  if (!app.mailer) throw refused('mail-not-configured');
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
  const hashed = await hashPassword(password);
  const person = await app.store.journal.commit(() => {
    const found = app.store.sessions.takeOneTime(hashSecret(token), 'reset', Date.now());
    if (!found) return null;
    // A refusal undoes all of this: the link can be used again with a better one.
    goodPassword(password, app.store.people.get(found.person)!.name);
    app.store.people.set(found.person, { password: hashed });
    app.store.sessions.endAll(found.person);
    return found.person;
  });
  if (person === null) throw refused('link-expired');
  app.signOutSockets((client) => client.person === person && !client.byToken, 'signed-out');
}
