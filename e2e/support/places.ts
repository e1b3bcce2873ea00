import {
  type Action,
  determinize,
  FULL_EDITION,
  listActions,
  QuickRandom,
  type View,
} from '@keyflower/engine';
import { type Connection, Person } from '../../apps/server/test/support/person.ts';
import type { Server } from './server.ts';
import { tableAt } from './table-at.ts';
import { FULL } from './test.ts';

/* Tables and people of a server that many tests look at, and conditions for tables to be played to. */

/** A person, and the URL they look at. */
export interface Place {
  person: Person;
  url: string;
}

/** Prepared once for all screens and tests of a server that show the same place without changing it. */
export function shared<P extends Place>(
  prepare: (server: Server) => Promise<P>,
): (server: Server) => Promise<P> {
  const places = new WeakMap<Server, Promise<P>>();
  return (server) => {
    const place = places.get(server) ?? prepare(server);
    places.set(server, place);
    return place;
  };
}

export const summerTable = shared(({ url }) =>
  tableAt(url, { players: 3, until: 'summer', seed: 'looked at' }),
);
export const crowdedTable = shared(({ url }) =>
  tableAt(url, { players: 6, farmers: 'all', until: 'winter', seed: 'six farmers late' }),
);
export const finishedTable = shared(({ url }) =>
  tableAt(url, { players: FULL ? 4 : 2, farmers: 'all', until: 'over', seed: 'the end' }),
);

/** The viewer owes exactly this decision. */
export const asked =
  (decision: string, more: (view: View) => boolean = () => true) =>
  (view: View): boolean =>
    view.pending.some((one) => one.player === 0 && one.decision === decision) && more(view);

/** Whether the viewer has an action of a type. */
const offers =
  (type: Action['type']) =>
  (view: View): boolean =>
    listActions(determinize(FULL_EDITION, view, new QuickRandom(1)), 0, { limit: 300 }).actions.some(
      (action) => action.type === type,
    );

export const canCarry = offers('move');
export const canUpgrade = offers('upgrade');

/** A turn of the viewer with many bids in the market. */
export const busy = (season: View['season'], bids: number) =>
  asked(
    'turn',
    (view) =>
      view.season === season &&
      view.market.reduce((sum, offer) => sum + (offer.bids?.length ?? 0), 0) >= bids,
  );

async function newOperator(server: Server): Promise<Person> {
  const person = await Person.arrive(server.url);
  const name = `Moderator ${person.id.slice(0, 6)}`;
  await person.post('/account', { name, password: 'long enough a word' });
  await server.command('user', 'operator', name, 'on');
  return person;
}

const operators = new WeakMap<Server, Promise<Person>>();

/** The operator of a server: one for all tests, since the command that appoints one takes a second. */
export function operatorOf(server: Server): Promise<Person> {
  const person = operators.get(server) ?? newOperator(server);
  operators.set(server, person);
  return person;
}

/** Sends a chat message, and returns its number. */
async function sayOn(connection: Connection, at: string, text: string): Promise<number> {
  await connection.ask({ type: 'chat', table: at, id: connection.newId(), text });
  const line = await connection.until(
    () => connection.latest('chat')?.lines.find((one) => one.text === text),
    'the chat message',
  );
  return line.id;
}

export async function say(person: Person, at: string, text: string): Promise<void> {
  const connection = await person.connect();
  await connection.watch(at);
  await sayOn(connection, at, text);
  await connection.close();
}

/** Two people who chat at a table; one message was removed. */
export async function tableWithChat(
  server: Server,
  { friend: known }: { friend?: Person } = {},
): Promise<Place & { id: string; friend: Person }> {
  const friend = known ?? (await Person.arrive(server.url));
  const at = await tableAt(server.url, { players: 3, friends: [friend], seed: 'talk' });
  const [mine, theirs] = [await at.person.connect(), await friend.connect()];
  for (const connection of [mine, theirs]) await connection.watch(at.id);
  await sayOn(mine, at.id, 'Good luck, everyone!');
  await sayOn(theirs, at.id, 'And to you. I hope that no one wants the hiring fair as much as I do.');
  const rude = await sayOn(theirs, at.id, 'You always take my tiles!');
  await sayOn(mine, at.id, 'That was not kind.');
  for (const connection of [mine, theirs]) await connection.close();
  const moderator = await operatorOf(server);
  await moderator.post(`/operator/chat/${rude}/remove`, { reason: 'not kind' });
  return { ...at, friend };
}
