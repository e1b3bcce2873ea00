import { FULL_EDITION, overridesHash, replayRecord, seedCommitment } from '@keyflower/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const TWO = { options: { players: 2 } } as const;

describe('a table with custom settings', () => {
  test('with a chosen seed announces it, is private and unrated, and plays that seed', async () => {
    const host = await Person.arrive(server.url);
    expect(codeOf(await host.post('/tables', { ...TWO, seed: 'mine', public: true }))).toBe('BAD_REQUEST');
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
    expect(codeOf(await must(table.players[0]).person.post('/tables', { ...TWO, tiles: wrong }))).toBe(
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
      codeOf(await must(table.players[0]).person.post('/tables', { options: { players: 2, handicap: [4] } })),
    ).toBe('BAD_REQUEST');
  });

  test('with the gamers’ variant is set up accordingly', async () => {
    const table = await startedTable(server.url, { options: { players: 2, gamers: true } });
    expect(must(table.players[0]).connection.viewOf(table.id).options).toMatchObject({ gamers: true });
  });
});
