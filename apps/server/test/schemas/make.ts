// Writes the dump of the current schema, with data from a server that was really played on:
//   npm run ts -- apps/server/test/schemas/make.ts
// Run it before adding a migration: test/migrations.test.ts asks for the dump of every earlier schema.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewTable } from '@keyflower/protocol';
import { MIGRATIONS } from '../../src/store/index.ts';
import { account } from '../support/accounts.ts';
import { dumped } from '../support/dump.ts';
import { Person } from '../support/person.ts';
import { startServer } from '../support/server.ts';
import { type PlayedTable, playOn, type Seated } from '../support/tables.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const server = await startServer();
const anna = await account(server.url, 'Anna', { email: 'anna@example.org' });
const bela = await account(server.url, 'Bela');
const guest = await Person.arrive(server.url);

const ok = async (asked: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(JSON.stringify(body));
};

async function seated(settings: NewTable, ...people: Person[]): Promise<string> {
  const [host, ...others] = atLeast(1, people);
  const id = await host.createTable(settings);
  const { you } = await host.table(id);
  for (const [i, person] of others.entries()) {
    await ok(person.post(`/tables/${id}/enter`, { key: you.key! }));
    await ok(person.post(`/tables/${id}/sit`, { seat: i + 1 }));
  }
  return id;
}

async function begun(settings: NewTable, ...people: Person[]): Promise<PlayedTable> {
  const id = await seated(settings, ...people);
  const players: Seated[] = [];
  for (const [seat, person] of people.entries()) {
    const connection = await person.connect();
    await connection.watch(id);
    players.push({ person, connection, seat });
  }
  for (let seat = people.length; seat < settings.options.players; seat++) {
    await ok(must(people[0]).put(`/tables/${id}/seats/${seat}`, { bot: 'random' }));
  }
  await ok(must(people[0]).post(`/tables/${id}/start`));
  for (const { connection } of players) await connection.message('view');
  return { id, players };
}

await seated({ title: 'open', options: { players: 3 }, public: true }, anna, guest);
const cancelled = await seated({ title: 'cancelled', options: { players: 2 } }, bela);
await ok(bela.post(`/tables/${cancelled}/cancel`));

const over = await begun({ title: 'over', options: { players: 2 }, public: true, rated: true }, anna, bela);
await must(over.players[0]).connection.ask({ type: 'chat', table: over.id, id: 'hello', text: 'Good luck!' });
await playOn(over, 'over');

const untimed = await begun(
  { title: 'untimed', options: { players: 3, farmers: 'mixed', gamers: true }, onLeave: 'vote' },
  anna,
  bela,
  guest,
);
await playOn(untimed, 'untimed', 25);
await ok(guest.post(`/tables/${untimed.id}/leave`));

const live = await begun(
  { title: 'live', options: { players: 2 }, clock: { kind: 'live', bank: 3600, perDecision: 600 } },
  bela,
);
await playOn(live, 'live', 10);
const letters = await begun(
  { title: 'letters', options: { players: 2, farmers: 'all' }, clock: { kind: 'correspondence', hours: 48 } },
  anna,
  bela,
);
await playOn(letters, 'letters', 12);
const closed = await begun({ title: 'closed', options: { players: 2 } }, anna, bela);
await playOn(closed, 'closed', 3);

const { store } = server.running.context;
await store.journal.commit((tx) => tx.people.set(anna.id, { operator: 1 }));
await ok(anna.post(`/operator/tables/${closed.id}/close`, { reason: 'a test' }));
await ok(bela.post('/reports', { person: guest.id, table: untimed.id, text: 'left us' }));
await ok(bela.put(`/me/blocks/${guest.id}`));
await ok(anna.post('/me/tokens', { label: 'a program' }));
await ok(anna.post('/me/vacation', { days: 2 }));

await server.running.close();
const name = String(MIGRATIONS.length).padStart(3, '0');
writeFileSync(new URL(`${name}.sql`, import.meta.url), dumped(join(server.data, 'keyflower.sqlite')));
await server.close();
