import { FULL_EDITION, replayRecord } from '@keyflower/engine';
import type { NewTable } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, PASSWORD, profile } from './support/accounts.ts';
import { eventually } from './support/eventually.ts';
import { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, tableOf } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const TWO = { options: { players: 2 } } as const;
let names = 0;
const newAccount = (): Promise<Person> => account(server.url, `Miller ${names++}`);

describe('ratings', () => {
  const RATED = { rated: true } as const;
  const finish = async (table: PlayedTable, seed: string): Promise<void> => {
    await playOn(table, seed, undefined, true);
    await eventually(
      () => server.running.context.tables.cache.peek(table.id)!.row.status === 'over',
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
    for (const person of people) expect(await results.games(person.id, 9)).toMatchObject([{ rated: 1 }]);
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
    const ranks = await Promise.all(people.map(async ({ id }) => must((await results.games(id, 1))[0])));
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
    expect(await server.running.context.store.people.get(must(people[1]).id)).toMatchObject({
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
      expect(codeOf(await rated(settings))).toBe('BAD_REQUEST');
    }
    const open = async (): Promise<string> => host.createTable({ ...TWO, ...RATED, public: true });
    const start = (id: string) => host.post(`/tables/${id}/start`);
    const withGuest = await open();
    await (await Person.arrive(server.url)).post(`/tables/${withGuest}/sit`, { seat: 1 });
    expect(codeOf(await start(withGuest))).toBe('CONFLICT');
    const withBot = await open();
    await host.put(`/tables/${withBot}/seats/1`, { bot: 'miller' });
    expect(codeOf(await start(withBot))).toBe('CONFLICT');
    const program = await newAccount();
    await program.patch('/me', { bot: true });
    const withProgram = await open();
    await program.post(`/tables/${withProgram}/sit`, { seat: 1 });
    expect(codeOf(await start(withProgram))).toBe('CONFLICT');
  });
});
