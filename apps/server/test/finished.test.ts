import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FULL_EDITION,
  overridesHash,
  type RecordHeader,
  replayRecord,
  type scoreGame,
  seedCommitment,
} from '@keyflower/engine';
import type { NewTable, Profile, TableList } from '@keyflower/protocol';
import type * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, PASSWORD } from './support/accounts.ts';
import { keyflower } from './support/bundle.ts';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'keyflower-records-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const code = (answer: { body: unknown }): string | undefined =>
  (answer.body as { error?: { code: string } }).error?.code;
const TWO = { options: { players: 2 } } as const;
let names = 0;
const newAccount = (): Promise<Person> => account(server.url, `Miller ${names++}`);

const lines = (text: string): object[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);

async function downloaded(person: Person, id: string): Promise<object[]> {
  const { status, body } = await person.get<string>(`/tables/${id}/record`);
  expect(status).toBe(200);
  return lines(body);
}

/** People with accounts at a table whose game has started. */
async function tableOf(people: readonly Person[], settings: Partial<NewTable> = {}): Promise<PlayedTable> {
  const id = await must(people[0]).createTable({
    options: { players: people.length },
    public: true,
    ...settings,
  });
  const players = [];
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.post(`/tables/${id}/sit`, { seat });
    const connection = await person.connect();
    await connection.watch(id);
    players.push({ person, connection, seat });
  }
  const { status, body } = await must(people[0]).post(`/tables/${id}/start`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (const { connection } of players) await connection.message('view');
  return { id, players };
}

const profile = async (person: Person): Promise<Profile> =>
  (await person.get<Profile>(`/people/${person.id}`)).body;

describe('a finished game', () => {
  let table: PlayedTable;
  let players: Person[];
  let promised: string | null;
  /** The refusals for record and score sheets while the game was running. */
  const early: (string | undefined)[] = [];
  beforeAll(async () => {
    players = [await newAccount(), await newAccount()];
    table = await tableOf(players, { options: { players: 2, farmers: 'mixed', gamers: true } });
    promised = (await must(players[0]).table(table.id)).table.seedHash;
    for (const path of ['record', 'score'])
      early.push(code(await must(players[0]).get(`/tables/${table.id}/${path}`)));
    await playOn(table, 'finished');
  });

  test('has a result, itemised score sheets, and a seed that matches its commitment', async () => {
    const [{ person, connection }] = atLeast(1, table.players);
    const { table: after } = await person.table(table.id);
    expect(after).toMatchObject({ status: 'over', reason: null });
    const { scores, winners, seed } = after.result!;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(seedCommitment(seed)).toBe(promised);
    expect(after.seedHash).toBe(promised);
    expect(early).toEqual(['CONFLICT', 'CONFLICT']);
    const { body } = await person.get<ReturnType<typeof scoreGame>>(`/tables/${table.id}/score`);
    expect(body.players.map(({ total }) => total)).toEqual(scores);
    expect(body.winners).toEqual(winners);
    // All watchers were told with the last step.
    const told = connection.latest('table');
    expect(told).toMatchObject({ table: { status: 'over', result: { scores } } });
  });

  test('has a record that engine and command line verify, also after the table was evicted', async () => {
    const [{ person }] = atLeast(1, table.players);
    const record = await downloaded(person, table.id);
    const { table: after } = await person.table(table.id);
    const replayed = replayRecord(FULL_EDITION, record);
    expect(replayed.result).toMatchObject({
      seed: after.result!.seed,
      result: { scores: after.result!.scores, winners: after.result!.winners },
    });
    await evict(server, table.id);
    expect(await downloaded(person, table.id)).toEqual(record);
    const file = join(folder, 'game.jsonl');
    writeFileSync(file, record.map((line) => JSON.stringify(line)).join('\n'));
    const verified = await keyflower('verify', file);
    expect(verified).toMatchObject({ code: 0, err: '' });
    const wrong = record.map((line) => JSON.stringify(line).replace('"pass"', '"done"')).join('\n');
    writeFileSync(file, wrong);
    expect((await keyflower('verify', file)).code).not.toBe(0);
  });

  test('is told to each seat with what that seat knew', async () => {
    for (const { person, connection } of table.players) {
      const { body } = await person.get<{ events: object[] }>(`/tables/${table.id}/events`);
      const heard = connection.received.flatMap((one) => (one.type === 'events' ? one.events : []));
      expect(body.events.slice(-heard.length)).toEqual(heard);
      expect(body.events[body.events.length - 1]).toMatchObject({ type: 'game-over' });
    }
  });

  test('is in the history and statistics of every player', async () => {
    const { table: after } = await must(players[0]).table(table.id);
    for (const [seat, person] of players.entries()) {
      const { body } = await person.get<z.infer<typeof TableList>>('/me/tables');
      expect(body.tables.find(({ id }) => id === table.id)).toMatchObject({ status: 'over', mine: true });
      const { standing, byPlayers, rating } = await profile(person);
      const wins = after.result!.winners.includes(seat) ? 1 : 0;
      const score = after.result!.scores[seat];
      expect(standing).toEqual({ games: 1, wins, meanScore: score, bestScore: score });
      expect(byPlayers).toMatchObject([{ players: 2, games: 1, wins }]);
      // The table was not rated.
      expect(rating).toBeNull();
    }
  });

  test('names its players in the record until a player deletes the account', async () => {
    const [first, second] = atLeast(2, players);
    const header = async () => (await downloaded(first, table.id))[0] as RecordHeader;
    expect((await header()).seats).toEqual([{ name: first.name }, { name: second.name }]);
    expect((await second.delete('/me', { password: PASSWORD })).status).toBe(200);
    expect((await header()).seats).toEqual([{ name: first.name }, { name: 'somebody' }]);
    const text = JSON.stringify(await downloaded(first, table.id));
    expect(text).not.toContain(second.name);
    expect(text).not.toContain(second.id);
    replayRecord(FULL_EDITION, await downloaded(first, table.id));
    expect((await first.get(`/people/${second.id}`)).status).toBe(404);
  });
});

describe('ratings', () => {
  const RATED = { rated: true } as const;
  const finish = async (table: PlayedTable, seed: string): Promise<void> => {
    await playOn(table, seed, undefined, true);
    await eventually(
      () => server.running.context.tables.cache.get(table.id)!.row.status === 'over',
      'the end',
      50_000,
    );
  };

  test('change by rated games: the better place gains more', async () => {
    const people = [await newAccount(), await newAccount()];
    const table = await tableOf(people, RATED);
    await playOn(table, 'rated', 30);
    await finish(table, 'rated');
    const { table: after } = await must(people[0]).table(table.id);
    expect(after.reason).toBeNull();
    const { winners } = after.result!;
    const ratings = await Promise.all(people.map(async (person) => (await profile(person)).rating!));
    const better = winners.length === 2 ? 0 : must(winners[0]);
    const worse = 1 - better;
    expect(ratings[better]).toBeGreaterThanOrEqual(must(ratings[worse]));
    expect(ratings[better] === ratings[worse]).toBe(winners.length === 2);
    const { results } = server.running.context.store;
    for (const person of people) expect(results.games(person.id, 9)).toMatchObject([{ rated: 1 }]);
    expect((await profile(must(people[0]))).provisional).toBe(true);
  });

  test('players who resigned or were replaced are placed last, whatever their bot scores', async () => {
    const people = [await newAccount(), await newAccount(), await newAccount()];
    const table = await tableOf(people, { ...RATED, stand: 'random' });
    const [stays, resigns, returns] = atLeast(3, table.players);
    await playOn(table, 'start', 4);
    await returns.person.post(`/tables/${table.id}/leave`);
    await returns.person.post(`/tables/${table.id}/return`);
    await playOn(table, 'more', 4);
    await resigns.person.post(`/tables/${table.id}/resign`);
    await finish({ ...table, players: [stays, returns] }, 'rest');
    const { results } = server.running.context.store;
    const ranks = people.map(({ id }) => must(results.games(id, 1)[0]));
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(ranks.map(({ rated }) => rated)).toEqual([1, 1, 1]);
    const [first, second, third] = atLeast(
      3,
      await Promise.all(people.map(async (one) => (await profile(one)).rating!)),
    );
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    // The record names the bot that took over a seat during the game.
    const record = await downloaded(must(people[0]), table.id);
    expect(record.filter((line) => 'seat' in line)).toMatchObject([
      { seat: { player: 2, name: 'bot random' } },
      { seat: { player: 2, name: must(people[2]).name } },
      { seat: { player: 1, name: 'bot random' } },
    ]);
    for (const { id } of people) expect(JSON.stringify(record)).not.toContain(id);
    replayRecord(FULL_EDITION, record);
  });

  test('still change for the others when a player deletes their account during the game', async () => {
    const people = [await newAccount(), await newAccount()];
    const table = await tableOf(people, { ...RATED, stand: 'random' });
    await playOn(table, 'start', 2);
    await must(people[1]).delete('/me', { password: PASSWORD });
    await finish({ ...table, players: [must(table.players[0])] }, 'rest');
    expect((await profile(must(people[0]))).rating).not.toBeNull();
    expect(server.running.context.store.people.get(must(people[1]).id)).toMatchObject({
      mu: null,
      sigma: null,
    });
  });

  test('exclude guests, bots, programs, chosen seeds, corrected tiles and handicaps', async () => {
    const host = await newAccount();
    const rated = (settings: Partial<NewTable>) => host.post('/tables', { ...TWO, ...RATED, ...settings });
    for (const settings of [
      { seed: 'chosen' },
      { options: { players: 2, handicap: [1] } },
      {
        tiles: { format: 'keyflower-tiles/1', tiles: { keywood: { front: { use: { gain: { wood: 2 } } } } } },
      },
    ]) {
      expect(code(await rated(settings))).toBe('BAD_REQUEST');
    }
    const open = async (): Promise<string> => host.createTable({ ...TWO, ...RATED, public: true });
    const start = (id: string) => host.post(`/tables/${id}/start`);
    const withGuest = await open();
    await (await Person.arrive(server.url)).post(`/tables/${withGuest}/sit`, { seat: 1 });
    expect(code(await start(withGuest))).toBe('CONFLICT');
    const withBot = await open();
    await host.put(`/tables/${withBot}/seats/1`, { bot: 'miller' });
    expect(code(await start(withBot))).toBe('CONFLICT');
    const program = await newAccount();
    await program.patch('/me', { bot: true });
    const withProgram = await open();
    await program.post(`/tables/${withProgram}/sit`, { seat: 1 });
    expect(code(await start(withProgram))).toBe('CONFLICT');
  });
});

describe('a table with custom settings', () => {
  test('with a chosen seed announces it, is private and unrated, and plays that seed', async () => {
    const host = await Person.arrive(server.url);
    expect(code(await host.post('/tables', { ...TWO, seed: 'mine', public: true }))).toBe('BAD_REQUEST');
    const table = await startedTable(server.url, { ...TWO, seed: 'mine' });
    for (const { connection, person } of table.players) {
      const told = connection.received.find((one) => one.type === 'table');
      expect(told).toMatchObject({ table: { settings: { seed: 'mine', rated: false } } });
      expect((await person.table(table.id)).table.seedHash).toBe(seedCommitment('mine'));
    }
    const other = await startedTable(server.url, { ...TWO, seed: 'mine' });
    const market = ({ id, players }: PlayedTable) => must(players[0]).connection.viewOf(id).market;
    expect(market(other)).toEqual(market(table));
  });

  test('without a chosen seed has 256 random bits that stay secret until the end', async () => {
    const table = await startedTable(server.url, TWO);
    const { seed } = server.running.context.tables.cache.get(table.id)!.row;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    await playOn(table, 'hidden', 10);
    for (const { connection, person } of table.players) {
      expect(connection.raw.join('')).not.toContain(seed);
      expect(JSON.stringify(await person.table(table.id))).not.toContain(seed);
    }
  });

  test('with corrected tiles plays by them, bots included, and its record carries them', async () => {
    const tiles = {
      format: 'keyflower-tiles/1',
      tiles: { keywood: { front: { use: { gain: { wood: 2 } } } } },
    };
    const table = await startedTable(server.url, { ...TWO, tiles }, 1);
    const { tables } = server.running.context;
    expect(tables.cache.get(table.id)!.state.content.overrides).toBeDefined();
    await playOn(table, 'corrected');
    const record = await downloaded(must(table.players[0]).person, table.id);
    expect(record[0]).toMatchObject({ tiles: { hash: overridesHash(tiles as never), overrides: tiles } });
    replayRecord(FULL_EDITION, record);
    const wrong = { format: 'keyflower-tiles/1', tiles: { keywood: { front: { vp: 'many' } } } };
    expect(code(await must(table.players[0]).person.post('/tables', { ...TWO, tiles: wrong }))).toBe(
      'BAD_REQUEST',
    );
  });

  test('with a handicap gives its seats a green worker', async () => {
    const table = await startedTable(server.url, { options: { players: 3, handicap: [0, 2] } });
    const greens = table.players.map(({ connection, seat }) => {
      const { workers } = must(connection.viewOf(table.id).players[seat]);
      return typeof workers === 'number' ? -1 : (workers.green ?? 0);
    });
    expect(greens).toEqual([1, 0, 1]);
    expect(
      code(await must(table.players[0]).person.post('/tables', { options: { players: 2, handicap: [4] } })),
    ).toBe('BAD_REQUEST');
  });

  test('with the gamers’ variant is set up accordingly', async () => {
    const table = await startedTable(server.url, { options: { players: 2, gamers: true } });
    expect(must(table.players[0]).connection.viewOf(table.id).options).toMatchObject({ gamers: true });
  });
});

test('an abandoned game has no result, no record and no statistics', async () => {
  const people = [await newAccount(), await newAccount()];
  const table = await tableOf(people, { rated: true, onLeave: 'vote' });
  await must(people[1]).post(`/tables/${table.id}/leave`);
  const [{ connection }] = atLeast(1, table.players);
  const { votes } = await connection.message('votes');
  await connection.ask({ type: 'vote', table: table.id, id: 'no', vote: must(votes[0]).id, agree: false });
  const { table: after } = await must(people[0]).table(table.id);
  expect(after).toMatchObject({ status: 'closed', reason: 'abandoned', result: null });
  expect(code(await must(people[0]).get(`/tables/${table.id}/record`))).toBe('CONFLICT');
  for (const person of people) {
    const { rating, standing } = await profile(person);
    expect({ rating, games: standing.games }).toEqual({ rating: null, games: 0 });
  }
});
