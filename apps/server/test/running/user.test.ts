import { rmSync } from 'node:fs';
import { join } from 'node:path';
import LibSql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, signInElsewhere, PASSWORD } from '../support/accounts.ts';
import { keyflowerHere } from '../../../cli/test/run.ts';
import { keyflower } from '../support/bundle.ts';
import { Person } from '../support/person.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startedTable } from '../support/tables.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';
import { FULL } from '../../../../scripts/testing/full.ts';

/**
 * Starting a process takes longer than what these commands do, so the quick run starts only one and runs the other
 * commands in this process.
 */
const another = FULL ? keyflower : keyflowerHere;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const user = (...words: string[]) => another('user', ...words, '--data', server.data);

const audit = (): { act: string; target: string; operator: string | null; reason: string }[] => {
  const db = new LibSql(join(server.data, 'keyflower.sqlite'));
  const rows = db.prepare('SELECT act, target, operator, reason FROM audit ORDER BY id').all() as ReturnType<
    typeof audit
  >;
  db.close();
  return rows.map(({ act, target, operator, reason }) => ({ act, target, operator, reason }));
};

describe('keyflower user, while the server runs', () => {
  it('sets a new password, which ends every session at once', async () => {
    const anna = await account(server.url, 'Anna');
    const tab = await anna.connect();
    const { code, out } = await keyflower('user', 'password', 'anna', '--data', server.data);
    expect(code).toBe(0);
    const password = out.trim();
    expect(password).toMatch(/^[\w-]{16}$/);
    await tab.until(() => tab.closed, 'the end');
    expect(tab.received.at(-1)).toEqual({ type: 'bye', reason: 'signed-out' });
    expect((await new Person(server.url).post('/session', { name: 'Anna', password: PASSWORD })).status).toBe(
      403,
    );
    const again = await signInElsewhere(anna, password);
    expect(again.id).toBe(anna.id);
    expect(audit()).toContainEqual({ act: 'new password', target: anna.id, operator: null, reason: '' });
    expect(JSON.stringify(audit())).not.toContain(password);
  });

  it('makes operators and lists all accounts', async () => {
    const bela = await account(server.url, 'Bela');
    expect((await bela.get('/operator/audit')).status).toBe(403);
    expect((await user('operator', 'Bela', 'on')).code).toBe(0);
    expect((await bela.get('/operator/audit')).status).toBe(200);
    const { out } = await user('list');
    expect(out).toMatch(new RegExp(`^${bela.id}  \\d{4}-\\d\\d-\\d\\d  Bela  operator$`, 'm'));
    expect((await user('operator', 'Bela', 'off')).code).toBe(0);
    expect((await bela.get('/operator/audit')).status).toBe(403);
  });

  it('bans a person and lifts the ban; a guest is named by id', async () => {
    const guest = await Person.arrive(server.url);
    const tab = await guest.connect();
    expect((await user('ban', guest.id, '3', 'shouting')).code).toBe(0);
    await tab.until(() => tab.closed, 'the end');
    expect(tab.received.at(-1)).toEqual({ type: 'bye', reason: 'banned' });
    expect((await guest.post('/tables', { options: { players: 2 } })).status).toBe(403);
    expect((await user('ban', guest.id, '0', 'sorry now')).code).toBe(0);
    expect((await guest.post('/tables', { options: { players: 2 } })).status).toBe(200);
    expect(audit().map(({ act, reason }) => `${act}: ${reason}`)).toEqual(
      expect.arrayContaining(['ban 3 days: shouting', 'lift ban: sorry now']),
    );
  });

  it('renames and deletes: other players see it at once, and a bot plays on', async () => {
    const table = await startedTable(server.url, { options: { players: 2 } });
    const [first, second] = atLeast(2, table.players);
    await second.person.post('/account', { name: 'Cilla', password: PASSWORD });
    expect((await user('rename', 'Cilla', 'Dora')).code).toBe(0);
    const seatOf = (): { name: string } | null | undefined =>
      first.connection.latest('table')?.table.seats[1]?.person;
    await first.connection.until(() => seatOf()?.name === 'Dora', 'the new name');
    expect((await user('delete', 'Dora')).code).toBe(0);
    await second.connection.until(() => second.connection.closed, 'the end');
    await first.connection.until(() => {
      const info = first.connection.latest('table')?.table;
      const seat = info?.seats[1];
      return seat?.gone === 'resigned' && seat.person?.name === '';
    }, 'a bot in the place of who is gone');
    expect(await user('password', 'Dora')).toMatchObject({
      code: 1,
      err: 'keyflower: there is no person called "Dora"\n',
    });
  });
});

describe('keyflower user, with wrong arguments', () => {
  it.each([
    [[], 2, 'SUBCOMMAND is one of list, password, operator, ban, rename, delete'],
    [['ban', 'Anna'], 2, 'usage: keyflower user ban NAME DAYS REASON'],
    [['ban', 'Anna', 'x', 'y'], 2, 'DAYS is a whole number from 0 to 3650'],
    [['operator', 'Anna', 'maybe'], 2, 'is one of on, off, not "maybe"'],
    [['list', '--data', '/no/such/place'], 1, 'there is no database /no/such/place/keyflower.sqlite'],
  ] as const)('%j ends with %i and says why', async (words, code, reason) => {
    const ended = await another('user', ...words);
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(reason);
  });
});

it('an account deleted while the server was stopped has given up its seats when it starts', async () => {
  const closed = await startServer();
  const table = await startedTable(closed.url, { options: { players: 2 } });
  const [first, second] = atLeast(2, table.players);
  await closed.running.close();
  expect((await another('user', 'delete', second.person.id, '--data', closed.data)).code).toBe(0);
  const again = await startServer({ port: new URL(closed.url).port }, {}, closed.data);
  const { table: info } = await first.person.table(table.id);
  expect(info.seats[1]).toMatchObject({ gone: 'resigned', person: { name: '' } });
  await again.close();
  rmSync(closed.data, { recursive: true, force: true });
});
