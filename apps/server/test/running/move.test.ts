import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL_EDITION, type RecordLine, replayRecord } from '@keyflower/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyflowerHere } from '../../../cli/test/run.ts';
import { account, signInElsewhere } from '../support/accounts.ts';
import { emptyPostgres } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { Person } from '../support/person.ts';
import { downloaded } from '../support/records.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type PlayedTable, playOn, startedTable } from '../support/tables.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

let postgres: Awaited<ReturnType<typeof emptyPostgres>>;
let folder: string;
beforeEach(async () => {
  postgres = await emptyPostgres();
  folder = mkdtempSync(join(tmpdir(), 'keyflower-move-'));
});
afterEach(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The players of a table go to another server, with the cookies that they have. */
async function goOn({ id, players }: PlayedTable, { url }: TestServer): Promise<void> {
  for (const player of players) {
    player.person.moveTo(url);
    player.connection = await player.person.connect();
    await player.connection.watch(id);
  }
}

describe('keyflower move', () => {
  it('takes a server to PostgreSQL and back: the same people go on with the same game', async () => {
    const [data, back] = [join(folder, 'data'), join(folder, 'back')];
    const url = postgres.target.postgres;
    const onFile = await startServer({}, {}, data);
    const table = await startedTable(onFile.url, { options: { players: 2 }, public: true });
    await playOn(table, 'file', 6);
    const running = await keyflowerHere('move', '--from', data, '--to', url);
    expect(running).toMatchObject({
      code: 1,
      err: `keyflower: another server is open on the data directory ${data}\n`,
    });
    await onFile.running.close();
    const there = await keyflowerHere('move', '--from', data, '--to', url);
    expect(there.code, there.err).toBe(0);
    expect(there.out).toMatch(/^people +2 {2}[0-9a-f]{64}$/m);
    expect(there.out).toContain('each table with the same rows and hash as before');

    const onPostgres = await startServer({ 'database-url': url });
    await goOn(table, onPostgres);
    await playOn(table, 'postgres', 6);
    const used = await keyflowerHere('move', '--from', url, '--to', back);
    expect(used).toMatchObject({
      code: 1,
      err: 'keyflower: servers or workers use the database: stop all of them first\n',
    });
    await onPostgres.close();
    const again = await keyflowerHere('move', '--from', url, '--to', back);
    expect(again.code, again.err).toBe(0);

    const onFileAgain = await startServer({}, {}, back);
    expect(onFileAgain.logged.filter(({ level }) => level !== 'info')).toEqual([]);
    await goOn(table, onFileAgain);
    await playOn(table, 'file again', Number.POSITIVE_INFINITY, true);
    const record = (await downloaded(must(table.players[0]).person, table.id)) as RecordLine[];
    expect(record.filter((line) => 'reseed' in line)).toEqual([]);
    expect(replayRecord(FULL_EDITION, record).draws).not.toBeNull();
    await onFileAgain.close();
  });

  it.each([
    [[], 'name what to move, with --from or --to'],
    [['--from', '/a', '--to', '/b'], 'one of --from and --to is a data directory'],
    [['--from', '/a'], 'one of --from and --to is a data directory'],
    [['--from', '/a', '--to', 'mysql://x'], 'one of --from and --to is a data directory'],
  ])('is refused with %j', async (words, reason) => {
    expect(await keyflowerHere('move', ...words)).toMatchObject({
      code: 2,
      err: expect.stringContaining(reason),
    });
  });
});

describe('on PostgreSQL', () => {
  it('keyflower user changes accounts, and every server applies it at once', async () => {
    const flags = { 'database-url': postgres.target.postgres };
    const [one, two] = [await startServer(flags), await startServer(flags)];
    const user = (...words: string[]) =>
      keyflowerHere('user', ...words, '--database-url', postgres.target.postgres);
    const anna = await account(one.url, 'Anna');
    const tab = await anna.connect();
    expect((await user('list')).out).toMatch(new RegExp(`^${anna.id} .* Anna$`, 'm'));
    const { out } = await user('password', 'anna');
    await tab.until(() => tab.closed, 'the end');
    expect(tab.received.at(-1)).toEqual({ type: 'bye', reason: 'signed-out' });
    anna.moveTo(two.url);
    expect((await signInElsewhere(anna, out.trim())).id).toBe(anna.id);

    const table = await startedTable(one.url, { options: { players: 2 }, public: true });
    const [first, second] = atLeast(2, table.players);
    expect((await user('delete', second.person.id)).code).toBe(0);
    await second.connection.until(() => second.connection.closed, 'the end');
    await first.connection.until(
      () => first.connection.latest('table')?.table.seats[1]?.gone === 'resigned',
      'a seat that was given up',
    );
    const guest = await Person.arrive(two.url);
    expect((await user('ban', guest.id, '3', 'shouting')).code).toBe(0);
    await eventually(
      async () => (await guest.post('/tables', { options: { players: 2 } })).status === 403,
      'the ban',
    );
    await one.close();
    await two.close();
  });

  it('commands for files say in one sentence that they are not for it', async () => {
    const before = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = postgres.target.postgres;
    try {
      for (const command of ['backup', 'restore']) {
        const { code, err } = await keyflowerHere(command, join(folder, 'x.sqlite'));
        expect(code).toBe(2);
        expect(err).toContain('this is for data directories, and DATABASE_URL is set');
        // A directory that is named counts more than the variable.
        const named = await keyflowerHere(command, join(folder, 'x.sqlite'), '--data', folder);
        expect(named).toMatchObject({ code: 1, err: expect.stringContaining('there is no database') });
      }
      expect((await keyflowerHere('user', 'list')).err).toContain('start a server of this version once');
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    }
  });
});
