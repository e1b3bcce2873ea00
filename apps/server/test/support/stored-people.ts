import { hashSecret, newId, newSecret } from '../../src/safety/token.ts';
import { Person } from './person.ts';
import type { TestServer } from './server.ts';

type Changes = Parameters<TestServer['running']['context']['store']['people']['set']>[1];

/** A person inserted directly into the store, with the given properties. Much cheaper than signing up by HTTP. */
export async function storedPerson(server: TestServer, changes: Changes = {}): Promise<Person> {
  const { store, visitors, cookie } = server.running.context;
  const person = new Person(server.url);
  person.id = newId(12);
  person.name = `Resident ${person.id}`;
  const session = await store.journal.commit(async (tx) => {
    await tx.people.addGuest(person.id, person.name, 'en', Date.now());
    if (Object.keys(changes).length > 0) await tx.people.set(person.id, changes);
    return visitors.openSession(tx, person.id, Date.now());
  });
  person.cookie = `${cookie}=${encodeURIComponent(session)}`;
  return person;
}

/** An account with a name but no password: signing in to it is impossible. */
export const ACCOUNT: Changes = { password: 'no hash of anything' };

/** A personal token for a person. */
export async function tokenOf(server: TestServer, person: Person): Promise<{ id: string; token: string }> {
  const { store } = server.running.context;
  const id = newId(12);
  const token = `kf_${newSecret(30)}`;
  await store.journal.commit((tx) =>
    tx.sessions.addToken(id, hashSecret(token), person.id, 'a token', Date.now()),
  );
  return { id, token };
}

/** The same person, with a token instead of a cookie. */
export function withToken(person: Person, token: string): Person {
  const program = new Person(person.url);
  program.id = person.id;
  program.name = person.name;
  program.token = token;
  return program;
}
