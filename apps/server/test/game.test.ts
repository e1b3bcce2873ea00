import { FULL_EDITION, replayRecord, seedCommitment } from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, playToTheEnd, startedTable } from './support/tables.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each([
  { players: 2, people: 2, farmers: 'off' },
  { players: 3, people: 2, farmers: 'mixed' },
  { players: 4, people: 1, farmers: 'all' },
] as const)(
  'a game of $people people among $players players ($farmers) goes from the start to the result',
  async ({ players, people, farmers }) => {
    const table = await startedTable(server.url, { options: { players, farmers } }, people);
    const before = await must(table.players[0]).person.table(table.id);
    expect(before.table.status).toBe('playing');
    expect(before.table.result).toBeNull();
    // The first one at random throughout, also in the quick run.
    await (players === 2 ? playOn : playToTheEnd)(table, `game ${players}`);
    const { table: after } = await must(table.players[0]).person.table(table.id);
    expect(after.status).toBe('over');
    expect(after.result!.scores).toHaveLength(players);
    expect(seedCommitment(after.result!.seed)).toBe(before.table.seedHash);
    const { body } = await must(table.players[0]).person.get<string>(`/tables/${table.id}/record`);
    const record = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(replayRecord(FULL_EDITION, record).result!.result.scores).toEqual(after.result!.scores);
    // Each client's patched view equals the view the server sends now.
    for (const { connection, person, seat } of table.players) {
      const fresh = await person.connect();
      await fresh.watch(table.id);
      expect(connection.viewOf(table.id)).toEqual(fresh.viewOf(table.id));
      expect(fresh.viewOf(table.id).viewer).toBe(seat);
      await fresh.close();
    }
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  },
);
