import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FULL_EDITION,
  type RecordHeader,
  replayRecord,
  type scoreGame,
  seedCommitment,
} from '@keyflower/engine';
import type { TableList } from '@keyflower/protocol';
import type * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, PASSWORD, profile } from './support/accounts.ts';
import { keyflower } from './support/bundle.ts';
import { evict } from './support/eviction.ts';
import type { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, tableOf } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
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

let names = 0;
const newAccount = (): Promise<Person> => account(server.url, `Miller ${names++}`);

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
      early.push(codeOf(await must(players[0]).get(`/tables/${table.id}/${path}`)));
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

test('an abandoned game has no result, no record and no statistics', async () => {
  const people = [await newAccount(), await newAccount()];
  const table = await tableOf(people, { rated: true, onLeave: 'vote' });
  await must(people[1]).post(`/tables/${table.id}/leave`);
  const [{ connection }] = atLeast(1, table.players);
  const { votes } = await connection.message('votes');
  await connection.ask({ type: 'vote', table: table.id, id: 'no', vote: must(votes[0]).id, agree: false });
  const { table: after } = await must(people[0]).table(table.id);
  expect(after).toMatchObject({ status: 'closed', reason: 'abandoned', result: null });
  expect(codeOf(await must(people[0]).get(`/tables/${table.id}/record`))).toBe('CONFLICT');
  for (const person of people) {
    const { rating, standing } = await profile(person);
    expect({ rating, games: standing.games }).toEqual({ rating: null, games: 0 });
  }
});
