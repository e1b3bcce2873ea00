import { FULL_EDITION, type RecordLine, replayRecord } from '@keyflower/engine';
import { expect, it } from 'vitest';
import { keyflowerHere } from '../../../cli/test/run.ts';
import { emptyPostgres } from '../support/engines.ts';
import { downloaded } from '../support/records.ts';
import { Person } from '../support/person.ts';
import { startServer } from '../support/server.ts';
import { playOn, startedTable } from '../support/tables.ts';
import { must } from '../../../../scripts/testing/must.ts';

const SETTINGS = { options: { players: 2 }, public: true };

it('after a recovery to an earlier time, unfinished games go on with new draws, and finished ones stay', async () => {
  const database = await emptyPostgres({ schema: true });
  const flags = { 'database-url': database.target.postgres };
  const restored = (): ReturnType<typeof keyflowerHere> =>
    keyflowerHere('restored', '--database-url', database.target.postgres);
  let server = await startServer(flags);
  const over = await startedTable(server.url, SETTINGS);
  await playOn(over, 'over', Number.POSITIVE_INFINITY, true);
  const table = await startedTable(server.url, SETTINGS);
  await playOn(table, 'before', 6);
  const host = await Person.arrive(server.url);
  const open = await host.createTable(SETTINGS);
  const before = must((await host.table(open)).table.draws).server;
  expect(await restored()).toMatchObject({
    code: 1,
    err: 'keyflower: servers or workers use the database: stop all of them first\n',
  });
  await server.running.close();

  expect(await restored()).toMatchObject({ code: 0, out: '2 unfinished games go on with new draws\n' });
  server = await startServer(flags, {}, server.data);
  host.moveTo(server.url);
  expect(must((await host.table(open)).table.draws).server).not.toBe(before);
  for (const player of [...table.players, ...over.players]) player.person.moveTo(server.url);
  for (const player of table.players) {
    player.connection = await player.person.connect();
    await player.connection.watch(table.id);
  }
  await playOn(table, 'after', Number.POSITIVE_INFINITY, true);
  const records = await Promise.all(
    [table, over].map(({ id, players }) => downloaded(must(players[0]).person, id) as Promise<RecordLine[]>),
  );
  expect(records.map((record) => record.filter((line) => 'reseed' in line).length)).toEqual([1, 0]);
  for (const record of records) expect(replayRecord(FULL_EDITION, record).draws).not.toBeNull();
  await server.close();
  await database.remove();
});

it('is refused for a data directory, and for a database without a schema', async () => {
  expect(await keyflowerHere('restored')).toMatchObject({ code: 2 });
  const database = await emptyPostgres();
  expect(await keyflowerHere('restored', '--database-url', database.target.postgres)).toMatchObject({
    code: 1,
    err: expect.stringContaining('start a server of this version once'),
  });
  await database.remove();
});
