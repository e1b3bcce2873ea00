import type { DataExport, Statistics } from '@keyflower/protocol';
import { gameFacts, tallyOf } from '@keyflower/protocol/counting';
import { costOfTurn } from '@keyflower/bots';
import { FULL_EDITION } from '@keyflower/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { account, PASSWORD } from './support/accounts.ts';
import { startBundle } from './support/bundle.ts';
import { query } from './support/database.ts';
import { counted } from './support/counted.ts';
import { eventually, pause } from './support/eventually.ts';
import { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable, tableOf } from './support/tables.ts';

/** How often a server is killed after the end of a game, and how long after: before, during and after counting. */
const KILLED = FULL ? 20 : 1;
const DELAYS_MS = [150, 0, 20, 60];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const of = async (viewer: Person, id: string): Promise<Statistics['groups']> =>
  (await viewer.get<Statistics>(`/people/${id}/statistics`)).body.groups;
const site = async (viewer: Person): Promise<Statistics['groups']> =>
  (await viewer.get<Statistics>('/statistics')).body.groups;

describe('statistics', () => {
  let people: Person[];
  let table: PlayedTable;
  beforeAll(async () => {
    people = [await account(server.url, 'Ada of Counts'), await account(server.url, 'Bela of Counts')];
    table = await tableOf(people, { options: { players: 2, farmers: 'mixed' } });
    await playOn(table, 'statistics');
    await counted(server);
  });

  test('have every finished game, for each player and for all together', async () => {
    const [ada, ben] = [must(people[0]), must(people[1])];
    const facts = gameFacts(FULL_EDITION, await downloaded(ada, table.id), { judge: costOfTurn });
    const group = (seats: number[]) => [
      { players: 2, farmers: 'mixed', tally: tallyOf(must(facts ?? undefined), seats) },
    ];
    expect(await of(ada, ada.id)).toEqual(group([0]));
    expect(await of(ada, ben.id)).toEqual(group([1]));
    expect(await site(ada)).toEqual(group([0, 1]));
    expect(must((await site(ada))[0]).tally.advice.compared).toBeGreaterThan(0);
  });

  test('can be downloaded as a table, and those of all kept for a minute', async () => {
    const anyone = new Person(server.url);
    for (const path of ['/statistics.csv', `/people/${must(people[1]).id}/statistics.csv`]) {
      const response = await fetch(`${server.url}/api/v1${path}`);
      expect(response.headers.get('content-type')).toContain('text/csv');
      expect(await response.text()).toContain('2,mixed,games,,count,1\r\n');
    }
    const kept = async (path: string): Promise<string | null> =>
      (await fetch(`${server.url}/api/v1${path}`)).headers.get('cache-control');
    expect(await kept('/statistics')).toBe('public, max-age=60');
    expect(await kept(`/people/${must(people[1]).id}/statistics`)).toBe('no-store');
    expect((await anyone.get('/people/no-such/statistics')).status).toBe(404);
  });

  test('count a game once, however often that is asked for', async () => {
    const before = await site(must(people[0]));
    await server.running.context.store.journal.commit(async (tx) => {
      tx.jobs.add({ kind: 'count', about: table.id });
      tx.jobs.add({ kind: 'count-earlier', about: '' });
    });
    await eventually(async () => {
      const levels = await server.running.context.queue.levels();
      return levels.every(({ waiting, running }) => waiting + running === 0);
    }, 'the jobs');
    expect(await site(must(people[0]))).toEqual(before);
  });

  test('count games that ended before, or right before a crash', async () => {
    const { store } = server.running.context;
    const before = await site(must(people[0]));
    query(server, 'DELETE FROM statistics');
    query(server, 'UPDATE tables SET counted = 0');
    await store.journal.commit(async (tx) => tx.jobs.add({ kind: 'count-earlier', about: '' }));
    await counted(server);
    expect(await site(must(people[0]))).toEqual(before);
  });

  test('tell only its players of a game at a private table', async () => {
    const [ada, ben] = [must(people[0]), must(people[1])];
    const before = await site(ada);
    const id = await ada.createTable({ options: { players: 2, farmers: 'off' } });
    const { you } = await ada.table(id);
    await ben.post(`/tables/${id}/enter`, { key: you.key! });
    await ben.post(`/tables/${id}/sit`, { seat: 1 });
    const players = [];
    for (const [seat, person] of [ada, ben].entries()) {
      const connection = await person.connect();
      await connection.watch(id);
      players.push({ person, connection, seat });
    }
    await ada.post(`/tables/${id}/start`);
    await playOn({ id, players }, 'private', Number.POSITIVE_INFINITY, true);
    await counted(server);
    expect((await of(ada, ada.id)).map(({ farmers }) => farmers)).toEqual(['mixed', 'off']);
    expect((await of(ben, ada.id)).map(({ farmers }) => farmers)).toEqual(['mixed']);
    expect((await of(new Person(server.url), ada.id)).map(({ farmers }) => farmers)).toEqual(['mixed']);
    expect(await site(ada)).toEqual(before);
  });

  test('are in the export of a person, and deleted with the account', async () => {
    const [ada, ben] = [must(people[0]), must(people[1])];
    const { body } = await ada.get<DataExport>('/me/export');
    expect(body.statistics).toEqual(await of(ada, ada.id));
    const { id } = ada;
    expect((await ada.delete('/me', { password: PASSWORD })).status).toBe(200);
    expect((await ben.get(`/people/${id}/statistics`)).status).toBe(404);
    expect(await server.running.context.store.statistics.of(id)).toEqual([]);
    expect(must((await site(ben))[0]).tally.scores.count).toBe(2);
  });
});

test('count each game once when the server is killed right after its end', async () => {
  let killed = await startBundle();
  for (let game = 1; game <= KILLED; game++) {
    const table = await startedTable(killed.url, { options: { players: 2 }, public: true });
    await playOn(table, 'killed', Number.POSITIVE_INFINITY, true);
    await pause(must(DELAYS_MS[game % DELAYS_MS.length]));
    await killed.stop('SIGKILL');
    await Promise.all(table.players.map(({ connection }) => connection.close()));
    killed = await startBundle({}, killed.data);
    const anyone = await Person.arrive(killed.url);
    const games = async (): Promise<number> => (await site(anyone))[0]?.tally.games ?? 0;
    await eventually(async () => (await games()) >= game, 'counting');
    expect(await games()).toBe(game);
  }
  await killed.stop();
});
