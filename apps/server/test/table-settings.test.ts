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
    const { seed } = server.running.context.tables.cache.peek(table.id)!.row;
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
    expect(tables.cache.peek(table.id)!.state.content.overrides).toBeDefined();
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

describe('settings of a waiting table', () => {
  const NEW = { options: { players: 3, farmers: 'all' }, title: 'Later' } as const;

  async function waiting() {
    const host = await Person.arrive(server.url);
    const guest = await Person.arrive(server.url);
    const id = await host.createTable({ options: { players: 2 } });
    const { you } = await host.table(id);
    await guest.post(`/tables/${id}/enter`, { key: you.key! });
    await guest.post(`/tables/${id}/sit`, { seat: 1 });
    const connection = await guest.connect();
    await connection.watch(id);
    const change = (settings: object) => host.put(`/tables/${id}/settings`, settings);
    return { host, guest, id, connection, change };
  }

  test('can be changed by the host, and the others have to agree', async () => {
    const { host, guest, id, connection, change } = await waiting();
    expect(codeOf(await guest.put(`/tables/${id}/settings`, NEW))).toBe('FORBIDDEN');
    expect((await change(NEW)).status).toBe(200);
    const told = await connection.until(
      () => connection.received.find((one) => one.type === 'table' && one.table.unconfirmed.length > 0),
      'the new settings',
    );
    expect(told).toMatchObject({ table: { settings: NEW, unconfirmed: [1] } });
    await host.put(`/tables/${id}/seats/2`, { bot: 'random' });
    expect(await host.post(`/tables/${id}/start`)).toMatchObject({
      body: { error: { reason: 'settings-unconfirmed' } },
    });
    server.running.context.tables.cache.drop(id);
    expect((await host.table(id)).table.unconfirmed).toEqual([1]);
    expect((await guest.post(`/tables/${id}/confirm`)).status).toBe(200);
    expect((await host.post(`/tables/${id}/start`)).status).toBe(200);
    const { table } = await guest.table(id);
    expect(table).toMatchObject({ status: 'playing', settings: NEW, unconfirmed: [] });
    expect(table.seats).toHaveLength(3);
    expect(codeOf(await change({ ...NEW, title: 'Too late' }))).toBe('CONFLICT');
  });

  test('a new player agrees by sitting down, and the same settings ask for nothing', async () => {
    const { host, guest, id, change } = await waiting();
    await change(NEW);
    await guest.post(`/tables/${id}/stand`);
    expect((await host.table(id)).table.unconfirmed).toEqual([]);
    await guest.post(`/tables/${id}/sit`, { seat: 2 });
    expect((await host.table(id)).table.unconfirmed).toEqual([]);
    await change(NEW);
    expect((await host.table(id)).table.unconfirmed).toEqual([]);
  });

  test('a seat that is taken is not removed, a bot and a free one are', async () => {
    const { host, guest, id, change } = await waiting();
    await change({ options: { players: 4 } });
    await guest.post(`/tables/${id}/sit`, { seat: 3 });
    await host.put(`/tables/${id}/seats/2`, { bot: 'random' });
    expect(codeOf(await change({ options: { players: 3 } }))).toBe('CONFLICT');
    await guest.post(`/tables/${id}/sit`, { seat: 1 });
    expect((await change({ options: { players: 2 } })).status).toBe(200);
    server.running.context.tables.cache.drop(id);
    const { table, you } = await host.table(id);
    expect(table.seats.map(({ person, bot }) => person?.id ?? bot)).toEqual([host.id, guest.id]);
    expect(you.seatKeys).toHaveLength(2);
  });

  test('say before the start why a game would not be rated', async () => {
    const { host, id, change } = await waiting();
    expect((await host.table(id)).table.reason).toBeNull();
    await change({ options: { players: 2 }, rated: true });
    expect((await host.table(id)).table.reason).toBe('guests');
    await change({ options: { players: 2 } });
    expect((await host.table(id)).table.reason).toBeNull();
  });
});
