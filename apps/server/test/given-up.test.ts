import type { RecordResult, scoreGame } from '@keyflower/engine';
import type { GameResult, TableInfo, TableList } from '@keyflower/protocol';
import type * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, profile } from './support/accounts.ts';
import { eventually } from './support/eventually.ts';
import type { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, tableOf } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
let people: [Person, Person, Person];
let table: string;

const info = async (): Promise<TableInfo> => (await people[0].table(table)).table;
const result = async (): Promise<GameResult> => (await info()).result!;
const wins = async (person: Person): Promise<number> => (await profile(person)).standing.wins;
const resultLine = (record: readonly object[]): RecordResult =>
  must(record.find((line): line is RecordResult => 'result' in line));

/** The seats with the highest score, whatever their players did. */
function leaders(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === most);
}

beforeAll(async () => {
  server = await startServer();
  people = [
    await account(server.url, 'Anna'),
    await account(server.url, 'Bea'),
    await account(server.url, 'Carl'),
  ];
  // Bots finish the seats that are given up, against a player who always passes: they lead.
  const played = await tableOf(people, { options: { players: 3 }, stand: 'miller' });
  table = played.id;
  const [anna, bea, carl] = atLeast(3, played.players);
  await playOn(played, 'some moves', 6);
  await bea.person.post(`/tables/${table}/resign`);
  await carl.person.post(`/tables/${table}/leave`);
  await playOn({ ...played, players: [anna] }, 'Anna alone', Number.POSITIVE_INFINITY, true);
  await eventually(() => server.running.context.tables.cache.peek(table)!.row.status === 'over', 'the end');
});
afterAll(() => server.close());

describe('a seat that its player gave up', () => {
  test('does not win, though the record counts it', async () => {
    expect((await info()).seats.map(({ gone }) => gone)).toEqual(['no', 'resigned', 'left']);
    const { scores, winners } = await result();
    expect(leaders(scores)).not.toContain(0);
    expect(winners).toEqual([0]);
    const line = resultLine(await downloaded(people[0], table));
    // Both bots may have the same score.
    expect(line.result.winners).toEqual(leaders(scores));
    expect(line.result.scores).toEqual(scores);
    const { body } = await people[0].get<ReturnType<typeof scoreGame>>(`/tables/${table}/score`);
    expect(body.winners).toEqual([0]);
  });

  test('counts as a loss in statistics and lists', async () => {
    expect(await Promise.all(people.map(wins))).toEqual([1, 0, 0]);
    const { body } = await people[1].get<z.infer<typeof TableList>>('/me/tables');
    const row = must(body.tables.find(({ id }) => id === table));
    const { scores } = await result();
    expect(row.result).toEqual({ scores, winners: [0] });
    expect(row.ended).toBeGreaterThan(row.created);
  });
});

test('wins that were counted for given-up seats are corrected when the server starts', async () => {
  const won = must(leaders((await result()).scores)[0]);
  await server.running.context.store.journal.commit((tx) => tx.results.setWinners(table, [won]));
  expect(await wins(must(people[won]))).toBe(1);
  server = await server.restart();
  for (const person of people) person.moveTo(server.url);
  const { results } = server.running.context.store;
  await eventually(async () => (await results.wonByGivenUpSeats()).length === 0, 'the correction');
  expect(await wins(must(people[won]))).toBe(0);
  expect(await wins(people[0])).toBe(1);
});
