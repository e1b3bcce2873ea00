import type { Profile } from '@keyflower/protocol';
import { Person } from './person.ts';

export const PASSWORD = 'a walk along the river';

/** A guest who signs up. */
export async function account(url: string, name: string, more: { email?: string } = {}): Promise<Person> {
  const person = await Person.arrive(url);
  await signUp(person, name, more);
  return person;
}

export async function signUp(person: Person, name: string, more: { email?: string } = {}): Promise<void> {
  const { status, body } = await person.post('/account', { name, password: PASSWORD, ...more });
  if (status !== 200) throw new Error(JSON.stringify(body));
  person.name = name;
}

/** The same account in another browser. */
export async function signInElsewhere(person: Person, password = PASSWORD): Promise<Person> {
  const device = new Person(person.url);
  const { status, body } = await device.post<{ id: string }>('/session', { name: person.name, password });
  if (status !== 200) throw new Error(JSON.stringify(body));
  device.id = body.id;
  device.name = person.name;
  return device;
}

/** A program that plays for an account. */
export async function program(person: Person, label = 'a program'): Promise<Person & { tokenId: string }> {
  const { body } = await person.post<{ id: string; token: string }>('/me/tokens', { label });
  const bot = new Person(person.url);
  bot.token = body.token;
  bot.id = person.id;
  return Object.assign(bot, { tokenId: body.id });
}

/** The public profile of a person. */
export const profile = async (person: Person): Promise<Profile> =>
  (await person.get<Profile>(`/people/${person.id}`)).body;
